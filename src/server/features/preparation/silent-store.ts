import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { PreparationReader } from './store.ts';

/** Whether an owner of a dispatch `d` has done anything at all: an answer, a slip that one has read, a secret vote. */
export const doneBy = (head: string) =>
  `(${['vote_answer', 'vote_reading', 'vote_turnout']
    .map(
      (table) =>
        `exists (select from ${table} x where x.association_id = d.association_id and x.head_id = ${head})`,
    )
    .join(' or ')})`;

/** Of `h`, the owner of a dispatch `d`: co-owners who have named nobody cannot, and whoever a court excludes may not. */
export const mayVote = `(cardinality(h.voters) > 0 and not exists (select from vote_correction c
  where c.association_id = d.association_id and c.head_id = d.head_id and c.is_approved and c.what = 'excluded'))`;

type Silent = { readonly id: string; readonly hasAddress: boolean };

/** Who has done nothing yet; nobody once the meeting has begun. */
export async function listSilent(
  db: Db,
  { associationId }: PreparationReader,
  convocationId: string,
): Promise<Silent[]> {
  const { rows } = await db.query<Silent>(
    `select d.id, p.mail is not null or exists (select from member_person m
              where m.association_id = d.association_id and m.person_id = d.person_id) as "hasAddress"
       from convocation_dispatch d
       join vote_head h on h.association_id = d.association_id and h.id = d.head_id
       join vote_box b on b.association_id = d.association_id and b.id = h.box_id and b.began_at is null
       join person p on p.association_id = d.association_id and p.id = d.person_id
      where d.association_id = $1 and d.convocation_id = $2 and ${mayVote} and not ${doneBy('d.head_id')}`,
    [associationId, convocationId],
  );
  return rows;
}

type Made = { readonly on: IsoDate; readonly count: number };

/** 催促 that went out, by day. */
export async function listReminders(
  db: Db,
  { associationId }: PreparationReader,
  convocationId: string,
): Promise<Made[]> {
  const { rows } = await db.query<Made>(
    `select ((r.made_at at time zone 'Asia/Tokyo')::date)::text as "on", count(*)::int as count
       from convocation_reminder r
       join convocation_dispatch d on d.association_id = r.association_id and d.id = r.dispatch_id
      where r.association_id = $1 and d.convocation_id = $2 group by 1 order by 1`,
    [associationId, convocationId],
  );
  return rows;
}
