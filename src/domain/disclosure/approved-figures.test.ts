import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AccountKind, shownYen } from '#domain/ledger/account.ts';
import { anyBooks } from '#domain/ledger/testing/any-books.ts';
import { balanceSheets } from '#domain/statements/balance-sheet.ts';
import { incomeAndExpense } from '#domain/statements/income-and-expense.ts';
import { figuresOfBooks } from '#domain/statements/testing/figures-of-books.ts';
import { approvedFigures } from './approved-figures.ts';

test('X42: of any year of any books a buyer is told what the journal adds up to, fund by fund', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const books = anyBooks(seed);
      const kinds = new Map(books.accounts.map(({ id, kind }) => [id, kind]));
      for (const year of books.years) {
        const told = books.entries
          .filter(({ postedOn }) => postedOn <= year.endsOn)
          .flatMap(({ postings, postedOn }) => postings.map((it) => ({ ...it, postedOn })));
        const sum = (fundId: string, kind: AccountKind, from = '') =>
          told
            .filter((it) => it.fundId === fundId && kinds.get(it.accountId) === kind)
            .filter(({ postedOn }) => postedOn >= from)
            .reduce((total, { amountYen }) => total + shownYen(kind, amountYen), 0);
        const figures = figuresOfBooks(books, year);
        const found = approvedFigures(incomeAndExpense(figures), balanceSheets(figures));
        const counted = found.funds.map(({ fund: name }) => {
          const { id } = books.funds.find((it) => it.name === name) ?? { id: '' };
          const [assetsYen, liabilitiesYen] = [sum(id, 'asset'), sum(id, 'liability')];
          return {
            fund: name,
            incomeYen: sum(id, 'income', year.startsOn),
            expenseYen: sum(id, 'expense', year.startsOn),
            carriedYen: assetsYen - liabilitiesYen,
            assetsYen,
            liabilitiesYen,
          };
        });
        expect(found.funds).toEqual(counted);
        expect(found.funds.length).toBeGreaterThan(1);
      }
    }),
    { numRuns: 300 },
  );
});
