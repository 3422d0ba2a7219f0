import type { Balance } from '#domain/ledger/balance.ts';
import type { FiscalYear } from '#domain/ledger/fiscal-year.ts';
import type { Books } from '#domain/ledger/testing/any-books.ts';
import type { BudgetLine, YearFigures } from '#domain/statements/figures.ts';

/** What a server would add up: everything before the year, and everything in it. */
export function figuresOfBooks(
  books: Books,
  year: FiscalYear,
  budget: readonly BudgetLine[] = [],
): YearFigures {
  const { funds, accounts } = books;
  const balancesOf = (isWanted: (day: string) => boolean): Balance[] =>
    books.entries.filter(({ postedOn }) => isWanted(postedOn)).flatMap(({ postings }) => postings);
  return {
    funds,
    accounts,
    opening: balancesOf((day) => day < year.startsOn),
    movements: balancesOf((day) => year.startsOn <= day && day <= year.endsOn),
    budget,
  };
}
