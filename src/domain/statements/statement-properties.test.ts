import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import type { Fund } from '#domain/ledger/account.ts';
import { accountFinder } from '#domain/ledger/account-lookup.ts';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import { anyBooks, type Books } from '#domain/ledger/testing/any-books.ts';
import { balanceSheets } from './balance-sheet.ts';
import { combineIncome, combineSheets } from './combined.ts';
import { incomeAndExpense } from './income-and-expense.ts';
import { inventory } from './inventory.ts';
import { profitAndLoss } from './profit-and-loss.ts';
import { figuresOfBooks } from './testing/figures-of-books.ts';
import { yearForward } from './year-forward.ts';

const numRuns = 300;

/** Straight from the postings until a day, without any of the papers. */
function sumUntil(books: Books, until: string, kinds: readonly string[], fund: Fund): number {
  const findAccount = accountFinder(books.accounts);
  return books.entries
    .filter(({ postedOn }) => postedOn <= until)
    .flatMap(({ postings }) => postings)
    .filter(({ fundId }) => fundId === fund.id)
    .filter(({ accountId }) => kinds.includes(findAccount(accountId).kind))
    .reduce((total, { amountYen }) => total + amountYen, 0);
}

function eachYear(check: (books: Books, index: number) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const books = anyBooks(seed);
      for (const index of books.years.keys()) check(books, index);
    }),
    { numRuns },
  );
}

function yearAt(books: Books, index: number) {
  const year = books.years[index];
  if (!year) throw new Error('no such year');
  const figures = figuresOfBooks(books, year);
  return { year, figures, sheets: balanceSheets(figures), statements: incomeAndExpense(figures) };
}

const standing = (balances: readonly Balance[]) =>
  balances
    .filter(({ amountYen }) => amountYen !== 0)
    .map(({ fundId, accountId, amountYen }) => `${fundId} ${accountId} ${amountYen}`)
    .toSorted();

describe('the papers of any year of any books', () => {
  it('have two equal sides, and a net that is what is left of the assets', () => {
    eachYear((books, index) => {
      const { year, sheets } = yearAt(books, index);
      for (const { fund, assets, liabilities, net, liabilitiesAndNet } of sheets) {
        expect(assets.total.amountYen).toBe(liabilitiesAndNet.amountYen);
        expect(assets.total.amountYen - liabilities.total.amountYen).toBe(net.amountYen);
        expect(assets.total.amountYen).toBe(sumUntil(books, year.endsOn, ['asset'], fund));
        expect(0 - liabilities.total.amountYen).toBe(
          sumUntil(books, year.endsOn, ['liability'], fund),
        );
      }
    });
  });

  it('carry forward exactly the net of the balance sheet, and the year as posted', () => {
    eachYear((books, index) => {
      const { year, sheets, statements } = yearAt(books, index);
      for (const { fund, closing, surplus } of statements) {
        const sheet = sheets.find((each) => each.fund.id === fund.id);
        expect(closing.actualYen).toBe(sheet?.net.amountYen);
        const [before = 0, until = 0] = [addDays(year.startsOn, -1), year.endsOn].map((day) =>
          sumUntil(books, day, ['income', 'expense'], fund),
        );
        expect(surplus.actualYen).toBe(before - until);
      }
    });
  });

  it('begin a year with what the year before ended with, and show it as 前期末', () => {
    eachYear((books, index) => {
      if (index === 0) return;
      const before = yearAt(books, index - 1);
      const now = yearAt(books, index);
      expect(now.statements.map(({ opening }) => opening.actualYen)).toEqual(
        before.statements.map(({ closing }) => closing.actualYen),
      );
      const beside = balanceSheets(now.figures, before.figures);
      expect(beside.map(({ assets, net }) => [assets.total.formerYen, net.formerYen])).toEqual(
        before.sheets.map(({ assets, net }) => [assets.total.amountYen, net.amountYen]),
      );
      for (const { assets } of beside) {
        const { amountYen, formerYen, changeYen } = assets.total;
        expect(changeYen).toBe(amountYen - (formerYen ?? Number.NaN));
      }
    });
  });

  it('come to the sum of the funds less what stands between them', () => {
    eachYear((books, index) => {
      const { sheets, statements } = yearAt(books, index);
      const { assets, liabilities, net, liabilitiesAndNet } = combineSheets(sheets);
      const yenOf = (rows: readonly { yen: number }[]) =>
        rows.reduce((sum, { yen }) => sum + yen, 0);
      const all = sheets.map(({ assets: own }) => ({ yen: own.total.amountYen }));
      expect(assets.total.totalYen).toBe(yenOf(all) + assets.total.eliminatedYen);
      // Both sides of a loan between funds are booked at once, so as much goes on the left as on the right.
      expect(assets.total.eliminatedYen).toBe(liabilities.total.eliminatedYen);
      expect(assets.total.totalYen).toBe(liabilitiesAndNet.totalYen);
      const income = combineIncome(statements, 'actualYen');
      expect(income.surplus.eliminatedYen).toBe(0);
      expect(income.income.total.eliminatedYen).toBe(income.expense.total.eliminatedYen);
      expect(income.closing.totalYen).toBe(
        yenOf(statements.map(({ closing }) => ({ yen: closing.actualYen }))),
      );
      expect(inventory(sheets, []).netYen).toBe(net.totalYen);
      expect(profitAndLoss(statements).closingYen).toBe(income.closing.totalYen);
    });
  });

  it('stay the same whether a year is opened from the one before or added up from the start', () => {
    eachYear((books, index) => {
      if (index === 0) return;
      const { figures, sheets, statements } = yearAt(books, index);
      const before = yearAt(books, index - 1).figures;
      const opening = yearForward([...before.opening, ...before.movements], books.accounts);
      const opened = { ...figures, opening };
      expect(balanceSheets(opened)).toEqual(sheets);
      expect(incomeAndExpense(opened)).toEqual(statements);
      const full = yearForward([...figures.opening, ...figures.movements], books.accounts);
      const folded = yearForward([...opening, ...figures.movements], books.accounts);
      expect(standing(folded)).toEqual(standing(full));
    });
  });

  it('do not know an entry that was turned back on its day', () => {
    eachYear((books, index) => {
      const { figures, sheets } = yearAt(books, index);
      const turned = books.entries
        .flatMap(({ postings }) => postings)
        .slice(0, 6)
        .flatMap((posting) => [posting, { ...posting, amountYen: -posting.amountYen }]);
      const movements = [...figures.movements, ...turned];
      expect(balanceSheets({ ...figures, movements })).toEqual(sheets);
      expect(incomeAndExpense({ ...figures, movements })).toEqual(incomeAndExpense(figures));
    });
  });

  it('are the same from single postings and from sums by account', () => {
    eachYear((books, index) => {
      const { figures, sheets, statements } = yearAt(books, index);
      const added = {
        ...figures,
        opening: addBalances(figures.opening),
        movements: addBalances(figures.movements),
      };
      expect(balanceSheets(added)).toEqual(sheets);
      expect(incomeAndExpense(added)).toEqual(statements);
    });
  });
});
