import { declineReasonOf } from '#domain/caretaker/decline-reason-of.ts';
import { emergencyOf } from '#domain/caretaker/emergency-of.ts';
import { standingAlone } from '#domain/caretaker/follow-up.ts';
import { smallTalkOf } from '#domain/caretaker/small-talk.ts';
import { withoutOpening } from '#domain/caretaker/topic-of.ts';
import { besideTopic } from './beside-topic.ts';
import { namesSubject } from './own-subject.ts';

type Spoken = {
  readonly question: string;
  /** The earlier questions of the conversation, oldest first. */
  readonly previous: readonly string[];
  /** Whether the one before stands in the same message. */
  readonly isOfOneMessage?: boolean;
};

export type Readings = {
  readonly likeliest: string;
  /** Taken where the likeliest finds nothing sure. */
  readonly other?: {
    readonly words: string;
    /** How sure it has to be, and clearly surer; nothing where it only has to be surer. */
    readonly from?: number;
  };
};

/**
 * Most short questions do not go on where grammar does not tell so. Of 2,000 pairs of tuning questions that have nothing
 * to do with each other none was taken for one.
 */
const together = 0.65;

const longest = 20;

/**
 * 読み方: how a question may be understood after what was said before it. Where grammar tells that it goes on, so it
 * is. Where it does not, the question may still go on (場所どこ after 次の理事会いつ), and only what is found for it
 * alone and beside the topic can tell. In one message it is about the same thing more often than not.
 */
export function readingsOf({ question, previous, isOfOneMessage = false }: Spoken): Readings {
  const understood = standingAlone([...previous, question]);
  if (understood !== question) return { likeliest: understood };
  const beside = besideWhatWasSaid(question, previous);
  if (beside === undefined) return { likeliest: question };
  const isOfItself = namesSubject(withoutOpening(question));
  if (isOfOneMessage) {
    const [likeliest, words] = isOfItself ? [question, beside] : [beside, question];
    return { likeliest, other: { words } };
  }
  return isOfItself || question.length > longest
    ? { likeliest: question }
    : { likeliest: question, other: { words: beside, from: together } };
}

/** What must not be answered is neither hidden by the question before nor handed on to the next. */
function besideWhatWasSaid(question: string, previous: readonly string[]): string | undefined {
  if (previous.length === 0 || smallTalkOf(question) !== null) return undefined;
  const before = standingAlone(previous);
  const beside = besideTopic(question, before);
  const isCalm = [before, question, beside].every(
    (said = '') => emergencyOf(said) === null && declineReasonOf(said) === null,
  );
  return isCalm ? beside : undefined;
}
