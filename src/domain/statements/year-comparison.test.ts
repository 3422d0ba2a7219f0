import { describe, expect, it, test } from 'vitest';
import { compareYears, type MoneyYear, wholeMonths, type YearLine } from './year-comparison.ts';

const light: YearLine = {
  fundCode: 'general',
  account: '水道光熱費',
  part: null,
  side: 'expense',
  monthsYen: [100, 110, 120, 130, 0, 0, 0, 0, 0, 0, 0, 0],
};
const running: MoneyYear = {
  fiscalYear: 2026,
  startsOn: '2026-04-01',
  endsOn: '2027-03-31',
  wholeMonths: 3,
  isByMonth: true,
  lines: [light],
};
const before: MoneyYear = {
  fiscalYear: 2025,
  startsOn: '2025-04-01',
  endsOn: '2026-03-31',
  wholeMonths: 12,
  isByMonth: true,
  lines: [{ ...light, monthsYen: [90, 120, 100, 80, 80, 80, 80, 80, 80, 80, 80, 80] }],
};

describe('a year beside the one before', () => {
  it('compares of a year that runs only the months that are whole', () => {
    const compared = compareYears(running, before);
    expect(compared?.months).toBe(3);
    // 100 + 110 + 120 beside 90 + 120 + 100: July, half booked, is in neither.
    expect(compared?.lines).toEqual([
      {
        fundCode: 'general',
        account: '水道光熱費',
        part: null,
        side: 'expense',
        nowYen: 330,
        beforeYen: 310,
        months: [
          { nowYen: 100, beforeYen: 90 },
          { nowYen: 110, beforeYen: 120 },
          { nowYen: 120, beforeYen: 100 },
        ],
      },
    ]);
  });

  it('knows nothing of the same months where the year before is known by its sums alone', () => {
    const sums = { ...before, isByMonth: false, lines: [{ ...light, monthsYen: [1_030] }] };
    expect(compareYears(running, sums)).toBeUndefined();
    const over = compareYears({ ...running, wholeMonths: 12 }, sums);
    expect(over?.lines.map(({ nowYen, beforeYen, months }) => [nowYen, beforeYen, months])).toEqual(
      [[460, 1_030, []]],
    );
  });

  it('shows what is in one of the years alone, and nothing that is in neither', () => {
    const garden = { ...light, account: '植栽管理費' };
    const none = { ...light, account: '町会費', monthsYen: [0, 0] };
    const compared = compareYears({ ...running, lines: [none] }, { ...before, lines: [garden] });
    expect(
      compared?.lines.map(({ account, nowYen, beforeYen }) => [account, nowYen, beforeYen]),
    ).toEqual([['植栽管理費', 0, 330]]);
  });
});

test.each([
  ['a year that is closed', { lockedUntil: '2027-03-31', today: '2027-06-01' }, 12],
  [
    'a year that is over and nothing was ever closed',
    { lockedUntil: null, today: '2027-06-01' },
    12,
  ],
  ['closed until September', { lockedUntil: '2026-09-30', today: '2026-11-21' }, 6],
  ['over, but closed until January only', { lockedUntil: '2027-01-31', today: '2027-06-01' }, 10],
  ['closed last in the year before', { lockedUntil: '2026-03-31', today: '2026-11-21' }, 7],
  [
    'nothing closed: the month that runs is not whole',
    { lockedUntil: null, today: '2026-11-21' },
    7,
  ],
  [
    'nothing closed, booked until August',
    { lockedUntil: null, today: '2026-11-21', bookedUntil: '2026-08-27' },
    5,
  ],
  ['nothing booked', { lockedUntil: null, today: '2026-11-21', bookedUntil: null }, 0],
  ['the first month', { lockedUntil: null, today: '2026-04-20', bookedUntil: '2026-04-18' }, 0],
])('whole months: %s', (_what, given, months) => {
  const year = { startsOn: '2026-04-01', endsOn: '2027-03-31', bookedUntil: '2026-11-18' };
  expect(wholeMonths({ ...year, ...given })).toBe(months);
});
