import { describe, expect, test } from 'vitest';
import {
  booked,
  changes,
  exampleBank,
  exampleDue,
  exampleOf,
  examplePaid,
  examplePayment,
  exampleRecorded,
  exampleSuspense,
  quietFacts,
} from './examples.ts';
import type { CheckFacts } from './facts.ts';
import { findAll } from './find-all.ts';
import { type CheckId, checkIds, staysOnList } from './finding.ts';

const { year } = quietFacts;
const gift = { ...examplePaid, payeeKind: 'officer' as const, yen: 200_000 };
const first = { ...examplePaid, payeeSince: '2026-09-20', yen: 480_000 };
const bare = {
  entryId: 'a',
  postedOn: '2026-08-01',
  summary: '植栽の剪定',
  amountYen: 330_000,
};
const late = (months: number, items: CheckFacts['late'][number]['items'] = []) => ({
  late: [{ months, yen: 29_000 * months, items }],
});
const turned = (count: number, of: number, isReversal = true) => ({
  recorded: Array.from({ length: of }, (_, index) => ({
    ...exampleRecorded,
    entryId: `${index}`,
    postedOn: '2026-11-05',
    isReversal: isReversal && index < count,
  })),
});
const paid = (...entries: CheckFacts['paid']) => ({ paid: entries });
const second = { ...examplePaid, entryId: 'b', postedOn: '2026-10-20' };

/** Close to what is told, and nothing to tell. */
const near: Readonly<Record<CheckId, readonly [one: Change, two: Change, three: Change]>> = {
  'bank-difference': [
    { banks: [exampleBank] },
    { banks: [{ ...exampleBank, ledgerYen: 1_283_860, openYen: 440, openCount: 1 }] },
    { banks: [{ ...exampleBank, on: null, statementYen: null, ledgerYen: 1 }] },
  ],
  'bank-gap': [{ bankGaps: [] }, { banks: [exampleBank] }, changes['bank-late']],
  'bank-late': [
    { banks: [exampleBank] },
    { banks: [{ ...exampleBank, coveredUntil: '2026-10-09' }] },
    { banks: [{ ...exampleBank, coveredUntil: null }] },
  ],
  'double-payment': [
    paid(examplePaid, { ...second, postedOn: '2026-10-30' }),
    paid(examplePaid, { ...second, yen: 132_001 }),
    paid(examplePaid, { ...second, counterpartyId: 'other' }),
  ],
  'account-changed': [
    { payments: [{ ...examplePayment, isAccountNew: false }] },
    { payments: [{ ...examplePayment, payOn: '2026-08-24' }] },
    { payments: [] },
  ],
  'new-payee': [
    paid({ ...first, yen: 299_999 }),
    paid({ ...first, payeeSince: '2026-07-01' }),
    paid({ ...first, postedOn: '2026-10-01', yen: 1_000 }, first),
  ],
  'person-round': [
    paid({ ...gift, yen: 90_000 }),
    paid({ ...gift, yen: 201_000 }),
    paid({ ...gift, payeeKind: 'company' }),
  ],
  'no-voucher': [
    { withoutVoucher: [{ ...bare, amountYen: 9_999 }] },
    { withoutVoucher: [{ ...bare, postedOn: '2026-11-09' }] },
    { withoutVoucher: [] },
  ],
  'payable-old': [
    { dues: [{ ...exampleDue, postedOn: '2026-09-24' }] },
    { dues: [{ ...exampleDue, payOn: '2026-11-30' }] },
    { dues: [] },
  ],
  'suspense-old': [
    { suspense: [{ ...exampleSuspense, postedOn: '2026-08-25' }] },
    { suspense: [{ ...exampleSuspense, postedOn: '2026-11-01' }] },
    { suspense: [] },
  ],
  budget: [
    { year: booked('5120', 390_000) },
    { year: { ...booked('5120', 620_000), budget: [] } },
    { year: booked('4110', -1_200_000) },
  ],
  unbudgeted: [
    { year: booked('5150', 9_999) },
    { year: { ...booked('5150', 88_000), budget: [] } },
    { year: booked('4110', -88_000) },
  ],
  arrears: [late(1), late(2), { late: [] }],
  prescription: [
    late(3),
    late(1, [{ yen: 29_000, completesOn: '2031-02-27', warning: 'none' }]),
    { late: [] },
  ],
  'month-late': [
    { year: { ...year, lockedUntil: '2026-08-31' } },
    { year: { ...year, lockedUntil: '2026-10-31' } },
    { year: null },
  ],
  'late-entry': [
    { recorded: [{ ...exampleRecorded, postedOn: '2026-09-26' }] },
    { recorded: [{ ...exampleRecorded, isByHand: false }] },
    { recorded: [{ ...exampleRecorded, isReversal: true }] },
  ],
  reversals: [turned(4, 20), turned(5, 250), turned(20, 20, false)],
  'below-zero': [
    { year: booked('1120', -2_000_000) },
    { year: booked('1210', -60_000) },
    { year: null },
  ],
  'reserve-lends': [
    { year: booked('1910', 500_000) },
    { year: booked('2910', -500_000, 'reserve') },
    { year: null },
  ],
  receivables: [
    { receivables: { ledgerYen: 48_000, byDwellingYen: 48_000 } },
    { receivables: null },
    { year: null },
  ],
  funds: [
    {
      year: {
        ...year,
        months: [...booked('1910', 300_000).months, ...booked('2910', -300_000).months],
      },
    },
    { year: booked('5150', 300_000) },
    { year: null },
  ],
};
type Change = Partial<CheckFacts>;

