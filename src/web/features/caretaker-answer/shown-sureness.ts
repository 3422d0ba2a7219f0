import type { ChatMessage } from '#contract/caretaker.ts';
import { type Sureness, surenessOf } from '#domain/caretaker/sureness.ts';

/** Calling for help and having found nothing are no answers: a percent there would frighten, or mean nothing. */
const hasNoAnswer = new Set<ChatMessage['outcome']>([
  'unknown',
  'emergency',
  'declined',
  'small-talk',
]);

type Shown = Pick<Sureness, 'word' | 'meaning'> & { readonly percent: string };

/** たしか and 正確度 87%, for the screen, for paper and for plain text. */
export function shownSureness({ accuracy, outcome }: ChatMessage): Shown | undefined {
  if (accuracy === undefined || hasNoAnswer.has(outcome)) return undefined;
  const { word, meaning } = surenessOf(accuracy);
  return { word, meaning, percent: `正確度 ${Math.round(accuracy * 100)}%` };
}
