import type { Account, Fund } from '#domain/ledger/account.ts';
import { byCode } from '#domain/ledger/account-lookup.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { BudgetLine } from './figures.ts';
import { type IncomeAndExpense, linesOfSide, type StatementLine } from './income-and-expense.ts';

type DraftAmounts = {
  /** 前期予算額 and 前期決算額 */
  readonly formerBudgetYen: Yen;
  readonly formerActualYen: Yen;
  /** 当期予算額（案） */
  readonly budgetYen: Yen;
};

type DraftLine = DraftAmounts & { readonly account: Account; readonly basis: string };

type DraftSide = { readonly lines: readonly DraftLine[]; readonly total: DraftAmounts };

/** 収支予算案 of one fund, with the rows of the settlement that the same meeting approves. */
export type BudgetDraft = {
  readonly fund: Fund;
  readonly income: DraftSide;
  readonly expense: DraftSide;
  readonly surplus: DraftAmounts;
  /** 前期繰越収支差額: what the settlement carries forward. */
  readonly openingYen: Yen;
  /** 次期繰越見込 */
  readonly closingYen: Yen;
};

export type BudgetDraftInput = {
  /** The settlement of the year that ends. */
  readonly former: IncomeAndExpense;
  readonly accounts: readonly Account[];
  /** The next year's, of any fund. */
  readonly budget: readonly BudgetLine[];
};

export function budgetDraft(input: BudgetDraftInput): BudgetDraft {
  const { former } = input;
  const income = sideOf('income', linesOfSide(former.income), input);
  const expense = sideOf('expense', linesOfSide(former.expense), input);
  const surplus = {
    formerBudgetYen: income.total.formerBudgetYen - expense.total.formerBudgetYen,
    formerActualYen: income.total.formerActualYen - expense.total.formerActualYen,
    budgetYen: income.total.budgetYen - expense.total.budgetYen,
  };
  const openingYen = former.closing.actualYen;
  return {
    fund: former.fund,
    income,
    expense,
    surplus,
    openingYen,
    closingYen: openingYen + surplus.budgetYen,
  };
}

function sideOf(
  kind: 'income' | 'expense',
  formerLines: readonly StatementLine[],
  { former, accounts, budget }: BudgetDraftInput,
): DraftSide {
  const before = new Map(formerLines.map((line) => [line.account.id, line]));
  const next = new Map(
    budget
      .filter(({ fundId }) => fundId === former.fund.id)
      .map((line) => [line.accountId, line] as const),
  );
  const own = accounts
    .filter((account) => account.kind === kind && (before.has(account.id) || next.has(account.id)))
    .toSorted(byCode);
  // 現金主義 has lines that are neither income nor expense; the rows stay those of the settlement.
  const others = formerLines
    .map(({ account }) => account)
    .filter(({ id }) => !own.some((account) => account.id === id));
  const lines = [...own, ...others].map((account) =>
    draftLine(account, before.get(account.id), next.get(account.id)),
  );
  return { lines, total: totalOf(lines) };
}

function draftLine(
  account: Account,
  before: StatementLine | undefined,
  next: BudgetLine | undefined,
): DraftLine {
  return {
    account,
    formerBudgetYen: before?.budgetYen ?? 0,
    formerActualYen: before?.actualYen ?? 0,
    budgetYen: next?.amountYen ?? 0,
    basis: next?.note ?? '',
  };
}

function totalOf(lines: readonly DraftLine[]): DraftAmounts {
  return {
    formerBudgetYen: sumYen(lines.map(({ formerBudgetYen }) => formerBudgetYen)),
    formerActualYen: sumYen(lines.map(({ formerActualYen }) => formerActualYen)),
    budgetYen: sumYen(lines.map(({ budgetYen }) => budgetYen)),
  };
}
