import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { approveLock, askForLock } from '#contract/books-lock.ts';
import { answerFinding, getChecks, type ShownFinding } from '#contract/checks.ts';
import { getChart, postEntry } from '#contract/ledger.ts';
import { getYearBooks } from '#contract/money.ts';
import { askForPayments, getPayments } from '#contract/payments.ts';
import { setDemoRole } from '#contract/session.ts';
import { demoUser } from '#demo/demo-user.ts';
import { template } from '#demo/template.ts';
import { type Role, rolesWith } from '#domain/access/role.ts';
import { addDays } from '#domain/calendar.ts';
import { findAll } from '#domain/checks/find-all.ts';
import type { CheckId } from '#domain/checks/finding.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { openScope } from '#server/http/scope.ts';
import { testToday } from '#server/testing/prepare-database.ts';
import { readPassbooks } from '#server/testing/read-passbooks.ts';
import { startServer } from '#server/testing/start-server.ts';
import { loadFacts } from './load-facts.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function as(visitor: Visitor, role: Role): Promise<Visitor> {
  await visitor.call(setDemoRole, { role });
  return visitor;
}

async function findingsOf(visitor: Visitor, check: CheckId): Promise<ShownFinding[]> {
  const { findings } = await visitor.call(getChecks, {});
  return findings.filter((it) => it.check === check);
}

function answerTo({ check, subject, digest }: ShownFinding) {
  return { id: randomUUID(), check, subject, digest };
}

async function urgentOf(visitor: Visitor): Promise<ShownFinding[]> {
  const { findings } = await visitor.call(getChecks, {});
  return findings.filter(({ severity }) => severity === 'urgent');
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('not there');
  return value;
}

/** Spends from the first account of 管理費会計 on what has no budget. */
async function spend(visitor: Visitor, amountYen: number): Promise<void> {
  const { today, funds, accounts, bankAccounts } = await visitor.call(getChart, {});
  const { budget } = await visitor.call(getYearBooks, { year: 'latest' });
  const fundId = required(funds.find(({ code }) => code === 'general')).id;
  const account = required(
    accounts.find(
      ({ id, kind, role, isRetired }) =>
        kind === 'expense' &&
        role === '' &&
        !isRetired &&
        !budget.some((line) => line.fundId === fundId && line.accountId === id),
    ),
  );
  const bank = required(bankAccounts.find((it) => it.fundId === fundId));
  const posting = { fundId, counterpartyId: null };
  await visitor.call(postEntry, {
    id: randomUUID(),
    postedOn: today,
    summary: '予算のない支出',
    reason: '',
    postings: [
      { ...posting, accountId: account.id, amountYen },
      { ...posting, accountId: bank.accountId, amountYen: -amountYen },
    ],
  });
}

test('a payment that waits for its second person leaves the checks as they are, for every reader', async () => {
  const visitor = await as(server.visit(), 'treasurer');
  const before = await visitor.call(getChecks, {});
  const { dues, accounts, nextDay } = await visitor.call(getPayments, {});
  const due = required(dues.find(({ hindrance }) => hindrance === null));
  const from = required(accounts.find((it) => it.isReady && it.fundId === due.fundId));
  const { entryId, fundId, counterpartyId } = due;
  await visitor.call(askForPayments, {
    bankAccountId: from.bankAccountId,
    payOn: nextDay,
    payments: [{ id: randomUUID(), entryId, fundId, counterpartyId, yen: due.yen }],
  });
  for (const role of ['treasurer', 'chair', 'auditor'] as const) {
    const { findings } = await (await as(visitor, role)).call(getChecks, {});
    expect(findings.map(({ digest }) => digest)).toEqual(before.findings.map((it) => it.digest));
  }
});

test('of the demonstration, exactly its honest loose ends are told', async () => {
  const { findings } = await (await as(server.visit(), 'treasurer')).call(getChecks, {});
  expect(findings.map(({ check, severity, yen }) => [check, severity, yen])).toEqual([
    ['no-voucher', 'check', 19_250],
    ['no-voucher', 'check', 31_250],
    ['no-voucher', 'check', 224_000],
    ['no-voucher', 'check', 55_000],
    ['no-dunning', 'check', 182_760],
    ['paper-differs', 'check', 12_400],
    ['uninsured', 'note', 14_744_279],
  ]);
  expect(findings.every(({ isOpen, answer }) => isOpen && answer === null)).toBe(true);
});

test('through the demonstration’s last year, no honest month is taken for something else', async () => {
  const { id: userId } = demoUser;
  const { associationId } = template;
  const caller = { userId, associationId, hasOwnCopy: false };
  const scope = await openScope(server.db, caller, { associationId, needs: 'home.read' });
  const roles = rolesWith('treasurer');
  const told = await withAssociation(server.db, associationId, async (db) => {
    const found: string[] = [];
    for (let month = 0; month < 12; month += 1) {
      const today = addDays(testToday, -30 * month);
      const facts = await loadFacts(db, { ...scope, role: 'treasurer', roles }, today);
      // As if something had been booked on that very day.
      const year = facts.year && { ...facts.year, bookedUntil: today };
      found.push(...findAll({ ...facts, year }).map(({ check }) => check));
    }
    return [...new Set(found)].toSorted();
  });
  // What is truly there: papers that are missing, a dwelling nobody wrote to, one bank with much, 28,000 yen too much,
  // and a paper of the company that has the owners' notices among its 雑費.
  expect(told).toEqual(['budget', 'no-dunning', 'no-voucher', 'paper-differs', 'uninsured']);
});

