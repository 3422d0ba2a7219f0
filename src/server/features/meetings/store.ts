import type { AgendaItem, Meeting } from '#contract/meetings.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** Every meeting, the latest first, with its agenda. */
export async function listMeetings(db: Db, scope: Scope): Promise<Meeting[]> {
  const { rows } = await db.query<Omit<Meeting, 'agenda'>>(
    `select id, kind, title, held_on as "heldOn", starts_at as "startsAt", ends_at as "endsAt",
            place, status, document_id as "documentId"
       from meeting where association_id = $1
      order by held_on desc, kind desc`,
    [scope.associationId],
  );
  const agendas = await listAgendas(db, scope);
  return rows.map((meeting) => ({ ...meeting, agenda: agendas.get(meeting.id) ?? [] }));
}

async function listAgendas(db: Db, scope: Scope): Promise<Map<string, AgendaItem[]>> {
  const { rows } = await db.query<AgendaItem & { meetingId: string }>(
    `select meeting_id as "meetingId", id, label, title, kind, result,
            votes_for as "votesFor", votes_against as "votesAgainst", votes_abstained as "votesAbstained"
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
