import type { SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import { passagesWith } from '#domain/retrieval/indexing/field.ts';
import type { Question, Term } from '#domain/retrieval/question/parse-question.ts';
import { foldKana, isLatinAt } from '#domain/retrieval/text/scripts.ts';
import { findNearWords } from './near-words.ts';
import type { Ranking } from './ranking.ts';

/** A term and what finding it is worth in this index: rare terms are worth more. */
export type WeighedTerm = Term & {
  readonly folded: string;
  readonly value: number;
  readonly passageCount: number;
};

const nearWordWeight = 0.8;
const none: readonly never[] = [];

export function weighTerms(
  index: SearchIndex,
  { terms }: Question,
  ranking: Ranking,
): readonly WeighedTerm[] {
  const weigh = (term: Term) => weighTerm(index, term, ranking);
  const weighed = terms.map(weigh);
  return [...weighed, ...weighed.flatMap((term) => nearTerms(index, term)).map(weigh)];
}

function weighTerm(index: SearchIndex, term: Term, { fieldWeights }: Ranking): WeighedTerm {
  const { text, field, weight, isAsked } = term;
  const passageCount = countPassages(index, term);
  const value = rarityOf(index.passages.length, passageCount) * weight * fieldWeights[field];
  return { text, field, weight, isAsked, folded: foldKana(text), value, passageCount };
}

/** Whether a folded text has a term. 7条 is not in 17条, and pet not in petit. */
export function hasTerm(text: string, term: string): boolean {
  return placeOfTerm(text, term, 0) >= 0;
}

/** Where a folded text has a term for the first time from a place on; -1 where it does not. */
export function placeOfTerm(text: string, term: string, from: number): number {
  const first = text.indexOf(term, from);
  if (first < 0) return first;
  const opensLatin = isLatinAt(term, 0);
  const closesLatin = isLatinAt(term, term.length - 1);
  if (!opensLatin && !closesLatin) return first;
  for (let at = first; at >= 0; at = text.indexOf(term, at + 1)) {
    const isCutBefore = !opensLatin || !isLatinAt(text, at - 1);
    if (isCutBefore && !(closesLatin && isLatinAt(text, at + term.length))) return at;
  }
  return -1;
}

function nearTerms(index: SearchIndex, term: WeighedTerm): readonly Term[] {
  if (term.field !== 'words' || !term.isAsked || term.passageCount > 0) return none;
  const near = index.parts.flatMap(({ katakanaWords }) => findNearWords(katakanaWords, term.text));
  return [...new Set(near)].map((text) => ({
    ...term,
    text,
    weight: nearWordWeight,
    isAsked: false,
  }));
}

function countPassages({ parts }: SearchIndex, { field, text }: Term): number {
  let count = 0;
  for (const { fields } of parts) count += passagesWith(fields[field], text);
  return count;
}

function rarityOf(passageCount: number, found: number): number {
  return Math.log(1 + (passageCount - found + 0.5) / (found + 0.5));
}
