import type { Building, Setup } from '#contract/setup.ts';
import type { SetupFacts } from '#domain/onboarding/steps.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Reader = Scope<'register.read'>;
type Writer = Scope<'register.write'>;
type Elector = Scope<'officer.write'>;

export async function findSetupFacts(db: Db, { associationId }: Reader): Promise<SetupFacts> {
  const count = (from: string) => `(select count(*)::int from ${from} where x.association_id = $1)`;
  const { rows } = await db.query<SetupFacts>(
    `select ${count('building x')} > 0 as "hasBuilding",
            ${count('dwelling x')} as "dwellingCount",
            (select count(distinct x.dwelling_id)::int from ownership x where x.association_id = $1) as "ownedCount",
            ${count('officer x')} as "officerCount",
            (select exists (select from document x where x.association_id = $1 and x.category = 'bylaw')) as "hasBylaws",
            (select exists (select from year_opening x where x.association_id = $1)) as "hasBooks",
            ${count('bank_account x')} as "bankAccountCount",
            (select exists (select from tariff_rate x where x.association_id = $1)) as "hasTariff",
            ${count('garbage_rule x')} as "garbageCount",
            ${count('contact_point x')} as "contactCount",
            ${count('repair_plan_version x')} > 0 as "hasPlan"`,
    [associationId],
  );
  const [facts] = rows;
  if (!facts) throw new Error('Counts without a row');
  return facts;
}

export async function findBuilding(db: Db, { associationId }: Reader): Promise<Building | null> {
  const { rows } = await db.query<Building>(
    `select name, postal_code as "postalCode", address, structure, storeys, completed_on as "completedOn"
       from building where association_id = $1 order by id limit 1`,
    [associationId],
  );
  return rows[0] ?? null;
}

export async function saveBuilding(
  db: Db,
  { associationId }: Writer,
  { building, now }: { building: Building; now: Date },
): Promise<void> {
  const { name, postalCode, address, structure, storeys, completedOn } = building;
  const values = [associationId, name, postalCode, address, structure, storeys, completedOn];
  const { rowCount } = await db.query(
    `update building set name = $2, postal_code = $3, address = $4, structure = $5, storeys = $6, completed_on = $7
      where association_id = $1`,
    values,
  );
  if (rowCount) return;
  await db.query(
    `insert into building (association_id, id, name, postal_code, address, structure, storeys, completed_on,
       site_area_m2, building_area_m2, floor_area_m2, developer)
     values ($1, $8, $2, $3, $4, $5, $6, $7, 0, 0, 0, '')`,
    [...values, newId(now.getTime())],
  );
}

/** Whoever owns a dwelling, with one of theirs. */
export async function listPeople(db: Db, { associationId }: Reader): Promise<Setup['people']> {
  const { rows } = await db.query<Setup['people'][number]>(
    `select p.id, p.name, min(d.number) as number from ownership o
       join person p on p.association_id = o.association_id and p.id = o.person_id
       join dwelling d on d.association_id = o.association_id and d.id = o.dwelling_id
      where o.association_id = $1 group by p.id, p.name order by min(d.floor), min(d.number), p.name`,
    [associationId],
  );
  return rows;
}

export async function listOfficers(db: Db, { associationId }: Reader): Promise<Setup['officers']> {
  const { rows } = await db.query<Setup['officers'][number]>(
    `select o.id, o.post, p.name, o.term_from as "termFrom", o.term_until as "termUntil" from officer o
       join person p on p.association_id = o.association_id and p.id = o.person_id
      where o.association_id = $1
      order by array_position(array['chair', 'vice_chair', 'treasurer', 'director', 'auditor'], o.post), o.term_from`,
    [associationId],
  );
  return rows;
}

type NewOfficer = Omit<Setup['officers'][number], 'name'> & { readonly personId: string };

/** Answers false where the person is not in this association's register. */
export async function addOfficer(
  db: Db,
  { associationId }: Elector,
  { id, personId, post, termFrom, termUntil }: NewOfficer,
): Promise<boolean> {
  const { rows } = await db.query('select from person where association_id = $1 and id = $2', [
    associationId,
    personId,
  ]);
  if (rows.length === 0) return false;
  await db.query(
    `insert into officer (association_id, id, person_id, post, term_from, term_until)
     values ($1, $2, $3, $4, $5, $6) on conflict (association_id, id) do nothing`,
    [associationId, id, personId, post, termFrom, termUntil],
  );
  return true;
}

export async function listContacts(db: Db, { associationId }: Reader): Promise<Setup['contacts']> {
  const { rows } = await db.query<Setup['contacts'][number]>(
    `select id, kind, name, phone, hours, purpose from contact_point where association_id = $1 order by position`,
    [associationId],
  );
  return rows;
}

export async function addContact(
  db: Db,
  { associationId }: Writer,
  { id, kind, name, phone, hours, purpose }: Setup['contacts'][number],
): Promise<void> {
  await db.query(
    `insert into contact_point (association_id, id, position, kind, name, phone, hours, purpose)
     select $1, $2, coalesce(max(position), 0) + 1, $3, $4, $5, $6, $7 from contact_point where association_id = $1
     on conflict (association_id, id) do nothing`,
    [associationId, id, kind, name, phone, hours, purpose],
  );
}

export async function listGarbage(db: Db, { associationId }: Reader): Promise<Setup['garbage']> {
  const { rows } = await db.query<Setup['garbage'][number]>(
    `select id, name, weekday, weeks, how, put_out_by as "putOutBy" from garbage_rule
      where association_id = $1 order by position`,
    [associationId],
  );
  return rows;
}

export async function addGarbage(
  db: Db,
  { associationId }: Writer,
  { id, name, weekday, weeks, how, putOutBy }: Setup['garbage'][number],
): Promise<void> {
  await db.query(
    `insert into garbage_rule (association_id, id, position, name, weekday, weeks, how, put_out_by)
     select $1, $2, coalesce(max(position), 0) + 1, $3, $4, $5, $6, $7 from garbage_rule where association_id = $1
     on conflict (association_id, id) do nothing`,
    [associationId, id, name, weekday, weeks, how, putOutBy],
  );
}

const removable = {
  officer: 'officer',
  contact: 'contact_point',
  garbage: 'garbage_rule',
} as const;

/** Answers whether there was one. */
export async function remove(
  db: Db,
  { associationId }: Writer | Elector,
  { kind, id }: { kind: keyof typeof removable; id: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from ${removable[kind]} where association_id = $1 and id = $2`,
    [associationId, id],
  );
  return (rowCount ?? 0) > 0;
}
