import { expect, test } from 'vitest';
import * as contract from '#contract/budget.ts';
import { getYearBooks, savePaperSettings } from '#contract/money.ts';
import { setDemoRole } from '#contract/session.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

const as = (visitor: Visitor, role: 'treasurer' | 'chair' | 'viceChair' | 'owner') =>
  visitor.call(setDemoRole, { role });

async function newestYear(visitor: Visitor) {
  const { fiscalYear, endsOn, today } = await visitor.call(getYearBooks, { year: 'latest' });
  return { now: fiscalYear, today, endsOn };
}

async function yearOf(visitor: Visitor, fiscalYear: number) {
  const { years } = await visitor.call(contract.getBudgets, {});
  const year = years.find((it) => it.fiscalYear === fiscalYear);
  if (!year) throw new Error('no such year');
  return year;
}

const total = (lines: readonly { amountYen: number }[]) =>
  lines.reduce((sum, { amountYen }) => sum + amountYen, 0);

async function changedFirstExpense(visitor: Visitor, fiscalYear: number, byYen: number) {
  const books = await visitor.call(getYearBooks, { year: String(fiscalYear) });
  const { versions } = await yearOf(visitor, fiscalYear);
  const lines = versions.at(-1)?.lines ?? [];
  const isExpense = (accountId: string) =>
    books.accounts.find(({ id }) => id === accountId)?.kind === 'expense';
  const first = lines.find((it) => isExpense(it.accountId) && it.amountYen > 100_000);
  const second = lines.findLast(
    (it) => isExpense(it.accountId) && it.fundId === first?.fundId && it.amountYen > 100_000,
  );
  if (!first || !second) throw new Error('no expense');
  return {
    first,
    second,
    lines: lines.map((it) => (it === first ? { ...it, amountYen: it.amountYen + byYen } : it)),
  };
}

const revisionOf = async (visitor: Visitor, year: string) =>
  (await yearOf(visitor, Number(year))).versions.at(-1)?.revision ?? 0;

test('a change, a request and a decision hold for what was read, and for nothing later', async () => {
  const visitor = server.visit();
  await as(visitor, 'treasurer');
  const { now, today } = await newestYear(visitor);
  const year = String(now);
  await visitor.call(contract.startBudgetDraft, { year, kind: 'supplement' });
  const revision = await revisionOf(visitor, year);
  const { lines } = await changedFirstExpense(visitor, now, 50_000);
  const reason = '給水管の漏水';
  const saves = await Promise.allSettled([
    visitor.call(contract.saveBudgetDraft, { year, revision, reason, lines }),
    visitor.call(contract.saveBudgetDraft, { year, revision, reason: '別の理由', lines }),
  ]);
  expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(
    visitor.call(contract.askForBudget, { year, revision, day: today }),
  ).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('ほかの方が変えました'),
  });

  const read = await revisionOf(visitor, year);
  await visitor.call(contract.askForBudget, { year, revision: read, day: today });
  await visitor.call(contract.withdrawBudgetRequest, { year });
  const { lines: dearer } = await changedFirstExpense(visitor, now, 50_000);
  const saved = await visitor.call(contract.saveBudgetDraft, {
    year,
    revision: read,
    reason,
    lines: dearer,
  });
  await visitor.call(contract.askForBudget, { year, ...saved, day: today });
  await as(visitor, 'chair');
  await expect(visitor.call(contract.decideBudget, { year, revision: read })).rejects.toMatchObject(
    { status: 409 },
  );
  await visitor.call(contract.decideBudget, { year, ...saved });
  expect((await yearOf(visitor, now)).versions.at(-1)?.decidedOn).toBe(today);
});

