import type { Account, AccountRole, Fund } from '#domain/ledger/account.ts';
import type { BookedYear } from '#domain/statements/booked-year.ts';
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
  exampleWork,
  monthlyPaid,
  open,
} from './example-parts.ts';
import type { CheckFacts } from './facts.ts';
import { findAll } from './find-all.ts';
import { type CheckId, checkIds, type Finding } from './finding.ts';

/** Made-up books in which all is well, and what would have to be in them for each check to speak. */

const general: Fund = { id: 'general', code: 'general', name: '管理費会計', isPassThrough: false };
const reserve: Fund = {
  id: 'reserve',
  code: 'reserve',
  name: '修繕積立金会計',
  isPassThrough: false,
};

function account(code: string, name: string, role: AccountRole = ''): Account {
  const kinds = { 1: 'asset', 2: 'liability', 3: 'net', 4: 'income', 5: 'expense' } as const;
  const kind = kinds[Number(code.slice(0, 1)) as keyof typeof kinds];
  return { id: code, code, name, kind, role, isRetired: false };
}

/** What moved, and its other side. */
export function moved(
  accountId: string,
  amountYen: number,
  fundId: 'general' | 'reserve' = 'general',
  month = '2026-10',
): BookedYear['months'] {
  const move = { month, fundId };
  return [
    { ...move, accountId, amountYen },
    { ...move, accountId: '3110', amountYen: -amountYen },
  ];
}

const year: BookedYear = {
  startsOn: '2026-04-01',
  endsOn: '2027-03-31',
  bookedUntil: '2026-10-31',
  lockedUntil: '2026-09-30',
  funds: [general, reserve],
  accounts: [
    account('1120', '普通預金', 'bank'),
    account('1210', '未収金', 'receivable'),
    account('1910', '他会計貸付金', 'interfund'),
    account('2910', '他会計借入金', 'interfund'),
    account('3110', '前期繰越剰余金'),
    account('4110', '管理費収入'),
    account('4310', '受取利息'),
    account('4320', '受取保険金'),
    account('5120', '水道光熱費'),
    account('5150', '小修繕費'),
    account('5295', '貸倒損失'),
    account('6120', '臨時修繕費'),
  ],
  opening: [
    { fundId: 'general', accountId: '1120', amountYen: 2_000_000 },
    { fundId: 'general', accountId: '1210', amountYen: 48_000 },
    { fundId: 'general', accountId: '3110', amountYen: -2_048_000 },
  ],
  months: [...moved('5120', 500_000), ...moved('4310', -10, 'general', '2026-08')],
  monthsBefore: moved('5120', 480_000, 'general', '2025-10'),
  budget: [{ fundId: 'general', accountId: '5120', amountYen: 1_000_000, formula: '' }],
  remarks: [],
};

export const quietFacts: CheckFacts & { readonly year: BookedYear } = {
  today: '2026-11-23',
  year,
  booksBeginOn: '2024-04-01',
  banks: [],
  bankGaps: [],
  paid: [],
  papers: [],
  officers: [],
  resolved: [],
  works: [],
  termOut: [],
  withoutVoucher: [],
  payments: [],
  dues: [],
  suspense: [],
  held: [],
  drawn: [],
  deposits: [],
  reopened: [],
  entryCount: 86,
  highestNumber: 86,
  late: [],
  receivables: { ledgerYen: 48_000, byDwellingYen: 48_000 },
  recorded: [],
  monthPapers: [],
  comparedPapers: [],
};

export function booked(
  accountId: string,
  amountYen: number,
  fundId: 'general' | 'reserve' = 'general',
): BookedYear {
  return { ...year, months: [...year.months, ...moved(accountId, amountYen, fundId)] };
}

