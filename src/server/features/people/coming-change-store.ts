import type { ComingOwnerChange, OwnerChangeInput } from '#contract/owner-change.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { OwnerChangeKind } from '#domain/people/owner-change.ts';
import type { Database, Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Writer = Scope<'register.write'>;

/** 区分所有者の変更 of a coming day is kept as it was asked for. */
export async function saveComing(
  db: Db,
  { associationId, role, userId }: Writer,
  { input, now }: { readonly input: OwnerChangeInput; readonly now: Date },
): Promise<void> {
  const { id, dwellingId, kind, on, ...asked } = input;
  await db.query(
    `insert into coming_owner_change (association_id, id, dwelling_id, kind, changes_on, asked, noted_as, noted_by,
       noted_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9)`,
    [
      associationId,
      id,
      dwellingId,
      kind,
      on,
      JSON.stringify(asked),
      role,
      userId,
      now.toISOString(),
    ],
  );
}

/** The change that this dwelling waits for, if there is one. */
export async function findComingOf(
  db: Db,
  { associationId }: Pick<Scope, 'associationId'>,
  dwellingId: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    'select id from coming_owner_change where association_id = $1 and dwelling_id = $2',
    [associationId, dwellingId],
  );
  return rows[0]?.id;
}

export async function deleteComing(
  db: Db,
  { associationId }: Pick<Scope, 'associationId'>,
  changeId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from coming_owner_change where association_id = $1 and id = $2',
    [associationId, changeId],
  );
  return rowCount > 0;
}

type Row = Omit<ComingOwnerChange, 'notedAs'> & { readonly notedAs: Role };

/** Changes of coming days, the next first. */
export async function listComing(db: Db, { associationId }: Writer): Promise<ComingOwnerChange[]> {
  const { rows } = await db.query<Row>(
    `select c.id, d.number as dwelling, c.kind, c.changes_on as "on",
            array(select p.name from ownership o
               join person p on p.association_id = o.association_id and p.id = o.person_id
              where o.association_id = $1 and o.dwelling_id = c.dwelling_id order by p.kana, p.name) as before,
            array(select coalesce(p.name, n.name)
               from jsonb_to_recordset(c.asked->'owners') as n("personId" uuid, name text)
               left join person p on p.association_id = $1 and p.id = n."personId" order by 1) as after,
            c.failed_because as "failedBecause", c.noted_as as "notedAs", ${dayOf('c.noted_at')} as "notedOn"
       from coming_owner_change c
       join dwelling d on d.association_id = c.association_id and d.id = c.dwelling_id
      where c.association_id = $1 order by c.changes_on, d.number`,
    [associationId],
  );
  return rows.map((row) => ({ ...row, notedAs: roleNames[row.notedAs] }));
}

type Due = { readonly associationId: string; readonly id: string };

/** Those whose day has come, of every association. */
export async function listDueChanges(db: Database, today: IsoDate): Promise<Due[]> {
  const { rows } = await db.query<Due>(
    `select association_id as "associationId", id from coming_owner_change
      where changes_on <= $1 and failed_because is null order by changes_on, association_id, id`,
    [today],
  );
  return rows;
}

export type TakenChange = {
  readonly input: OwnerChangeInput;
  readonly role: Role;
  readonly userId: string;
  readonly notedAt: string;
};

/** Of two processes on the same one, the second finds it made. */
export async function takeComing(
  db: Db,
  { associationId, id }: Due,
): Promise<TakenChange | undefined> {
  const { rows } = await db.query<
    Omit<TakenChange, 'input'> & {
      readonly dwellingId: string;
      readonly kind: OwnerChangeKind;
      readonly on: IsoDate;
      readonly asked: Omit<OwnerChangeInput, 'id' | 'dwellingId' | 'kind' | 'on'>;
    }
  >(
    `select dwelling_id as "dwellingId", kind, changes_on as "on", asked, noted_as as role, noted_by as "userId",
            noted_at as "notedAt"
       from coming_owner_change
      where association_id = $1 and id = $2 and failed_because is null for update`,
    [associationId, id],
  );
  return rows.map(({ dwellingId, kind, on, asked, ...by }) => ({
    ...by,
    input: { id, dwellingId, kind, on, ...asked },
  }))[0];
}

export async function noteFailed(
  db: Db,
  { associationId, id }: Due,
  because: string,
): Promise<void> {
  await db.query(
    'update coming_owner_change set failed_because = $3 where association_id = $1 and id = $2',
    [associationId, id, because],
  );
}
