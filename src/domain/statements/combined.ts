import type { Account, AccountRole, Fund } from '#domain/ledger/account.ts';
import { byCode } from '#domain/ledger/account-lookup.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { BalanceSheet, SheetLine } from './balance-sheet.ts';
import { type IncomeAndExpense, linesOfSide, type StatementSide } from './income-and-expense.ts';

/** A line of 合算: a figure for each fund, 内部取引消去 with its sign, and what is left. */
export type CombinedAmount = {
  readonly yenByFund: readonly Yen[];
  readonly eliminatedYen: Yen;
  readonly totalYen: Yen;
};

type CombinedLine = CombinedAmount & { readonly account: Account };

type CombinedSide = { readonly lines: readonly CombinedLine[]; readonly total: CombinedAmount };

/** 貸借対照表（合算） */
export type CombinedSheet = {
  readonly funds: readonly Fund[];
  readonly assets: CombinedSide;
  readonly liabilities: CombinedSide;
  readonly net: CombinedAmount;
  readonly liabilitiesAndNet: CombinedAmount;
};

/** 収支報告書（合算） */
export type CombinedIncome = {
  readonly funds: readonly Fund[];
  readonly income: CombinedSide;
  readonly expense: CombinedSide;
  readonly surplus: CombinedAmount;
  readonly opening: CombinedAmount;
  readonly closing: CombinedAmount;
};

/** What funds lent each other is nothing that the association has or owes. */
export function combineSheets(sheets: readonly BalanceSheet[]): CombinedSheet {
  const side = (pick: (sheet: BalanceSheet) => readonly SheetLine[]) =>
    combineLines(
      sheets.map((sheet) => pick(sheet).map(({ account, amountYen: yen }) => ({ account, yen }))),
      ['interfund'],
    );
  const liabilities = side((sheet) => sheet.liabilities.lines);
  const net = kept(sheets.map((sheet) => sheet.net.amountYen));
  return {
    funds: sheets.map(({ fund }) => fund),
    assets: side((sheet) => sheet.assets.lines),
    liabilities,
    net,
    liabilitiesAndNet: addCombined([liabilities.total, net]),
  };
}

/** What one fund gave another is neither income nor expense of the association. */
export function combineIncome(
  statements: readonly IncomeAndExpense[],
  column: 'budgetYen' | 'actualYen',
): CombinedIncome {
  const side = (pick: (statement: IncomeAndExpense) => StatementSide) =>
    combineLines(
      statements.map((statement) =>
        linesOfSide(pick(statement)).map((line) => ({ account: line.account, yen: line[column] })),
      ),
      // 現金主義 has what funds lent each other among its lines.
      ['transfer', 'interfund'],
    );
  const income = side((statement) => statement.income);
  const expense = side((statement) => statement.expense);
  const surplus = addCombined([income.total, negative(expense.total)]);
  const opening = kept(statements.map((statement) => statement.opening[column]));
  const closing = addCombined([opening, surplus]);
  return {
    funds: statements.map(({ fund }) => fund),
    income,
    expense,
    surplus,
    opening,
    closing,
  };
}

type Column = readonly { readonly account: Account; readonly yen: Yen }[];

function combineLines(
  columns: readonly Column[],
  eliminated: readonly AccountRole[],
): CombinedSide {
  const accounts = new Map(
    columns.flatMap((column) => column.map(({ account }) => [account.id, account] as const)),
  );
  const byFund = columns.map(
    (column) => new Map(column.map(({ account, yen }) => [account.id, yen])),
  );
  const lines = [...accounts.values()].toSorted(byCode).map((account): CombinedLine => {
    const yenByFund = byFund.map((yen) => yen.get(account.id) ?? 0);
    const sumOfFunds = sumYen(yenByFund);
    return eliminated.includes(account.role) && sumOfFunds !== 0
      ? { account, yenByFund, eliminatedYen: -sumOfFunds, totalYen: 0 }
      : { account, ...kept(yenByFund) };
  });
  const nothing = kept(columns.map(() => 0));
  return { lines, total: addCombined([nothing, ...lines]) };
}

function kept(yenByFund: readonly Yen[]): CombinedAmount {
  return { yenByFund, eliminatedYen: 0, totalYen: sumYen(yenByFund) };
}

function negative({ yenByFund, eliminatedYen, totalYen }: CombinedAmount): CombinedAmount {
  return {
    yenByFund: yenByFund.map((yen) => 0 - yen),
    eliminatedYen: 0 - eliminatedYen,
    totalYen: 0 - totalYen,
  };
}

function addCombined(parts: readonly CombinedAmount[]): CombinedAmount {
  const fundCount = parts[0]?.yenByFund.length ?? 0;
  return {
    yenByFund: Array.from({ length: fundCount }, (_, index) =>
      sumYen(parts.map(({ yenByFund }) => yenByFund[index] ?? 0)),
    ),
    eliminatedYen: sumYen(parts.map(({ eliminatedYen }) => eliminatedYen)),
    totalYen: sumYen(parts.map(({ totalYen }) => totalYen)),
  };
}
