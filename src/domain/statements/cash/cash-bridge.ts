import { type Account, type Fund, shownYen } from '#domain/ledger/account.ts';
import { byCode } from '#domain/ledger/account-lookup.ts';
import type { Balance } from '#domain/ledger/balance.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { type YearFigures, yenByAccount, yenOfKinds } from '#domain/statements/figures.ts';
import { isMoney } from './entry-parts.ts';

type NamedYen = { readonly account: Account; readonly name: string; readonly yen: Yen };

/** 発生主義から現金主義への組替え of a fund: from 当期収支差額 by balances alone to the money there is. */
export type CashBridge = {
  readonly fund: Fund;
  /** 当期収支差額, 発生主義 */
  readonly accrualYen: Yen;
  /** What each account that is not money holds back or lends: 未収金が増えた分, with a minus. */
  readonly steps: readonly NamedYen[];
  /** 当期収支差額, 現金主義 */
  readonly cashYen: Yen;
  readonly openingYen: Yen;
  /** The balances of the accounts at the banks, and of the cash box. */
  readonly money: readonly NamedYen[];
  readonly moneyYen: Yen;
};

export function cashBridge(fund: Fund, { accounts, opening, movements }: YearFigures): CashBridge {
  const moved = yenByAccount(movements, fund);
  const accrualYen = shownYen('net', yenOfKinds(moved, accounts, ['income', 'expense']));
  const steps = accounts
    .filter((account) => !isMoney(account) && !isResult(account))
    .toSorted(byCode)
    .map((account) => stepOf(account, moved.get(account.id) ?? 0))
    .filter(({ yen }) => yen !== 0);
  const money = moneyYen(fund, accounts, [...opening, ...movements]);
  return {
    fund,
    accrualYen,
    steps,
    cashYen: sumYen([accrualYen, ...steps.map(({ yen }) => yen)]),
    openingYen: sumYen(moneyYen(fund, accounts, opening).map(({ yen }) => yen)),
    money,
    moneyYen: sumYen(money.map(({ yen }) => yen)),
  };
}

function isResult({ kind }: Account): boolean {
  return kind === 'income' || kind === 'expense';
}

function stepOf(account: Account, movedYen: Yen): NamedYen {
  const grows = shownYen(account.kind, movedYen) > 0;
  return {
    account,
    name: `${account.name}が${grows ? '増えた' : '減った'}分`,
    yen: 0 - movedYen,
  };
}

/** What lies on each account that is money. */
export function moneyYen(
  fund: Fund,
  accounts: readonly Account[],
  balances: readonly Balance[],
): readonly NamedYen[] {
  const sums = yenByAccount(balances, fund);
  return accounts
    .filter(isMoney)
    .toSorted(byCode)
    .map((account) => ({ account, name: account.name, yen: sums.get(account.id) ?? 0 }))
    .filter(({ yen }) => yen !== 0);
}
