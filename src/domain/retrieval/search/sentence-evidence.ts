import type { PreparedPassage } from '#domain/retrieval/indexing/prepare-passage.ts';
import { mayHave, type Probe, probeOf } from '#domain/retrieval/text/sketch.ts';
import type { Candidate } from './keep-best.ts';
import type { Ranking } from './ranking.ts';
import { hasTerm, placeOfTerm, type WeighedTerm } from './weigh-terms.ts';

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
  const { sought, askedWords } = readingOf(terms);
  const values = passage.folded.map(() => 0);
  let titleValue = 0;
  for (const { folded, value, probe } of sought) {
    // Most terms are in few passages: one look at the sketch spares a look at every sentence.
    if (!mayHave(passage.sketch, probe)) continue;
    if (hasTerm(passage.foldedTitle, folded)) titleValue += value;
    else addFound(values, passage, folded, value);
  }
  const bestSentence = placeOfHighest(values);
  const bestValue = (values[bestSentence] ?? 0) + titleValue;
  const score =
    candidate.score +
    ranking.sentenceWeight * bestValue +
    ranking.titleWeight * titleShare(askedWords, passage) +
    ranking.logLengthWeight * Math.log(passage.length + 1);
  return {
    sentenceValues: values.map((value) => value + titleValue),
    bestSentence,
    bestValue,
    score,
  };
}

/** Looks through the whole text, from one sentence with the term to the next. */
function addFound(
  values: number[],
  { folded: sentences, foldedText }: PreparedPassage,
  term: string,
  value: number,
): void {
  let at = placeOfTerm(foldedText, term, 0);
  let end = -1;
  for (let place = 0; at >= 0 && place < sentences.length; place += 1) {
    // Each sentence is a line of the text.
    end += 1 + (sentences[place] ?? '').length;
    if (at >= end) continue;
    values[place] = (values[place] ?? 0) + value;
    at = placeOfTerm(foldedText, term, end);
  }
}

function placeOfHighest(values: readonly number[]): number {
  let highest = 0;
  for (let place = 1; place < values.length; place += 1) {
    if ((values[place] ?? 0) > (values[highest] ?? 0)) highest = place;
  }
  return highest;
}

/** The share of the title's words that the question says. */
function titleShare(asked: ReadonlySet<string>, { titleWords }: PreparedPassage): number {
  let said = 0;
  for (const word of titleWords) if (asked.has(word)) said += 1;
  return said / Math.max(1, titleWords.length);
}

/** What is read of the terms of a question once for all its candidates. */
type Reading = {
  /** The terms that any passage has. */
  readonly sought: readonly Sought[];
  /** The words that the question says itself. */
  readonly askedWords: ReadonlySet<string>;
};

type Sought = { readonly folded: string; readonly value: number; readonly probe: Probe };

const knownReadings = new WeakMap<readonly WeighedTerm[], Reading>();

function readingOf(terms: readonly WeighedTerm[]): Reading {
  const known = knownReadings.get(terms);
  if (known !== undefined) return known;
  const sought = terms
    .filter(({ passageCount }) => passageCount > 0)
    .map(({ folded, value }) => ({ folded, value, probe: probeOf(folded) }));
  const asked = terms.filter(({ isAsked, field }) => isAsked && field === 'words');
  const reading = { sought, askedWords: new Set(asked.map(({ text }) => text)) };
  knownReadings.set(terms, reading);
  return reading;
}
