import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { nextOfficeDay, officeDay, readOfficeHours, spansWords } from './office-hours.ts';

const written = '月〜土 8:00〜12:00、13:00〜17:00（水曜は午前のみ、日祝と年末年始は休み）';

function on(date: string, text = written): string {
  const hours = readOfficeHours(text);
  if (!hours) return 'not read';
  const { spans, occasion } = officeDay(hours, date);
  return `${spansWords(spans)}${occasion && `・${occasion}`}`;
}

test.each([
  ['2026-11-24', '8:00〜12:00と13:00〜17:00'],
  ['2026-11-25', '8:00〜12:00'],
  ['2026-11-28', '8:00〜12:00と13:00〜17:00'],
  ['2026-11-29', ''],
  // 勤労感謝の日 is a Monday.
  ['2026-11-23', '・勤労感謝の日'],
  ['2026-12-28', '8:00〜12:00と13:00〜17:00'],
  ['2026-12-29', '・年末年始'],
  ['2027-01-03', '・年末年始'],
  ['2027-01-04', '8:00〜12:00と13:00〜17:00'],
])('on %s somebody is there %s', (date, words) => {
  expect(on(date)).toBe(words);
});

test.each([
  ['毎日 9:00～21:00', '2026-11-23', '9:00〜21:00・勤労感謝の日'],
  ['平日 9:00〜18:00', '2026-11-23', '・勤労感謝の日'],
  ['平日 9:00〜18:00', '2026-11-28', ''],
  ['月・水・金 9:00〜11:30', '2026-11-25', '9:00〜11:30'],
  ['月・水・金 9:00〜11:30', '2026-11-26', ''],
  ['土〜月 10:00〜15:00', '2026-11-29', '10:00〜15:00'],
  ['毎日 9:00〜17:00（火曜日は休み）', '2026-11-24', ''],
  ['毎日 9:00〜17:00（日曜日と祝日は休み）', '2026-11-29', ''],
  ['毎日 9:00〜15:00（土は午前のみ）', '2026-11-28', '9:00〜12:00'],
])('%s on %s is %s', (text, date, words) => {
  expect(on(date, text)).toBe(words);
});

test.each([
  '',
  '24時間',
  '平日 9:00〜18:00（担当 三浦）',
  '月〜土 8:00〜12:00（第3週は休み）',
  '月〜土 17:00〜8:00',
  '9:00〜20:00、障害の受付は24時間',
])('「%s」 is not guessed at', (text) => {
  expect(readOfficeHours(text)).toBeUndefined();
});

test('after the days around New Year the next day is found', () => {
  const hours = readOfficeHours(written);
  expect(hours && nextOfficeDay(hours, '2026-12-28')?.date).toBe('2027-01-04');
  const never = readOfficeHours('日 9:00〜12:00（日曜は休み）');
  expect(never && nextOfficeDay(never, '2026-12-28')).toBeUndefined();
});

test('the next day is after the one asked from, open, and none between is', () => {
  const hours = readOfficeHours(written);
  if (!hours) throw new Error('not read');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), (days) => {
      const from = addDays('2024-01-01', days);
      const next = nextOfficeDay(hours, from);
      expect(next && next.date > from && next.spans.length > 0).toBe(true);
      for (let day = addDays(from, 1); next && day < next.date; day = addDays(day, 1)) {
        expect(officeDay(hours, day).spans).toEqual([]);
      }
    }),
  );
});
