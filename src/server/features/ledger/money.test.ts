import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { getHome } from '#contract/home.ts';
import { getChart, postEntry } from '#contract/ledger.ts';
import { getYearBooks, type YearBooks } from '#contract/money.ts';
import { setDemoRole } from '#contract/session.ts';
import { addDays } from '#domain/calendar.ts';
import { balanceBridge } from '#domain/statements/balance-words.ts';
import { heldYenOf, standingOf } from '#domain/statements/held.ts';
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

type Visitor = typeof visitor;

async function heldAtHome(of: Visitor): Promise<Record<string, number | null>> {
  const { funds } = await of.call(getHome, {});
  return Object.fromEntries((funds ?? []).map(({ code, heldYen }) => [code, heldYen]));
}

async function heldOnPaper(of: Visitor): Promise<Record<string, number | null>> {
  const { sheets } = yearPapers(await of.call(getYearBooks, { year: 'latest' }));
  return Object.fromEntries(sheets.map((sheet) => [sheet.fund.code, heldYenOf(sheet)]));
}

test('how 繰越金 comes of what lies in the bank is told alike at home and on paper', async () => {
  const { funds } = await visitor.call(getHome, {});
  const { sheets } = yearPapers(await visitor.call(getYearBooks, { year: 'latest' }));
  const told = sheets.map((sheet) => {
    const standing = standingOf(sheet);
    return [sheet.fund.code, standing && balanceBridge(standing)];
  });
  expect(
    funds?.map(({ code, bridge }) => [code, bridge.replace(/^.*までの記帳では、/, '')]),
  ).toEqual(told);
  expect(funds?.[0]?.bridge).toMatch(
    /円に、未収金や前払金など.*円を足し、未払金や前受金など.*円を差し引いた額/,
  );
});

function first<T>(all: readonly T[], isWanted: (one: T) => boolean): T {
  const found = all.find(isWanted);
  if (found === undefined) throw new Error('the chart has none');
  return found;
}

test('what one fund pays from an account of another is told alike at home and on paper', async () => {
  const treasurer = server.visit();
  await treasurer.call(setDemoRole, { role: 'treasurer' });
  const { accounts, funds, bankAccounts } = await treasurer.call(getChart, {});
  const reserve = first(funds, ({ code }) => code === 'reserve');
  const bank = first(bankAccounts, ({ fundId }) => fundId === reserve.id);
  const cost = first(accounts, ({ kind }) => kind === 'expense');
  const fundId = first(funds, ({ code }) => code === 'general').id;
  const before = await heldAtHome(treasurer);
  await treasurer.call(postEntry, {
    id: randomUUID(),
    postedOn: '2026-11-20',
    summary: '会議費',
    reason: '',
    postings: [
      { fundId, accountId: cost.id, amountYen: 300_000, counterpartyId: null },
      { fundId, accountId: bank.accountId, amountYen: -300_000, counterpartyId: null },
    ],
  });
  const after = await heldAtHome(treasurer);
  expect(after).toEqual({ ...before, general: Number(before['general']) - 300_000 });
  expect(after).toEqual(await heldOnPaper(treasurer));
});

test('a day to come is refused where money moves, and never dates what is told as of today', async () => {
  const treasurer = server.visit();
  await treasurer.call(setDemoRole, { role: 'treasurer' });
  const { accounts, funds, today } = await treasurer.call(getChart, {});
  const idOf = (code: string) => accounts.find((it) => it.code.startsWith(code))?.id ?? '';
  const fundId = funds[0]?.id ?? '';
  const tomorrow = addDays(today, 1);
  const entryTo = (other: string) => ({
    id: randomUUID(),
    postedOn: tomorrow,
    summary: '電気料',
    reason: '',
    postings: [
      { fundId, accountId: idOf('5120'), amountYen: 1_000, counterpartyId: null },
      { fundId, accountId: idOf(other), amountYen: -1_000, counterpartyId: null },
    ],
  });
  await expect(treasurer.call(postEntry, entryTo('1120'))).rejects.toMatchObject({
    message: expect.stringContaining('まだ来ていません'),
  });
  await treasurer.call(postEntry, entryTo('2110'));
  const { funds: told } = await treasurer.call(getHome, {});
  expect((told ?? []).filter(({ asOf }) => asOf > today)).toEqual([]);
  expect((await treasurer.call(getYearBooks, { year: 'latest' })).bookedUntil).toBe(today);
});
