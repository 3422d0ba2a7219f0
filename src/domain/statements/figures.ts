import { type Account, type AccountKind, type Fund, shownYen } from '#domain/ledger/account.ts';
import type { Balance } from '#domain/ledger/balance.ts';
import type { Yen } from '#domain/money.ts';

/** A line of the budget that was voted; `note` is what it was reckoned from (48戸×15,400円×12月). */
export type BudgetLine = {
  readonly fundId: string;
  readonly accountId: string;
  readonly amountYen: Yen;
  readonly note: string;
};

/** All that the papers of a year, or of a part of it, are made from. Balances are debit positive. */
export type YearFigures = {
  readonly funds: readonly Fund[];
  readonly accounts: readonly Account[];
  /** At the year's start; income and expense of years that are not closed for good may still stand in it. */
  readonly opening: readonly Balance[];
  /** What was posted from the year's start to the day of the paper, one balance for each fund and account. */
  readonly movements: readonly Balance[];
  readonly budget: readonly BudgetLine[];
};

/** 町会費 and the like are collected for others: such a fund has a balance sheet, but no income. */
export function hasIncome(fund: Fund): boolean {
  return !fund.isPassThrough;
}

/** Σ by account in one fund, debit positive. */
export function yenByAccount(balances: Iterable<Balance>, { id }: Fund): ReadonlyMap<string, Yen> {
  const sums = new Map<string, Yen>();
  for (const { fundId, accountId, amountYen } of balances) {
    if (fundId === id) sums.set(accountId, (sums.get(accountId) ?? 0) + amountYen);
  }
  return sums;
}

/** Σ over the accounts of some kinds, debit positive. */
export function yenOfKinds(
  sums: ReadonlyMap<string, Yen>,
  accounts: readonly Account[],
  kinds: readonly AccountKind[],
): Yen {
  let total = 0;
  for (const { id, kind } of accounts) {
    if (kinds.includes(kind)) total += sums.get(id) ?? 0;
  }
  return total;
}

/** 前期繰越収支差額. What is posted to 正味財産 during the year belongs to its beginning: an opening entry. */
export function carriedForwardYen(figures: YearFigures, fund: Fund): Yen {
  const { accounts, opening, movements } = figures;
  const before = yenOfKinds(yenByAccount(opening, fund), accounts, ['net', 'income', 'expense']);
  const within = yenOfKinds(yenByAccount(movements, fund), accounts, ['net']);
  return shownYen('net', before + within);
}
