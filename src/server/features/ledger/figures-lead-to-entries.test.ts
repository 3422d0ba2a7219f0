import { expect, test } from 'vitest';
import type { z } from 'zod/mini';
import * as ledger from '#contract/ledger.ts';
import { getYearBooks } from '#contract/money.ts';
import { setDemoRole } from '#contract/session.ts';
import { type Account, type Fund, shownYen } from '#domain/ledger/account.ts';
import { sumYen } from '#domain/money.ts';
import { linesOfSide } from '#domain/statements/income-and-expense.ts';
import { moneyFlow } from '#domain/statements/money-flow.ts';
import { yearPapers } from '#domain/statements/year-papers.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();

type Place = { readonly fundId: string; readonly accountId: string };
type Page = z.output<typeof ledger.getLedgerPage.output>;
type Books = z.output<typeof getYearBooks.output>;
/** A figure of a screen, and what the entries behind it add up to. */
type Led = { readonly what: string; readonly figure: number; readonly entries: number };
type Entries = (place: Place, month?: string) => number;

const placeOf = ({ fundId, accountId }: Place) => `${fundId} ${accountId}`;

/** The ledger pages of a year, as a press on a figure opens them. */
async function readPages(visitor: ReturnType<typeof server.visit>, books: Books) {
  const pages = new Map<string, Page>();
  const span = { from: books.startsOn, until: books.endsOn };
  for (const { id: accountId } of books.accounts) {
    for (const { id: fundId } of books.funds) {
      const place = { fundId, accountId };
      pages.set(placeOf(place), await visitor.call(ledger.getLedgerPage, { ...place, ...span }));
    }
  }
  return pages;
}

function booksAndMonths(books: Books, rows: readonly TrialRow[], pages: Map<string, Page>): Led[] {
  const entries = entriesIn(pages);
  return [
    ...rows.flatMap((row): Led[] => {
      const page = pages.get(placeOf(row));
      const moved = row.debitYen - row.creditYen;
      return [
        { what: '試算表の繰越', figure: row.openingYen, entries: page?.openingYen ?? Number.NaN },
        { what: '試算表の動き', figure: moved, entries: entries(row) },
        {
          what: '元帳の残高',
          figure: page?.closingYen ?? Number.NaN,
          entries: row.openingYen + entries(row),
        },
      ];
    }),
    ...books.months.map(({ month, amountYen, ...place }) => ({
      what: `月次 ${month}`,
      figure: amountYen,
      entries: entries(place, month),
    })),
  ];
}

type TrialRow = z.output<typeof ledger.getTrialBalance.output>['rows'][number];

function entriesIn(pages: Map<string, Page>): Entries {
  return (place, month = '') =>
    sumYen(
      (pages.get(placeOf(place))?.rows ?? [])
        .filter(({ postedOn }) => postedOn.startsWith(month))
        .map(({ amountYen }) => amountYen),
    );
}

function papersAndMoney(books: Books, pages: Map<string, Page>): Led[] {
  const entries = entriesIn(pages);
  const { statements, sheets, comparison } = yearPapers(books);
  const shown = (fund: Fund, account: Account) =>
    shownYen(account.kind, entries({ fundId: fund.id, accountId: account.id }));
  const flow = moneyFlow(statements);
  const isOne = ({ key }: { key: string }) => books.accounts.some(({ code }) => code === key);
  return [
    ...statements.flatMap(({ fund, income, expense }) =>
      [income, expense].flatMap(linesOfSide).map(({ account, actualYen }) => ({
        what: `収支報告書 ${account.name}`,
        figure: actualYen,
        entries: shown(fund, account),
      })),
    ),
    ...sheets.flatMap(({ fund, assets, liabilities }) =>
      [...assets.lines, ...liabilities.lines].map(({ account, amountYen }) => ({
        what: `貸借対照表 ${account.name}`,
        figure: amountYen,
        entries: shownYen(
          account.kind,
          pages.get(placeOf({ fundId: fund.id, accountId: account.id }))?.closingYen ?? Number.NaN,
        ),
      })),
    ),
    ...comparison.map(({ fund, account, actualYen }) => ({
      what: `予算 ${account.name}`,
      figure: actualYen,
      entries: shown(fund, account),
    })),
    ...[...flow.sources, ...flow.uses].filter(isOne).map(({ key, name, yen }) => ({
      what: `お金の見える化 ${name}`,
      figure: yen,
      entries: sumYen(
        books.accounts
          .filter(({ code }) => code === key)
          .flatMap((account) => statements.map(({ fund }) => shown(fund, account))),
      ),
    })),
  ];
}

test.each(['2025', '2026'])(
  'every figure of %s is the sum of the entries behind it',
  async (year) => {
    const visitor = server.visit();
    await visitor.call(setDemoRole, { role: 'auditor' });
    const books = await visitor.call(getYearBooks, { year });
    const span = { from: books.startsOn, until: books.endsOn };
    const { rows } = await visitor.call(ledger.getTrialBalance, span);
    const pages = await readPages(visitor, books);
    expect([...pages.values()].filter(({ isCut }) => isCut)).toEqual([]);
    const led = [...booksAndMonths(books, rows, pages), ...papersAndMoney(books, pages)];
    for (const screen of [
      '試算表',
      '元帳',
      '月次',
      '収支報告書',
      '貸借対照表',
      '予算',
      'お金の見える化',
    ]) {
      expect(led.filter(({ what }) => what.startsWith(screen)).length).toBeGreaterThan(5);
    }
    expect(led.filter(({ figure, entries }) => figure !== entries)).toEqual([]);
  },
);
