import type { IsoDate } from '#domain/calendar.ts';
import type { Register, RegisterDwelling, RegisterPerson } from '#domain/notices/audience.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Reader = Pick<Scope, 'associationId'>;
type Day = { readonly today: IsoDate };

/** 名簿 of a day as far as a notice needs it; addresses stay where they are. */
export async function loadRegister(db: Db, scope: Reader, day: Day): Promise<Register> {
  return { dwellings: await listDwellings(db, scope, day), people: await listPeople(db, scope) };
}

async function listDwellings(
  db: Db,
  { associationId }: Reader,
  { today }: Day,
): Promise<RegisterDwelling[]> {
  const { rows } = await db.query<RegisterDwelling>(
    `with owned as materialized (
       select dwelling_id, jsonb_agg(person_id order by since, id) as of from ownership
        where association_id = $1 group by dwelling_id),
     lived as materialized (
       select dwelling_id, jsonb_agg(person_id order by since, id) as of from residency
        where association_id = $1 and since <= $2 and (until is null or until > $2) group by dwelling_id),
     parked as materialized (
       select dwelling_id, jsonb_agg(distinct kind) as of from parking_space
        where association_id = $1 and dwelling_id is not null group by dwelling_id)
     select d.id, d.number, d.floor, d.position, coalesce(p.of, '[]'::jsonb) as parking,
            coalesce(o.of, '[]'::jsonb) as owners, coalesce(l.of, '[]'::jsonb) as residents
       from dwelling d
       left join owned o on o.dwelling_id = d.id
       left join lived l on l.dwelling_id = d.id
       left join parked p on p.dwelling_id = d.id
      where d.association_id = $1
      order by d.floor, d.position, d.number`,
    [associationId, today],
  );
  return rows;
}

/** A member has the address of their account, anybody else the one that the register knows. */
async function listPeople(db: Db, { associationId }: Reader): Promise<RegisterPerson[]> {
  const { rows } = await db.query<RegisterPerson>(
    `select p.id, p.name, p.lives = 'here' as "livesHere",
            p.mail is not null or exists (select from member_person m
              where m.association_id = $1 and m.person_id = p.id) as "hasMail"
       from person p where p.association_id = $1 order by p.id`,
    [associationId],
  );
  return rows;
}
