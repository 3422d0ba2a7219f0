import type {
  BoardAgendaItem,
  BoardMeeting,
  PlannedBoardMeeting,
} from '#contract/board-meetings.ts';
import type { Officer } from '#domain/board-meetings/board-record.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

export type BoardReader =
  | Scope<'preparation.read'>
  | Scope<'meeting.draft'>
  | Scope<'meeting.prepare'>
  | Scope<'minutes.write'>
  | Scope<'minutes.sign'>
  | Scope<'circulation.answer'>;

const shown = `m.id, m.title, m.held_on as "heldOn", m.starts_at as "startsAt", m.ends_at as "endsAt", m.place, m.status`;
const hasMinutes = `exists (select from minutes n where n.association_id = m.association_id and n.meeting_id = m.id)`;

/** Meetings from a day on, the nearest first; of one whose minutes came as a document nothing is left to do. */
export async function listMeetingsFrom(
  db: Db,
  { associationId }: BoardReader,
  from: IsoDate,
): Promise<BoardMeeting[]> {
  const { rows } = await db.query<BoardMeeting>(
    `select ${shown} from meeting m
      where m.association_id = $1 and m.kind = 'board' and m.held_on >= $2
        and (m.status = 'planned' or m.document_id is null or ${hasMinutes})
      order by m.held_on, m.id`,
    [associationId, from],
  );
  return rows;
}

export async function findLastPlace(db: Db, { associationId }: BoardReader): Promise<string> {
  const { rows } = await db.query<{ place: string }>(
    `select place from meeting where association_id = $1 and kind = 'board' order by held_on desc limit 1`,
    [associationId],
  );
  return rows[0]?.place ?? '';
}

export type StoredMeeting = BoardMeeting & {
  readonly associationName: string;
  readonly document: { readonly id: string; readonly title: string } | null;
  readonly itemCount: number;
  /** Minutes that are checked or signed. */
  readonly isChecked: boolean;
};

export async function findMeeting(
  db: Db,
  { associationId }: BoardReader,
  meetingId: string,
): Promise<StoredMeeting | undefined> {
  const { rows } = await db.query<StoredMeeting>(
    `select ${shown}, a.name as "associationName",
            (select jsonb_build_object('id', d.id, 'title', d.title) from document d
              where d.association_id = m.association_id and d.id = m.document_id) as document,
            (select count(*)::int from board_item i
              where i.association_id = m.association_id and i.meeting_id = m.id) as "itemCount",
            coalesce((select n.checked_at is not null from minutes n
              where n.association_id = m.association_id and n.meeting_id = m.id
              order by n.version desc limit 1), false) as "isChecked"
       from meeting m join association a on a.id = m.association_id
      where m.association_id = $1 and m.id = $2 and m.kind = 'board'`,
    [associationId, meetingId],
  );
  return rows[0];
}