test("next year's draft is made of this year, edited, asked for and decided", async () => {
  const visitor = server.visit();
  await as(visitor, 'treasurer');
  const { now, today } = await newestYear(visitor);
  const year = String(now + 1);
  await visitor.call(contract.startBudgetDraft, { year, kind: 'first' });
  const [draft] = (await yearOf(visitor, now + 1)).versions;
  expect(draft).toMatchObject({ version: 0, kind: 'first', decidedOn: null, request: null });
  const notes = draft?.lines.map(({ note }) => note) ?? [];
  expect(notes.some((note) => note.startsWith('契約：'))).toBe(true);
  // Each contract once, on the line where its price is paid, as often as it is paid.
  const told = draft?.lines.filter(({ note }) => note.startsWith('契約：')) ?? [];
  expect(told.map(({ formula }) => formula)).toEqual([
    '540,000円 × 12か月',
    '55,000円 × 12か月 + 44,000円 × 12か月 + 99,000円 × 2回 + 759,000円',
    '181,500円 × 2回',
    '840,000円',
  ]);
  expect(draft?.lines.every(({ amountYen }) => amountYen > 0)).toBe(true);

  const lines = (draft?.lines ?? []).slice(1);
  await visitor.call(contract.saveBudgetDraft, {
    year,
    revision: await revisionOf(visitor, year),
    reason: '',
    lines,
  });
  expect((await yearOf(visitor, now + 1)).versions[0]?.lines).toHaveLength(lines.length);

  await expect(
    visitor.call(contract.askForBudget, {
      year,
      revision: await revisionOf(visitor, year),
      day: '2099-05-01',
    }),
  ).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('まだ開かれていません'),
  });
  await visitor.call(contract.askForBudget, {
    year,
    revision: await revisionOf(visitor, year),
    day: today,
  });
  await expect(
    visitor.call(contract.saveBudgetDraft, {
      year,
      revision: await revisionOf(visitor, year),
      reason: '',
      lines,
    }),
  ).rejects.toMatchObject({ status: 409 });
  await as(visitor, 'chair');
  await visitor.call(contract.decideBudget, { year, revision: await revisionOf(visitor, year) });
  expect((await yearOf(visitor, now + 1)).versions[0]).toMatchObject({ decidedOn: today });
  await as(visitor, 'treasurer');
  await expect(
    visitor.call(contract.startBudgetDraft, { year, kind: 'first' }),
  ).rejects.toMatchObject({ status: 409 });
});

test('補正予算 is a whole version of its own and counts everywhere once it is decided', async () => {
  const visitor = server.visit();
  await as(visitor, 'treasurer');
  const { now, today } = await newestYear(visitor);
  const year = String(now);
  const before = await visitor.call(getYearBooks, { year });
  await visitor.call(contract.startBudgetDraft, { year, kind: 'supplement' });
  const { lines, first } = await changedFirstExpense(visitor, now, 50_000);
  await visitor.call(contract.saveBudgetDraft, {
    year,
    revision: await revisionOf(visitor, year),
    reason: '',
    lines,
  });
  await expect(
    visitor.call(contract.askForBudget, {
      year,
      revision: await revisionOf(visitor, year),
      day: today,
    }),
  ).rejects.toMatchObject({
    message: '変える理由を入力してください。',
  });
  await visitor.call(contract.saveBudgetDraft, {
    year,
    revision: await revisionOf(visitor, year),
    reason: '給水管の漏水',
    lines,
  });
  await visitor.call(contract.askForBudget, {
    year,
    revision: await revisionOf(visitor, year),
    day: today,
  });
  expect(total((await visitor.call(getYearBooks, { year })).budget)).toBe(total(before.budget));
  await as(visitor, 'viceChair');
  await visitor.call(contract.decideBudget, { year, revision: await revisionOf(visitor, year) });
  const after = await visitor.call(getYearBooks, { year });
  expect(total(after.budget)).toBe(total(before.budget) + 50_000);
  const line = after.budget.find(
    (it) => it.accountId === first.accountId && it.fundId === first.fundId,
  );
  expect(line).toMatchObject({
    amountYen: first.amountYen + 50_000,
    firstYen: first.amountYen,
    supplementYen: 50_000,
  });
  expect(after.budgetDecided).toEqual({ decidedOn: today, kind: 'supplement' });

  // What the board moves afterwards is 流用 and no 補正.
  await as(visitor, 'treasurer');
  await visitor.call(contract.startBudgetDraft, { year, kind: 'transfer' });
  const moved = await changedFirstExpense(visitor, now, 10_000);
  const { second } = moved;
  await visitor.call(contract.saveBudgetDraft, {
    year,
    revision: await revisionOf(visitor, year),
    reason: '電気代の値上がり',
    lines: moved.lines.map((it) =>
      it === second ? { ...it, amountYen: it.amountYen - 10_000 } : it,
    ),
  });
  await visitor.call(contract.askForBudget, {
    year,
    revision: await revisionOf(visitor, year),
    day: today,
  });
  await as(visitor, 'viceChair');
  await visitor.call(contract.decideBudget, { year, revision: await revisionOf(visitor, year) });
  const { budget } = await visitor.call(getYearBooks, { year });
  const changed = budget.filter(({ amountYen, firstYen }) => amountYen !== firstYen);
  expect(
    changed.map(({ amountYen, firstYen, supplementYen }) => [amountYen - firstYen, supplementYen]),
  ).toEqual(
    expect.arrayContaining([
      [60_000, 50_000],
      [-10_000, 0],
    ]),
  );
  expect(total(budget)).toBe(total(before.budget) + 50_000);
});

