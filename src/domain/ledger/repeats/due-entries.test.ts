import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumYen } from '#domain/money.ts';
import { addMonths, isBankDay, lastDayOf, monthsBetween, shiftedDay } from './bank-day.ts';
import { baseKey, type DueFrame, dueEntries, keyOfTry } from './due-entries.ts';
import {
  commonYen,
  dayOfRepeat,
  monthsOfRepeat,
  type Repeat,
  summaryOfMonth,
  withCommonYen,
} from './repeat.ts';
import type { Spread } from './spread.ts';

const fee: Repeat = {
  id: 'fee',
  name: '管理委託費',
  summary: '9月分 管理委託費',
  postings: [
    { fundId: 'general', accountId: 'expense', amountYen: 540_000, counterpartyId: 'company' },
    { fundId: 'general', accountId: 'bank', amountYen: -540_000, counterpartyId: 'company' },
  ],
  dayOfMonth: 31,
  shift: 'before',
  everyMonths: 1,
  fromMonth: '2026-09',
  untilMonth: null,
  asksAmount: false,
};

const insurance: Spread = {
  id: 'insurance',
  name: '火災保険',
  fundId: 'general',
  prepaidAccountId: 'prepaid',
  expenseAccountId: 'premium',
  counterpartyId: null,
  paidYen: 100,
  paidOn: '2026-09-05',
  firstMonth: '2026-09',
  months: 3,
  bookedFrom: '2026-09',
  stoppedAfter: null,
};

const frame: DueFrame = {
  repeats: [fee],
  spreads: [],
  records: [],
  skips: [],
  years: [{ id: 'y', startsOn: '2026-04-01', endsOn: '2027-03-31' }],
  lockedUntil: null,
  today: '2026-11-23',
};

const monthsOf = (change: Partial<DueFrame>) =>
  dueEntries({ ...frame, ...change }).map(({ month }) => month);

test.each([
  ['9月分 管理委託費', '1月分 管理委託費'],
  ['2026年9月分 管理委託費', '2027年1月分 管理委託費'],
  ['令和8年９月分の管理委託費', '令和9年1月分の管理委託費'],
])('%s of four months later is %s', (summary, later) => {
  expect(summaryOfMonth({ ...fee, summary }, '2027-01')).toBe(later);
});

