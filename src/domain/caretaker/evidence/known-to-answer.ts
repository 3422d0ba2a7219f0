import { standingAlone } from '#domain/caretaker/follow-up.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { PreparedPassage } from '#domain/retrieval/indexing/prepare-passage.ts';
import { nearestKnown } from '#domain/retrieval/meaning/known-questions.ts';
import { type Meaning, meaningOfQuestion } from '#domain/retrieval/meaning/meaning.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';

/** An answer that helped somebody: the questions that led to it, and what it quoted first. */
export type HelpfulAnswer = {
  /** Those of the conversation, oldest first; the last is the one that was answered. */
  readonly questions: readonly string[];
  readonly passageId: string;
  readonly quote: string;
};

type Confirmed = { readonly meaning: Meaning; readonly quote: string };

/** 役に立った質問, by the id of the passage that answered them. */
export type ConfirmedQuestions = ReadonlyMap<string, readonly Confirmed[]>;

/** One question that a passage answered tells nothing about others: it has to be nearly the same. */
const leastNear = 0.7;

export function confirmedQuestions(answers: readonly HelpfulAnswer[]): ConfirmedQuestions {
  const confirmed = new Map<string, readonly Confirmed[]>();
  for (const { questions, passageId, quote } of answers) {
    const meaning = meaningOfQuestion(normalise(standingAlone(questions)));
    confirmed.set(passageId, [...(confirmed.get(passageId) ?? []), { meaning, quote }]);
  }
  return confirmed;
}

/**
 * How near a question comes to those that a passage is known to answer: those learnt with the texts that the product
 * ships, and those of the association's own board, as long as what was quoted then is still said.
 */
export function knownToAnswer(
  question: Meaning,
  { id, text }: Pick<KnowledgePassage, 'id' | 'text'>,
  prepared: PreparedPassage,
  confirmed: ConfirmedQuestions,
): number | undefined {
  const shipped = nearestKnown(question, prepared);
  const standing = (confirmed.get(id) ?? []).filter(({ quote }) => text.includes(quote));
  const own = Math.max(0, ...standing.map(({ meaning }) => productOf(question, meaning)));
  return own > Math.max(leastNear, shipped ?? 0) ? own : shipped;
}

function productOf(one: Meaning, other: Meaning): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
