import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getChart, listEntries, postEntry, reverseEntry } from '#contract/ledger.ts';
import { addSpread, stopSpread } from '#contract/repeats.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { getSettlement } from '#contract/settlement.ts';
import { attachVoucher, listVouchers, saveVoucher } from '#contract/voucher.ts';
import { getYearEnd } from '#contract/year-end.ts';
import { demoUser } from '#demo/demo-user.ts';
import { addDays } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { listPrepaidDetails } from '#server/features/ledger/store.ts';
import { openScope } from '#server/http/scope.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const year = '2026';

async function treasurer() {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  return visitor;
}

test('what came every month and was taken out of the last one is asked for, until it is booked', async () => {
  const visitor = await treasurer();
  const { until, missing } = await visitor.call(getYearEnd, { year });
  expect(missing).toEqual([]);
  const { today, lockedUntil } = await visitor.call(getChart, {});
  expect(until < today && until > (lockedUntil ?? '')).toBe(true);
  const from = `${until.slice(0, 7)}-01`;
  const { entries } = await visitor.call(listEntries, { from, until, text: '電気' });
  const entry = entries.find(({ origin }) => origin === 'accrual');
  const line = entry?.postings.find(({ amountYen }) => amountYen > 0);
  if (!entry || !line) throw new Error('no electricity in the last month');
  await visitor.call(reverseEntry, {
    entryId: entry.id,
    id: randomUUID(),
    postedOn: until,
    reason: '別の月の分でした',
  });
  const { fundId, accountId, counterpartyId } = line;
  const [found, ...others] = (await visitor.call(getYearEnd, { year })).missing;
  expect(found).toMatchObject({ fundId, accountId, counterpartyId });
  expect(found?.usualYen).toBeGreaterThan(0);
  expect(others).toEqual([]);
  await visitor.call(postEntry, {
    id: randomUUID(),
    postedOn: until,
    summary: '届いた請求書',
    reason: '',
    postings: entry.postings.map((it) => ({
      fundId: it.fundId,
      accountId: it.accountId,
      amountYen: it.amountYen,
      counterpartyId: it.counterpartyId,
    })),
  });
  expect((await visitor.call(getYearEnd, { year })).missing).toEqual([]);
});

test('what was paid for years stands in the settlement with what is left of it, and is compared (X19)', async () => {
  const visitor = await treasurer();
  const { accounts, funds, lockedUntil } = await visitor.call(getChart, {});
  const idOf = (code: string) => accounts.find((it) => it.code === code)?.id ?? '';
  const { checks: before, waiting } = await visitor.call(getSettlement, { year: '2025' });
  expect(before.filter(({ id }) => id === 'X19')).toEqual([]);
  expect(waiting.map(({ id }) => id)).not.toContain('X19');
  await visitor.call(addSpread, {
    id: randomUUID(),
    name: '火災保険',
    fundId: funds.find(({ code }) => code === 'general')?.id ?? '',
    prepaidAccountId: idOf('1221'),
    expenseAccountId: idOf('5160'),
    fromAccountId: null,
    counterpartyId: null,
    paidYen: 360_000,
    paidOn: '2025-10-01',
    firstMonth: '2025-10',
    months: 36,
    bookedFrom: addMonths((lockedUntil ?? '').slice(0, 7), 1),
  });
  const { checks } = await visitor.call(getSettlement, { year: '2025' });
  expect(checks.filter(({ id }) => id === 'X19')).toMatchObject([
    { leftYen: 300_000, rightYen: 300_000, holds: true },
    { leftYen: 60_000, rightYen: 60_000, holds: true },
  ]);
  const running = await visitor.call(getSettlement, { year });
  expect(running.waiting.map(({ id }) => id)).toContain('X19');
});

