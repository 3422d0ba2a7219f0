import {
  type ConfirmedQuestions,
  confirmedQuestions,
  type HelpfulAnswer,
} from '#domain/caretaker/evidence/known-to-answer.ts';
import { keepRecent } from './keep-recent.ts';

const mostKept = 100;
const known = new Map<string, ConfirmedQuestions>();

/** What those answers teach. The same answers are read only once. */
export function learnFrom(answers: readonly HelpfulAnswer[]): ConfirmedQuestions {
  const key = JSON.stringify(answers);
  const value = known.get(key) ?? confirmedQuestions(answers);
  return keepRecent(known, { key, value, mostKept });
}
