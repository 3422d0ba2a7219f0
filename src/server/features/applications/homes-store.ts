import type { DeskHome } from '#contract/application-desk.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Desk = Scope<'application.receive'> | Scope<'booking.manage'>;

/** Every dwelling with those who own it or live there on a day. */
export async function listDeskHomes(
  db: Db,
  { associationId }: Desk,
  today: IsoDate,
): Promise<DeskHome[]> {
  const { rows } = await db.query<DeskHome>(
    `with known as materialized (
       select dwelling_id, person_id, bool_or(is_owner) as is_owner from (
         select dwelling_id, person_id, true as is_owner from ownership where association_id = $1
         union all
         select dwelling_id, person_id, false from residency
          where association_id = $1 and since <= $2 and (until is null or until > $2)) each_one
        group by dwelling_id, person_id),
     people as materialized (
       select k.dwelling_id, jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'isOwner', k.is_owner)
           order by k.is_owner desc, p.kana, p.id) as of
         from known k join person p on p.association_id = $1 and p.id = k.person_id group by k.dwelling_id)
     select d.id, d.number, coalesce(p.of, '[]'::jsonb) as people
       from dwelling d left join people p on p.dwelling_id = d.id
      where d.association_id = $1 order by d.floor, d.position, d.number`,
    [associationId, today],
  );
  return rows;
}
