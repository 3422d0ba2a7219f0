import type { PreparedMeeting } from '#contract/preparation.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { PaperItem } from '#domain/meetings/convocation/convocation-paper.ts';
import type { SettlementState } from '#domain/meetings/preparation/calendar-back.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

export { listCorrections } from './correction-store.ts';
export { findHung } from './hung-store.ts';

export type PreparationReader =
  | Scope<'preparation.read'>
  | Scope<'meeting.draft'>
  | Scope<'meeting.prepare'>;

const shown = `m.id, m.title, m.held_on as "heldOn", m.starts_at as "startsAt", m.ends_at as "endsAt", m.place`;

/** General meetings from a day on, the nearest first. */
export async function listMeetingsFrom(
  db: Db,
  { associationId }: PreparationReader,
  from: IsoDate,
): Promise<PreparedMeeting[]> {
  const { rows } = await db.query<PreparedMeeting>(
    `select ${shown} from meeting m
      where m.association_id = $1 and m.kind = 'general' and m.held_on >= $2 order by m.held_on, m.id`,
    [associationId, from],
  );
  return rows;
}

/** Titles and places of general meetings, the latest first. */
export async function listFormer(
  db: Db,
  { associationId }: PreparationReader,
): Promise<Pick<PreparedMeeting, 'title' | 'place'>[]> {
  const { rows } = await db.query<Pick<PreparedMeeting, 'title' | 'place'>>(
    `select title, place from meeting where association_id = $1 and kind = 'general'
      order by held_on desc limit 50`,
    [associationId],
  );
  return rows;
}

export type StoredMeeting = PreparedMeeting & {
  readonly status: 'planned' | 'held';
  /** Announced or sent, and in preparation. */
  readonly itemCount: number;
  readonly document: { readonly id: string; readonly title: string } | null;
  /** 名簿の確定日, which is the day of dispatch. */
  readonly dispatchedOn: IsoDate | null;
};

export async function findMeeting(
  db: Db,
  { associationId }: PreparationReader,
  meetingId: string,
): Promise<StoredMeeting | null> {
  const { rows } = await db.query<StoredMeeting>(
    `select ${shown}, m.status,
            (select count(*)::int from agenda_item i where i.association_id = m.association_id
               and i.meeting_id = m.id and i.kind in ('ordinary', 'special'))
            + (select count(*)::int from agenda_draft a where a.association_id = m.association_id
                 and a.meeting_id = m.id) as "itemCount",
            (select jsonb_build_object('id', d.id, 'title', d.title) from document d
              where d.association_id = m.association_id and d.id = m.document_id) as document,
            (select b.record_on from vote_box b
              where b.association_id = m.association_id and b.meeting_id = m.id) as "dispatchedOn"
       from meeting m where m.association_id = $1 and m.id = $2 and m.kind = 'general'`,
    [associationId, meetingId],
  );
  return rows[0] ?? null;
}

/** Days of the board, from one on. */
export async function listBoardDays(
  db: Db,
  { associationId }: PreparationReader,
  from: IsoDate,
): Promise<IsoDate[]> {
  const { rows } = await db.query<{ day: IsoDate }>(
    `select held_on as day from meeting
      where association_id = $1 and kind = 'board' and held_on >= $2 order by held_on`,
    [associationId, from],
  );
  return rows.map(({ day }) => day);
}

export type ClosedYear = { readonly endsOn: IsoDate; readonly state: SettlementState };

/** The last year of the books that is over on a day, and how far its settlement is. */
export async function findYearBefore(
  db: Db,
  { associationId }: PreparationReader,
  day: IsoDate,
): Promise<ClosedYear | null> {
  const { rows } = await db.query<ClosedYear>(
    `select y.ends_on as "endsOn",
            case when exists (select from books_lock l where l.association_id = y.association_id
                                and l.is_final and l.approved_at is not null and l.locked_until >= y.ends_on)
                 then 'approved'
                 else coalesce((select p.state from settlement_pack p
                                 where p.association_id = y.association_id and p.fiscal_year_id = y.id
                                 order by p.version desc limit 1), 'none') end as state
       from fiscal_year y where y.association_id = $1 and y.ends_on < $2
      order by y.ends_on desc limit 1`,
    [associationId, day],
  );
  return rows[0] ?? null;
}

/** `false` where the id is that of another kind of meeting, or of one that was held. */
export async function saveMeeting(
  db: Db,
  { associationId }: Scope<'meeting.prepare'>,
  { id, title, heldOn, startsAt, endsAt, place }: PreparedMeeting,
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into meeting (association_id, id, kind, title, held_on, starts_at, ends_at, place, status)
     values ($1, $2, 'general', $3, $4, $5, $6, $7, 'planned')
     on conflict (association_id, id) do update set title = excluded.title, held_on = excluded.held_on,
       starts_at = excluded.starts_at, ends_at = excluded.ends_at, place = excluded.place
       where meeting.kind = 'general' and meeting.status = 'planned'
     returning id`,
    [associationId, id, title, heldOn, startsAt, endsAt, place],
  );
  return rows.length > 0;
}

export async function deleteMeeting(
  db: Db,
  { associationId }: Scope<'meeting.prepare'>,
  meetingId: string,
): Promise<void> {
  await db.query('delete from meeting where association_id = $1 and id = $2', [
    associationId,
    meetingId,
  ]);
}

type SentItem = Pick<PaperItem, 'id' | 'plain' | 'gist'>;

/** What every owner was sent of each item; empty where no convocation left from here. */
export async function listSentItems(
  db: Db,
  { associationId }: Scope<'vote.cast'>,
  meetingId: string,
): Promise<SentItem[]> {
  const { rows } = await db.query<SentItem>(
    `select i->>'id' as id, i->>'plain' as plain, i->'gist' as gist
       from convocation c cross join jsonb_array_elements(c.paper->'items') i
      where c.association_id = $1 and c.meeting_id = $2 and c.sent_at is not null`,
    [associationId, meetingId],
  );
  return rows;
}
