import { type Role, rolesWith } from '#domain/access/role.ts';
import type { Database, Db } from '#server/db/db.ts';
import { type Caller, type FoundCaller, leavesOnColumn } from '#server/http/scope.ts';
import { copyAssociation } from './copy-association.ts';

/** How many visitors may work on a copy at the same time; one more takes the place of the idlest. */
export const copyLimit = 200;
export const idleHours = 24;

export async function createVisitorCopy(
  db: Database,
  { templateId, copyId, now }: { templateId: string; copyId: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdTemplate(tx, templateId);
    await tx.query(
      `insert into association (id, name, kind) select $1, name, 'copy' from association where id = $2`,
      [copyId, templateId],
    );
    await tx.query(
      'insert into visitor_copy (association_id, created_at, last_used_at) values ($1, $2, $2)',
      [copyId, now.toISOString()],
    );
    await trustTemplate(tx);
    await copyAssociation(tx, templateId, copyId);
  });
}

/** Until the copy is whole the demonstration is not made anew; one that was made meanwhile is found by asking again. */
async function holdTemplate(tx: Db, templateId: string): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { rowCount } = await tx.query('select from association where id = $1 for share', [
      templateId,
    ]);
    if (rowCount > 0) return;
  }
  throw new Error('there is no demonstration to copy');
}

/**
 * What is copied was checked when it was written, and nothing it refers to is left out: where the role may say so,
 * keys and triggers are not asked again until the transaction ends. They took more than half of a visitor's first write.
 */
async function trustTemplate(tx: Db): Promise<void> {
  await tx.query(
    `select set_config('session_replication_role', 'replica', true)
      where has_parameter_privilege(current_user, 'session_replication_role', 'set')`,
  );
}

/** Keeps the limit after a new copy was made, which itself stays. */
export async function deleteIdlestCopies(db: Database, newCopyId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Two at once would each count the copies before the other's deletion, and delete too many.
    await tx.query('lock table visitor_copy in exclusive mode');
    await tx.query(
      `delete from association where id in (
         select association_id from visitor_copy where association_id <> $1
          order by last_used_at desc, association_id offset $2)`,
      [newCopyId, copyLimit - 1],
    );
  });
}

type Visitor = {
  readonly userId: string;
  readonly templateId: string;
  /** As the cookie names it: it may be gone meanwhile. */
  readonly copyId: string | undefined;
};

/** A visitor in the own copy while it is there, else in the demonstration. Being asked for counts as a use. */
export async function findVisitor(
  db: Db,
  { userId, templateId, copyId }: Visitor,
  now: Date,
): Promise<FoundCaller | undefined> {
  const { rows } = await db.query<
    Omit<FoundCaller, 'userId' | 'personId' | 'signer' | 'roles' | 'trialEndsOn'> & {
      lastUsedAt: string | null;
    }
  >(
    `select m.association_id as "associationId", m.association_id <> $2 as "hasOwnCopy", m.role, a.version,
            c.last_used_at as "lastUsedAt", ${leavesOnColumn}
       from membership m join association a on a.id = m.association_id
       left join visitor_copy c on c.association_id = m.association_id
      where m.user_id = $1 and m.association_id in ($2, $3)
        and (m.association_id = $2 or c.last_used_at > $4)
      order by "hasOwnCopy" desc limit 1`,
    [userId, templateId, copyId ?? null, hoursBefore(now, idleHours)],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { lastUsedAt, ...found } = row;
  // Once a minute is exact enough for a limit of a day, and keeps reads from writing.
  if (lastUsedAt !== null && Date.parse(lastUsedAt) < now.getTime() - 60_000) {
    await db.query('update visitor_copy set last_used_at = $2 where association_id = $1', [
      found.associationId,
      now.toISOString(),
    ]);
  }
  return {
    userId,
    personId: null,
    ...found,
    signer: { by: 'position', role: found.role },
    roles: rolesWith(found.role),
    trialEndsOn: null,
  };
}

type Names = { readonly email: string; readonly name: string; readonly associationName: string };

export async function findNames(
  db: Db,
  { associationId, userId }: Pick<Caller, 'associationId' | 'userId'>,
): Promise<Names> {
  const { rows } = await db.query<Names>(
    `select u.email, u.name, a.name as "associationName" from app_user u, association a
      where u.id = $1 and a.id = $2`,
    [userId, associationId],
  );
  return rows[0] ?? { email: '', name: '', associationName: '' };
}

/** In a visitor's copy only: the demonstration itself and a customer's association stay as they are. */
export async function saveRole(
  db: Db,
  { associationId, userId }: Pick<Caller, 'associationId' | 'userId'>,
  role: Role,
): Promise<void> {
  await db.query(
    `update membership set role = $3 where association_id = $1 and user_id = $2
        and association_id in (select association_id from visitor_copy)`,
    [associationId, userId, role],
  );
}

export async function deleteVisitorCopy(db: Db, copyId: string): Promise<void> {
  await db.query(
    `delete from association where id = $1 and id in (select association_id from visitor_copy)`,
    [copyId],
  );
}

export async function deleteIdleCopies(db: Db, now: Date): Promise<void> {
  await db.query(
    `delete from association where id in (
       select association_id from visitor_copy where last_used_at <= $1)`,
    [hoursBefore(now, idleHours)],
  );
}

export async function countVisitorCopies(db: Db): Promise<number> {
  const { rows } = await db.query<{ count: string }>('select count(*) as count from visitor_copy');
  return Number(rows[0]?.count ?? 0);
}

function hoursBefore(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * 3_600_000).toISOString();
}