test('an answer is kept with who gave it, and the auditor reads it without giving any', async () => {
  const visitor = await as(server.visit(), 'treasurer');
  const arrears = required((await findingsOf(visitor, 'no-dunning'))[0]);
  const answer = { ...answerTo(arrears), answer: 'explained' as const };
  await expect(
    visitor.call(answerFinding, { ...answer, reason: '確認ずみ' }),
  ).rejects.toMatchObject({ status: 400 });
  const explained = { ...answer, reason: '分割で納める約束をしています。' };
  await expect(
    visitor.call(answerFinding, { ...explained, digest: '0'.repeat(64) }),
  ).rejects.toMatchObject({ status: 409 });
  await visitor.call(answerFinding, explained);
  await visitor.call(answerFinding, explained);

  await as(visitor, 'auditor');
  expect(await findingsOf(visitor, 'no-dunning')).toMatchObject([
    {
      isOpen: false,
      answer: { kind: 'explained', reason: explained.reason, decidedAs: '会計担当理事' },
    },
  ]);
  for (const role of ['auditor', 'director'] as const) {
    await as(visitor, role);
    await expect(
      visitor.call(answerFinding, { ...explained, id: randomUUID() }),
    ).rejects.toMatchObject({ status: 403 });
  }
  await as(visitor, 'owner');
  await expect(visitor.call(getChecks, {})).rejects.toMatchObject({ status: 403 });
});

test('what grew since the answer is asked about again', async () => {
  const visitor = await as(server.visit(), 'treasurer');
  expect(await findingsOf(visitor, 'unbudgeted')).toEqual([]);
  await spend(visitor, 50_000);
  const before = required((await findingsOf(visitor, 'unbudgeted'))[0]);
  expect(before).toMatchObject({ severity: 'check', yen: 50_000, isOpen: true });
  await visitor.call(answerFinding, { ...answerTo(before), answer: 'fixed', reason: '' });
  expect(await findingsOf(visitor, 'unbudgeted')).toMatchObject([{ isOpen: false }]);
  await spend(visitor, 20_000);
  expect(await findingsOf(visitor, 'unbudgeted')).toMatchObject([
    { yen: 70_000, isOpen: true, answer: null },
  ]);
});

test('what is pressing stays on the list though it was answered, and what is looked into too', async () => {
  const visitor = await as(server.visit(), 'treasurer');
  await spend(visitor, 900_000_000);
  const below = required((await findingsOf(visitor, 'below-zero'))[0]);
  await visitor.call(answerFinding, {
    ...answerTo(below),
    answer: 'explained',
    reason: '入力のけたをまちがえました。',
  });
  expect(await findingsOf(visitor, 'below-zero')).toMatchObject([
    { isOpen: true, answer: { kind: 'explained' } },
  ]);
  const arrears = required((await findingsOf(visitor, 'no-dunning'))[0]);
  await visitor.call(answerFinding, { ...answerTo(arrears), answer: 'looking', reason: '' });
  expect(await findingsOf(visitor, 'no-dunning')).toMatchObject([
    { isOpen: true, answer: { kind: 'looking' } },
  ]);
});

test('a month is not closed over what is pressing until that has an answer with its reason', async () => {
  const visitor = await as(server.visit(), 'treasurer');
  const { lockedUntil } = await visitor.call(getChart, {});
  const before = required(lockedUntil ?? undefined);
  const monthEnd = lastDayOf(addDays(before, 1).slice(0, 7));
  const asked = {
    lockedUntil: monthEnd,
    isFinal: false,
    reason: '',
    passbooks: await readPassbooks(visitor, monthEnd),
  };
  const answerAll = async (): Promise<void> => {
    for (const finding of await urgentOf(visitor)) {
      const reason = '入力のけたをまちがえました。';
      await visitor.call(answerFinding, { ...answerTo(finding), answer: 'looking', reason });
    }
  };
  const refused = {
    status: 409,
    message: expect.stringContaining('点検の至急のこと「残高のマイナス」'),
  };
  await spend(visitor, 900_000_000);
  await expect(visitor.call(askForLock, asked)).rejects.toMatchObject(refused);
  const first = required((await urgentOf(visitor))[0]);
  await expect(
    visitor.call(answerFinding, { ...answerTo(first), answer: 'looking', reason: '' }),
  ).rejects.toMatchObject({ status: 400 });
  await answerAll();
  const { request } = await visitor.call(askForLock, asked);

  // It grew before the second person looked.
  await spend(visitor, 1_000_000);
  await as(visitor, 'chair');
  const approve = () => visitor.call(approveLock, { requestId: request.id });
  await expect(approve()).rejects.toMatchObject(refused);
  await answerAll();
  expect((await approve()).lock).toMatchObject({ lockedUntil: asked.lockedUntil });

  await as(visitor, 'treasurer');
  await spend(visitor, 1_000_000);
  const open = { lockedUntil: before, isFinal: false, reason: '金額を直すため' };
  expect((await visitor.call(askForLock, open)).request.isReopening).toBe(true);
});
