import { fiscalYearOf, formatDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from './association-facts.ts';
import { record } from './record.ts';

export const heldRecordId = 'record-meetings-held';

type Kind = AssociationFacts['heldMeetings'][number]['kind'];
const names = { board: '理事会', general: '総会' } as const satisfies Record<Kind, string>;

/** 会議の回数: how often the board and the general meeting met in this fiscal year and in the last. */
export function heldRecords(facts: AssociationFacts): readonly KnowledgePassage[] {
  const sentences = (['board', 'general'] as const).flatMap((kind) => heldSentences(facts, kind));
  if (sentences.length === 0) return [];
  return [
    record({
      id: heldRecordId,
      sourceTitle: '会議の予定',
      heading: '開かれた回数',
      href: `/demo/meetings#year-${fiscalYearOf(facts.today)}`,
      searchWords: '',
      sentences,
    }),
  ];
}

/** This fiscal year first. A year that the record does not cover from its beginning is left out. */
export function heldSentences(
  { heldMeetings, today }: AssociationFacts,
  kind: Kind,
): readonly string[] {
  const days = heldMeetings.filter((one) => one.kind === kind).map(({ heldOn }) => heldOn);
  const [latest, earliest] = [days.toSorted().at(-1), days.toSorted()[0]];
  if (latest === undefined || earliest === undefined) return [];
  const thisYear = fiscalYearOf(today);
  return [thisYear, thisYear - 1].flatMap((year) => {
    if (fiscalYearOf(earliest) >= year) return [];
    const count = days.filter((day) => fiscalYearOf(day) === year).length;
    return [sentenceOf({ kind, year, count, until: year === thisYear ? latest : null })];
  });
}

type Told = { kind: Kind; year: number; count: number; until: string | null };

function sentenceOf({ kind, year, count, until }: Told): string {
  const name = names[kind];
  const span = `${year}年度（${year}年4月から${year + 1}年3月まで）`;
  if (count === 0) return `${span}に、${name}はまだ開かれていません。`;
  return until === null
    ? `${span}に、${name}は${count}回開かれました。`
    : `${span}に、${name}はこれまでに${count}回開かれました。直近は${formatDate(until)}です。`;
}
