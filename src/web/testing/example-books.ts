import type { Chart, LedgerEntry } from '#contract/ledger.ts';
import { withLookups } from '#web/lib/books/use-books.ts';

function numbered(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export const ids = {
  general: numbered(1),
  reserve: numbered(2),
  bank: numbered(11),
  reserveBank: numbered(12),
  cash: numbered(13),
  payable: numbered(14),
  suspense: numbered(15),
  net: numbered(16),
  fees: numbered(17),
  utilities: numbered(18),
  works: numbered(19),
  transferOut: numbered(20),
  transferIn: numbered(21),
  bankFees: numbered(22),
  oldAccount: numbered(23),
  power: numbered(31),
  builder: numbered(32),
  entry: numbered(41),
} as const;

const account = (
  id: string,
  [code, name]: readonly [string, string],
  kind: Chart['accounts'][number]['kind'],
  role: Chart['accounts'][number]['role'] = '',
) => ({ id, code, name, kind, role, isRetired: false });

/** A small association on 22 November 2026, with its books closed until September. */
export const exampleChart: Chart = {
  today: '2026-11-22',
  funds: [
    { id: ids.general, code: 'general', name: '管理費会計', isPassThrough: false },
    { id: ids.reserve, code: 'reserve', name: '修繕積立金会計', isPassThrough: false },
  ],
  accounts: [
    account(ids.cash, ['1110', '現金'], 'asset', 'cash'),
    account(ids.bank, ['1120-01', '普通預金（北銀行）'], 'asset', 'bank'),
    account(ids.reserveBank, ['1120-02', '普通預金（南銀行）'], 'asset', 'bank'),
    account(ids.payable, ['2110', '未払金'], 'liability', 'payable'),
    account(ids.suspense, ['2140', '仮受金'], 'liability', 'suspense'),
    account(ids.net, ['3110', '前期繰越剰余金'], 'net'),
    account(ids.fees, ['4110', '管理費収入'], 'income'),
    account(ids.transferIn, ['4230', '他会計繰入金'], 'income', 'transfer'),
    account(ids.utilities, ['5120', '水道光熱費'], 'expense'),
    account(ids.bankFees, ['5210', '支払手数料'], 'expense'),
    account(ids.transferOut, ['5310', '他会計への繰入'], 'expense', 'transfer'),
    account(ids.works, ['6110', '計画修繕工事費'], 'expense'),
    { ...account(ids.oldAccount, ['5180', '通信費'], 'expense'), isRetired: true },
  ],
  counterparties: [
    { id: ids.power, name: 'あおば電力', kind: 'company', invoiceNumber: '', isRetired: false },
    { id: ids.builder, name: '若葉建設', kind: 'company', invoiceNumber: '', isRetired: false },
  ],
  bankAccounts: [
    {
      id: numbered(51),
      accountId: ids.bank,
      fundId: ids.general,
      bank: '北銀行',
      branch: '本店',
      kind: '普通預金',
    },
    {
      id: numbered(52),
      accountId: ids.reserveBank,
      fundId: ids.reserve,
      bank: '南銀行',
      branch: '駅前支店',
      kind: '普通預金',
    },
  ],
  years: [
    { id: numbered(61), startsOn: '2025-04-01', endsOn: '2026-03-31', lastNumber: 0 },
    { id: numbered(62), startsOn: '2026-04-01', endsOn: '2027-03-31', lastNumber: 120 },
  ],
  lockedUntil: '2026-09-30',
  openedUntil: '2025-03-31',
  finalUntil: '2026-03-31',
  locks: [
    {
      number: 7,
      lockedUntil: '2026-09-30',
      isFinal: false,
      reason: '月次の締め',
      askedAs: '会計担当理事',
      askedOn: '2026-10-17',
      approvedAs: '理事長',
      approvedOn: '2026-10-18',
    },
  ],
  request: null,
};

export const exampleBooks = withLookups(exampleChart);

/** あおば電力 is paid 48,210 yen on 27 October. */
export function exampleEntry(change: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    id: ids.entry,
    number: 120,
    fiscalYear: 2026,
    postedOn: '2026-10-27',
    origin: 'manual',
    summary: '9月分の電気料',
    reason: '',
    enteredAs: '会計担当理事',
    recordedOn: '2026-10-28',
    reverses: null,
    reversedBy: null,
    postings: [
      {
        fundId: ids.general,
        accountId: ids.utilities,
        amountYen: 48_210,
        counterpartyId: ids.power,
      },
      { fundId: ids.general, accountId: ids.bank, amountYen: -48_210, counterpartyId: ids.power },
    ],
    ...change,
  };
}
