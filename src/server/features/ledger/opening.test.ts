import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getHome } from '#contract/home.ts';
import * as ledger from '#contract/ledger.ts';
import { getYearBooks } from '#contract/money.ts';
import * as contract from '#contract/opening.ts';
import { setDemoRole } from '#contract/session.ts';
import { sumYen } from '#domain/money.ts';
import { letBudgetsGo } from '#server/testing/let-budgets-go.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

/** A copy of the demonstration from which the books are taken out: chart and funds stay. */
async function withoutBooks() {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const fundId = randomUUID();
  await visitor.call(contract.saveFund, { fundId, name: '駐車場会計', isPassThrough: false });
  // A third fund stands on the home page too.
  const { funds: shown } = await visitor.call(getHome, {});
  expect(shown?.map(({ name }) => name)).toContain('駐車場会計');
  const { rows } = await server.db.query<{ id: string }>(
    'select association_id as id from fund where id = $1',
    [fundId],
  );
  const associationId = rows[0]?.id;
  await letBudgetsGo(server.db);
  for (const table of [
    'balance_certificate',
    'payment_spread',
    'entry_repeat',
    'books_lock',
    'journal_entry',
    'budget',
    'past_year',
    'year_opening',
    'fiscal_year',
  ]) {
    await server.db.query(`delete from ${table} where association_id = $1`, [associationId]);
  }
  return { visitor, fundId };
}

async function planOf(visitor: Visitor, parkingId: string): Promise<contract.OpeningDraft> {
  const { accounts, funds } = await visitor.call(ledger.getChart, {});
  const account = (code: string) => accounts.find((it) => it.code === code)?.id ?? '';
  const general = funds.find(({ code }) => code === 'general')?.id ?? '';
  const bank = account('1120-01');
  return {
    yearStartsOn: '2026-04-01',
    beginsOn: '2026-06-01',
    balances: [
      { fundId: general, accountId: bank, startYen: 1_000, nowYen: 1_170 },
      { fundId: general, accountId: account('2110'), startYen: 0, nowYen: -30 },
      { fundId: parkingId, accountId: bank, startYen: 500, nowYen: 500 },
    ],
    months: ['2026-04', '2026-05'].flatMap((month) => [
      { month, fundId: general, accountId: account('4110'), amountYen: -100 },
      { month, fundId: general, accountId: account('5140'), amountYen: 30 },
    ]),
    certificates: [{ accountId: bank, amountYen: 1_670, note: '通帳' }],
    pastYears: [
      {
        fiscalYear: 2025,
        fundId: general,
        openingYen: 900,
        lines: [
          { accountId: account('4110'), amountYen: 1_200 },
          { accountId: account('5140'), amountYen: 1_100 },
        ],
      },
    ],
  };
}

test('the certificates of later years do not stand beside what the demonstration began with', async () => {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const opened = await visitor.call(contract.getOpening, {});
  expect(opened.entries.map(({ postedOn }) => postedOn)).toEqual(['2024-04-01', '2024-04-01']);
  expect(opened.certificates).toEqual([]);
});

test('an association without books begins in the middle of a year, and the year is whole', async () => {
  const { visitor, fundId } = await withoutBooks();
  const plan = await planOf(visitor, fundId);
  await visitor.call(contract.saveOpening, { plan });
  const kept = await visitor.call(contract.getOpening, {});
  expect(kept).toMatchObject({ isOpen: false, draft: plan, savedAs: '会計担当理事', entries: [] });

  const wrong = { ...plan, certificates: [{ ...plan.certificates[0], amountYen: 1_700 }] };
  await expect(
    visitor.call(contract.finishOpening, { plan: wrong as contract.OpeningDraft }),
  ).rejects.toMatchObject({ status: 400, message: expect.stringMatching(/30円ちがいます/) });
  expect((await visitor.call(ledger.getChart, {})).years).toEqual([]);

  expect(await visitor.call(contract.finishOpening, { plan })).toEqual({ entries: 4 });
  const opened = await visitor.call(contract.getOpening, {});
  expect(opened).toMatchObject({ isOpen: true, draft: null });
  expect(new Set(opened.entries.map(({ number }) => number))).toEqual(new Set([1, 2, 3, 4]));
  expect(await visitor.call(ledger.getChart, {})).toMatchObject({ openedUntil: '2026-05-31' });
  expect(opened.certificates).toMatchObject([{ heldOn: '2026-05-31', amountYen: 1_670 }]);

  const { rows } = await visitor.call(ledger.getTrialBalance, {
    from: '2026-06-01',
    until: '2026-06-30',
  });
  expect(sumYen(rows.map(({ openingYen }) => openingYen))).toBe(0);
  const stands = Object.fromEntries(
    plan.balances.map(({ fundId: of, accountId, nowYen }) => [`${of} ${accountId}`, nowYen]),
  );
  for (const [key, nowYen] of Object.entries(stands)) {
    const row = rows.find((it) => `${it.fundId} ${it.accountId}` === key);
    expect(row?.openingYen).toBe(nowYen);
  }
  const year = await visitor.call(getYearBooks, { year: '2026' });
  const income = year.months.filter(({ accountId }) => accountId === plan.months[0]?.accountId);
  expect(sumYen(income.map(({ amountYen }) => amountYen))).toBe(-200);
  expect(year.history.some(({ fiscalYear }) => fiscalYear === 2025)).toBe(true);

  await expect(visitor.call(contract.finishOpening, { plan })).rejects.toMatchObject({
    status: 409,
  });
  await expect(visitor.call(contract.saveOpening, { plan })).rejects.toMatchObject({ status: 409 });
});

test('the year may begin in another month than the one that every association is given', async () => {
  const { visitor, fundId } = await withoutBooks();
  const { rows } = await server.db.query<{ associationId: string }>(
    'select association_id as "associationId" from fund where id = $1',
    [fundId],
  );
  await server.db.query(
    `insert into fiscal_year (association_id, id, starts_on, ends_on) values ($1, $2, '2026-04-01', '2027-03-31')`,
    [rows[0]?.associationId, randomUUID()],
  );
  const plan = await planOf(visitor, fundId);
  await visitor.call(contract.finishOpening, {
    plan: { ...plan, yearStartsOn: '2025-10-01', pastYears: [] },
  });
  const { years } = await visitor.call(ledger.getChart, {});
  expect(years.map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual([
    ['2025-10-01', '2026-09-30'],
    ['2026-10-01', '2027-09-30'],
  ]);
  const { months } = await visitor.call(getYearBooks, { year: '2025' });
  expect(sumYen(months.map(({ amountYen }) => amountYen))).toBe(0);
});

test('the demonstration shows how its books began, and cannot begin them again', async () => {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const opening = await visitor.call(contract.getOpening, {});
  expect(opening.isOpen).toBe(true);
  expect(opening.entries.length).toBeGreaterThan(0);
});

test('a fund is added and renamed; two cannot have one name', async () => {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const fundId = randomUUID();
  await visitor.call(contract.saveFund, { fundId, name: '駐車場会計', isPassThrough: false });
  await visitor.call(contract.saveFund, { fundId, name: '駐車場等会計', isPassThrough: false });
  const { funds } = await visitor.call(ledger.getChart, {});
  expect(funds.find(({ id }) => id === fundId)).toMatchObject({ name: '駐車場等会計' });
  await expect(
    visitor.call(contract.saveFund, {
      fundId: randomUUID(),
      name: '管理費会計',
      isPassThrough: false,
    }),
  ).rejects.toMatchObject({ status: 400 });
});
