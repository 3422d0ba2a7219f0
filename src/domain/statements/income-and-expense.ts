import { type Account, type Fund, shownYen } from '#domain/ledger/account.ts';
import { byCode } from '#domain/ledger/account-lookup.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { carriedForwardYen, hasIncome, type YearFigures, yenByAccount } from './figures.ts';
import { groupTitle } from './line-groups.ts';

/** 予算額, 決算額 and 差額（決算−予算）, on every line with the same formula. */
export type Amounts = {
  readonly budgetYen: Yen;
  readonly actualYen: Yen;
  readonly differenceYen: Yen;
};

export type StatementLine = Amounts & {
  readonly account: Account;
  /** What the budget was reckoned from. */
  readonly basis: string;
  /** 備考: the cause of a difference, and who agreed to it. */
  readonly remark: string;
  /** The difference is so large that the paper needs a remark, and there is none yet. */
  readonly lacksRemark: boolean;
};

type LineGroup = {
  readonly title: string;
  readonly lines: readonly StatementLine[];
  readonly total: Amounts;
};

/** 収入の部 or 支出の部 */
export type StatementSide = { readonly groups: readonly LineGroup[]; readonly total: Amounts };

/** 備考 as it is printed; what the budget was reckoned from is no cause of another sum. */
export function remarkOf({ remark, basis, differenceYen }: StatementLine): string {
  if (remark !== '' || basis === '') return remark;
  return differenceYen === 0 ? basis : `予算：${basis}`;
}

/** 収支報告書 of one fund */
export type IncomeAndExpense = {
  readonly fund: Fund;
  readonly income: StatementSide;
  readonly expense: StatementSide;
  /** 当期収支差額 */
  readonly surplus: Amounts;
  /** 前期繰越収支差額; the budget has the real one, known since the last settlement. */
  readonly opening: Amounts;
  /** 次期繰越収支差額 */
  readonly closing: Amounts;
};

export type Remark = {
  readonly fundId: string;
  readonly accountId: string;
  readonly text: string;
};

/** 収支報告書, one for each fund that has income of its own. */
export function incomeAndExpense(
  figures: YearFigures,
  remarks: readonly Remark[] = [],
): readonly IncomeAndExpense[] {
  return figures.funds.filter(hasIncome).map((fund) => statementOf(fund, figures, remarks));
}

function statementOf(
  fund: Fund,
  figures: YearFigures,
  remarks: readonly Remark[],
): IncomeAndExpense {
  const actual = yenByAccount(figures.movements, fund);
  const lines = linesOf(fund, { ...figures, actual }, remarks);
  return statementFrom(
    fund,
    { income: lines.filter(isIncome), expense: lines.filter((line) => !isIncome(line)) },
    carriedForwardYen(figures, fund),
  );
}

function isIncome({ account }: StatementLine): boolean {
  return account.kind === 'income';
}

type SideLines = {
  readonly income: readonly StatementLine[];
  readonly expense: readonly StatementLine[];
};

export function statementFrom(fund: Fund, lines: SideLines, carriedYen: Yen): IncomeAndExpense {
  const income = sideOf(lines.income);
  const expense = sideOf(lines.expense);
  const surplus = amounts(
    income.total.budgetYen - expense.total.budgetYen,
    income.total.actualYen - expense.total.actualYen,
  );
  const opening = amounts(carriedYen, carriedYen);
  return { fund, income, expense, surplus, opening, closing: addAmounts([opening, surplus]) };
}

type LineFigures = Pick<YearFigures, 'accounts' | 'budget'> & {
  /** By account, debit positive. */
  readonly actual: ReadonlyMap<string, Yen>;
};

/** A line for each account of income or expense that has a budget or a figure. */
export function linesOf(
  fund: Fund,
  figures: LineFigures,
  remarks: readonly Remark[],
): StatementLine[] {
  const { actual } = figures;
  const voted = new Map(
    figures.budget
      .filter(({ fundId }) => fundId === fund.id)
      .map((line) => [line.accountId, line] as const),
  );
  const said = new Map(
    remarks
      .filter(({ fundId }) => fundId === fund.id)
      .map(({ accountId, text }) => [accountId, text.trim()] as const),
  );
  return figures.accounts
    .filter(({ kind }) => kind === 'income' || kind === 'expense')
    .toSorted(byCode)
    .map((account): StatementLine => {
      const actualYen = shownYen(account.kind, actual.get(account.id) ?? 0);
      const both = amounts(voted.get(account.id)?.amountYen ?? 0, actualYen);
      const remark = said.get(account.id) ?? '';
      const lacksRemark = remark === '' && needsRemark(both);
      const basis = voted.get(account.id)?.note ?? '';
      return { ...both, account, basis, remark, lacksRemark };
    })
    .filter(({ budgetYen, actualYen }) => budgetYen !== 0 || actualYen !== 0);
}

function sideOf(lines: readonly StatementLine[]): StatementSide {
  const titles = [...new Set(lines.map(({ account }) => groupTitle(account)))];
  const groups = titles.map((title) => {
    const own = lines.filter(({ account }) => groupTitle(account) === title);
    return { title, lines: own, total: addAmounts(own) };
  });
  return { groups, total: addAmounts(lines) };
}

/** 備考 is due from 50,000 yen or a tenth of the budget, whichever is more, and where nothing was budgeted. */
const remarkFromYen = 50_000;
const remarkFromPart = 10;

function needsRemark({ budgetYen, actualYen, differenceYen }: Amounts): boolean {
  if (budgetYen === 0) return actualYen !== 0;
  const offYen = Math.abs(differenceYen);
  return offYen >= remarkFromYen && offYen * remarkFromPart >= budgetYen;
}

export function linesOfSide({ groups }: StatementSide): readonly StatementLine[] {
  return groups.flatMap(({ lines }) => lines);
}

export function amounts(budgetYen: Yen, actualYen: Yen): Amounts {
  return { budgetYen, actualYen, differenceYen: actualYen - budgetYen };
}

function addAmounts(parts: readonly Amounts[]): Amounts {
  return amounts(
    sumYen(parts.map(({ budgetYen }) => budgetYen)),
    sumYen(parts.map(({ actualYen }) => actualYen)),
  );
}
