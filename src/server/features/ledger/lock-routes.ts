import type { Hono } from 'hono';
import * as contract from '#contract/books-lock.ts';
import { isSecondPerson, notTheSecond } from '#domain/access/second-person.ts';
import { addDays } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { refuseUnanswered } from '#server/features/checks/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { findLockedUntil, listLocks } from './chart-store.ts';
import {
  addLockRequest,
  carryOutLock,
  deleteLockRequest,
  findLockRequest,
  findLockRow,
} from './lock-store.ts';
import { savePassbooks } from './passbook-store.ts';
import { refuseWithoutBalances } from './refuse-without-balances.ts';

/** 月の締め、年度の確定、開け直し: one asks, another person approves. */
export function lockRoutes(app: Hono<Env>): void {
  handle(app, contract.askForLock, async ({ db, scope, input, today, now }) => {
    const lockedUntil = await findLockedUntil(db, scope);
    refuseWrongDay(input, { lockedUntil, today });
    if (await findLockRow(db, scope)) {
      throw new Refusal('conflict', '承認を待っている依頼があります。先にそれを終えてください。');
    }
    if (closesMore(input, lockedUntil)) await refuseUnanswered(db, scope, today);
    await addLockRequest(db, scope, { ...input, now });
    await savePassbooks(db, scope, {
      readOn: input.lockedUntil,
      passbooks: input.passbooks,
      now,
    });
    if (closesMore(input, lockedUntil)) {
      await refuseWithoutBalances(db, scope, input.lockedUntil);
    }
    return { request: await requireRequest(db, scope, lockedUntil) };
  });

  handle(app, contract.withdrawLockRequest, async ({ db, scope, input }) => {
    const row = await findLockRow(db, scope);
    if (row?.id !== input.requestId) throw new Refusal('not_found');
    const request = await requireRequest(db, scope, await findLockedUntil(db, scope));
    if (!request.isMine && !request.mayApprove) {
      throw new Refusal('not_allowed', '依頼した方か、承認する方だけが取り下げられます。');
    }
    await deleteLockRequest(db, scope, row.id);
    return { isReopening: request.isReopening };
  });

  handle(app, contract.approveLock, async ({ db, scope, input, today, now }) => {
    const row = await findLockRow(db, scope);
    if (row?.id !== input.requestId) {
      throw new Refusal('not_found', '依頼は取り下げられたか、もう承認されています。');
    }
    if (row.isFinal) {
      throw new Refusal('not_allowed', '総会の承認は、「決算」の画面で確かめてください。');
    }
    if (!isSecondPerson(scope.signer, row)) {
      throw new Refusal('not_allowed', notTheSecond(scope.signer, '承認できません'));
    }
    const isReopening = !closesMore(row, await findLockedUntil(db, scope));
    if (!isReopening) await refuseUnanswered(db, scope, today);
    await carryOutLock(db, scope, { row, now });
    const [lock] = await listLocks(db, scope);
    if (!lock) throw new Error('a lock was not written');
    return { lock, isReopening };
  });
}

async function requireRequest(
  db: Db,
  scope: Scope<'ledger.read'> | Scope<'month.ask'>,
  lockedUntil: string | null,
) {
  const request = await findLockRequest(db, scope, lockedUntil);
  if (!request) throw new Error('a lock request was not found');
  return request;
}

/** Opening again waits for no answer. */
function closesMore(
  { lockedUntil: until }: Pick<Asked, 'lockedUntil'>,
  lockedUntil: string | null,
): boolean {
  return lockedUntil === null || until > lockedUntil;
}

type Asked = { readonly lockedUntil: string; readonly isFinal: boolean; readonly reason: string };

/** Months are closed whole; what is opened again needs a reason. */
function refuseWrongDay(
  { lockedUntil: until, isFinal, reason }: Asked,
  { lockedUntil, today }: { lockedUntil: string | null; today: string },
): void {
  if (!addDays(until, 1).endsWith('-01')) {
    throw new Refusal('invalid_input', '締めるのは、月の最後の日までです。');
  }
  if (isFinal) {
    throw new Refusal('not_allowed', '総会の承認は、「決算」の画面で入れてください。');
  }
  if (until >= today) throw new Refusal('invalid_input', '終わっていない月は締められません。');
  if (until === lockedUntil) {
    throw new Refusal('invalid_input', 'この月までは、もう締めてあります。');
  }
  if (lockedUntil !== null && until < lockedUntil && reason === '') {
    throw new Refusal('invalid_input', '開け直す理由を入力してください。');
  }
}
