import type { Setup } from '#contract/setup.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { RosterDwelling } from '#domain/onboarding/roster.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Writer = Scope<'register.write'>;

type NewImport = {
  readonly id: string;
  readonly newCount: number;
  readonly changedCount: number;
  readonly before: readonly RosterDwelling[];
  readonly after: readonly RosterDwelling[];
  readonly personIds: readonly string[];
  readonly now: Date;
};

export async function addImport(
  db: Db,
  { associationId, userId, role }: Writer,
  { id, newCount, changedCount, before, after, personIds, now }: NewImport,
): Promise<void> {
  await db.query(
    `insert into register_import (association_id, id, new_count, changed_count, before, after, person_ids, made_as,
       made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      associationId,
      id,
      newCount,
      changedCount,
      JSON.stringify(before),
      JSON.stringify(after),
      personIds,
      role,
      userId,
      now.toISOString(),
    ],
  );
}

const undoDays = 30;
const shownImports = 10;

/** The latest first; the latest that holds may be taken back within thirty days. */
export async function listImports(
  db: Db,
  { associationId }: Scope<'register.read'>,
  today: IsoDate,
): Promise<Setup['imports']> {
  const { rows } = await db.query<Omit<Setup['imports'][number], 'mayUndo'>>(
    `select id, ${dayOf('made_at')} as "madeOn", made_as as "madeAs", new_count as "newCount",
            changed_count as "changedCount", undone_at is not null as "isUndone"
       from register_import where association_id = $1 order by made_at desc, id desc limit ${shownImports}`,
    [associationId],
  );
  const latest = rows.find(({ isUndone }) => !isUndone)?.id;
  return rows.map((row) => ({
    ...row,
    madeAs: roleNames[row.madeAs as Role],
    mayUndo: row.id === latest && row.madeOn >= addDays(today, -undoDays),
  }));
}

export type FoundImport = Pick<NewImport, 'before' | 'after' | 'personIds'>;

export async function findImport(
  db: Db,
  { associationId }: Writer,
  importId: string,
): Promise<FoundImport | undefined> {
  const { rows } = await db.query<FoundImport>(
    `select before, after, person_ids as "personIds" from register_import
      where association_id = $1 and id = $2 and undone_at is null`,
    [associationId, importId],
  );
  return rows[0];
}

export async function hasImport(db: Db, { associationId }: Writer, id: string): Promise<boolean> {
  const { rows } = await db.query(
    'select from register_import where association_id = $1 and id = $2',
    [associationId, id],
  );
  return rows.length > 0;
}

export async function markUndone(
  db: Db,
  { associationId, userId, role }: Writer,
  { importId, now }: { importId: string; now: Date },
): Promise<void> {
  await db.query(
    `update register_import set undone_as = $3, undone_by = $4, undone_at = $5
      where association_id = $1 and id = $2`,
    [associationId, importId, role, userId, now.toISOString()],
  );
}
