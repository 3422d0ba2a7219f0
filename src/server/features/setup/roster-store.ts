import type { RosterDwelling } from '#domain/onboarding/roster.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Reader = Scope<'register.read'> | Scope<'register.write'>;
type Writer = Scope<'register.write'>;

/** Nobody else changes the register until the transaction ends. */
export async function holdRegister(db: Db, { associationId }: Writer): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended($1 || ' register', 0))`, [
    associationId,
  ]);
}

/** 名簿 as it is registered; of these numbers, or all. */
export async function listRoster(
  db: Db,
  { associationId }: Reader,
  numbers: readonly string[] | null = null,
): Promise<RosterDwelling[]> {
  const { rows } = await db.query<RosterDwelling>(
    `with owners as materialized (
       select o.dwelling_id, jsonb_agg(jsonb_build_object('name', p.name, 'kana', p.kana,
                'shareNumerator', o.share_numerator, 'shareDenominator', o.share_denominator)
                order by o.since, o.id) as all_of
         from ownership o join person p on p.association_id = o.association_id and p.id = o.person_id
        where o.association_id = $1 group by o.dwelling_id)
     select d.number, d.floor, d.plan_type as "planType", d.layout, d.area_m2::float8 as "areaM2",
            d.share_numerator as "shareNumerator", d.share_denominator as "shareDenominator", d.votes,
            d.management_fee_yen as "managementFeeYen", d.reserve_fee_yen as "reserveFeeYen",
            coalesce(w.all_of, '[]'::jsonb) as owners
       from dwelling d left join owners w on w.dwelling_id = d.id
      where d.association_id = $1 and ($2::text[] is null or d.number = any($2))
      order by d.floor, d.number`,
    [associationId, numbers],
  );
  return rows;
}

/** Adds what is new and overwrites what is there; the places on each floor follow the numbers. */
export async function saveDwellings(
  db: Db,
  { associationId }: Writer,
  { dwellings, now }: { dwellings: readonly RosterDwelling[]; now: Date },
): Promise<void> {
  const rows = dwellings.map((dwelling) => ({ ...dwelling, id: newId(now.getTime()) }));
  await db.query(
    `insert into dwelling (association_id, id, number, floor, position, plan_type, layout, area_m2, share_numerator,
       share_denominator, votes, management_fee_yen, reserve_fee_yen)
     select $1, d.id, d.number, d.floor, 0, d."planType", d.layout, d."areaM2", d."shareNumerator", d."shareDenominator",
            d.votes, d."managementFeeYen", d."reserveFeeYen"
       from jsonb_to_recordset($2::jsonb) as d(id uuid, number text, floor int, "planType" text, layout text,
         "areaM2" numeric, "shareNumerator" int, "shareDenominator" int, votes int, "managementFeeYen" int,
         "reserveFeeYen" int)
     on conflict (association_id, number) do update set floor = excluded.floor, plan_type = excluded.plan_type,
       layout = excluded.layout, area_m2 = excluded.area_m2, share_numerator = excluded.share_numerator,
       share_denominator = excluded.share_denominator, votes = excluded.votes,
       management_fee_yen = excluded.management_fee_yen, reserve_fee_yen = excluded.reserve_fee_yen`,
    [associationId, JSON.stringify(rows)],
  );
  await db.query(
    `update dwelling set position = placed.place
       from (select id, row_number() over (partition by floor order by number)::int as place from dwelling
              where association_id = $1) placed
      where association_id = $1 and dwelling.id = placed.id and position <> placed.place`,
    [associationId],
  );
}

/** Replaces the owners of these dwellings; who is known by name and よみ stays the same person. */
export async function saveOwners(
  db: Db,
  { associationId }: Writer,
  { dwellings, since, now }: { dwellings: readonly RosterDwelling[]; since: string; now: Date },
): Promise<string[]> {
  const numbers = dwellings.map(({ number }) => number);
  await db.query(
    `delete from ownership where association_id = $1 and dwelling_id in (
       select id from dwelling where association_id = $1 and number = any($2))`,
    [associationId, numbers],
  );
  const owners = dwellings.flatMap((dwelling) =>
    dwelling.owners.map((owner) => ({ ...owner, number: dwelling.number })),
  );
  const people = new Map(owners.map(({ name, kana }) => [`${name} ${kana}`, { name, kana }]));
  const fresh = [...people.values()].map((person) => ({ ...person, id: newId(now.getTime()) }));
  const { rows: added } = await db.query<{ id: string }>(
    `insert into person (association_id, id, name, kana, lives)
     select $1, n.id, n.name, n.kana, 'here' from jsonb_to_recordset($2::jsonb) as n(id uuid, name text, kana text)
      where not exists (select from person p where p.association_id = $1 and p.name = n.name
        and (p.kana = n.kana or n.kana = ''))
     returning id`,
    [associationId, JSON.stringify(fresh)],
  );
  const rows = owners.map((owner) => ({ ...owner, id: newId(now.getTime()) }));
  await db.query(
    `insert into ownership (association_id, id, dwelling_id, person_id, share_numerator, share_denominator, since)
     select $1, o.id, d.id, (select p.id from person p where p.association_id = $1 and p.name = o.name
              and (p.kana = o.kana or o.kana = '') order by p.id limit 1),
            o."shareNumerator", o."shareDenominator", $3
       from jsonb_to_recordset($2::jsonb) as o(id uuid, number text, name text, kana text, "shareNumerator" int,
         "shareDenominator" int)
       join dwelling d on d.association_id = $1 and d.number = o.number`,
    [associationId, JSON.stringify(rows), since],
  );
  return added.map(({ id }) => id);
}

/** Tables that name a dwelling, but for its owners. */
async function listTablesOfDwelling(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select distinct c.conrelid::regclass::text as name from pg_constraint c
      where c.confrelid = 'dwelling'::regclass and c.contype = 'f' and c.conrelid <> 'ownership'::regclass`,
  );
  return rows.map(({ name }) => name);
}

/** Whether bills, contracts or anything else stand on these dwellings by now. */
export async function areUsed(
  db: Db,
  { associationId }: Writer,
  numbers: readonly string[],
): Promise<boolean> {
  for (const table of await listTablesOfDwelling(db)) {
    const { rows } = await db.query(
      `select from ${table} x join dwelling d on d.association_id = x.association_id and d.id = x.dwelling_id
        where x.association_id = $1 and d.number = any($2) limit 1`,
      [associationId, numbers],
    );
    if (rows.length > 0) return true;
  }
  return false;
}

export async function removeDwellings(
  db: Db,
  { associationId }: Writer,
  { numbers, personIds }: { numbers: readonly string[]; personIds: readonly string[] },
): Promise<void> {
  await db.query('delete from dwelling where association_id = $1 and number = any($2)', [
    associationId,
    numbers,
  ]);
  await db.query(
    `delete from person where association_id = $1 and id = any($2::uuid[])
        and not exists (select from ownership o where o.association_id = $1 and o.person_id = person.id)
        and not exists (select from residency o where o.association_id = $1 and o.person_id = person.id)
        and not exists (select from officer o where o.association_id = $1 and o.person_id = person.id)`,
    [associationId, personIds],
  );
}
