import type { Entry } from '#web/lib/caretaker-chat/entry.ts';
import type { Mood } from '#web/lib/figure/mood.ts';

type Now = {
  readonly isListening: boolean;
  readonly isGreeting: boolean;
  readonly latest: Entry | undefined;
  /** What is being said; empty while nothing is. */
  readonly words: string;
};

/** How the caretaker stands there. */
export function moodOf({ isListening, isGreeting, latest, words }: Now): Mood {
  if (isListening) return 'listening';
  const answer = latest?.message.role === 'assistant' ? latest : undefined;
  if (isOnItsWay(answer)) return 'thinking';
  if (answer?.message.outcome === 'emergency') return 'emergency';
  if (isGreeting) return 'greeting';
  return words === '' ? 'idle' : moodOfWords(answer, words);
}

function isOnItsWay(answer: Entry | undefined): boolean {
  return answer?.state === 'waiting' || answer?.state === 'streaming';
}

function moodOfWords(answer: Entry | undefined, words: string): Mood {
  const outcome = answer?.message.outcome;
  if (outcome === 'unknown' || outcome === 'declined') return 'sorry';
  return namesSource(answer, words) ? 'pointing' : 'speaking';
}

/** Whether a document or an article of it is named, whose box stands beside. */
function namesSource(answer: Entry | undefined, words: string): boolean {
  const sources = answer?.message.sources ?? [];
  if (sources.length === 0) return false;
  return /第\d+条/.test(words) || sources.some(({ title }) => words.includes(title));
}

/** In words, for those who do not see it. */
export const moodNames = {
  idle: 'オンライン',
  greeting: 'オンライン',
  listening: '聞いています',
  thinking: '調べています',
  speaking: '話しています',
  pointing: '話しています',
  sorry: '話しています',
  emergency: '緊急の連絡先をお伝えしています',
} as const satisfies Record<Mood, string>;
