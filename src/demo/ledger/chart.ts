import { demoId } from '#demo/demo-id.ts';
import { type UsualAccount, usualChart } from '#domain/ledger/usual-chart.ts';
import type { AccountRow } from './row-types.ts';

/** One for each account at a bank. */
const bankAccounts: readonly (readonly [code: string, name: string])[] = [
  ['1120-01', '普通預金（澄川銀行）'],
  ['1130-01', '定期預金（みどり坂信用金庫・管理費）'],
  ['1130-02', '定期預金（澄川銀行）'],
  ['1130-03', '定期預金（みどり坂信用金庫・積立金）'],
  ['1130-04', '定期預金（湘南つばめ信託銀行）'],
  ['1135-01', '決済用普通預金（澄川銀行）'],
];

export function accountId(code: string): string {
  return demoId('account', code);
}

/** 勘定科目, those not used yet too. */
export function seedAccounts(): readonly AccountRow[] {
  const own = bankAccounts.map(
    ([code, name]): UsualAccount => ({ code, name, kind: 'asset', role: 'bank' }),
  );
  return [...usualChart, ...own]
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map((account) => ({ id: accountId(account.code), ...account }));
}