test('what was broken off is compared until the last yen of it was taken out of 前払金 (X19)', async () => {
  const visitor = await treasurer();
  const { accounts, funds, today, bankAccounts, lockedUntil } = await visitor.call(getChart, {});
  const idOf = (code: string) => accounts.find((it) => it.code === code)?.id ?? '';
  const fundId = funds.find(({ code }) => code === 'general')?.id ?? '';
  const { spread } = await visitor.call(addSpread, {
    id: randomUUID(),
    name: '火災保険',
    fundId,
    prepaidAccountId: idOf('1221'),
    expenseAccountId: idOf('5160'),
    fromAccountId: null,
    counterpartyId: null,
    paidYen: 360_000,
    paidOn: '2025-10-01',
    firstMonth: '2025-10',
    months: 36,
    bookedFrom: addMonths((lockedUntil ?? '').slice(0, 7), 1),
  });
  await visitor.call(stopSpread, { spreadId: spread.id, stoppedAfter: '2026-01' });
  const { checks } = await visitor.call(getSettlement, { year: '2025' });
  expect(checks.filter(({ id }) => id === 'X19')).toMatchObject([
    { leftYen: 320_000, rightYen: 0, holds: false },
    { leftYen: 40_000, rightYen: 40_000, holds: true },
  ]);

  const bank = bankAccounts.find((it) => it.fundId === fundId)?.accountId ?? '';
  const line = { fundId, counterpartyId: null };
  const paidBack = {
    id: randomUUID(),
    postedOn: today,
    summary: '火災保険の返戻金',
    reason: '',
    postings: [
      { ...line, accountId: bank, amountYen: 320_000 },
      { ...line, accountId: idOf('1221'), amountYen: -320_000 },
    ],
  };
  const { association } = await visitor.call(getSession, {});
  const leftAt = async (endsOn: string) => {
    const caller = { userId: demoUser.id, associationId: association.id, hasOwnCopy: true };
    const scope = await openScope(server.db, caller, {
      associationId: association.id,
      needs: 'ledger.read',
    });
    const details = await withAssociation(server.db, association.id, (db) =>
      listPrepaidDetails(db, scope, { startsOn: '2026-04-01', endsOn }),
    );
    return details.map(({ isEnded, prepaidYen }) => [isEnded, prepaidYen]);
  };
  const { entry } = await visitor.call(postEntry, paidBack);
  expect(await leftAt(addDays(today, -1))).toEqual([[true, 320_000]]);
  expect(await leftAt(today)).toEqual([]);
  // Taken back, it is owed again.
  const reversal = { entryId: entry.id, id: randomUUID(), postedOn: today, reason: '額ちがい' };
  await visitor.call(reverseEntry, reversal);
  expect(await leftAt(today)).toEqual([[true, 320_000]]);
});

test('of contracts and dues only what is there is told: a bill of two years in one expense', async () => {
  const visitor = await treasurer();
  const before = await visitor.call(getYearEnd, { year });
  expect(before.contracts).toEqual([]);
  expect(before.dues.unbilledMonths).toEqual([]);
  const { control } = before.dues;
  expect(control?.openYen).toBe(control?.ledgerOpenYen);
  expect(control?.advanceYen).toBe(control?.ledgerAdvanceYen);

  const { accounts, bankAccounts, counterparties, lockedUntil } = await visitor.call(getChart, {});
  const insurer = counterparties.find(({ name }) => name === 'ひかり損害保険株式会社');
  const bank = bankAccounts[0];
  if (!insurer || !bank) throw new Error('no insurer');
  const line = { fundId: bank.fundId, counterpartyId: insurer.id };
  const expense = accounts.find(({ code }) => code === '5160')?.id ?? '';
  const { entry } = await visitor.call(postEntry, {
    id: randomUUID(),
    postedOn: addDays(lockedUntil ?? '', 1),
    summary: '火災保険料 2年分',
    reason: '',
    postings: [
      { ...line, accountId: expense, amountYen: 1_680_000 },
      { ...line, accountId: bank.accountId, amountYen: -1_680_000 },
    ],
  });
  const { contracts } = await visitor.call(getYearEnd, { year });
  expect(contracts).toMatchObject([
    {
      name: 'マンション総合保険',
      ahead: { entryId: entry.id, amountYen: 1_680_000, yearlyYen: 840_000 },
    },
  ]);
});

test('a year that nobody knows is refused in words', async () => {
  const visitor = await treasurer();
  await expect(visitor.call(getYearEnd, { year: '1999' })).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining('この年度は'),
  });
});

test('paid after the year on a paper of the year, as an expense of the next: until it is taken back', async () => {
  const visitor = await treasurer();
  const listed = async () => (await visitor.call(getYearEnd, { year: '2025' })).paidLater;
  const before = await listed();
  const { accounts, today } = await visitor.call(getChart, {});
  const isExpense = (id: string) => accounts.some((it) => it.id === id && it.kind === 'expense');
  const { entries } = await visitor.call(listEntries, { from: '2026-04-01', until: '2026-05-31' });
  const entry = entries.find(
    ({ origin, postings }) =>
      origin === 'payment' &&
      postings.some(({ accountId, amountYen }) => amountYen > 0 && isExpense(accountId)),
  );
  const { vouchers } = await visitor.call(listVouchers, { box: 'yes' });
  const [paper] = vouchers;
  if (!entry || !paper) throw new Error('nothing was paid straight in April and May');
  const { id: voucherId, kind, payee, amountYen, invoiceNumber, note } = paper;
  await visitor.call(attachVoucher, { voucherId, entryId: entry.id });
  const facts = { kind, payee, amountYen, invoiceNumber, note, dueOn: null };
  await visitor.call(saveVoucher, { voucherId, ...facts, issuedOn: entry.postedOn });
  expect(await listed()).toEqual(before);
  await visitor.call(saveVoucher, { voucherId, ...facts, issuedOn: '2026-03-28' });
  const added = (await listed()).filter(({ entryId }) => entryId === entry.id);
  expect(added.length).toBeGreaterThan(0);
  expect(added.every((it) => it.issuedOn === '2026-03-28' && isExpense(it.accountId))).toBe(true);
  await visitor.call(reverseEntry, {
    entryId: entry.id,
    id: randomUUID(),
    postedOn: today,
    reason: '未払金の支払いとして入れ直すため',
  });
  expect(await listed()).toEqual(before);
});