test('流用 keeps the sum of each fund', async () => {
  const visitor = server.visit();
  await as(visitor, 'treasurer');
  const { now, today } = await newestYear(visitor);
  const year = String(now);
  await visitor.call(contract.startBudgetDraft, { year, kind: 'transfer' });
  const { lines, second } = await changedFirstExpense(visitor, now, 10_000);
  await visitor.call(contract.saveBudgetDraft, {
    year,
    revision: await revisionOf(visitor, year),
    reason: '電気代の値上がり',
    lines,
  });
  await expect(
    visitor.call(contract.askForBudget, {
      year,
      revision: await revisionOf(visitor, year),
      day: today,
    }),
  ).rejects.toMatchObject({
    message: expect.stringContaining('10,000円増えています。流用では、合計を変えられません。'),
  });
  const even = lines.map((it) =>
    it === second ? { ...it, amountYen: it.amountYen - 10_000 } : it,
  );
  await visitor.call(contract.saveBudgetDraft, {
    year,
    revision: await revisionOf(visitor, year),
    reason: '電気代の値上がり',
    lines: even,
  });
  await visitor.call(contract.askForBudget, {
    year,
    revision: await revisionOf(visitor, year),
    day: today,
  });
  await visitor.call(contract.withdrawBudgetRequest, { year });
  await visitor.call(contract.deleteBudgetDraft, { year });
  expect((await yearOf(visitor, now)).versions.every(({ decidedOn }) => decidedOn !== null)).toBe(
    true,
  );
});

test('the database itself keeps a decided budget, whoever writes', async () => {
  const visitor = server.visit();
  await as(visitor, 'treasurer');
  const attempts = [
    'update budget_line set amount_yen = 1 where budget_id in (select id from budget where decided_on is not null)',
    'delete from budget_line where budget_id in (select id from budget where decided_on is not null)',
    'update budget set decided_on = null where decided_on is not null',
    'delete from budget where decided_on is not null',
    `insert into budget_line (association_id, id, budget_id, fund_id, account_id, amount_yen)
     select b.association_id, gen_random_uuid(), b.id, f.id, a.id, 1 from budget b
       join fund f on f.association_id = b.association_id
       join account a on a.association_id = b.association_id and a.code = '1110'
      where b.decided_on is not null`,
  ];
  for (const attempt of attempts) {
    await expect(server.db.query(attempt)).rejects.toMatchObject({ code: 'SL012' });
  }
});

test('備考 is written, changed and taken out; an approved year keeps its own', async () => {
  const visitor = server.visit();
  await as(visitor, 'treasurer');
  const books = await visitor.call(getYearBooks, { year: 'latest' });
  const place = {
    fundId: books.funds[0]?.id ?? '',
    accountId: books.accounts.find(({ code }) => code === '5150')?.id ?? '',
  };
  const year = String(books.fiscalYear);
  const remarks = async () => (await visitor.call(getYearBooks, { year })).remarks;
  await visitor.call(contract.saveRemark, { year, ...place, text: ' 漏水の修理 ' });
  expect(await remarks()).toEqual([{ ...place, text: '漏水の修理' }]);
  await visitor.call(contract.saveRemark, { year, ...place, text: '' });
  expect(await remarks()).toEqual([]);
  const approved = books.years.find(({ isFinal }) => isFinal);
  await expect(
    visitor.call(contract.saveRemark, {
      year: String(approved?.fiscalYear),
      ...place,
      text: 'あと',
    }),
  ).rejects.toMatchObject({ message: '総会で承認された年度の備考は、書き換えられません。' });
});

test('the way of writing papers is kept for the association', async () => {
  const visitor = server.visit();
  await as(visitor, 'treasurer');
  const wanted = {
    columnOrder: 'actual-first',
    difference: 'budget-less-actual',
    basis: 'accrual',
    dates: 'western',
  } as const;
  await visitor.call(savePaperSettings, wanted);
  await visitor.call(savePaperSettings, { ...wanted, dates: 'era' });
  await as(visitor, 'owner');
  const { paperSettings } = await visitor.call(getYearBooks, { year: 'latest' });
  expect(paperSettings).toEqual({ ...wanted, dates: 'era' });
});
