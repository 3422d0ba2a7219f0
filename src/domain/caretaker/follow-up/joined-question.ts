import { smallTalkOf } from '#domain/caretaker/answering/spoken/small-talk.ts';
import { standingAlone } from '#domain/caretaker/follow-up.ts';
import { matterOf, withoutOpening } from '#domain/caretaker/topic-of.ts';
import { namesSubject } from './own-subject.ts';
import { wholeOf } from './whole-of.ts';

const longest = 20;

/**
 * 場所どこ after 次の理事会いつ: a short question beside what was spoken of, whatever its form. No rule says that it goes
 * on: only what is found for both together can tell.
 */
export function joinedQuestion(question: string, previous: readonly string[]): string | undefined {
  const asked = withoutOpening(question);
  const isWhole = asked.length > longest || namesSubject(asked) || smallTalkOf(asked) !== null;
  if (previous.length === 0 || isWhole) return undefined;
  const matter = matterOf(wholeOf(standingAlone(previous)));
  return matter === '' || asked.includes(matter) ? undefined : `${matter}について、${asked}`;
}
