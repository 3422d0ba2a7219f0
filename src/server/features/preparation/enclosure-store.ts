import type { IsoDate } from '#domain/calendar.ts';
import type { EnclosureDraft, EnclosureSources } from '#domain/meetings/agenda/enclosures.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { PreparationReader } from './store.ts';

export type StoredEnclosure = EnclosureDraft & {
  readonly fileName: string | null;
  readonly byteSize: number | null;
  readonly pageCount: number | null;
};

const columns = `id, item_id as "itemId", kind, title, changes, sha256, file_name as "fileName",
  byte_size as "byteSize", page_count as "pageCount"`;

/** Of each item in the order in which they were added. */
export async function listEnclosures(
  db: Db,
  { associationId }: PreparationReader,
  meetingId: string,
): Promise<StoredEnclosure[]> {
  const { rows } = await db.query<StoredEnclosure>(
    `select ${columns} from agenda_enclosure where association_id = $1 and meeting_id = $2 order by added_at, id`,
    [associationId, meetingId],
  );
  return rows;
}

export async function findEnclosure(
  db: Db,
  { associationId }: PreparationReader,
  enclosureId: string,
): Promise<StoredEnclosure | undefined> {
  const { rows } = await db.query<StoredEnclosure>(
    `select ${columns} from agenda_enclosure where association_id = $1 and id = $2`,
    [associationId, enclosureId],
  );
  return rows[0];
}

type NewEnclosure = StoredEnclosure & { readonly meetingId: string; readonly now: Date };

/** `false` where the id is that of another item's. Bytes are never changed: another file is another enclosure. */
export async function putEnclosure(
  db: Db,
  { associationId, role, userId }: Scope<'meeting.draft'>,
  it: NewEnclosure,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into agenda_enclosure (association_id, id, meeting_id, item_id, kind, title, changes, sha256, file_name,
       byte_size, page_count, added_as, added_by, added_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12, $13, $14)
     on conflict (association_id, id) do update set title = excluded.title, changes = excluded.changes
       where agenda_enclosure.item_id = excluded.item_id and agenda_enclosure.kind = excluded.kind`,
    [
      associationId,
      it.id,
      it.meetingId,
      it.itemId,
      it.kind,
      it.title,
      JSON.stringify(it.changes),
      it.sha256,
      it.fileName,
      it.byteSize,
      it.pageCount,
      role,
      userId,
      it.now.toISOString(),
    ],
  );
  return rowCount > 0;
}

export async function deleteEnclosure(
  db: Db,
  { associationId }: Scope<'meeting.draft'>,
  { meetingId, enclosureId }: { readonly meetingId: string; readonly enclosureId: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from agenda_enclosure where association_id = $1 and meeting_id = $2 and id = $3',
    [associationId, meetingId, enclosureId],
  );
  return rowCount > 0;
}

type StoredPack = Omit<NonNullable<EnclosureSources['pack']>, 'fiscalYear'> & {
  readonly endsOn: IsoDate;
  readonly byteSize: number;
};

/** 決算書 of the last year that is over before the meeting: its newest version. */
export async function findPackBefore(
  db: Db,
  { associationId }: PreparationReader,
  heldOn: IsoDate,
): Promise<StoredPack | null> {
  const { rows } = await db.query<StoredPack>(
    `select y.ends_on as "endsOn", p.state, p.sha256, p.byte_size as "byteSize"
       from (select id, ends_on from fiscal_year where association_id = $1 and ends_on < $2
              order by ends_on desc limit 1) y
       join settlement_pack p on p.association_id = $1 and p.fiscal_year_id = y.id
      order by p.version desc limit 1`,
    [associationId, heldOn],
  );
  return rows[0] ?? null;
}