/** What differs from the quiet books. */
export const changes: Readonly<Record<CheckId, Partial<CheckFacts>>> = {
  'bank-difference': { banks: [{ ...exampleBank, ledgerYen: 1_283_860 }] },
  'bank-gap': {
    bankGaps: [{ id: 'gap', name: exampleBank.name, from: '2026-08-01', until: '2026-08-31' }],
  },
  'bank-late': { banks: [{ ...exampleBank, coveredUntil: '2026-09-30' }] },
  'double-payment': {
    paid: [examplePaid, { ...examplePaid, entryId: 'b', postedOn: '2026-10-20' }],
  },
  'account-changed': { payments: [examplePayment] },
  'transfer-returned': { payments: [exampleReturned] },
  'new-payee': {
    paid: [{ ...examplePaid, payee: '湘南塗装', payeeSince: '2026-09-20', yen: 480_000 }],
  },
  'person-round': {
    paid: [{ ...examplePaid, payeeKind: 'officer', summary: '夏祭りの準備', yen: 200_000 }],
  },
  'no-voucher': {
    withoutVoucher: [{ ...open, summary: '植栽の剪定', amountYen: 330_000 }],
  },
  'payable-old': { dues: [exampleDue] },
  'suspense-old': { suspense: [exampleSuspense] },
  budget: { year: booked('5120', 620_000) },
  unbudgeted: { year: booked('5150', 88_000) },
  arrears: { late: [{ months: 6, yen: 174_000, items: [], isDunned: true }] },
  prescription: {
    late: [
      {
        months: 1,
        yen: 29_000,
        isDunned: false,
        items: [{ yen: 29_000, completesOn: '2027-02-27', warning: 'half-year' }],
      },
    ],
  },
  'month-late': { year: { ...year, lockedUntil: '2026-07-31' } },
  'late-entry': { recorded: [exampleRecorded] },
  reversals: {
    recorded: Array.from({ length: 20 }, (_, index) => ({
      ...exampleRecorded,
      entryId: `${index}`,
      postedOn: '2026-11-05',
      isReversal: index < 5,
    })),
  },
  'below-zero': { year: booked('1120', -2_060_000) },
  'reserve-lends': {
    year: {
      ...year,
      months: [...booked('1910', 500_000, 'reserve').months, ...booked('2910', -500_000).months],
      budget: [{ fundId: 'general', accountId: '5120', amountYen: 2_000_000, formula: '' }],
    },
  },
  receivables: { receivables: { ledgerYen: 48_000, byDwellingYen: 46_000 } },
  funds: { year: booked('1910', 300_000) },
  numbers: { entryCount: 85 },
  'fund-balance': {
    year: {
      ...year,
      opening: [...year.opening, { fundId: 'general', accountId: '1210', amountYen: 1_200 }],
    },
  },
  'reserve-spending': {
    year: { ...booked('5120', 66_000, 'reserve'), budget: [] },
  },
  'write-off': { year: { ...booked('5295', 58_000), budget: [] } },
  'utility-jump': {
    year: booked('5120', 180_000),
  },
  'insurance-repair': {
    year: { ...year, months: [...year.months, ...moved('4320', -240_000, 'general', '2026-04')] },
  },
  'no-interest': { year: { ...year, months: moved('5120', 500_000) } },
  'regular-changed': {
    paid: [...monthlyPaid.slice(3, 6), { ...cleaning('2026-11-20'), yen: 121_000 }],
  },
  'regular-missed': {
    paid: ['04', '05', '06', '07', '08', '09'].map((month) => cleaning(`2026-${month}-20`)),
    year: { ...year, bookedUntil: '2026-11-22' },
  },
  'split-payment': {
    paid: [
      { ...examplePaid, yen: 198_000 },
      { ...examplePaid, entryId: 'b', postedOn: '2026-10-14', yen: 187_000 },
    ],
  },
  'payment-late': { payments: [{ ...examplePayment, isAccountNew: false, payOn: '2026-11-20' }] },
  'cash-drawn': { drawn: [exampleDrawn, { ...exampleDrawn, entryId: 'b', amountYen: 40_000 }] },
  'held-old': { held: [exampleHeld] },
  uninsured: {
    deposits: [{ bank: '澄川銀行', accountId: '1120', isProtected: false }],
    year: booked('1120', 8_600_000),
  },
  reopened: { reopened: [exampleReopened] },
  'no-dunning': { late: [{ months: 4, yen: 116_000, items: [], isDunned: false }] },
  'company-paper': { monthPapers: [exampleMonthPaper] },
  'paper-differs': { comparedPapers: [exampleComparedPaper] },
  quotes: exampleLarge,
  resolution: {
    works: [exampleWork],
    resolved: [exampleResolved],
    year: booked('6120', 880_000, 'reserve'),
  },
  'time-deposit': { termOut: [exampleTermOut] },
  'auditor-post': { officers: [exampleOfficer, { ...exampleTreasurer, dwellingIds: ['101'] }] },
  'officer-term': { officers: [{ ...exampleOfficer, until: '2026-05-24' }] },
};

export function exampleOf(check: CheckId): readonly Finding[] {
  return findAll({ ...quietFacts, ...changes[check] }).filter((it) => it.check === check);
}

/** 異常の例: one of each kind. */
export function listExamples(): readonly Finding[] {
  return checkIds.flatMap((check) => exampleOf(check).slice(0, 1));
}
