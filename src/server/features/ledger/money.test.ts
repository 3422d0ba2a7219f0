import { beforeAll, expect, test } from 'vitest';
import { getHome } from '#contract/home.ts';
import { getYearBooks, type YearBooks } from '#contract/money.ts';
import { setDemoRole } from '#contract/session.ts';
import { yearPapers } from '#domain/statements/year-papers.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const visitor = server.visit();
const read = (year: string) => visitor.call(getYearBooks, { year });
let latest: YearBooks;

beforeAll(async () => {
  latest = await read('latest');
});

test('the running year has the balances of the home page', async () => {
  const { funds } = await visitor.call(getHome, {});
  const { statements } = yearPapers(latest);
  const shown = (code: string) => statements.find(({ fund }) => fund.code === code);
  expect(funds?.length).toBeGreaterThan(1);
  for (const fund of funds ?? []) {
    expect(shown(fund.code)?.closing.actualYen).toBe(fund.balanceYen);
    expect(shown(fund.code)?.income.total.actualYen).toBe(fund.incomeYen);
    expect(shown(fund.code)?.expense.total.actualYen).toBe(fund.expenseYen);
    expect(shown(fund.code)?.income.total.budgetYen).toBe(fund.budgetIncomeYen);
  }
});

test('in every year both sides of every balance sheet are equal', async () => {
  expect(latest.years.length).toBeGreaterThan(1);
  for (const { fiscalYear } of latest.years) {
    const { sheets, combinedSheet } = yearPapers(await read(String(fiscalYear)));
    for (const { assets, liabilitiesAndNet } of sheets) {
      expect(assets.total.amountYen).toBe(liabilitiesAndNet.amountYen);
      expect(assets.total.amountYen).toBeGreaterThan(0);
    }
    expect(combinedSheet.assets.total).toEqual(combinedSheet.liabilitiesAndNet);
  }
});

test('a year begins with what the one before it ended with, and knows what that was', async () => {
  for (const { fiscalYear } of latest.years.slice(1)) {
    const before = yearPapers(await read(String(fiscalYear - 1)));
    const after = yearPapers(await read(String(fiscalYear)));
    for (const [index, sheet] of after.sheets.entries()) {
      expect(sheet.net.formerYen).toBe(before.sheets[index]?.net.amountYen);
      expect(sheet.assets.total.formerYen).toBe(before.sheets[index]?.assets.total.amountYen);
      expect(sheet.surplus.formerYen).toBe(before.sheets[index]?.surplus.amountYen);
    }
    for (const [index, { opening }] of after.statements.entries()) {
      expect(opening.actualYen).toBe(before.statements[index]?.closing.actualYen);
    }
  }
});

test('a copy just made answers the same', async () => {
  const other = server.visit();
  await other.call(setDemoRole, { role: 'treasurer' });
  const copied = await other.call(getYearBooks, { year: 'latest' });
  const sorted = ({ opening, months, history }: YearBooks) =>
    [...opening, ...months, ...history].map((it) => JSON.stringify(it)).toSorted();
  expect(sorted(copied)).toEqual(sorted(latest));
});

test('a year without books is refused in words', async () => {
  await expect(read('1999')).rejects.toMatchObject({
    status: 404,
    message: 'この年度の帳簿はありません。',
  });
});
