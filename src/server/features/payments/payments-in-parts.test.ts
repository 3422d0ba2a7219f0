import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as bank from '#contract/bank.ts';
import { getChecks } from '#contract/checks.ts';
import { getChart, postEntry } from '#contract/ledger.ts';
import * as contract from '#contract/payments.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { dayInJapan } from '#domain/calendar.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';
import { csv, decisionOf, findLine, take } from '#server/testing/take-statements.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(folder) });
type Visitor = ReturnType<typeof server.visit>;

async function as(visitor: Visitor, role: Role): Promise<Visitor> {
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const view = (visitor: Visitor) => visitor.call(contract.getPayments, {});

/** A payable due of the general fund, as it stands now. */
async function dueOf(visitor: Visitor, entryId?: string) {
  const { dues, accounts, nextDay } = await view(visitor);
  const due = dues.find((it) =>
    entryId === undefined ? it.hindrance === null : it.entryId === entryId,
  );
  if (!due) throw new Error('no such due');
  const from = accounts.find(({ fundId, isReady }) => isReady && fundId === due.fundId);
  const bankAccountId = from?.bankAccountId ?? '';
  const { fundId, counterpartyId } = due;
  const ask = (yen: number, payOn = nextDay) => ({
    bankAccountId,
    payOn,
    payments: [{ id: randomUUID(), entryId: due.entryId, fundId, counterpartyId, yen }],
  });
  return { due, ask, nextDay, bankAccountId };
}

async function askAndApprove(
  visitor: Visitor,
  request: ReturnType<Awaited<ReturnType<typeof dueOf>>['ask']>,
) {
  await as(visitor, 'treasurer');
  // Of two of one sum and day the one that was asked for earlier was paid.
  server.clock.nowMs += 60_000;
  await visitor.call(contract.askForPayments, request);
  const paymentId = request.payments[0]?.id ?? '';
  const found = (await view(visitor)).payments.find(({ id }) => id === paymentId);
  await as(visitor, 'chair');
  await visitor.call(contract.approvePayment, { paymentId, digest: found?.digest ?? '' });
  await as(visitor, 'treasurer');
  return paymentId;
}

/** The bank's line, booked by hand: what goes out is positive. */
async function pay(
  visitor: Visitor,
  due: { fundId: string; counterpartyId: string },
  { yen }: { yen: number },
) {
  const { accounts } = await visitor.call(getChart, {});
  const idOf = (code: string) => accounts.find((it) => it.code.startsWith(code))?.id ?? '';
  const { fundId, counterpartyId } = due;
  const { entry } = await visitor.call(postEntry, {
    id: randomUUID(),
    // Nobody can book today what the bank does tomorrow.
    postedOn: dayInJapan(server.clock.nowMs),
    summary: '支払い',
    reason: '',
    postings: [
      { fundId, accountId: idOf('2110'), amountYen: yen, counterpartyId },
      { fundId, accountId: idOf('1120'), amountYen: -yen, counterpartyId: null },
    ],
  });
  return entry;
}

test('a due is asked for and paid in parts; the rest stays open, and nothing goes beyond it', async () => {
  const visitor = await as(server.visit(), 'treasurer');
  const { due, ask, nextDay } = await dueOf(visitor);
  const { entryId, yen } = due;
  expect(due).toMatchObject({ openYen: yen, bookedYen: yen, paidYen: 0, askedYen: 0 });
  await expect(visitor.call(contract.askForPayments, ask(yen + 1))).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('まで頼めます'),
  });
  const first = await askAndApprove(visitor, ask(10_000));
  expect((await dueOf(visitor, entryId)).due).toMatchObject({
    yen: yen - 10_000,
    openYen: yen,
    askedYen: 10_000,
  });
  await expect(visitor.call(contract.askForPayments, ask(yen))).rejects.toMatchObject({
    status: 400,
  });
  const owedBefore = await owedYen(visitor, due.counterpartyId);
  await pay(visitor, due, { yen: 10_000 });
  const paid = await dueOf(visitor, entryId);
  expect(paid.due).toMatchObject({
    yen: yen - 10_000,
    openYen: yen - 10_000,
    bookedYen: yen,
    paidYen: 10_000,
    askedYen: 0,
  });
  expect(await owedYen(visitor, due.counterpartyId)).toBe(owedBefore - 10_000);
  const state = (await view(visitor)).payments.find(({ id }) => id === first)?.state;
  expect(state).toBe('paid');

  await askAndApprove(visitor, paid.ask(yen - 10_000));
  expect((await view(visitor)).dues.some((it) => it.entryId === entryId)).toBe(false);
  // Half of it was paid by hand meanwhile: no file goes beyond what is open.
  await pay(visitor, due, { yen: 5_000 });
  await expect(
    visitor.call(contract.makeTransferFile, {
      id: randomUUID(),
      bankAccountId: paid.bankAccountId,
      payOn: nextDay,
    }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('払う残りは') });
});

