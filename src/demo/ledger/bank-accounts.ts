import { demoId } from '#demo/demo-id.ts';
import { accountId } from './chart.ts';
import type { LedgerFund } from './draft.ts';
import { fundId } from './journal.ts';
import type { BankAccountRow } from './row-types.ts';

/** 修繕積立金 is spread over three banks, and what moves lies where the deposit insurance covers all of it. */
const holdings: readonly (readonly [
  fund: LedgerFund,
  account: string,
  bank: string,
  branch: string,
  kind: string,
  lastDigits: string,
])[] = [
  ['general', '1120-01', '澄川銀行', 'みどり坂支店', '普通預金', '4182'],
  ['general', '1130-01', 'みどり坂信用金庫', '本店', '定期預金', '0736'],
  ['reserve', '1135-01', '澄川銀行', 'みどり坂支店', '決済用普通預金', '4190'],
  ['reserve', '1130-02', '澄川銀行', 'みどり坂支店', '定期預金', '2051'],
  ['reserve', '1130-03', 'みどり坂信用金庫', '本店', '定期預金', '0741'],
  ['reserve', '1130-04', '湘南つばめ信託銀行', '澄川支店', '定期預金', '8815'],
];

/** Each is an account of the ledger, which knows what it holds. */
export function seedBankAccounts(): readonly BankAccountRow[] {
  return holdings.map(([fund, account, bank, branch, kind, lastDigits]) => ({
    id: demoId('bank_account', `${fund}:${bank}:${branch}:${kind}`),
    fund_id: fundId(fund),
    bank,
    branch,
    kind,
    account_id: accountId(account),
    last_digits: lastDigits,
  }));
}
