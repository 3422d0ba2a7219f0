import type { SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import {
  type AnswerKind,
  containsExpected,
  expectedAnswer,
} from '#domain/retrieval/question/expected-answer.ts';
import type { Found, Hit } from '#domain/retrieval/search/search-index.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';
import { askedWord } from './asked-word.ts';

/** A sentence of the passage, in characters of its text. */
type AnswerSentence = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly score: number;
  /** Whether it contains a date, a sum or whatever else was asked for. */
  readonly hasExpected: boolean;
};

/** 回答: the sentences of one passage in the order in which they answer the question, best first. */
export type Answer = {
  readonly passageId: string;
  readonly kind: AnswerKind;
  /** The kind asked for something exact, and the best sentence does not have it. */
  readonly lacksExpected: boolean;
  readonly sentences: readonly AnswerSentence[];
};

const weights = { coverage: 6, strictKind: 4.3, looseKind: 0.5, askedWord: 0.8 };

/** Quotes sentences, never writes any. By default from the best hit. */
export function answerFrom(index: SearchIndex, found: Found, rank = 0): Answer | undefined {
  const hit = found.hits[rank];
  const text = index.passages[hit?.place ?? -1]?.text;
  if (hit === undefined || text === undefined) return undefined;
  const asked = found.question.normalised;
  const expected = expectedAnswer(asked);
  const focus = foldKana(askedWord(asked));
  const mass = askedMass(found) || 1;
  const { sentences } = index.sentencesOf(hit.place);
  const scored = sentences.map(({ start, end }, place) => {
    const sentence = text.slice(start, end);
    const normalised = normalise(sentence);
    const hasExpected = containsExpected(expected, asked, normalised);
    const kindWeight = expected.isStrict ? weights.strictKind : weights.looseKind;
    const score =
      weights.coverage * Math.min(1, valueOf(hit, place) / mass) +
      (hasExpected ? kindWeight : 0) +
      (focus !== '' && foldKana(normalised).includes(focus) ? weights.askedWord : 0);
    return { start, end, text: sentence, score, hasExpected };
  });
  const ordered = scored.toSorted((a, b) => b.score - a.score || a.start - b.start);
  const lacksExpected = expected.isStrict && ordered[0]?.hasExpected !== true;
  return { passageId: hit.passageId, kind: expected.kind, lacksExpected, sentences: ordered };
}

/** The value of all the question's own terms that occur anywhere in the index. */
export function askedMass({ terms }: Found): number {
  return terms
    .filter((term) => term.isAsked && term.passageCount > 0)
    .reduce((total, term) => total + term.value, 0);
}

function valueOf({ evidence }: Hit, sentence: number): number {
  return evidence.sentenceValues[sentence] ?? 0;
}