describe('the day', () => {
  test.each([
    // A Saturday; Friday the 30th is open.
    ['2026-10-31', 'before', '2026-10-30'],
    ['2026-10-31', 'none', '2026-10-31'],
    // Sunday, Labour Thanksgiving Day on Monday.
    ['2026-11-22', 'after', '2026-11-24'],
    // The last open day of the year is the 30th, a Wednesday.
    ['2026-12-31', 'before', '2026-12-30'],
    // 1 to 3 January the banks rest; the 4th is a Monday.
    ['2027-01-01', 'after', '2027-01-04'],
  ] as const)('%s, moved %s, is %s', (day, shift, expected) => {
    expect(shiftedDay(day, shift)).toBe(expected);
  });

  test('the 31st of February is its last day', () => {
    expect(dayOfRepeat({ ...fee, shift: 'none' }, '2027-02')).toBe('2027-02-28');
    expect(dayOfRepeat({ ...fee, shift: 'none' }, '2028-02')).toBe('2028-02-29');
  });

  test('every two months is counted from the first', () => {
    const water = { ...fee, everyMonths: 2, untilMonth: '2027-02' };
    expect(monthsOfRepeat(water, '2026-10', '2027-06')).toEqual(['2026-11', '2027-01']);
  });

  test('a shifted day is open and no more than a week away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 1, max: 31 }),
        fc.constantFrom('before' as const, 'after' as const),
        (later, dayOfMonth, shift) => {
          const month = addMonths('2024-01', later % 120);
          const day = dayOfRepeat({ ...fee, dayOfMonth, shift }, month);
          expect(isBankDay(day)).toBe(true);
          expect(Math.abs(monthsBetween(month, day.slice(0, 7)))).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('what is due', () => {
  test('is every month until this one, with the month in its words', () => {
    const due = dueEntries(frame);
    expect(due.map(({ postedOn, summary }) => [postedOn, summary])).toEqual([
      ['2026-09-30', '9月分 管理委託費'],
      ['2026-10-30', '10月分 管理委託費'],
      ['2026-11-30', '11月分 管理委託費'],
    ]);
    expect(due[0]?.key).toBe('repeat:fee:2026-09');
  });

  test('is not what is booked or skipped', () => {
    const records = [{ key: 'repeat:fee:2026-09', isReversed: false }];
    const skips = [{ sourceId: 'fee', month: '2026-10', reason: '今月はなし' }];
    expect(monthsOf({ records, skips })).toEqual(['2026-11']);
  });

  test('is again what was turned back, under another key', () => {
    const records = [{ key: 'repeat:fee:2026-09', isReversed: true }];
    expect(dueEntries({ ...frame, records })[0]?.key).toBe('repeat:fee:2026-09:2');
    const again = [...records, { key: 'repeat:fee:2026-09:2', isReversed: false }];
    expect(monthsOf({ records: again })).toEqual(['2026-10', '2026-11']);
  });

  test('moves out of a closed month, and says so', () => {
    const [first, , last] = dueEntries({ ...frame, lockedUntil: '2026-10-31' });
    expect(first?.postedOn).toBe('2026-11-01');
    expect(first?.remark).toBe(
      '2026年9月30日の分ですが、その月は締めてあるため、2026年11月1日の日付になります。',
    );
    expect(last?.remark).toBe('');
  });

  test('waits for a fiscal year', () => {
    const years = [{ id: 'y', startsOn: '2026-04-01', endsOn: '2026-10-31' }];
    const due = dueEntries({ ...frame, years });
    expect(due.map(({ obstacle }) => obstacle !== '')).toEqual([false, false, true]);
  });

  test('is a month of what was paid for several, 33, 33 and 34 yen', () => {
    const due = dueEntries({ ...frame, repeats: [], spreads: [insurance] });
    expect(due.map(({ postings }) => postings[0]?.amountYen)).toEqual([33, 33, 34]);
    expect(due[2]?.summary).toBe('火災保険（3か月のうち3か月目）');
  });

  test('can have another sum only where all its lines have the same', () => {
    expect(commonYen(fee.postings)).toBe(540_000);
    expect(withCommonYen(fee.postings, 1).map(({ amountYen }) => amountYen)).toEqual([1, -1]);
    const [one] = fee.postings;
    expect(one && commonYen([...fee.postings, { ...one, amountYen: 440 }])).toBeNull();
  });

  test('booked in any order, at any time, each month stands in the books once', () => {
    const acts = fc.array(
      fc.record({ pick: fc.nat(40), undo: fc.boolean(), later: fc.integer({ min: 0, max: 2 }) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(acts, (steps) => {
        const books = new Map<string, { month: string; isReversed: boolean }>();
        let month = '2026-09';
        const repeats = [fee, { ...fee, id: 'other', everyMonths: 3 }];
        for (const { pick, undo, later } of steps) {
          month = addMonths(month, later);
          const standing = [...books].filter(([, it]) => !it.isReversed);
          const [key, it] = standing[pick % Math.max(1, standing.length)] ?? [];
          if (undo && key && it) books.set(key, { ...it, isReversed: true });
          const records = [...books].map(([name, { isReversed }]) => ({ key: name, isReversed }));
          const due = dueEntries({ ...frame, repeats, records, today: lastDayOf(month) });
          const chosen = due[pick % Math.max(1, due.length)];
          if (undo || !chosen) continue;
          expect(books.has(chosen.key)).toBe(false);
          books.set(chosen.key, {
            month: `${chosen.sourceId} ${chosen.month}`,
            isReversed: false,
          });
          const months = [...books.values()].filter((entry) => !entry.isReversed);
          expect(new Set(months.map((entry) => entry.month)).size).toBe(months.length);
          expect(sumYen(chosen.postings.map(({ amountYen }) => amountYen))).toBe(0);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('a key names the repeat, the month and the try', () => {
  const base = baseKey({ kind: 'repeat', sourceId: 'x', month: '2026-11' });
  expect([keyOfTry(base, 1), keyOfTry(base, 3)]).toEqual([
    'repeat:x:2026-11',
    'repeat:x:2026-11:3',
  ]);
});