async function owedYen(visitor: Visitor, counterpartyId: string): Promise<number> {
  const { payees } = await visitor.call(contract.listPayees, {});
  return payees.find(({ id }) => id === counterpartyId)?.owedYen ?? 0;
}

test('what was approved for an account that a transfer came back from goes into no file', async () => {
  const visitor = await as(server.visit(), 'treasurer');
  const { due, ask, nextDay, bankAccountId } = await dueOf(visitor);
  await askAndApprove(visitor, ask(2_000));
  await pay(visitor, due, { yen: 2_000 });
  const waiting = await askAndApprove(visitor, ask(1_000));
  await pay(visitor, due, { yen: -2_000 });
  const { payments } = await view(visitor);
  expect(payments.find(({ id }) => id === waiting)).toMatchObject({
    state: 'approved',
    isAccountDoubted: true,
    returnedOn: null,
  });
  const file = { id: randomUUID(), bankAccountId, payOn: nextDay };
  await expect(visitor.call(contract.makeTransferFile, file)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('前の振込が、銀行から戻っています'),
  });
});

test('組戻し: what the bank sends back is owed again, and waits until two made sure of the account', async () => {
  const visitor = await as(server.visit(), 'treasurer');
  const { due, ask, bankAccountId } = await dueOf(visitor);
  const today = dayInJapan(server.clock.nowMs);
  const { entryId, yen, counterpartyId } = due;
  const paymentId = await askAndApprove(visitor, ask(yen));
  const paidBy = await pay(visitor, due, { yen });
  expect((await view(visitor)).payments[0]).toMatchObject({
    state: 'paid',
    paidEntryId: paidBy.id,
  });

  const balanceYen = 1_000_000;
  const bytes = csv([[today, yen - 660, 'クミモドシ']], balanceYen);
  await take(visitor, bytes, { bankAccountId, acceptsGap: true });
  const line = await findLine(
    visitor,
    ({ text }) => text.includes('ｸﾐﾓﾄﾞｼ') || text.includes('クミモドシ'),
  );
  expect(line.proposals[0]).toMatchObject({ sureness: 'sure' });
  expect(line.proposals[0]?.summary).toContain(`組戻し：No.${paidBy.number}`);
  const { matchIds } = await visitor.call(bank.matchLines, { decisions: [decisionOf(line)] });

  const back = (await view(visitor)).payments.find(({ id }) => id === paymentId);
  expect(back).toMatchObject({ state: 'returned', returnedOn: today, isAccountDoubted: true });
  const again = await dueOf(visitor, entryId);
  expect(again.due).toMatchObject({ openYen: yen, paidYen: 0, yen });
  expect(again.due.hindrance).toContain('前の振込が戻っています');
  await expect(visitor.call(contract.askForPayments, again.ask(yen))).rejects.toMatchObject({
    status: 409,
  });

  await as(visitor, 'auditor');
  const { findings } = await visitor.call(getChecks, {});
  expect(findings.map(({ check }) => check)).toContain('transfer-returned');
  expect((await view(visitor)).payments.find(({ id }) => id === paymentId)?.state).toBe('returned');

  // The same account, made sure of again: no change of account, and it can be paid.
  await as(visitor, 'treasurer');
  const { payees } = await visitor.call(contract.listPayees, {});
  const payee = payees.find(({ id }) => id === counterpartyId);
  expect(payee?.isDoubted).toBe(true);
  const [known] = payee?.accounts ?? [];
  if (!known) throw new Error('no account');
  const { bankCode, bankName, branchCode, branchName, kind, number, holder } = known;
  const accountId = randomUUID();
  await visitor.call(contract.askForPayeeAccount, {
    counterpartyId,
    id: accountId,
    bankCode,
    bankName,
    branchCode,
    branchName,
    kind,
    number,
    holder,
    reason: '電話で確かめました。口座は正しく、銀行の手違いでした。',
  });
  await as(visitor, 'chair');
  await visitor.call(contract.approvePayeeAccount, { accountId });
  const next = await askAndApprove(visitor, (await dueOf(visitor, entryId)).ask(yen));
  const { payments } = await view(visitor);
  expect(payments.find(({ id }) => id === next)).toMatchObject({
    state: 'approved',
    isAccountNew: false,
  });
  expect(payments.find(({ id }) => id === paymentId)?.isAccountDoubted).toBe(false);

  // Taken back in the inbox, it was paid after all; what was asked anew has nothing left to pay.
  await visitor.call(contract.withdrawPayment, { paymentId: next });
  await visitor.call(bank.undoMatches, { matchIds });
  const { payments: restored, dues } = await view(visitor);
  expect(restored.find(({ id }) => id === paymentId)).toMatchObject({
    state: 'paid',
    returnedOn: null,
  });
  expect(dues.some((it) => it.entryId === entryId)).toBe(false);
});
