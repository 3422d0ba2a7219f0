import type { People } from '#contract/people.ts';
import { triesOfLetter } from '#domain/accounts/sign-in-limits.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Person = People['people'][number];
type Writer = Scope<'register.write'>;
type Elector = Scope<'officer.write'>;
type Moment = { readonly today: IsoDate; readonly now: Date };

/** Whoever owns, lives in or serves the building now or later, as letters are delivered. */
export async function listPeople(
  db: Db,
  { associationId }: Scope<'register.read'>,
  { today, now }: Moment,
): Promise<Person[]> {
  const { rows } = await db.query<Person>(
    `with held as materialized (
       select o.person_id, d.floor, d.number, 'ownership' as kind,
              jsonb_build_object('id', o.id, 'dwelling', d.number, 'from', o.since) as facts
         from ownership o join dwelling d on d.association_id = o.association_id and d.id = o.dwelling_id
        where o.association_id = $1
       union all
       select r.person_id, d.floor, d.number, 'stay',
              jsonb_build_object('id', r.id, 'dwelling', d.number, 'kind', r.kind, 'from', r.since,
                'until', r.until - 1)
         from residency r join dwelling d on d.association_id = r.association_id and d.id = r.dwelling_id
        where r.association_id = $1 and (r.until is null or r.until > $2)
       union all
       select f.person_id, null, null, 'term',
              jsonb_build_object('id', f.id, 'post', f.post, 'from', f.term_from, 'until', f.term_until)
         from officer f where f.association_id = $1 and f.term_until >= $2)
     select p.id, p.name, p.kana,
            coalesce(jsonb_agg(h.facts order by h.floor, h.number) filter (where h.kind = 'ownership'), '[]') as ownerships,
            coalesce(jsonb_agg(h.facts order by h.floor, h.number) filter (where h.kind = 'stay'), '[]') as stays,
            coalesce(jsonb_agg(h.facts order by h.facts->>'from') filter (where h.kind = 'term'), '[]') as terms,
            (select jsonb_build_object('madeOn', ${dayOf('i.made_at')}, 'lastDay', ${dayOf("(i.ends_at - interval '1 second')")},
               'usedOn', ${dayOf('i.used_at')}, 'isAgain', i.used_at is not null and exists (
                 select from invitation e where e.association_id = $1 and e.person_id = p.id and e.id <> i.id and e.used_at <= i.used_at),
               'state', case when i.used_at is not null then 'used'
                 when i.tries >= ${triesOfLetter} then 'shut' when i.ends_at <= $3 then 'over' else 'open' end)
               from invitation i where i.association_id = $1 and i.person_id = p.id and i.ended_at is null
              order by i.made_at desc, i.id desc limit 1) as letter
       from person p join held h on h.person_id = p.id
      where p.association_id = $1
      group by p.id, p.name, p.kana order by min(h.floor), min(h.number), p.kana, p.name, p.id`,
    [associationId, today, now.toISOString()],
  );
  return rows;
}

export async function listDwellings(
  db: Db,
  { associationId }: Scope<'register.read'>,
): Promise<People['dwellings']> {
  const { rows } = await db.query<People['dwellings'][number]>(
    'select id, number from dwelling where association_id = $1 order by floor, number',
    [associationId],
  );
  return rows;
}

type NewResident = {
  readonly id: string;
  readonly dwellingId: string;
  readonly name: string;
  readonly kana: string;
  readonly kind: 'owner' | 'tenant' | 'family';
  readonly since: IsoDate;
};

/** An owner of the dwelling who lives there stays one person. Answers whether there is such a dwelling. */
export async function addResident(
  db: Db,
  { associationId }: Writer,
  { id, dwellingId, name, kana, kind, since, now }: NewResident & { readonly now: Date },
): Promise<boolean> {
  const { rows: owners } = await db.query<{ id: string }>(
    `select p.id from ownership o join person p on p.association_id = o.association_id and p.id = o.person_id
      where o.association_id = $1 and o.dwelling_id = $2 and p.name = $3 and $4 = 'owner'`,
    [associationId, dwellingId, name, kind],
  );
  const personId = owners[0]?.id ?? newId(now.getTime());
  if (!owners[0]) {
    await db.query(
      `insert into person (association_id, id, name, kana, lives)
       select $1, $2, $3, $4, 'here' where not exists (
         select from residency r where r.association_id = $1 and r.id = $5)`,
      [associationId, personId, name, kana, id],
    );
  }
  const { rowCount } = await db.query(
    `insert into residency (association_id, id, dwelling_id, person_id, kind, since)
     select $1, $2, d.id, $4, $5, $6 from dwelling d where d.association_id = $1 and d.id = $3
     on conflict (association_id, id) do update set since = residency.since`,
    [associationId, id, dwellingId, personId, kind, since],
  );
  return rowCount > 0;
}

/** Answers whether there was a stay that this day can end. */
export async function endStay(
  db: Db,
  { associationId }: Writer,
  { stayId, lastDay }: { readonly stayId: string; readonly lastDay: IsoDate },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update residency set until = $3 where association_id = $1 and id = $2 and since <= $4',
    [associationId, stayId, addDays(lastDay, 1), lastDay],
  );
  return rowCount > 0;
}

export type FoundTerm = { readonly post: string; readonly from: IsoDate; readonly until: IsoDate };

export async function findTerm(
  db: Db,
  { associationId }: Elector,
  officerId: string,
): Promise<FoundTerm | undefined> {
  const { rows } = await db.query<FoundTerm>(
    `select post, term_from as "from", term_until as "until" from officer
      where association_id = $1 and id = $2 for update`,
    [associationId, officerId],
  );
  return rows[0];
}

export async function endTerm(
  db: Db,
  { associationId }: Elector,
  { officerId, on }: { readonly officerId: string; readonly on: IsoDate },
): Promise<void> {
  await db.query('update officer set term_until = $3 where association_id = $1 and id = $2', [
    associationId,
    officerId,
    on,
  ]);
}

type Successor = FoundTerm & { readonly id: string; readonly personId: string };

/** Answers whether there is such a person. */
export async function addTerm(
  db: Db,
  { associationId }: Elector,
  { id, personId, post, from, until }: Successor,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into officer (association_id, id, person_id, post, term_from, term_until)
     select $1, $2, p.id, $4, $5, $6 from person p where p.association_id = $1 and p.id = $3
     on conflict (association_id, id) do update set post = officer.post`,
    [associationId, id, personId, post, from, until],
  );
  return rowCount > 0;
}
