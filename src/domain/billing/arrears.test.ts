import { describe, expect, test } from 'vitest';
import { allocate, inOrder } from './allocate.ts';
import { accruedBy, arrearsBridge, listArrears } from './arrears.ts';
import { debtorsOf } from './debtors.ts';
import { dueDay } from './due-day.ts';
import { lateCharge } from './late-charge.ts';
import type { Position } from './position.ts';
import { prescription } from './prescription.ts';
import { exampleTariff } from './testing/example-tariff.ts';

/** The payments of March are in the books. */
const isDue = ({ dueOn }: Position) => dueOn < '2026-03-31';
const rule = { day: 27, monthsBefore: 1 };

function positions(
  dwellingId: string,
  months: readonly string[],
  items: Record<string, number>,
): Position[] {
  return months.flatMap((month) =>
    Object.entries(items).map(([itemId, chargedYen]) => ({
      dwellingId,
      itemId,
      month,
      dueOn: dueDay(month, rule),
      chargedYen,
      paidYen: 0,
    })),
  );
}

/** 305 owes August to March, 702 March; the debit of April failed for both. */
const months = [
  '2025-08',
  '2025-09',
  '2025-10',
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
];
const open = [
  ...positions('305', [...months, '2026-04'], { management: 15_400, reserve: 14_000 }),
  ...positions('702', ['2026-03', '2026-04'], {
    management: 15_400,
    reserve: 14_000,
    parking: 10_000,
  }),
];

describe('arrears', () => {
  test('by accrual are what the books have as 未収金', () => {
    const list = listArrears(open, accruedBy('2026-03'));
    expect(list.map((it) => [it.dwellingId, it.months, it.yen])).toEqual([
      ['305', 8, 235_200],
      ['702', 1, 39_400],
    ]);
    expect(list[0]?.oldestDueOn).toBe('2025-07-28');
  });

  test('by the due day have April too, and the bridge tells why', () => {
    const list = listArrears(open, isDue);
    expect(list.map((it) => [it.dwellingId, it.months, it.yen])).toEqual([
      ['305', 9, 264_600],
      ['702', 2, 78_800],
    ]);
    expect(arrearsBridge(open, { month: '2026-03', isLate: isDue })).toEqual({
      overdueYen: 343_400,
      notBilledYen: 68_800,
      notBilledMonths: ['2026-04'],
      notDueYen: 0,
      accruedYen: 274_600,
    });
  });

  test('what is billed with time left to pay is in the books and no arrears', () => {
    const [first] = open;
    if (!first) throw new Error('nothing');
    const later = [{ ...first, month: '2026-03', dueOn: '2026-04-30' }];
    expect(listArrears(later, isDue)).toEqual([]);
    expect(arrearsBridge(later, { month: '2026-03', isLate: isDue })).toMatchObject({
      overdueYen: 0,
      notDueYen: 15_400,
      accruedYen: 15_400,
    });
  });

  test('the day for paying moves off a Sunday and a holiday', () => {
    expect(dueDay('2026-01', rule)).toBe('2025-12-29');
    expect(dueDay('2026-03', { day: 23, monthsBefore: 1 })).toBe('2026-02-24');
    expect(dueDay('2026-03', { day: 31, monthsBefore: 1 })).toBe('2026-03-02');
  });
});

describe('a payment', () => {
  const own = open.filter(({ dwellingId, month }) => dwellingId === '305' && month <= '2025-09');
  const parts = (order: 'month' | 'item', yen: number) =>
    allocate(inOrder(own, exampleTariff.items, order), yen);

  test('is used for the oldest month first, 管理費 before 積立金', () => {
    expect(parts('month', 30_000)).toEqual({
      allocations: [
        { itemId: 'management', month: '2025-08', yen: 15_400 },
        { itemId: 'reserve', month: '2025-08', yen: 14_000 },
        { itemId: 'management', month: '2025-09', yen: 600 },
      ],
      restYen: 0,
    });
  });

  test('or for one item first, where the board said so', () => {
    expect(parts('item', 32_000).allocations).toEqual([
      { itemId: 'management', month: '2025-08', yen: 15_400 },
      { itemId: 'management', month: '2025-09', yen: 15_400 },
      { itemId: 'reserve', month: '2025-08', yen: 1_200 },
    ]);
  });

  test('that is more than all leaves a rest', () => {
    expect(parts('month', 60_000).restYen).toBe(60_000 - 58_800);
  });
});

