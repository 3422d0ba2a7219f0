import type { Owner } from '#domain/meetings/convocation/dispatch-plan.ts';
import type { DeliveryEvent, Way } from '#domain/notices/reach.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { PreparationReader } from './store.ts';

/** Everybody who owns, with the ways that the register knows. */
export async function listOwners(db: Db, { associationId }: PreparationReader): Promise<Owner[]> {
  const { rows } = await db.query<Owner>(
    `select p.id, p.name, p.lives = 'here' as "livesHere",
            p.mail is not null or exists (select from member_person m
              where m.association_id = $1 and m.person_id = p.id) as "hasMail"
       from person p
      where p.association_id = $1
        and exists (select from ownership o where o.association_id = $1 and o.person_id = p.id)
      order by p.id`,
    [associationId],
  );
  return rows;
}

type NewDispatch = {
  readonly id: string;
  readonly headId: string;
  readonly personId: string;
  readonly dwellingId: string;
  readonly way: Way;
  readonly slipCode: string;
};

export async function addDispatches(
  db: Db,
  { associationId }: Scope<'meeting.prepare'>,
  { convocationId, dispatches }: { convocationId: string; dispatches: readonly NewDispatch[] },
): Promise<void> {
  await db.query(
    `insert into convocation_dispatch (association_id, id, convocation_id, head_id, person_id, dwelling_id, way, slip_code)
     select $1, d.id, $2, d."headId", d."personId", d."dwellingId", d.way, d."slipCode"
       from jsonb_to_recordset($3::jsonb) as d(id uuid, "headId" uuid, "personId" uuid, "dwellingId" uuid, way text,
         "slipCode" text)`,
    [associationId, convocationId, JSON.stringify(dispatches)],
  );
}

export type DispatchRow = {
  readonly id: string;
  readonly dwellings: string;
  readonly names: string;
  readonly recipient: string;
  readonly votes: number;
  readonly way: Way;
  readonly livesHere: boolean;
  readonly slipCode: string;
  readonly events: readonly DeliveryEvent[];
};

/** In the order in which one walks from box to box. */
export async function listDispatches(
  db: Db,
  { associationId }: PreparationReader,
  convocationId: string,
): Promise<DispatchRow[]> {
  const { rows } = await db.query<DispatchRow>(
    `with noted as materialized (
       select e.dispatch_id, jsonb_agg(e.event) as events from convocation_event e
         join convocation_dispatch d on d.association_id = e.association_id and d.id = e.dispatch_id
        where e.association_id = $1 and d.convocation_id = $2 group by e.dispatch_id)
     select d.id, h.dwellings, h.names, h.votes, p.name as recipient, d.way, p.lives = 'here' as "livesHere",
            d.slip_code as "slipCode", coalesce(n.events, '[]'::jsonb) as events
       from convocation_dispatch d
       join vote_head h on h.association_id = d.association_id and h.id = d.head_id
       join person p on p.association_id = d.association_id and p.id = d.person_id
       join dwelling w on w.association_id = d.association_id and w.id = d.dwelling_id
       left join noted n on n.dispatch_id = d.id
      where d.association_id = $1 and d.convocation_id = $2
      order by w.floor, w.position, w.number, d.id`,
    [associationId, convocationId],
  );
  return rows;
}

type Handed = {
  readonly convocationId: string;
  readonly dispatchIds: readonly string[];
  readonly now: Date;
};

/** Of this convocation alone; a repeat changes nothing. */
export async function addHandedSheets(
  db: Db,
  { associationId, userId }: Scope<'meeting.draft'>,
  { convocationId, dispatchIds, now }: Handed,
): Promise<void> {
  await db.query(
    `insert into convocation_event (association_id, id, dispatch_id, event, noted_at, noted_by)
     select $1, gen_random_uuid(), d.id, 'handed', $4, $5 from convocation_dispatch d
      where d.association_id = $1 and d.convocation_id = $2 and d.id = any($3::uuid[])
     on conflict (association_id, dispatch_id, event) do nothing`,
    [associationId, convocationId, dispatchIds, now.toISOString(), userId],
  );
}
