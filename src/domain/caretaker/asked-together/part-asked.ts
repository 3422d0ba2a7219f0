import type { Asked } from '#domain/caretaker/evidence/evidence.ts';
import { behindTold } from '#domain/caretaker/follow-up/beside-topic.ts';
import { namesSubject } from '#domain/caretaker/follow-up/own-subject.ts';
import type { AskedPart } from './questions-in.ts';

/** One question of a message as it is looked up: those before it in the message are the conversation. */
export function partAsked(asked: Asked, parts: readonly AskedPart[], place: number): Asked {
  const { told = '', words = '' } = parts[place] ?? {};
  const previous = [...asked.previous, ...parts.slice(0, place).map(spokenAlone)];
  const question = behindTold(words, told);
  return { ...asked, question, previous, isOfOneMessage: place > 0 && told === '' };
}

/** マンションを売ります。何を出せばよいですか: only the question is gone on from, where it names what it is about. */
const spokenAlone = ({ told, words }: AskedPart): string =>
  namesSubject(words) ? words : `${told}${words}`;
