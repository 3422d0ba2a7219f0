import { sumYen, type Yen } from '#domain/money.ts';
import type { BookYear } from './books.ts';
import { demoId } from './demo-id.ts';
import { fundId } from './fund-rows.ts';
import type { BankAccountRow, FundRow } from './rows.ts';

type TimeDeposit = readonly [bank: string, branch: string, balanceYen: Yen];
type Holdings = {
  readonly current: readonly [bank: string, branch: string, kind: string];
  readonly timeDeposits: readonly TimeDeposit[];
};

/** 修繕積立金 is spread over three banks, and what moves lies where the deposit insurance covers all of it. */
const holdings: Readonly<Record<FundRow['code'], Holdings>> = {
  general: {
    current: ['澄川銀行', 'みどり坂支店', '普通預金'],
    timeDeposits: [['みどり坂信用金庫', '本店', 1_000_000]],
  },
  reserve: {
    current: ['澄川銀行', 'みどり坂支店', '決済用普通預金'],
    timeDeposits: [
      ['澄川銀行', 'みどり坂支店', 10_000_000],
      ['みどり坂信用金庫', '本店', 9_000_000],
      ['湘南つばめ信託銀行', '澄川支店', 10_000_000],
    ],
  },
};

/** What each fund holds by the books, at the banks where it lies. */
export function seedBankAccounts(years: readonly BookYear[]): readonly BankAccountRow[] {
  const latest = new Map(years.map((year) => [year.fund, year]));
  const asOf = years.map(({ bookedUntil }) => bookedUntil).reduce((a, b) => (a > b ? a : b));
  return [...latest.values()].flatMap(({ fund, closingYen }) => {
    const { current, timeDeposits } = holdings[fund];
    const [bank, branch, kind] = current;
    const tied = sumYen(timeDeposits.map(([, , balanceYen]) => balanceYen));
    const accounts = [
      [bank, branch, kind, closingYen - tied] as const,
      ...timeDeposits.map(([where, at, balance]) => [where, at, '定期預金', balance] as const),
    ];
    return accounts.map((account) => ({
      id: demoId('bank_account', `${fund}:${account.slice(0, 3).join(':')}`),
      fund_id: fundId(fund),
      bank: account[0],
      branch: account[1],
      kind: account[2],
      balance_yen: account[3],
      as_of: asOf,
    }));
  });
}