/** `false` where the id is that of another kind of meeting, or of one that was held. */
export async function saveMeeting(
  db: Db,
  { associationId }: Scope<'meeting.prepare'>,
  { id, title, heldOn, startsAt, endsAt, place }: PlannedBoardMeeting,
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into meeting (association_id, id, kind, title, held_on, starts_at, ends_at, place, status)
     values ($1, $2, 'board', $3, $4, $5, $6, $7, 'planned')
     on conflict (association_id, id) do update set title = excluded.title, held_on = excluded.held_on,
       starts_at = excluded.starts_at, ends_at = excluded.ends_at, place = excluded.place
       where meeting.kind = 'board' and meeting.status = 'planned'
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

export type FoundOfficer = Officer & { readonly hasMail: boolean };

/** 理事 and 監事 of a day, each once, in the order of their offices. */
export async function listOfficers(
  db: Db,
  { associationId }: BoardReader,
  day: IsoDate,
): Promise<FoundOfficer[]> {
  const { rows } = await db.query<FoundOfficer>(
    `select id, name, post, "hasMail" from (
       select distinct on (p.id) p.id, p.name, o.post,
              array_position(array['chair', 'vice_chair', 'treasurer', 'director', 'auditor'], o.post) as rank,
              p.mail is not null or exists (select from member_person m
                where m.association_id = $1 and m.person_id = p.id) as "hasMail"
         from officer o join person p on p.association_id = o.association_id and p.id = o.person_id
        where o.association_id = $1 and $2 between o.term_from and o.term_until
        order by p.id, o.term_from desc) officers
      order by rank, name`,
    [associationId, day],
  );
  return rows;
}

/** With the papers that the library still has. */
export async function listItems(
  db: Db,
  { associationId }: BoardReader,
  meetingId: string,
): Promise<Omit<BoardAgendaItem, 'label'>[]> {
  const { rows } = await db.query<Omit<BoardAgendaItem, 'label'>>(
    `select i.id, i.kind, i.title, i.body, i.source_key as "sourceKey",
            coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title) order by x.place)
               from jsonb_array_elements_text(i.document_ids) with ordinality as x(document, place)
               join document d on d.association_id = i.association_id and d.id = x.document::uuid), '[]') as papers
       from board_item i where i.association_id = $1 and i.meeting_id = $2 order by i.position, i.id`,
    [associationId, meetingId],
  );
  return rows;
}

type NewItem = {
  readonly meetingId: string;
  readonly itemId: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly sourceKey: string;
  readonly documentIds: readonly string[];
};

/** `false` where an item of this id belongs to another meeting. */
export async function saveItem(
  db: Db,
  { associationId }: Scope<'meeting.draft'>,
  { meetingId, itemId, kind, title, body, sourceKey, documentIds }: NewItem,
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into board_item (association_id, id, meeting_id, position, kind, title, body, source_key, document_ids)
     values ($1, $2, $3, (select coalesce(max(position), 0) + 1 from board_item
                           where association_id = $1 and meeting_id = $3), $4, $5, $6, $7, $8)
     on conflict (association_id, id) do update set kind = excluded.kind, title = excluded.title,
       body = excluded.body, document_ids = excluded.document_ids
       where board_item.meeting_id = excluded.meeting_id
     returning id`,
    [associationId, itemId, meetingId, kind, title, body, sourceKey, JSON.stringify(documentIds)],
  );
  return rows.length > 0;
}

export async function orderItems(
  db: Db,
  { associationId }: Scope<'meeting.draft'>,
  { meetingId, itemIds }: { readonly meetingId: string; readonly itemIds: readonly string[] },
): Promise<void> {
  await db.query(
    `update board_item i set position = o.place
       from unnest($3::uuid[]) with ordinality as o(id, place)
      where i.association_id = $1 and i.meeting_id = $2 and i.id = o.id`,
    [associationId, meetingId, itemIds],
  );
}

export async function removeItem(
  db: Db,
  { associationId }: Scope<'meeting.draft'>,
  { meetingId, itemId }: { readonly meetingId: string; readonly itemId: string },
): Promise<boolean> {
  const { rows } = await db.query(
    'delete from board_item where association_id = $1 and meeting_id = $2 and id = $3 returning id',
    [associationId, meetingId, itemId],
  );
  return rows.length > 0;
}

type ToldItem = {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly kind: 'board' | 'report';
  readonly result: 'passed' | 'rejected' | 'continued' | null;
  readonly votes: { readonly yes: number; readonly no: number; readonly abstain: number } | null;
};

/** 議題 as everybody who may see the board's meetings reads them. */
export async function tellAgenda(
  db: Db,
  { associationId }: Scope<'meeting.prepare'> | Scope<'minutes.sign'>,
  { meetingId, items }: { readonly meetingId: string; readonly items: readonly ToldItem[] },
): Promise<void> {
  await db.query('delete from agenda_item where association_id = $1 and meeting_id = $2', [
    associationId,
    meetingId,
  ]);
  await db.query(
    `insert into agenda_item (association_id, id, meeting_id, position, label, title, kind, result,
       votes_for, votes_against, votes_abstained)
     select $1, i.id, $2, i.place, i.label, i.title, i.kind, i.result, i.yes, i.no, i.abstain
       from jsonb_to_recordset($3::jsonb) as i(id uuid, place int, label text, title text, kind text, result text,
         yes int, no int, abstain int)`,
    [
      associationId,
      meetingId,
      JSON.stringify(
        items.map(({ votes, ...item }, place) => ({ ...item, ...votes, place: place + 1 })),
      ),
    ],
  );
}
