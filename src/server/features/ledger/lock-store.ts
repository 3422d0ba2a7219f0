import type { LockRequest } from '#contract/books-lock.ts';
import { may } from '#domain/access/permissions.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import { isSecondPerson } from '#domain/access/second-person.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { type BooksReader, dayOf } from './chart-store.ts';
import { listPassbooks } from './passbook-store.ts';
import { refusedInWords } from './refusals.ts';

type RequestRow = {
  readonly id: string;
  readonly lockedUntil: IsoDate;
  readonly isFinal: boolean;
  readonly reason: string;
  readonly askedAs: Role;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly askedOn: IsoDate;
};

/** 締めの依頼 that waits for a second person, if there is one. */
export async function findLockRow(db: Db, scope: BooksReader): Promise<RequestRow | undefined> {
  const { rows } = await db.query<RequestRow>(
    `select id, locked_until as "lockedUntil", is_final as "isFinal", reason, asked_as as "askedAs",
            asked_by as "askedBy", asked_at as "askedAt", ${dayOf('asked_at')} as "askedOn"
       from lock_request where association_id = $1`,
    [scope.associationId],
  );
  return rows[0];
}

export async function findLockRequest(
  db: Db,
  scope: BooksReader,
  lockedUntil: IsoDate | null,
): Promise<LockRequest | null> {
  const row = await findLockRow(db, scope);
  if (!row) return null;
  return {
    id: row.id,
    lockedUntil: row.lockedUntil,
    isFinal: row.isFinal,
    isReopening: !row.isFinal && lockedUntil !== null && row.lockedUntil < lockedUntil,
    reason: row.reason,
    askedAs: roleNames[row.askedAs],
    askedOn: row.askedOn,
    mayApprove: may(scope.roles, 'month.close') && isSecondPerson(scope.signer, row),
    isMine: !isSecondPerson(scope.signer, row),
    passbooks: await listPassbooks(db, scope, row.lockedUntil),
  };
}

type Wanted = {
  readonly lockedUntil: IsoDate;
  readonly isFinal: boolean;
  readonly reason: string;
  readonly now: Date;
};

export async function addLockRequest(
  db: Db,
  { associationId, userId, role }: Scope<'month.ask'>,
  { lockedUntil, isFinal, reason, now }: Wanted,
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      `insert into lock_request (association_id, id, locked_until, is_final, reason, asked_as, asked_by, asked_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        associationId,
        newId(now.getTime()),
        lockedUntil,
        isFinal,
        reason,
        role,
        userId,
        now.toISOString(),
      ],
    ),
  );
}

export async function deleteLockRequest(
  db: Db,
  { associationId }: BooksReader,
  requestId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from lock_request where association_id = $1 and id = $2',
    [associationId, requestId],
  );
  return rowCount > 0;
}

/** Closes or opens as it was asked for, in the same transaction in which the request goes. */
export async function carryOutLock(
  db: Db,
  scope: Scope<'month.close'>,
  { row, now }: { row: RequestRow; now: Date },
): Promise<void> {
  const { lockedUntil, isFinal, reason, askedAs, askedBy, askedAt } = row;
  const lock = { lockedUntil, isFinal, reason, askedAs, askedBy, askedAt };
  const approved = {
    approvedAs: scope.role,
    approvedBy: scope.userId,
    approvedAt: now.toISOString(),
  };
  await refusedInWords(() =>
    db.query('select lock_books($1::jsonb)', [
      JSON.stringify({ id: newId(now.getTime()), ...lock, ...approved }),
    ]),
  );
  await deleteLockRequest(db, scope, row.id);
}
