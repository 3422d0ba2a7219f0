import { bestMatch, wordMeaningsOf, wordsOf } from '#domain/retrieval/meaning/word-meanings.ts';

/** How well the words of a question are met in a passage, each by the word that means most alike. */
export type MatchedWords = {
  /** On average, where a word counts the more the more it tells. */
  readonly matched: number;
  /** The word that is met worst, and the same among those that tell much. */
  readonly leastMatched: number;
  readonly tellingMatched: number;
  /** What is told by the words and not met, all together. */
  readonly unmatched: number;
  readonly wordCount: number;
};

const none: MatchedWords = {
  matched: 0,
  leastMatched: 0,
  tellingMatched: 0,
  unmatched: 0,
  wordCount: 0,
};

/** 語の対応: a passage about the same thing often lacks the one word that was asked about. The question is normalised. */
export function matchWords(question: string, passageWords: readonly string[]): MatchedWords {
  const asked = wordMeaningsOf(wordsOf(question));
  if (asked.length === 0) return none;
  const said = wordMeaningsOf(passageWords);
  const most = Math.max(...asked.map(({ length }) => length));
  const words = asked.map((word) => ({
    match: bestMatch(word, said),
    weight: word.length ** 2,
    tells: word.length > most / 2,
  }));
  const weight = words.reduce((sum, word) => sum + word.weight, 0);
  const met = words.reduce((sum, word) => sum + word.weight * word.match, 0);
  return {
    matched: met / weight,
    leastMatched: Math.min(...words.map(({ match }) => match)),
    tellingMatched: Math.min(...words.filter(({ tells }) => tells).map(({ match }) => match)),
    unmatched: weight - met,
    wordCount: asked.length,
  };
}
