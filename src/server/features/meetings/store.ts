import type { AgendaItem, Meeting } from '#contract/meetings.ts';
import { seesBoardMeetings, visibleDocuments } from '#domain/access/shown.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** Values of a statement about `meeting m` that shows only what this member is told. */
export function meetingValues({ associationId, roles }: Scope): [string, boolean, string[]] {
  return [associationId, seesBoardMeetings(roles), [...visibleDocuments(roles)]];
}

export const isTold = "(m.kind = 'general' or $2::boolean)";

export const readableMinutes = `(select d.id from document d where d.association_id = m.association_id
  and d.id = m.document_id and d.visibility = any($3))`;

/** Every meeting of which this member is told, the latest first, with its agenda. */
export async function listMeetings(db: Db, scope: Scope): Promise<Meeting[]> {
  const { rows } = await db.query<Omit<Meeting, 'agenda'>>(
    `select m.id, m.kind, m.title, m.held_on as "heldOn", m.starts_at as "startsAt",
            m.ends_at as "endsAt", m.place, m.status, ${readableMinutes} as "documentId"
       from meeting m where m.association_id = $1 and ${isTold}
      order by m.held_on desc, m.kind desc`,
    meetingValues(scope),
  );
  const agendas = await listAgendas(db, scope);
  return rows.map((meeting) => ({ ...meeting, agenda: agendas.get(meeting.id) ?? [] }));
}

async function listAgendas(db: Db, scope: Scope): Promise<Map<string, AgendaItem[]>> {
  const { rows } = await db.query<AgendaItem & { meetingId: string }>(
    `select meeting_id as "meetingId", id, label, title, kind, result,
            votes_for as "votesFor", votes_against as "votesAgainst", votes_abstained as "votesAbstained",
            outcome
       from agenda_item where association_id = $1
      order by meeting_id, position`,
    [scope.associationId],
  );
  const itemsByMeeting = new Map<string, AgendaItem[]>();
  for (const { meetingId, ...item } of rows) {
    const items = itemsByMeeting.get(meetingId) ?? [];
    items.push(item);
    itemsByMeeting.set(meetingId, items);
  }
  return itemsByMeeting;
}
