import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { holidayOn } from './holiday.ts';

test.each([
  ['2026-11-23', '勤労感謝の日'],
  ['2026-01-01', '元日'],
  ['2026-01-12', '成人の日'],
  ['2026-03-20', '春分の日'],
  ['2027-03-21', '春分の日'],
  // 2027-03-21 is a Sunday.
  ['2027-03-22', '振替休日'],
  // 2026-05-03 is a Sunday, and the two days after it are holidays themselves.
  ['2026-05-06', '振替休日'],
  // Between 敬老の日 on the 21st and 秋分の日 on the 23rd.
  ['2026-09-22', '国民の休日'],
  ['2026-09-23', '秋分の日'],
  ['2024-09-22', '秋分の日'],
  ['2026-11-22', undefined],
  ['2026-12-31', undefined],
  ['2021-07-22', undefined],
])('%s is %s', (date, name) => {
  expect(holidayOn(date)).toBe(name);
});

test('2026 has 18 days off by law, 2025 has 19', () => {
  const countIn = (year: number) =>
    Array.from({ length: 365 }, (_, day) => addDays(`${year}-01-01`, day)).filter(
      (date) => holidayOn(date) !== undefined,
    ).length;
  expect([countIn(2025), countIn(2026)]).toEqual([19, 18]);
});
