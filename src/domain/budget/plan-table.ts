import type { Account, Fund } from '#domain/ledger/account.ts';
import { byCode } from '#domain/ledger/account-lookup.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { ComparedLine } from '#domain/statements/budget-comparison.ts';
import { isSamePlace, type PlannedLine } from './budget-version.ts';

/** A line of the plan beside what was budgeted before and what that comes to. */
export type PlanRow = PlannedLine & {
  readonly account: Account;
  readonly beforeYen: Yen;
  readonly forecastYen: Yen;
  /** Budgeted before, and not in this plan. */
  readonly isLeftOut: boolean;
};

export type PlanSums = Pick<PlanRow, 'beforeYen' | 'forecastYen' | 'amountYen'>;

export type PlanInput = {
  readonly lines: readonly PlannedLine[];
  /** The year or the version that the plan is compared with. */
  readonly compared: readonly ComparedLine[];
  readonly accounts: readonly Account[];
};

/** The rows of one side of a fund, in the order of every other paper. */
export function planRows(
  fund: Fund,
  kind: 'income' | 'expense',
  { lines, compared, accounts }: PlanInput,
): readonly PlanRow[] {
  return accounts
    .filter((account) => account.kind === kind)
    .toSorted(byCode)
    .flatMap((account) => {
      const place = { fundId: fund.id, accountId: account.id };
      const planned = lines.find((line) => isSamePlace(line, place));
      const before = compared.find((it) => it.fund.id === fund.id && it.account.id === account.id);
      if (!planned && !before) return [];
      return [
        {
          ...(planned ?? { ...place, amountYen: 0, formula: '', note: '' }),
          account,
          beforeYen: before?.budgetYen ?? 0,
          forecastYen: before?.forecastYen ?? 0,
          isLeftOut: planned === undefined,
        },
      ];
    });
}

export function planSums(rows: readonly PlanSums[]): PlanSums {
  return {
    beforeYen: sumYen(rows.map(({ beforeYen }) => beforeYen)),
    forecastYen: sumYen(rows.map(({ forecastYen }) => forecastYen)),
    amountYen: sumYen(rows.map(({ amountYen }) => amountYen)),
  };
}

/** What a fund is expected to carry into the next year; of a closed year, what it does carry. */
export function expectedClosingYen(
  fund: Fund,
  openingYen: Yen,
  compared: readonly ComparedLine[],
): Yen {
  return compared
    .filter((line) => line.fund.id === fund.id)
    .reduce(
      (sum, { account, forecastYen }) =>
        account.kind === 'income' ? sum + forecastYen : sum - forecastYen,
      openingYen,
    );
}
