import { addDays, type IsoDate, partsOf } from '#domain/calendar.ts';
import { demoId } from './demo-id.ts';
import { type AgendaItem, readAgenda } from './read-agenda.ts';
import {
  agmDay,
  boardDay,
  boardDaysAfter,
  periodOf,
  type RelativeDates,
} from './relative-dates.ts';
import type { AgendaItemRow, MeetingRow } from './rows.ts';
import type { SeededDocument, SeededMeeting } from './seed-documents.ts';

type Kind = MeetingRow['kind'];
type Meetings = {
  readonly meeting: readonly MeetingRow[];
  readonly agenda_item: readonly AgendaItemRow[];
};

/** A year is planned as far as its general meeting, and some months at least. */
const fewestFurtherBoards = 3;
const boardsInYear = 12;
const daysWithoutMinutes = 7;

const usual = {
  general: { startsAt: '10:00', endsAt: '12:00', place: 'みどり坂地区センター 大会議室' },
  board: { startsAt: '10:00', endsAt: '11:30', place: '集会室' },
} as const;

/** Every meeting a document tells of, those just held, and those ahead. */
export function seedMeetings(dates: RelativeDates, documents: readonly SeededDocument[]): Meetings {
  const told = new Map<string, ToldMeeting>();
  for (const { row, meeting } of documents) {
    if (!meeting) continue;
    const key = keyOf(meeting.kind, meeting.day);
    if (told.get(key)?.meeting.isMinutes) continue;
    told.set(key, { meeting, documentId: row.id, agenda: readAgenda(row.body, row.slug) });
  }
  const known = [...told.values()].map(({ meeting }) => [meeting.kind, meeting.day] as const);
  const all = new Map(
    [...known, ...untoldDays(dates)].map(([kind, day]) => [keyOf(kind, day), { kind, day }]),
  );
  const meetings = [...all.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return {
    meeting: meetings.map(({ kind, day }) =>
      meetingRow(dates, kind, day, told.get(keyOf(kind, day))),
    ),
    agenda_item: meetings.flatMap(({ kind, day }) =>
      (told.get(keyOf(kind, day))?.agenda ?? []).map((item, index) =>
        agendaRow(keyOf(kind, day), item, index + 1),
      ),
    ),
  };
}

type ToldMeeting = {
  readonly meeting: SeededMeeting;
  readonly documentId: string;
  readonly agenda: readonly AgendaItem[];
};

/** Meetings whose minutes are still being written, and the ones ahead. */
function untoldDays(dates: RelativeDates): readonly (readonly [Kind, IsoDate])[] {
  const { today, nextBoard, nextAgm } = dates;
  const isJustHeld = (day: IsoDate): boolean =>
    day <= today && addDays(day, daysWithoutMinutes) > today;
  const { month } = partsOf(today);
  const cycles = [-1, 0];
  const lastBoards = cycles.map((cycle) => boardDay(dates, cycle, month)).filter(isJustHeld);
  return [
    ...lastBoards.map((day) => ['board', day] as const),
    ...[agmDay(dates, 0)].filter(isJustHeld).map((day) => ['general', day] as const),
    ['board', nextBoard],
    ['general', nextAgm],
    ...boardDaysAfter(nextBoard, boardsInYear)
      .filter((day, at) => at < fewestFurtherBoards || day < nextAgm)
      .map((day) => ['board', day] as const),
  ];
}

function meetingRow(
  { today }: RelativeDates,
  kind: Kind,
  day: IsoDate,
  told: ToldMeeting | undefined,
): MeetingRow {
  const { startsAt, endsAt, place } = told?.meeting.source ?? usual[kind];
  return {
    id: demoId('meeting', keyOf(kind, day)),
    kind,
    title: kind === 'board' ? '理事会' : `第${periodOf(partsOf(day).year - 1)}期 通常総会`,
    held_on: day,
    starts_at: startsAt,
    ends_at: endsAt,
    place,
    status: day <= today ? 'held' : 'planned',
    document_id: told?.documentId ?? null,
  };
}

function agendaRow(meetingKey: string, item: AgendaItem, position: number): AgendaItemRow {
  return {
    id: demoId('agenda_item', `${meetingKey}:${position}`),
    meeting_id: demoId('meeting', meetingKey),
    position,
    label: item.label,
    title: item.title,
    kind: item.kind,
    result: item.result,
    votes_for: item.votes?.for ?? null,
    votes_against: item.votes?.against ?? null,
    votes_abstained: item.votes?.abstained ?? null,
  };
}

function keyOf(kind: Kind, day: IsoDate): string {
  return `${kind}:${day}`;
}
