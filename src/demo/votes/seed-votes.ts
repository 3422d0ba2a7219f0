import { demoId } from '#demo/demo-id.ts';
import { demoUser } from '#demo/demo-user.ts';
import { ownerOf, personId } from '#demo/people.ts';
import { agmDay, dayAt, type RelativeDates } from '#demo/relative-dates.ts';
import type { AgendaItemRow, DocumentRow, MeetingRow } from '#demo/rows.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { Kind } from '#domain/resolutions/kind.ts';
import { agentRelations } from '#domain/votes/agent.ts';
import { usualWays } from '#domain/votes/record.ts';
import { answersOf } from './answers-of.ts';
import { formerRules } from './former-rules.ts';
import { headRows } from './head-rows.ts';
import { inTheRoom, otherwise } from './last-evening.ts';
import { type Held, recordDigest } from './record-digest.ts';
import type { VoteRows } from './row-types.ts';

type Seeded = {
  readonly meeting: readonly MeetingRow[];
  readonly agenda_item: readonly AgendaItemRow[];
  readonly document: readonly DocumentRow[];
};

const noVotes: VoteRows = {
  vote_box: [],
  vote_head: [],
  vote_agent: [],
  vote_reading: [],
  vote_answer: [],
  vote_door: [],
  vote_hand: [],
  vote_round: [],
  vote_record: [],
};

/**
 * The last 通常総会 with its box and the record that two have confirmed. Until its minutes are out there is nothing
 * to be told of it.
 */
export function seedVotes(
  dates: RelativeDates,
  { meeting, agenda_item, document }: Seeded,
): VoteRows {
  const heldOn = agmDay(dates, 0);
  const held = meeting.find((it) => it.kind === 'general' && it.held_on === heldOn);
  const items = agenda_item.filter((it) => it.meeting_id === held?.id && it.result !== null);
  if (!held || items.length === 0) return noVotes;
  const day = { heldOn, recordOn: dayAt(dates, 'd-1 05-07'), ownRules: formerRules(document) };
  return rowsOf({ ...day, meetingId: held.id, items: items.map(itemOf) });
}

const itemOf = ({ id, kind }: AgendaItemRow): { id: string; kind: Kind } => ({
  id,
  kind: kind === 'special' ? 'bylaw' : 'ordinary',
});

function rowsOf(held: Held): VoteRows {
  const { heldOn, recordOn, items } = held;
  const box_id = demoId('vote_box', heldOn);
  const heads = headRows(box_id);
  const chair = { id: demoId('vote_agent', heldOn), box_id, name: agentRelations.chair };
  const slips = answersOf({ box_id, recordOn, items, agentId: chair.id });
  const evening = eveningOf(held, { box_id, agentId: chair.id });
  const vote_agent = [{ ...chair, relation: 'chair' as const }];
  const box = {
    id: box_id,
    meeting_id: held.meetingId,
    record_on: recordOn,
    deadline_at: instant(addDays(heldOn, -1), '17:00'),
    opens_at: instant(heldOn, '10:00'),
    began_at: instant(heldOn, '10:00'),
    items,
    own_rules: held.ownRules,
    ways: usualWays,
    answer_count: slips.vote_answer.length,
    chain_head: slips.vote_answer.at(-1)?.link ?? '',
    opened_as: 'chair' as const,
    opened_by: demoUser.id,
    opened_at: instant(recordOn, '10:00'),
  };
  const counted = { vote_box: [box], vote_head: heads, vote_agent, ...slips, ...evening };
  return { ...counted, vote_record: [recordRow(held, counted)] };
}

function recordRow(held: Held, counted: Omit<VoteRows, 'vote_record'>) {
  const box_id = demoId('vote_box', held.heldOn);
  return {
    id: demoId('vote_record', held.heldOn),
    box_id,
    digest: recordDigest(held, counted),
    chair_by: demoUser.id,
    chair_at: instant(held.heldOn, '12:10'),
    teller_as: 'director' as const,
    teller_by: demoUser.id,
    teller_at: instant(held.heldOn, '12:25'),
  };
}

const firstVoteMinutes = 15;

/** Who came, what was raised at each item, and when it was closed. */
function eveningOf(
  { heldOn, items }: Held,
  { box_id, agentId }: { box_id: string; agentId: string },
) {
  const came = inTheRoom.map((dwelling) => ({ dwelling, person_id: personId(ownerOf(dwelling)) }));
  const noted = (at: string) => ({ box_id, noted_by: demoUser.id, noted_at: at });
  const arrival = (place: number) => instant(heldOn, `09:${36 + place}`);
  const voteAt = (place: number) => later(instant(heldOn, '10:00'), firstVoteMinutes * (place + 1));
  const hands = items.flatMap(({ id }, place) => {
    const raised = came.map(({ dwelling, person_id }) => ({
      person_id,
      choice: otherwise[place]?.[dwelling] ?? ('yes' as const),
    }));
    return [...raised, { person_id: agentId, choice: 'yes' as const }].map((it) => ({
      ...it,
      ...noted(later(voteAt(place), -1)),
      id: demoId('vote_hand', `${id}:${it.person_id}`),
      item_id: id,
    }));
  });
  return {
    vote_door: came.map(({ person_id }, place) => ({
      id: demoId('vote_door', `${heldOn}:${person_id}`),
      person_id,
      what: 'room' as const,
      at: arrival(place),
      ...noted(arrival(place)),
    })),
    vote_hand: hands.map((hand, position) => ({ ...hand, position: position + 1 })),
    vote_round: items.map(({ id }, place) => ({
      id: demoId('vote_round', id),
      item_id: id,
      what: 'closed' as const,
      ...noted(voteAt(place)),
    })),
  };
}

function instant(day: IsoDate, clock: string): string {
  return new Date(`${day}T${clock}:00+09:00`).toISOString();
}

function later(at: string, minutes: number): string {
  return new Date(Date.parse(at) + minutes * 60_000).toISOString();
}