describe('時効', () => {
  const on = (kind: 'demand' | 'acknowledgement' | 'judgment', day: string) => ({ kind, on: day });

  test.each([
    ['nothing happened', [], '2026-07-27'],
    ['a demand holds it six months', [on('demand', '2026-06-01')], '2026-12-01'],
    [
      'a second demand changes nothing',
      [on('demand', '2026-06-01'), on('demand', '2026-11-01')],
      '2026-12-01',
    ],
    ['an early demand is used up', [on('demand', '2023-01-10')], '2026-07-27'],
    ['an acknowledgement begins it anew', [on('acknowledgement', '2024-03-05')], '2029-03-05'],
    [
      'a demand after an acknowledgement counts again',
      [on('demand', '2026-06-01'), on('acknowledgement', '2026-08-01'), on('demand', '2031-07-15')],
      '2032-01-15',
    ],
    ['a judgment gives ten years', [on('judgment', '2025-01-20')], '2035-01-20'],
    ['what comes too late changes nothing', [on('acknowledgement', '2026-07-28')], '2026-07-27'],
    [
      'within the six months an acknowledgement still counts',
      [on('demand', '2026-07-01'), on('acknowledgement', '2026-12-20')],
      '2031-12-20',
    ],
    [
      'a demand on the day of an acknowledgement does not use up the next one',
      [on('demand', '2026-06-01'), on('acknowledgement', '2026-06-01'), on('demand', '2031-05-20')],
      '2031-11-20',
    ],
    [
      'a judgment on the day of an acknowledgement gives its ten years',
      [on('acknowledgement', '2025-01-20'), on('judgment', '2025-01-20')],
      '2035-01-20',
    ],
  ])('%s', (_what, events, completesOn) => {
    for (const told of [events, events.toReversed()]) {
      expect(prescription('2021-07-27', told, '2025-01-01').completesOn).toBe(completesOn);
    }
  });

  test.each([
    ['2025-07-26', 'none', 366],
    ['2025-07-27', 'four-years', 365],
    ['2026-01-27', 'half-year', 181],
    ['2026-04-28', 'ninety-days', 90],
    ['2026-07-27', 'ninety-days', 0],
    ['2026-07-28', 'passed', -1],
  ])('on %s it warns with %s', (today, warning, daysLeft) => {
    expect(prescription('2021-07-27', [], today)).toMatchObject({ warning, daysLeft });
  });
});

describe('late charges', () => {
  const item = { dueOn: '2025-07-28', openYen: 29_400, paidLate: [] };

  test('are simple interest by days, cut to yen', () => {
    expect(lateCharge(item, 1460, '2026-03-31')).toBe(2_892);
    expect(lateCharge(item, 1460, '2025-07-28')).toBe(0);
    expect(lateCharge(item, 1460, '2025-07-01')).toBe(0);
  });

  test('count what was paid late until the day it was paid', () => {
    const partly = { ...item, openYen: 19_400, paidLate: [{ on: '2025-08-27', yen: 10_000 }] };
    // 19,400 × 246 + 10,000 × 30 days.
    expect(lateCharge(partly, 1460, '2026-03-31')).toBe(Math.floor((5_072_400 * 1460) / 3_650_000));
  });
});

test('a debt is owed by the owner of its day and by the one of today', () => {
  const spans = [
    { dwellingId: '305', name: '前の人', since: '2010-01-01', until: '2025-10-15', endedBy: null },
    { dwellingId: '305', name: '今の人', since: '2025-10-15', until: null, endedBy: null },
    { dwellingId: '702', name: 'ほかの人', since: '2010-01-01', until: null, endedBy: null },
  ];
  const former = { name: '前の人', isFormer: true };
  const today = { name: '今の人', isFormer: false };
  expect(debtorsOf(spans, '305', '2025-07-28')).toEqual([today, former]);
  expect(debtorsOf(spans, '305', '2025-10-15')).toEqual([today]);
});
