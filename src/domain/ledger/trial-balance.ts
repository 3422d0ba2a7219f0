import type { Yen } from '#domain/money.ts';
import { sumYen } from '#domain/money.ts';
import type { Account, Fund } from './account.ts';
import { accountFinder, byCode } from './account-lookup.ts';
import type { Balance } from './balance.ts';

/** What the two columns of a paper hold: neither is ever negative. */
type Columns = { readonly debitYen: Yen; readonly creditYen: Yen };

type TrialBalanceRow = {
  readonly account: Account;
  readonly opening: Columns;
  /** 借方合計 and 貸方合計 of the time itself. */
  readonly movement: Columns;
  readonly closing: Columns;
};

type TrialBalanceTotals = Omit<TrialBalanceRow, 'account'>;

/** 合計残高試算表 of one fund: in each pair of columns both sides come to the same. */
export type TrialBalance = {
  readonly fund: Fund;
  readonly rows: readonly TrialBalanceRow[];
  readonly totals: TrialBalanceTotals;
};

export type TrialBalanceInput = {
  readonly funds: readonly Fund[];
  readonly accounts: readonly Account[];
  readonly opening: readonly Balance[];
  /** Postings, or for each account the sum of its debits and the sum of its credits. */
  readonly movements: readonly Balance[];
};

/** 試算表, a table for each fund in which something stands or moved. */
export function trialBalance(input: TrialBalanceInput): readonly TrialBalance[] {
  return input.funds
    .map((fund) => {
      const rows = rowsOf(fund, input);
      return { fund, rows, totals: totalsOf(rows) };
    })
    .filter(({ rows }) => rows.length > 0);
}

function rowsOf(fund: Fund, { accounts, opening, movements }: TrialBalanceInput) {
  const before = amountsByAccount(opening, fund);
  const moved = amountsByAccount(movements, fund);
  const findAccount = accountFinder(accounts);
  return [...new Set([...before.keys(), ...moved.keys()])]
    .map((id) => rowOf(findAccount(id), before.get(id) ?? [], moved.get(id) ?? []))
    .filter(({ opening: { debitYen, creditYen }, movement }) =>
      [debitYen, creditYen, movement.debitYen, movement.creditYen].some((yen) => yen !== 0),
    )
    .toSorted((one, other) => byCode(one.account, other.account));
}

function amountsByAccount(balances: readonly Balance[], fund: Fund): Map<string, Yen[]> {
  const found = new Map<string, Yen[]>();
  for (const { fundId, accountId, amountYen } of balances) {
    if (fundId !== fund.id) continue;
    const amounts = found.get(accountId);
    if (amounts) amounts.push(amountYen);
    else found.set(accountId, [amountYen]);
  }
  return found;
}

function rowOf(account: Account, before: readonly Yen[], moved: readonly Yen[]): TrialBalanceRow {
  const openingYen = sumYen(before);
  return {
    account,
    opening: columnsOf(openingYen),
    movement: {
      debitYen: sumYen(moved.filter((yen) => yen > 0)),
      creditYen: sumYen(moved.map((yen) => (yen < 0 ? -yen : 0))),
    },
    closing: columnsOf(openingYen + sumYen(moved)),
  };
}

function columnsOf(signedYen: Yen): Columns {
  return signedYen < 0
    ? { debitYen: 0, creditYen: -signedYen }
    : { debitYen: signedYen, creditYen: 0 };
}

function totalsOf(rows: readonly TrialBalanceRow[]): TrialBalanceTotals {
  const total = (pick: (row: TrialBalanceRow) => Columns): Columns => ({
    debitYen: sumYen(rows.map((row) => pick(row).debitYen)),
    creditYen: sumYen(rows.map((row) => pick(row).creditYen)),
  });
  return {
    opening: total(({ opening }) => opening),
    movement: total(({ movement }) => movement),
    closing: total(({ closing }) => closing),
  };
}
