import type { Asked } from '#domain/caretaker/evidence/evidence.ts';
import { behindTold } from '#domain/caretaker/follow-up/beside-topic.ts';
import { namesSubject } from '#domain/caretaker/follow-up/own-subject.ts';
import type { AskedPart } from './questions-in.ts';

/** One question of a message as it is looked up: those before it in the message are the conversation. */
export function partAsked(asked: Asked, parts: readonly AskedPart[], place: number): Asked {
  const { told = '', words = '' } = parts[place] ?? {};
  const previous = [...asked.previous, ...parts.slice(0, place).map(spokenAlone)];
  const question = `${yearBefore(parts, place)}${behindTold(words, told)}`;
  return { ...asked, question, previous, isOfOneMessage: place > 0 && told === '' };
}

const fiscalYear = /(?:[0-9０-９]{4}|(?:令和|平成)[0-9０-９元]+)年度|昨年度|前年度|去年度?/;
const ofTime = /年|月|日|今|来|期|いつ|先|前/;

/** 2025年度の収支はいくらですか。積立金へはいくら移しましたか: the same year is meant until a time is named. */
function yearBefore(parts: readonly AskedPart[], place: number): string {
  const { words = '' } = parts[place] ?? {};
  const [year = ''] = fiscalYear.exec(parts[place - 1]?.words ?? '') ?? [];
  return year === '' || ofTime.test(words) ? '' : `${year}、`;
}

/** マンションを売ります。何を出せばよいですか: only the question is gone on from, where it names what it is about. */
const spokenAlone = ({ told, words }: AskedPart): string =>
  namesSubject(words) ? words : `${told}${words}`;
