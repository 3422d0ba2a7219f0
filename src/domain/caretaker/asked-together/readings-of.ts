import { declineReasonOf } from '#domain/caretaker/decline-reason-of.ts';
import { emergencyOf } from '#domain/caretaker/emergency-of.ts';
import type { Asked } from '#domain/caretaker/evidence/evidence.ts';
import { namesSubject } from '#domain/caretaker/follow-up/own-subject.ts';
import { standingAlone } from '#domain/caretaker/follow-up.ts';
import { topicOf } from '#domain/caretaker/topic-of.ts';
import { withoutEnd } from './asks.ts';
import type { AskedPart } from './questions-in.ts';

/** 集会室で誕生日会をやりたい: where it is to be is what a document knows. */
const wantedAt = /^([^、。はがをにでのも]{2,10}で)[^。]{2,}(?:たい|つもり|予定)/u;

/**
 * 読み方: one question of a message as it may be looked up, the likeliest reading first. Those before it are the
 * conversation. Where they do not complete it, it is still about the same thing more often than not: 月額はいくら
 * after エレベーターの保守契約はフルメンテナンス asks for that of the contract.
 */
export function readingsOf(
  asked: Asked,
  parts: readonly AskedPart[],
  place: number,
): readonly Asked[] {
  const { told = '', words = '' } = parts[place] ?? {};
  const before = parts.slice(0, place);
  const previous = [...asked.previous, ...before.map(spokenAlone)];
  const reading = (question: string): Asked => ({ ...asked, question, previous });
  if (place === 0 || told !== '') return [reading(inSituation(told, words))];
  if (standingAlone([...previous, words]) !== words) return [reading(words)];
  return inTurn(words, before).map(reading);
}

function inTurn(words: string, before: readonly AskedPart[]): readonly string[] {
  const last = before.at(-1)?.words ?? '';
  const subject = subjectOf(before);
  const joined = subject === '' ? `${withoutEnd(last)}。${words}` : `${subject}${words}`;
  // What must not be answered is neither hidden by the question before nor handed on to the next.
  if (![last, words, joined].every(isCalm)) return [words];
  return subject === '' && namesSubject(words) ? [words, joined] : [joined, words];
}

const isCalm = (question: string): boolean =>
  emergencyOf(question) === null && declineReasonOf(question) === null;

/** What was told last, else what the question before is about. */
function subjectOf(before: readonly AskedPart[]): string {
  const told = before.findLast((one) => one.told !== '')?.told;
  if (told !== undefined) return inSituation(told, '');
  const topic = topicOf(before.at(-1)?.words ?? '');
  return topic === '' ? '' : `${topic}、`;
}

const inSituation = (told: string, words: string): string =>
  `${wantedAt.exec(told)?.[1] ?? told}${words}`;

/** マンションを売ります。何を出せばよいですか: only the question is gone on from, where it names what it is about. */
const spokenAlone = ({ told, words }: AskedPart): string =>
  namesSubject(words) ? words : `${told}${words}`;
