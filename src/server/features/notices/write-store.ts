import type { IsoDate } from '#domain/calendar.ts';
import type { Audience } from '#domain/notices/audience.ts';
import type { Urgency } from '#domain/notices/quiet-hours.ts';
import type { Way } from '#domain/notices/reach.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Draft = {
  readonly noticeId: string;
  readonly template: string;
  readonly urgency: Urgency;
  readonly title: string;
  readonly body: string;
  readonly easy: string;
  readonly audience: Audience;
  readonly showsUntil: IsoDate | null;
  readonly correctsId: string | null;
};

/** False where the notice was sent meanwhile. */
export async function saveDraft(
  db: Db,
  { associationId, userId, role }: Scope<'notice.write'>,
  { draft, now }: { draft: Draft; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into notice (association_id, id, template, urgency, title, body, audience, shows_until, corrects_id,
       written_as, written_by, written_at, easy)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12, $13)
     on conflict (association_id, id) do update set template = excluded.template, urgency = excluded.urgency,
       title = excluded.title, body = excluded.body, easy = excluded.easy, audience = excluded.audience,
       shows_until = excluded.shows_until, written_as = excluded.written_as, written_by = excluded.written_by,
       written_at = excluded.written_at
      where notice.sent_at is null and notice.corrects_id is not distinct from excluded.corrects_id`,
    [
      associationId,
      draft.noticeId,
      draft.template,
      draft.urgency,
      draft.title,
      draft.body,
      JSON.stringify(draft.audience),
      draft.showsUntil,
      draft.correctsId,
      role,
      userId,
      now.toISOString(),
      draft.easy,
    ],
  );
  return rowCount > 0;
}

export async function deleteDraft(
  db: Db,
  { associationId }: Scope<'notice.write'>,
  noticeId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from notice where association_id = $1 and id = $2 and sent_at is null',
    [associationId, noticeId],
  );
  return rowCount > 0;
}

type Sending = {
  readonly noticeId: string;
  readonly isForAll: boolean;
  readonly releaseAt: Date;
  readonly now: Date;
};

/** Only one of two who press at the same time sends it. */
export async function markSent(
  db: Db,
  { associationId, userId, role }: Scope<'notice.send'>,
  { noticeId, isForAll, releaseAt, now }: Sending,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update notice set sent_as = $3, sent_by = $4, sent_at = $5, release_at = $6, is_for_all = $7
      where association_id = $1 and id = $2 and sent_at is null`,
    [associationId, noticeId, role, userId, now.toISOString(), releaseAt.toISOString(), isForAll],
  );
  return rowCount > 0;
}

export type NewDelivery = {
  readonly id: string;
  readonly personId: string | null;
  readonly dwellingId: string;
  readonly way: Way;
};

export async function addDeliveries(
  db: Db,
  { associationId }: Scope<'notice.send'>,
  { noticeId, deliveries }: { noticeId: string; deliveries: readonly NewDelivery[] },
): Promise<void> {
  await db.query(
    `insert into notice_delivery (association_id, id, notice_id, person_id, dwelling_id, way)
     select $1, d.id, $2, d."personId", d."dwellingId", d.way
       from jsonb_to_recordset($3::jsonb) as d(id uuid, "personId" uuid, "dwellingId" uuid, way text)`,
    [associationId, noticeId, JSON.stringify(deliveries)],
  );
}

/** Before it has gone out; what was written becomes a draft again, under another id. */
export async function holdBack(
  db: Db,
  { associationId, userId, role }: Scope<'notice.send'>,
  { noticeId, draftId, now }: { noticeId: string; draftId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with held as (
       update notice set held_at = $3
        where association_id = $1 and id = $2 and sent_at is not null and released_at is null and held_at is null
       returning *)
     insert into notice (association_id, id, template, urgency, title, body, easy, audience, shows_until, corrects_id,
       written_as, written_by, written_at)
     select association_id, $4, template, urgency, title, body, easy, audience, shows_until, corrects_id, $5, $6, $3
       from held`,
    [associationId, noticeId, now.toISOString(), draftId, role, userId],
  );
  return rowCount > 0;
}
