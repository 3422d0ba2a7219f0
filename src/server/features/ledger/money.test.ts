import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { getHome } from '#contract/home.ts';
import { getChart, postEntry } from '#contract/ledger.ts';
import { getYearBooks, type YearBooks } from '#contract/money.ts';
import { setDemoRole } from '#contract/session.ts';
import { heldYenOf } from '#domain/statements/held.ts';
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

test('what one fund pays from an account of another is told alike at home and among the papers', async () => {
  const treasurer = server.visit();
  await treasurer.call(setDemoRole, { role: 'treasurer' });
  const { accounts, funds, bankAccounts } = await treasurer.call(getChart, {});
  const [general, reserve] = ['general', 'reserve'].map(
    (code) => funds.find((fund) => fund.code === code)?.id ?? '',
  );
  const bank = bankAccounts.find(({ fundId }) => fundId === reserve);
  const cost = accounts.find(({ kind }) => kind === 'expense');
  const before = await treasurer.call(getHome, {});
  const line = { fundId: general ?? '', counterpartyId: null };
  await treasurer.call(postEntry, {
    id: randomUUID(),
    postedOn: '2026-11-20',
    summary: '会議費',
    reason: '',
    postings: [
      { ...line, accountId: cost?.id ?? '', amountYen: 300_000 },
      { ...line, accountId: bank?.accountId ?? '', amountYen: -300_000 },
    ],
  });
  const { funds: shown } = await treasurer.call(getHome, {});
  const { sheets } = yearPapers(await treasurer.call(getYearBooks, { year: 'latest' }));
  for (const { code, heldYen } of shown ?? []) {
    const sheet = sheets.find(({ fund }) => fund.code === code);
    expect([code, heldYen]).toEqual([code, sheet && heldYenOf(sheet)]);
    const was = before.funds?.find((fund) => fund.code === code)?.heldYen ?? 0;
    expect((heldYen ?? 0) - was).toBe(code === 'general' ? -300_000 : 0);
  }
});
