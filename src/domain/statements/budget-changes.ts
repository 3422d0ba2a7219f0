import type { Account, Fund } from '#domain/ledger/account.ts';
import { byCode } from '#domain/ledger/account-lookup.ts';
import type { Balance } from '#domain/ledger/balance.ts';
import { sumYen, type Yen } from '#domain/money.ts';

/** 当初予算額, what 補正 and 流用 made of it, and 予算額, which counts. */
export type BudgetSteps = {
  readonly firstYen: Yen;
  readonly supplementYen: Yen;
  readonly transferYen: Yen;
  readonly budgetYen: Yen;
};

type ChangedSide = {
  readonly lines: readonly (BudgetSteps & { readonly account: Account })[];
  /** 変更のない科目, together. */
  readonly rest: BudgetSteps;
  readonly total: BudgetSteps;
};

/** 予算の補正と流用 of one fund */
export type BudgetChanges = {
  readonly fund: Fund;
  readonly income: ChangedSide;
  readonly expense: ChangedSide;
};

type Budgeted = {
  readonly funds: readonly Fund[];
  readonly accounts: readonly Account[];
  readonly budget: readonly (Balance & {
    readonly firstYen?: Yen;
    readonly supplementYen?: Yen;
  })[];
};

/** Of funds whose budget was changed after it was voted; of all others there is nothing to print. */
export function budgetChanges({ funds, accounts, budget }: Budgeted): readonly BudgetChanges[] {
  return funds.flatMap((fund) => {
    const own = budget.filter(({ fundId }) => fundId === fund.id);
    const sideOf = (kind: Account['kind']) =>
      changedSide(
        accounts
          .filter((account) => account.kind === kind)
          .toSorted(byCode)
          .flatMap((account) =>
            own
              .filter(({ accountId }) => accountId === account.id)
              .map((line) => ({ account, ...stepsOf(line) })),
          ),
      );
    const [income, expense] = [sideOf('income'), sideOf('expense')];
    return income.lines.length + expense.lines.length === 0 ? [] : [{ fund, income, expense }];
  });
}

function stepsOf({
  amountYen,
  firstYen = amountYen,
  supplementYen = 0,
}: Budgeted['budget'][number]): BudgetSteps {
  const transferYen = amountYen - firstYen - supplementYen;
  return { firstYen, supplementYen, transferYen, budgetYen: amountYen };
}

function changedSide(lines: ChangedSide['lines']): ChangedSide {
  const isChanged = (it: BudgetSteps) => it.supplementYen !== 0 || it.transferYen !== 0;
  return {
    lines: lines.filter(isChanged),
    rest: added(lines.filter((it) => !isChanged(it))),
    total: added(lines),
  };
}

function added(lines: readonly BudgetSteps[]): BudgetSteps {
  const sum = (key: keyof BudgetSteps) => sumYen(lines.map((it) => it[key]));
  return {
    firstYen: sum('firstYen'),
    supplementYen: sum('supplementYen'),
    transferYen: sum('transferYen'),
    budgetYen: sum('budgetYen'),
  };
}
