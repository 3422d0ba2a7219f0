import type { IsoDate } from '#domain/calendar.ts';
import { asksOfPast } from '#domain/caretaker/answering/asks-of-past.ts';
import { daysIn } from '#domain/caretaker/answering/days-in.ts';
import { askedYears } from '#domain/documents/asked-years.ts';
import type { EvidenceItem } from './evidence.ts';

/** 監査はいつですか: the thing, and nothing said of it but when. */
const whenIsIt =
  /^(?:次|今度|次回|今年|今年度)?の?(.{2,12}?)(?:は|って)、?いつ(?:です|でしょう|ごろ|頃|か|行|や|あ|ある|$)/;
const ofComing = /予定|日程|スケジュール|次回/;
/** Enough for a sentence to be told, with all that stands beside it. */
const standsOut = 3;

/**
 * What is still to come goes first where it is asked when something is: of a thing whose leading passage names none but
 * days that are over, the line of a calendar that was found beside it and names the thing. It is as likely as the other was.
 */
export function comingFirst(
  items: readonly EvidenceItem[],
  asked: string,
  today: IsoDate,
): readonly EvidenceItem[] {
  const [, thing] = whenIsIt.exec(asked) ?? [];
  const [first, ...others] = items;
  if (!first || thing === undefined || asksOfPast(asked)) return items;
  if (askedYears(asked, today).isNamed || !isOver(first, today)) return items;
  const coming = others.find((item) => isNewer(item, first) && namedIn(item, thing));
  const told = coming && namedIn(coming, thing);
  if (!told) return items;
  const leading = [{ ...told, score: Math.max(standsOut, told.score) }];
  return [
    { ...coming, sentences: leading, chance: first.chance },
    ...items.filter((item) => item !== coming),
  ];
}

const namedIn = ({ passage, sentences }: EvidenceItem, thing: string) =>
  ofComing.test(`${passage.sourceTitle}${passage.heading}`)
    ? sentences.find(({ text }) => text.includes(thing))
    : undefined;

const isNewer = ({ passage }: EvidenceItem, { passage: other }: EvidenceItem): boolean =>
  (passage.issuedOn ?? '') >= (other.issuedOn ?? '');

function isOver({ passage, sentences }: EvidenceItem, today: IsoDate): boolean {
  if (passage.origin !== 'document') return false;
  const days = daysIn(sentences[0]?.text ?? '');
  return days.length > 0 && days.every((day) => day < today);
}
