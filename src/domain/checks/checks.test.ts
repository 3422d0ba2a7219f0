import { describe, expect, test } from 'vitest';
import {
  cleaning,
  exampleBank,
  exampleComparedPaper,
  exampleDrawn,
  exampleDue,
  exampleHeld,
  exampleLarge,
  exampleMonthPaper,
  exampleOfficer,
  examplePaid,
  examplePayment,
  exampleRecorded,
  exampleReopened,
  exampleResolved,
  exampleReturned,
  exampleSuspense,
  exampleTermOut,
  exampleTreasurer,
  monthlyPaid,
} from './example-parts.ts';
import { booked, changes, exampleOf, moved, quietFacts } from './examples.ts';
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
  late: [{ months, yen: 29_000 * months, items, isDunned: true }],
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
const soon = { ...examplePaid, entryId: 'b', postedOn: '2026-10-14' };
const insured = moved('4320', -240_000, 'general', '2026-04');
const nextMonth = cleaning('2026-11-20');
const second = { ...examplePaid, entryId: 'b', postedOn: '2026-10-20' };

/** Close to what is told, and nothing to tell. */
const near: Readonly<Record<CheckId, readonly [one: Change, two: Change, three: Change]>> = {
  'bank-difference': [
    { banks: [exampleBank] },
    { banks: [{ ...exampleBank, ledgerYen: 1_283_860, unbookedYen: 440, unbookedCount: 1 }] },
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
    paid(
      // August's bill came late: it was paid on 7 October, September's on the 26th.
      ...['2026-06-26', '2026-07-27', '2026-08-26', '2026-10-07', '2026-10-26'].map(cleaning),
    ),
  ],
  'account-changed': [
    { payments: [{ ...examplePayment, isAccountNew: false }] },
    { payments: [{ ...examplePayment, payOn: '2026-08-24' }] },
    { payments: [] },
  ],
  'transfer-returned': [
    { payments: [{ ...exampleReturned, isAccountDoubted: false }] },
    {
      payments: [{ ...exampleReturned, state: 'paid', returnedOn: null, isAccountDoubted: false }],
    },
    { payments: [{ ...examplePayment, isAccountNew: false, state: 'sent' }] },
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
  numbers: [
    { entryCount: 87, highestNumber: 87 },
    { entryCount: 0, highestNumber: 0 },
    { year: null },
  ],
  'fund-balance': [
    { year: booked('1210', 1_200) },
    { year: booked('1210', 1_200, 'reserve') },
    { year: null },
  ],
  'reserve-spending': [
    { year: booked('5120', 66_000) },
    { year: booked('6120', 66_000, 'reserve') },
    { year: booked('5120', -66_000, 'reserve') },
  ],
  'write-off': [
    { year: booked('5150', 58_000) },
    { year: booked('5295', -58_000) },
    { year: null },
  ],
  'utility-jump': [
    { year: booked('5120', 124_000) },
    { year: { ...booked('5120', 180_000), monthsBefore: [] } },
    { year: { ...booked('5120', 180_000), bookedUntil: '2026-09-30' } },
  ],
  'insurance-repair': [
    { year: { ...year, months: [...insured, ...moved('6120', 220_000, 'reserve', '2026-07')] } },
    { year: { ...year, months: moved('4320', -240_000, 'general', '2026-07') } },
    { year: { ...year, months: moved('4320', 240_000, 'general', '2026-04') } },
  ],
  'no-interest': [
    { year: { ...year, months: moved('4310', -1) } },
    { year: { ...year, months: moved('1120', -1_100_000) } },
    { year: { ...year, months: [] }, booksBeginOn: '2026-06-01' },
  ],
  'regular-changed': [
    paid(...monthlyPaid.slice(3), { ...nextMonth, yen: 440_000 }),
    paid(...monthlyPaid.slice(3), { ...nextMonth, yen: 111_000 }),
    paid(...monthlyPaid.slice(4), { ...nextMonth, yen: 121_000 }),
  ],
  'regular-missed': [
    {
      ...changes['regular-missed'],
      dues: [{ ...exampleDue, name: 'みどり清掃', payOn: '2026-11-30' }],
    },
    { ...changes['regular-missed'], year },
    {
      ...changes['regular-missed'],
      paid: [cleaning('2026-03-31'), ...monthlyPaid.slice(0, 5)],
    },
  ],
  'split-payment': [
    paid({ ...examplePaid, yen: 198_000 }, { ...second, yen: 187_000 }),
    paid({ ...examplePaid, yen: 112_000 }, { ...soon, yen: 187_000 }),
    paid({ ...examplePaid, yen: 300_000 }, { ...soon, yen: 187_000 }),
  ],
  'payment-late': [
    { payments: [{ ...examplePayment, payOn: '2026-11-23' }] },
    { payments: [{ ...examplePayment, payOn: '2026-11-20', state: 'sent' }] },
    { payments: [{ ...examplePayment, payOn: '2026-11-20', state: 'paid' }] },
  ],
  'cash-drawn': [
    { drawn: [exampleDrawn] },
    { drawn: [exampleDrawn, { ...exampleDrawn, amountYen: 20_000 }] },
    { drawn: [exampleDrawn, { ...exampleDrawn, postedOn: '2026-09-01', amountYen: 40_000 }] },
  ],
  'held-old': [
    { held: [{ ...exampleHeld, postedOn: '2026-08-25' }] },
    {
      // 町会費, collected month by month since April for June.
      held: ['04', '05', '06', '07', '08', '09', '10'].map((month) => ({
        ...exampleHeld,
        entryId: month,
        postedOn: `2026-${month}-28`,
      })),
    },
    { held: [] },
  ],
  uninsured: [
    { ...changes.uninsured, year: booked('1120', 8_000_000) },
    {
      ...changes.uninsured,
      deposits: [{ bank: '澄川銀行', accountId: '1120', isProtected: true }],
    },
    { ...changes.uninsured, deposits: [] },
  ],
  reopened: [
    { reopened: [exampleReopened], year: { ...year, lockedUntil: '2026-10-31' } },
    { reopened: [{ ...exampleReopened, from: '2026-09-30', until: '2026-08-31' }] },
    { reopened: [] },
  ],
  'no-dunning': [
    late(4),
    { late: [{ months: 2, yen: 58_000, items: [], isDunned: false }] },
    { late: [] },
  ],
  'company-paper': [
    { monthPapers: [{ ...exampleMonthPaper, dueOn: '2026-11-30', daysLate: 0 }] },
    { monthPapers: [{ ...exampleMonthPaper, receivedOn: '2026-11-04', isAwaited: false }] },
    { monthPapers: [] },
  ],
  'paper-differs': [
    { comparedPapers: [{ ...exampleComparedPaper, differing: [] }] },
    // October is still being booked, and its paper came before it was due.
    {
      comparedPapers: [
        { ...exampleComparedPaper, month: '2026-10', dueOn: '2026-11-30', isClosed: false },
      ],
    },
    { comparedPapers: [] },
  ],
  quotes: [
    { ...exampleLarge, papers: [{ entryId: 'a', quotes: 2, hasContract: false }] },
    { ...exampleLarge, papers: [{ entryId: 'a', quotes: 0, hasContract: false }] },
    { ...exampleLarge, paid: [{ ...examplePaid, yen: 499_999 }] },
  ],
  resolution: [
    {
      ...changes.resolution,
      resolved: [{ ...exampleResolved, title: '屋上防水の更新工事の件' }],
    },
    {
      ...changes.resolution,
      year: {
        ...booked('6120', 880_000, 'reserve'),
        budget: [{ fundId: 'reserve', accountId: '6120', amountYen: 900_000, formula: '' }],
      },
    },
    { ...changes.resolution, resolved: [{ ...exampleResolved, heldOn: '2024-05-26' }] },
  ],
  'time-deposit': [
    {
      termOut: [exampleTermOut],
      resolved: [{ title: '定期預金の解約の件', heldOn: '2026-09-12' }],
    },
    { termOut: [{ ...exampleTermOut, amountYen: 99_999 }] },
    { termOut: [] },
  ],
  'auditor-post': [
    { officers: [exampleOfficer, exampleTreasurer] },
    {
      officers: [
        exampleOfficer,
        { ...exampleTreasurer, dwellingIds: ['101'], until: '2026-05-24' },
      ],
    },
    { officers: [exampleOfficer, { ...exampleTreasurer, post: 'director', dwellingIds: ['101'] }] },
  ],
  'officer-term': [
    { officers: [{ ...exampleOfficer, until: '2026-10-01' }] },
    {
      officers: [
        { ...exampleOfficer, until: '2026-05-24' },
        { ...exampleOfficer, personId: 'c' },
      ],
    },
    {
      // Five years and a half in two terms.
      officers: [{ ...exampleOfficer, from: '2021-05-23', until: '2025-05-25' }, exampleOfficer],
    },
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

test('the last of many equal months paid twice is told, though each month is alike', () => {
  const twice = ['2026-07-27', '2026-08-26', '2026-09-28', '2026-10-26', '2026-11-05'];
  const told = findAll({ ...quietFacts, paid: twice.map(cleaning) });
  expect(told).toMatchObject([
    { check: 'double-payment', entries: [{ id: '2026-10-26' }, { id: '2026-11-05' }] },
  ]);
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
          months: months.flatMap((month) => [
            ...moved('5120', yenAMonth, 'general', `2026-${month}`),
            ...moved('4310', -10, 'general', `2026-${month}`),
          ]),
          monthsBefore: [],
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
      late: [3, 5, 7].map((months) => ({ months, yen: months * 1_000, items: [], isDunned: true })),
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

test('a post that one person has held for six years is noted, with breaks it is not', () => {
  const before = { ...exampleOfficer, from: '2020-05-24', until: '2025-05-25' };
  const told = findAll({ ...quietFacts, officers: [before, exampleOfficer] });
  expect(told).toMatchObject([{ check: 'officer-term', severity: 'note' }]);
  const apart = { ...before, until: '2024-05-26' };
  expect(findAll({ ...quietFacts, officers: [apart, exampleOfficer] })).toEqual([]);
});

test('a contract needs no quotes, and one that is paid again and again neither', () => {
  const [large] = exampleLarge.paid ?? [];
  const told = (change: Partial<CheckFacts>) =>
    findAll({ ...quietFacts, ...exampleLarge, ...change }).map(({ check }) => check);
  expect(told({})).toEqual(['quotes']);
  expect(told({ papers: [{ entryId: 'a', quotes: 1, hasContract: true }] })).toEqual([]);
  const before = { ...examplePaid, ...large, entryId: 'b', postedOn: '2026-07-01' };
  expect(told({ paid: [before, { ...examplePaid, ...large }] })).toEqual([]);
});

describe('a paper of the company that differs', () => {
  const tell = (change: Partial<CheckFacts['comparedPapers'][number]>) =>
    findAll({ ...quietFacts, comparedPapers: [{ ...exampleComparedPaper, ...change }] });

  test('is told with both figures, and that the sums agree', () => {
    expect(exampleOf('paper-differs')).toMatchObject([
      {
        subject: '2026-09',
        severity: 'check',
        yen: 12_400,
        sentence:
          '管理会社の2026年9月分の月報と帳簿で、2つの科目の額がちがいます（管理費会計の通信・消耗品費は月報0円、帳簿12,400円。管理費会計の雑費は月報16,000円、帳簿3,600円）。差し引きは0円なので、科目の分け方がちがうのかもしれません。管理会社に内訳を聞き、分かったことを点検の答えに残してください。帳簿がまちがっていたときは、まだ締めていない月の日付で訂正を記帳してください。',
      },
    ]);
  });

  test('of a month that is not closed is told from the day after its paper was due', () => {
    expect(tell({ isClosed: false, dueOn: '2026-11-23' })).toEqual([]);
    expect(tell({ isClosed: false, dueOn: '2026-11-22' })).toHaveLength(1);
  });

  test('says so where nobody has said yet what a line is', () => {
    const [unnamed] = tell({ differing: [], unknownCount: 2 });
    expect(unnamed?.sentence).toContain('決まっていない行が2件');
    const [both] = tell({ unknownCount: 1 });
    expect(both?.sentence).toContain('科目の決まっていない行も1件あります。');
  });

  test('is open again where its figures change', () => {
    const [before] = tell({});
    const [line] = exampleComparedPaper.differing;
    const [after] = tell({ differing: line ? [{ ...line, bookedYen: 12_401 }] : [] });
    expect(after?.basis).not.toEqual(before?.basis);
  });
});
