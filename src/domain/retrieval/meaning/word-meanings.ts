import { runsOf } from '#domain/retrieval/text/tokens.ts';
import { weighQuestion } from './gram-weights.ts';
import { lengthOf, productOf, sumOf } from './meaning.ts';

/** 語の意味: where one word of a text leads, and how far: what tells passages apart leads further. */
export type WordMeaning = { readonly place: Float32Array; readonly length: number };

/** Shorter ones are particles and endings. */
const shortestHiragana = 3;

/** Every different word of a normalised text; a word is a run of letters of one script. */
export function wordsOf(normalised: string): readonly string[] {
  const words = new Set<string>();
  for (const { script, text } of runsOf(normalised)) {
    const isWord = script === 'hiragana' ? text.length >= shortestHiragana : script !== 'other';
    if (isWord) words.add(text);
  }
  return [...words];
}

/** Of all words that mean anything. */
export function wordMeaningsOf(words: readonly string[]): readonly WordMeaning[] {
  return words.map(meaningOf).filter(({ length }) => length > 0);
}

/** How well the best of some words stands for one: 1 where it means the same, 0 where none is like it. */
export function bestMatch(asked: WordMeaning, words: readonly WordMeaning[]): number {
  let best = 0;
  for (const word of words) {
    best = Math.max(best, productOf(asked.place, word.place) / word.length);
  }
  return Math.min(1, best / asked.length);
}

const remembered = new Map<string, WordMeaning>();
const mostRemembered = 4_000;

/** The same words stand in passage after passage: those met last are kept, two megabytes at most. */
function meaningOf(word: string): WordMeaning {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const place = sumOf(weighQuestion(word));
  const meaning = { place, length: lengthOf(place) };
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(word, meaning);
  return meaning;
}
