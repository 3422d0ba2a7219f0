import { expect, test } from 'vitest';
import { getYearBooks, savePaperSettings } from '#contract/money.ts';
import { setDemoRole } from '#contract/session.ts';
import { getSettlement } from '#contract/settlement.ts';
import { type IncomeAndExpense, linesOfSide } from '#domain/statements/income-and-expense.ts';
import { yearPapers } from '#domain/statements/year-papers.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();

async function treasurer() {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const { paperSettings } = await visitor.call(getYearBooks, { year: 'latest' });
  return {
    visitor,
    choose: (basis: 'accrual' | 'cash') =>
      visitor.call(savePaperSettings, { ...paperSettings, basis }),
  };
}

test('the running year by 現金主義 comes to the balances at the banks, and to 発生主義 by the bridge', async () => {
  const { visitor, choose } = await treasurer();
  expect((await visitor.call(getYearBooks, { year: 'latest' })).cash).toBeNull();
  await choose('cash');
  const books = await visitor.call(getYearBooks, { year: 'latest' });
  expect(books.paperSettings.basis).toBe('cash');
  const { cash, statements } = yearPapers(books);
  if (!cash) throw new Error('no papers by 現金主義');
  const shown = cash.statements.map(({ fund, opening, surplus, closing }) => [
    fund.code,
    opening.actualYen,
    surplus.actualYen,
    closing.actualYen,
  ]);
  expect(shown).toEqual(
    cash.bridges.map(({ fund, openingYen, cashYen, moneyYen }) => {
      return [fund.code, openingYen, cashYen, moneyYen];
    }),
  );
  expect(cash.bridges.map(({ accrualYen }) => accrualYen)).toEqual(
    statements.map(({ surplus }) => surplus.actualYen),
  );
  // The next month's dues are paid already, so 管理費 that came in is not 管理費 of the months.
  expect(feesOf(cash.statements)).toBeGreaterThan(0);
  expect(feesOf(cash.statements)).not.toBe(feesOf(statements));
});

function feesOf(statements: readonly IncomeAndExpense[]): number {
  const lines = statements.flatMap(({ income }) => linesOfSide(income));
  return lines.find(({ account }) => account.code === '4110')?.actualYen ?? 0;
}

test('an approved year stays as it was approved; the checks of a year that runs know 現金主義', async () => {
  const { visitor, choose } = await treasurer();
  const { years } = await visitor.call(getYearBooks, { year: 'latest' });
  const approved = years.find(({ isFinal }) => isFinal);
  const running = years.find(({ isFinal }) => !isFinal);
  const idsOf = async () =>
    (await visitor.call(getSettlement, { year: String(running?.fiscalYear) })).checks.map(
      ({ id }) => id,
    );
  expect(await idsOf()).not.toContain('G1');
  await choose('cash');
  const before = await visitor.call(getYearBooks, { year: String(approved?.fiscalYear) });
  expect([before.isFinal, before.paperSettings.basis, before.cash]).toEqual([
    true,
    'accrual',
    null,
  ]);
  const { checks, waiting } = await visitor.call(getSettlement, {
    year: String(running?.fiscalYear),
  });
  const own = checks.filter(({ id }) => id.startsWith('G'));
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter(({ holds }) => !holds)).toEqual([]);
  expect(waiting.map(({ id }) => id)).not.toContain('G1');
  await choose('accrual');
  expect(await idsOf()).not.toContain('G1');
});
