import type { Kind } from '#domain/resolutions/kind.ts';
import { type Answers, beginnings, type KindQuestion, type Step, type Topic } from './topics.ts';

export type KindFinding = {
  /** Asked so far, the one that waits for an answer last. */
  readonly questions: readonly KindQuestion[];
  readonly found: { readonly kind: Kind; readonly why: string } | null;
};

/** 決議の種類 by questions in plain words: never chosen by its name. */
export function kindOf(topic: Topic, answers: Answers): KindFinding {
  const questions: KindQuestion[] = [];
  let at: Step | { readonly kind: Kind; readonly why: string } | undefined = beginnings[topic];
  while (at !== undefined && 'leads' in at) {
    questions.push(at);
    at = nextOf(at, answers);
  }
  return { questions, found: at ?? null };
}

function nextOf({ id, leads }: Step, answers: Answers): Step['leads'][string] | undefined {
  const answer = answers[id];
  return answer === undefined ? undefined : leads[answer];
}

/** The answers that a topic asks for; others are left out. */
export function askedAnswers(topic: Topic, answers: Answers): Answers {
  const ids = kindOf(topic, answers).questions.map(({ id }) => id);
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.includes(id)));
}
