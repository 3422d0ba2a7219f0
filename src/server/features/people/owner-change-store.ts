import type { OwnerChangeInput } from '#contract/owner-change.ts';
import type { OwnerShare } from '#domain/people/owner-change.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { ownersNow } from './owner-facts-store.ts';

/** Who writes it down: somebody now, or somebody earlier for a day that has come. */
export type Noter = Pick<Scope<'register.write'>, 'associationId' | 'role' | 'userId'>;

/** Whoever changes owners of a dwelling waits here; answers whether it is there and this change is not yet. */
export async function claimChange(
  db: Db,
  { associationId }: Noter,
  { id, dwellingId }: { readonly id: string; readonly dwellingId: string },
): Promise<'new' | 'done' | 'gone'> {
  const { rows } = await db.query(
    'select from dwelling where association_id = $1 and id = $2 for update',
    [associationId, dwellingId],
  );
  if (rows.length === 0) return 'gone';
  const { rows: done } = await db.query(
    'select from ownership_change where association_id = $1 and id = $2',
    [associationId, id],
  );
  return done.length === 0 ? 'new' : 'done';
}

type Moves = {
  readonly input: OwnerChangeInput;
  readonly leavingIds: readonly string[];
  readonly staying: readonly { readonly personId: string; readonly share: OwnerShare }[];
  readonly arriving: readonly OwnerChangeInput['owners'][number][];
  readonly now: Date;
};

/** One act: owners, 前の区分所有者, residents who leave and 引落口座, with everything that takes it back. */
export async function saveChange(db: Db, scope: Noter, moves: Moves): Promise<void> {
  const { associationId, role, userId } = scope;
  const { input, now } = moves;
  const before = await listOwnerships(db, scope, input.dwellingId);
  const { arriving, newcomerIds } = await addNewcomers(db, scope, moves);
  const formerIds = await endOwnerships(db, scope, moves);
  await db.query(
    `update ownership o set share_numerator = s.numerator, share_denominator = s.denominator
       from jsonb_to_recordset($3::jsonb) as s("personId" uuid, numerator int, denominator int)
      where o.association_id = $1 and o.dwelling_id = $2 and o.person_id = s."personId"`,
    [
      associationId,
      input.dwellingId,
      JSON.stringify(moves.staying.map(({ personId, share }) => ({ personId, ...share }))),
    ],
  );
  await db.query(
    `insert into ownership (association_id, id, dwelling_id, person_id, share_numerator, share_denominator, since)
     select $1, o.id, $2, o."personId", o.numerator, o.denominator, $4
       from jsonb_to_recordset($3::jsonb) as o(id uuid, "personId" uuid, numerator int, denominator int)`,
    [
      associationId,
      input.dwellingId,
      JSON.stringify(arriving.map((it) => ({ ...it, id: newId(now.getTime()) }))),
      input.on,
    ],
  );
  const endedStays = await endStays(db, scope, input);
  const endedDebit = input.stopsDebit ? await stopDebit(db, scope, input.dwellingId) : null;
  await db.query(
    `insert into ownership_change (association_id, id, dwelling_id, kind, changed_on, application_id, paper, before,
       after, former_ids, newcomer_ids, ended_stays, ended_debit, noted_as, noted_by, noted_at)
     select $1, c.id, c.dwelling_id, c.kind, c.changed_on, a.id, c.paper, c.before, ${ownersNow}, $3, $4, c.ended_stays,
            nullif(c.ended_debit, 'null'::jsonb), c.noted_as, c.noted_by, c.noted_at
       from (select $1::uuid as association_id, x.* from jsonb_to_record($2::jsonb) as x(id uuid, dwelling_id uuid, kind text,
         changed_on date, application_id uuid, paper text, before jsonb, ended_stays jsonb, ended_debit jsonb,
         noted_as text, noted_by uuid, noted_at timestamptz)) c
       left join application a on a.association_id = $1 and a.id = c.application_id and a.dwelling_id = c.dwelling_id`,
    [
      associationId,
      JSON.stringify({
        id: input.id,
        dwelling_id: input.dwellingId,
        kind: input.kind,
        changed_on: input.on,
        application_id: input.applicationId,
        paper: input.paper,
        before,
        ended_stays: endedStays,
        ended_debit: endedDebit,
        noted_as: role,
        noted_by: userId,
        noted_at: now.toISOString(),
      }),
      formerIds,
      newcomerIds,
    ],
  );
}

type Json = Readonly<Record<string, unknown>>;

async function listOwnerships(
  db: Db,
  { associationId }: Noter,
  dwellingId: string,
): Promise<Json[]> {
  const { rows } = await db.query<{ row: Json }>(
    `select to_jsonb(o) - 'association_id' as row from ownership o
      where o.association_id = $1 and o.dwelling_id = $2 order by o.id`,
    [associationId, dwellingId],
  );
  return rows.map(({ row }) => row);
}

/** Whoever the register does not know yet becomes a person of it. */
async function addNewcomers(db: Db, { associationId }: Noter, { arriving, now }: Moves) {
  const named = arriving.map((it) => ({ ...it, personId: it.personId ?? newId(now.getTime()) }));
  const fresh = named.filter((_it, at) => arriving[at]?.personId === null);
  await db.query(
    `insert into person (association_id, id, name, kana, lives)
     select $1, n."personId", n.name, n.kana, 'here'
       from jsonb_to_recordset($2::jsonb) as n("personId" uuid, name text, kana text)`,
    [associationId, JSON.stringify(fresh)],
  );
  return { arriving: named, newcomerIds: fresh.map(({ personId }) => personId) };
}

async function endOwnerships(
  db: Db,
  { associationId }: Noter,
  { input, leavingIds, now }: Moves,
): Promise<string[]> {
  const ended = leavingIds.map((personId) => ({ personId, id: newId(now.getTime()) }));
  await db.query(
    `insert into former_ownership (association_id, id, dwelling_id, person_id, since, until, ended_by)
     select $1, e.id, $2, o.person_id, o.since, $4, $5
       from jsonb_to_recordset($3::jsonb) as e(id uuid, "personId" uuid)
       join ownership o on o.association_id = $1 and o.dwelling_id = $2 and o.person_id = e."personId"`,
    [associationId, input.dwellingId, JSON.stringify(ended), input.on, input.kind],
  );
  await db.query(
    'delete from ownership where association_id = $1 and dwelling_id = $2 and person_id = any($3::uuid[])',
    [associationId, input.dwellingId, leavingIds],
  );
  return ended.map(({ id }) => id);
}

async function endStays(
  db: Db,
  { associationId }: Noter,
  { dwellingId, endedStayIds, on }: OwnerChangeInput,
): Promise<{ id: string; until: string | null }[]> {
  const { rows } = await db.query<{ id: string; until: string | null }>(
    `update residency r set until = $4
       from residency was
      where r.association_id = $1 and r.dwelling_id = $2 and r.id = any($3::uuid[]) and r.until is null and r.since < $4
        and was.association_id = r.association_id and was.id = r.id
     returning r.id, was.until`,
    [associationId, dwellingId, endedStayIds, on],
  );
  return rows;
}

async function stopDebit(
  db: Db,
  { associationId }: Noter,
  dwellingId: string,
): Promise<Json | null> {
  const { rows } = await db.query<{ row: Json }>(
    `delete from debit_account a where a.association_id = $1 and a.dwelling_id = $2
     returning to_jsonb(a) - 'association_id' as row`,
    [associationId, dwellingId],
  );
  return rows[0]?.row ?? null;
}
