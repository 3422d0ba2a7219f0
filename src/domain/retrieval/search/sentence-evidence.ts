import type { PreparedPassage } from '#domain/retrieval/indexing/prepare-passage.ts';
import type { Candidate } from './keep-best.ts';
import type { Ranking } from './ranking.ts';
import { hasTerm, type WeighedTerm } from './weigh-terms.ts';

/** What a passage says about the question, sentence by sentence. */
export type Evidence = {
  /** For every sentence, the value of the terms found in it or in the title. */
  readonly sentenceValues: readonly number[];
  readonly bestSentence: number;
  readonly bestValue: number;
  readonly score: number;
};

/** 二段目: one sentence that says it all counts for more than words spread over the passage. */
export function weighEvidence(
  terms: readonly WeighedTerm[],
  candidate: Candidate,
  passage: PreparedPassage,
  ranking: Ranking,
): Evidence {
  const values = passage.folded.map(() => 0);
  let titleValue = 0;
  for (const { folded, value, passageCount } of terms) {
    if (passageCount === 0) continue;
    if (hasTerm(passage.foldedTitle, folded)) titleValue += value;
    // Most terms are in few passages: one look at the whole text spares a look at every sentence.
    else if (passage.foldedText.includes(folded)) addFound(values, passage.folded, folded, value);
  }
  const bestSentence = placeOfHighest(values);
  const bestValue = (values[bestSentence] ?? 0) + titleValue;
  const score =
    candidate.score +
    ranking.sentenceWeight * bestValue +
    ranking.titleWeight * titleShare(terms, passage) +
    ranking.logLengthWeight * Math.log(passage.length + 1);
  return {
    sentenceValues: values.map((value) => value + titleValue),
    bestSentence,
    bestValue,
    score,
  };
}

function addFound(
  values: number[],
  sentences: readonly string[],
  folded: string,
  value: number,
): void {
  for (let place = 0; place < sentences.length; place += 1) {
    if (hasTerm(sentences[place] ?? '', folded)) values[place] = (values[place] ?? 0) + value;
  }
}

function placeOfHighest(values: readonly number[]): number {
  let highest = 0;
  for (const [place, value] of values.entries()) {
    if (value > (values[highest] ?? 0)) highest = place;
  }
  return highest;
}

/** The share of the title's words that the question says. */
function titleShare(terms: readonly WeighedTerm[], { titleWords }: PreparedPassage): number {
  const asked = askedWordsOf(terms);
  const said = titleWords.filter((word) => asked.has(word)).length;
  return said / Math.max(1, titleWords.length);
}

const knownWords = new WeakMap<readonly WeighedTerm[], ReadonlySet<string>>();

/** The words that the question says, gathered once for all its candidates. */
function askedWordsOf(terms: readonly WeighedTerm[]): ReadonlySet<string> {
  const known = knownWords.get(terms);
  if (known !== undefined) return known;
  const asked = terms.filter(({ isAsked, field }) => isAsked && field === 'words');
  const words = new Set(asked.map(({ text }) => text));
  knownWords.set(terms, words);
  return words;
}
