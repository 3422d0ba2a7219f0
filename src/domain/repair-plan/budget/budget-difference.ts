import type { Account } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { ProjectionYear } from '#domain/repair-plan/projection/project.ts';

/** 予算 of an account of the fund, as it is written: income and expense are both positive. */
export type BudgetedAccount = {
  readonly account: Pick<Account, 'code' | 'name' | 'kind' | 'role'>;
  readonly amountYen: Yen;
};

/** What one matter adds to the year, in the plan and in the budget; an expense is below zero. */
export type DifferenceLine = {
  readonly name: string;
  readonly planYen: Yen;
  readonly budgetYen: Yen;
};

/** 計画の年度と予算の違い: what a year leaves in the plan and in the budget, and the lines that make it up. */
export type BudgetDifference = {
  readonly year: number;
  readonly planYen: Yen;
  readonly budgetYen: Yen;
  /** Those that differ, the largest first. */
  readonly lines: readonly DifferenceLine[];
};

type Matter = { readonly name: string; readonly codes: readonly string[]; readonly planYen: Yen };

export function budgetDifference(
  year: ProjectionYear,
  budget: readonly BudgetedAccount[],
): BudgetDifference {
  const matters = mattersOf(year);
  const known = new Set(matters.flatMap(({ codes }) => codes));
  const signed = budget.map(({ account, amountYen }) => ({
    code: codeOf(account),
    name: account.name,
    yen: account.kind === 'expense' ? -amountYen : amountYen,
  }));
  const lines: readonly DifferenceLine[] = [
    ...matters.map(({ name, codes, planYen }) => ({
      name,
      planYen,
      budgetYen: sumYen(signed.filter(({ code }) => codes.includes(code)).map(({ yen }) => yen)),
    })),
    // What a plan of decades does not have: each by the name it has in the budget.
    ...signed
      .filter(({ code }) => !known.has(code))
      .map(({ name, yen }) => ({ name, planYen: 0, budgetYen: yen })),
  ];
  return {
    year: year.year,
    planYen: sumYen(lines.map(({ planYen }) => planYen)),
    budgetYen: sumYen(lines.map(({ budgetYen }) => budgetYen)),
    lines: lines
      .filter(({ planYen, budgetYen }) => planYen !== budgetYen)
      .toSorted((a, b) => sizeOf(b) - sizeOf(a)),
  };
}

const sizeOf = ({ planYen, budgetYen }: DifferenceLine): number => Math.abs(planYen - budgetYen);

const transfer = 'transfer';

/** `1120-02` is one of several of 1120; transfers are known by what they are for. */
function codeOf({ code, role }: BudgetedAccount['account']): string {
  return role === 'transfer' ? transfer : (code.split('-')[0] ?? code);
}

function mattersOf(year: ProjectionYear): readonly Matter[] {
  return [
    { name: '修繕積立金', codes: ['4210'], planYen: year.contributionYen },
    { name: '一時金', codes: ['4220'], planYen: year.levyYen },
    { name: '管理費会計からの繰入れ', codes: [transfer], planYen: year.parkingTransferYen },
    { name: '受取利息', codes: ['4310'], planYen: year.interestYen },
    { name: '計画のその他の収入', codes: [], planYen: year.otherIncomeYen },
    { name: '計画の借入れ', codes: [], planYen: year.loanDrawnYen },
    { name: '工事・調査・設計', codes: ['6110', '6130', '6140'], planYen: -year.worksYen },
    { name: '借入れの返済', codes: ['6150'], planYen: -year.loanRepaidYen },
    { name: '借入れの利息', codes: ['6160'], planYen: -year.loanInterestYen },
  ];
}