describe('a check', () => {
  test('says nothing of books in which all is well', () => {
    expect(findAll(quietFacts)).toEqual([]);
  });

  test.each(checkIds)('%s tells its example once, and nothing of what is near it', (check) => {
    expect(exampleOf(check)).toHaveLength(1);
    const told = near[check].filter((change) =>
      findAll({ ...quietFacts, ...change }).some((it) => it.check === check),
    );
    expect(told).toEqual([]);
  });

  test.each(checkIds)('%s is calm: it says what to do and accuses nobody', (check) => {
    for (const { sentence } of exampleOf(check)) {
      expect(sentence).not.toMatch(/不正|横領|疑|あやし/u);
      expect(sentence).toMatch(/ください。$/u);
    }
  });
});

describe('figures', () => {
  test('of the bank and the books, and their difference', () => {
    expect(exampleOf('bank-difference')[0]).toMatchObject({ severity: 'urgent', yen: 440 });
  });

  test('of a budget grow from a note over a check to what is urgent', () => {
    const months = ['04', '05', '06', '07', '08', '09', '10'];
    const severityAt = (yenAMonth: number) =>
      findAll({
        ...quietFacts,
        year: {
          ...year,
          lockedUntil: '2026-10-31',
          months: months.map((month) => ({
            month: `2026-${month}`,
            fundId: 'general',
            accountId: '5120',
            amountYen: yenAMonth,
          })),
        },
      }).map(({ severity }) => severity);
    expect([120_000, 130_000, 150_000, 160_000].map(severityAt)).toEqual([
      [],
      ['note'],
      ['check'],
      ['urgent'],
    ]);
  });

  test('of small payments without papers are added up by month, large ones stand alone', () => {
    const small = { ...bare, amountYen: 20_000 };
    const found = findAll({
      ...quietFacts,
      withoutVoucher: [
        bare,
        { ...small, entryId: 'b' },
        { ...small, entryId: 'c', postedOn: '2026-08-31' },
        { ...small, entryId: 'd', postedOn: '2026-09-01' },
      ],
    });
    expect(found.map(({ subject, severity, yen }) => [subject, severity, yen])).toEqual([
      ['a', 'urgent', 330_000],
      ['2026-08', 'check', 40_000],
      ['2026-09', 'check', 20_000],
    ]);
  });

  test('of arrears are of dwellings together', () => {
    const found = findAll({
      ...quietFacts,
      late: [3, 5, 7].map((months) => ({ months, yen: months * 1_000, items: [] })),
    });
    expect(found.map(({ subject, severity, yen }) => [subject, severity, yen])).toEqual([
      ['6', 'check', 7_000],
      ['3', 'note', 8_000],
    ]);
  });
});

test('what is urgent stays on the list, answered or not', () => {
  expect(staysOnList('urgent', 'explained')).toBe(true);
  expect(staysOnList('check', 'explained')).toBe(false);
  expect(staysOnList('check', 'looking')).toBe(true);
  expect(staysOnList('note', null)).toBe(true);
});
