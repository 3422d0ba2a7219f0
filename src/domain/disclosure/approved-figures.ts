import type { BalanceSheet } from '#domain/statements/balance-sheet.ts';
import type { IncomeAndExpense } from '#domain/statements/income-and-expense.ts';
import type { DisclosureFacts } from './disclosure-facts.ts';

const loanCode = /^2210(-|$)/;

type Approved = Pick<NonNullable<DisclosureFacts['settlement']>, 'funds' | 'loanYen'>;

/** 各会計の収支と繰越、資産と負債, as the approved statements print them (X42). */
export function approvedFigures(
  statements: readonly IncomeAndExpense[],
  sheets: readonly BalanceSheet[],
): Approved {
  const loans = sheets.flatMap(({ liabilities }) =>
    liabilities.lines.filter(({ account }) => loanCode.test(account.code)),
  );
  return {
    loanYen: loans.reduce((total, { amountYen }) => total + amountYen, 0),
    funds: statements.map(({ fund, income, expense, closing }) => {
      const sheet = sheets.find((it) => it.fund.id === fund.id);
      return {
        fund: fund.name,
        incomeYen: income.total.actualYen,
        expenseYen: expense.total.actualYen,
        carriedYen: closing.actualYen,
        assetsYen: sheet?.assets.total.amountYen ?? 0,
        liabilitiesYen: sheet?.liabilities.total.amountYen ?? 0,
      };
    }),
  };
}
