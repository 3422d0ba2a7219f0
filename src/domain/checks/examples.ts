import type { Account, AccountRole, Fund } from '#domain/ledger/account.ts';
import type { BookedYear } from '#domain/statements/booked-year.ts';
import type { CheckFacts, PaidEntry } from './facts.ts';
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
    account('4110', '管理費収入'),
    account('5120', '水道光熱費'),
    account('5150', '小修繕費'),
  ],
  opening: [
    { fundId: 'general', accountId: '1120', amountYen: 2_000_000 },
    { fundId: 'general', accountId: '1210', amountYen: 48_000 },
  ],
  months: [{ month: '2026-10', fundId: 'general', accountId: '5120', amountYen: 500_000 }],
  monthsBefore: [],
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
  withoutVoucher: [],
  payments: [],
  dues: [],
  suspense: [],
  late: [],
  receivables: { ledgerYen: 48_000, byDwellingYen: 48_000 },
  recorded: [],
};

export const examplePaid: PaidEntry = {
  entryId: 'a',
  postedOn: '2026-10-05',
  summary: '給水ポンプの部品代',
  counterpartyId: 'pump',
  payee: '北浜ポンプ',
  payeeKind: 'company',
  payeeSince: '2024-05-01',
  yen: 132_000,
};
export const exampleBank: CheckFacts['banks'][number] = {
  id: 'bank',
  name: '澄川銀行 みどり坂支店 普通預金',
  coveredUntil: '2026-10-31',
  on: '2026-10-31',
  statementYen: 1_284_300,
  ledgerYen: 1_284_300,
  openCount: 0,
  openYen: 0,
};
const open = { entryId: 'a', postedOn: '2026-08-01', amountYen: 55_000 };

export const exampleDue = { ...open, name: '湘南塗装', summary: '手すりの塗り直し', payOn: null };
export const exampleSuspense = { ...open, name: '仮受金', summary: 'お名前の分からない振込' };
export const examplePayment: CheckFacts['payments'][number] = {
  id: 'p',
  entryId: 'a',
  payee: '北浜ポンプ',
  summary: '給水ポンプの部品代',
  yen: 132_000,
  payOn: '2026-11-30',
  isAccountNew: true,
};
export const exampleRecorded: CheckFacts['recorded'][number] = {
  entryId: 'a',
  postedOn: '2026-08-20',
  summary: '掲示板の修理',
  recordedOn: '2026-11-10',
  isReversal: false,
  isByHand: true,
};

export function booked(
  accountId: string,
  amountYen: number,
  fundId: 'general' | 'reserve' = 'general',
): BookedYear {
  return { ...year, months: [...year.months, { month: '2026-10', fundId, accountId, amountYen }] };
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
  arrears: { late: [{ months: 6, yen: 174_000, items: [] }] },
  prescription: {
    late: [
      {
        months: 1,
        yen: 29_000,
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
};

export function exampleOf(check: CheckId): readonly Finding[] {
  return findAll({ ...quietFacts, ...changes[check] }).filter((it) => it.check === check);
}

/** 異常の例: one of each kind. */
export function listExamples(): readonly Finding[] {
  return checkIds.flatMap((check) => exampleOf(check).slice(0, 1));
}
