import type { IsoDate } from '#domain/calendar.ts';
import type { Urgency } from '#domain/notices/quiet-hours.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Sender = Scope<'notice.send'>;

type DisplayRow = { readonly id: string; readonly name: string; readonly madeOn: IsoDate };

export async function listDisplays(db: Db, { associationId }: Sender): Promise<DisplayRow[]> {
  const { rows } = await db.query<DisplayRow>(
    `select id, name, to_char(made_at at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD') as "madeOn"
       from notice_display where association_id = $1 and ended_at is null order by made_at, id`,
    [associationId],
  );
  return rows;
}

type NewDisplay = { id: string; name: string; keyHash: string; now: Date };

/** False where the id is taken. */
export async function addDisplay(
  db: Db,
  { associationId, userId }: Sender,
  { id, name, keyHash, now }: NewDisplay,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into notice_display (association_id, id, name, key_hash, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (association_id, id) do nothing`,
    [associationId, id, name, keyHash, userId, now.toISOString()],
  );
  return rowCount > 0;
}

export async function endDisplay(
  db: Db,
  { associationId }: Sender,
  { displayId, now }: { displayId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update notice_display set ended_at = coalesce(ended_at, $3)
      where association_id = $1 and id = $2`,
    [associationId, displayId, now.toISOString()],
  );
  return rowCount > 0;
}

/** The association of a display that is in use. */
export async function findDisplayed(
  db: Db,
  associationId: string,
  keyHash: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ name: string }>(
    `select a.name from notice_display d join association a on a.id = d.association_id
      where d.association_id = $1 and d.key_hash = $2 and d.ended_at is null`,
    [associationId, keyHash],
  );
  return rows[0]?.name;
}

type SentToAll = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly urgency: Urgency;
  readonly on: IsoDate;
  readonly showsUntil: IsoDate | null;
};

/** What has gone out to everybody and was not corrected since. */
export async function listForAll(db: Db, associationId: string): Promise<SentToAll[]> {
  const { rows } = await db.query<SentToAll>(
    `select n.id, n.title, n.body, n.urgency, n.shows_until as "showsUntil",
            to_char(n.released_at at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD') as "on"
       from notice n
      where n.association_id = $1 and n.released_at is not null and n.is_for_all
        and not exists (select from notice c where c.association_id = $1 and c.corrects_id = n.id
                           and c.released_at is not null)
      order by n.released_at desc, n.id limit 50`,
    [associationId],
  );
  return rows;
}
