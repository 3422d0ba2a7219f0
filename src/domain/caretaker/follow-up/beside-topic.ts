import { matterOf, statementOf, toldIn, withoutOpening } from '#domain/caretaker/topic-of.ts';
import { wholeOf } from './whole-of.ts';

/** 集会室で誕生日会をやりたい: where it is to be is what a document knows. */
const wantedAt = /^([^、。はがをにでのも]{2,10}で)[^。]{2,}(?:たい|つもり|予定)/u;

/**
 * 話題を添える: a question beside what was spoken of before it, whatever its form: 次の理事会について、場所どこ. This
 * is the one place where a topic is put before a question that grammar does not tie to it.
 */
export function besideTopic(question: string, before: string): string | undefined {
  const asked = withoutOpening(question);
  const place = placeOf(before);
  if (place !== undefined) return `${place}${asked}`;
  const matter = matterOf(wholeOf(before));
  if (matter === '') return before === '' ? undefined : `${statementOf(toldIn(before))}。${asked}`;
  return asked.includes(matter) ? undefined : `${matter}について、${asked}`;
}

/** Of what was told, what a question needs: 集会室で for 集会室で誕生日会をやりたいんですけど. */
export const behindTold = (question: string, told: string): string =>
  `${placeOf(told) ?? told}${question}`;

const placeOf = (told: string): string | undefined => wantedAt.exec(told)?.[1];
