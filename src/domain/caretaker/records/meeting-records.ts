import { formatDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from './association-facts.ts';
import { record } from './record.ts';

type Meeting = AssociationFacts['meetings'][number];

const kinds = {
  board: {
    id: 'record-next-board-meeting',
    name: '理事会',
    href: '/demo/meetings#next-board',
    searchWords: '開催日 日時',
  },
  general: {
    id: 'record-next-general-meeting',
    name: '総会',
    href: '/demo/meetings#next-general',
    searchWords: '開催日 日時',
  },
} as const;

/** 会議の予定: the next board meeting and the next general meeting. */
export function meetingRecords({ meetings, today }: AssociationFacts): readonly KnowledgePassage[] {
  return (['board', 'general'] as const).flatMap((kind) => {
    const next = meetings.find((meeting) => meeting.kind === kind && meeting.heldOn >= today);
    return next ? [meetingRecord(next)] : [];
  });
}

function meetingRecord(meeting: Meeting): KnowledgePassage {
  const { id, name, href, searchWords } = kinds[meeting.kind];
  return record({
    id,
    sourceTitle: '会議の予定',
    heading: `次の${name}`,
    href,
    searchWords,
    sentences: [
      `次の${name}は、${formatDate(meeting.heldOn)}${meeting.startsAt}から${untilWords(meeting)}、${meeting.place}で開かれます。`,
      titleWords(meeting, name),
      agendaWords(meeting, name),
    ],
  });
}

function untilWords({ endsAt }: Meeting): string {
  return endsAt === '' ? '' : `${endsAt}まで`;
}

function titleWords({ title }: Meeting, name: string): string {
  return title === '' || title === name ? '' : `会議の名前は、「${title}」です。`;
}

function agendaWords({ agenda }: Meeting, name: string): string {
  if (agenda.length === 0) return `次の${name}の議題は、まだ登録されていません。`;
  const titles = agenda.map(({ title }) => `「${title}」`).join('');
  return `次の${name}の議題は、${titles}の${agenda.length}件です。`;
}
