import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Hung = { readonly hungOn: IsoDate; readonly place: string };

/** 掲示 of a convocation, as it was said last. */
export async function findHung(
  db: Db,
  { associationId }: Scope,
  meetingId: string,
): Promise<Hung | null> {
  const { rows } = await db.query<Hung>(
    `select h.hung_on as "hungOn", h.place from convocation_hung h
       join convocation c on c.association_id = h.association_id and c.id = h.convocation_id
      where h.association_id = $1 and c.meeting_id = $2 and c.sent_at is not null
      order by h.noted_at desc, h.id desc limit 1`,
    [associationId, meetingId],
  );
  return rows[0] ?? null;
}

type NewHung = Hung & {
  readonly id: string;
  readonly convocationId: string;
  readonly now: Date;
};

export async function addHung(
  db: Db,
  { associationId, role, userId }: Scope<'meeting.draft'>,
  { id, convocationId, hungOn, place, now }: NewHung,
): Promise<void> {
  await db.query(
    `insert into convocation_hung (association_id, id, convocation_id, hung_on, place, noted_as, noted_by, noted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [associationId, id, convocationId, hungOn, place, role, userId, now.toISOString()],
  );
}
