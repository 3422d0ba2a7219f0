import type { DeliveryEvent, Way } from '#domain/notices/reach.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

export type DeliveryRow = {
  readonly id: string;
  readonly personId: string | null;
  readonly dwellingId: string;
  readonly number: string;
  readonly name: string;
  readonly livesHere: boolean;
  readonly hasMail: boolean;
  readonly way: Way;
  readonly isRead: boolean;
  readonly events: readonly DeliveryEvent[];
};

/** In the order in which one walks from box to box. */
export async function listDeliveries(
  db: Db,
  { associationId }: Scope<'notice.write'>,
  noticeId: string,
): Promise<DeliveryRow[]> {
  const { rows } = await db.query<DeliveryRow>(
    `with noted as materialized (
       select e.delivery_id, jsonb_agg(e.event) as events from notice_event e
         join notice_delivery d on d.association_id = e.association_id and d.id = e.delivery_id
        where e.association_id = $1 and d.notice_id = $2 group by e.delivery_id)
     select d.id, d.person_id as "personId", d.dwelling_id as "dwellingId", w.number, coalesce(p.name, '') as name,
            coalesce(p.lives = 'here', true) as "livesHere", d.way,
            p.mail is not null or exists (select from member_person m
              where m.association_id = $1 and m.person_id = p.id) as "hasMail",
            exists (select from notice_read r where r.association_id = $1 and r.notice_id = $2
                       and r.person_id = d.person_id) as "isRead",
            coalesce(n.events, '[]'::jsonb) as events
       from notice_delivery d
       join dwelling w on w.association_id = d.association_id and w.id = d.dwelling_id
       left join person p on p.association_id = d.association_id and p.id = d.person_id
       left join noted n on n.delivery_id = d.id
      where d.association_id = $1 and d.notice_id = $2
      order by w.floor, w.position, w.number, p.kana, d.id`,
    [associationId, noticeId],
  );
  return rows;
}

/** Of this notice alone; a repeat changes nothing. */
export async function addHanded(
  db: Db,
  { associationId, userId }: Scope<'notice.write'>,
  { noticeId, deliveryIds, now }: { noticeId: string; deliveryIds: readonly string[]; now: Date },
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into notice_event (association_id, id, delivery_id, event, noted_at, noted_by)
     select $1, gen_random_uuid(), d.id, 'handed', $4, $5 from notice_delivery d
      where d.association_id = $1 and d.notice_id = $2 and d.id = any($3::uuid[])
     on conflict (association_id, delivery_id, event) do nothing`,
    [associationId, noticeId, deliveryIds, now.toISOString(), userId],
  );
  return rowCount;
}
