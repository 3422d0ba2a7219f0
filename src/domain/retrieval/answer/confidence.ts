import type { SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import type { Found } from '#domain/retrieval/search/search-index.ts';
import { answerFrom, askedMass } from './answer-from.ts';
import { conceptShare } from './concepts.ts';

/** What speaks for and against the best hit; each from 0 to 1. */
export type ConfidenceFeatures = {
  /** How much of the question its best sentence covers, of what the index knows at all. */
  readonly coverage: number;
  /** How far it is ahead of the other candidates. */
  readonly share: number;
  /** A date, a sum or the like was asked for, and the chosen sentence has none. */
  readonly lacksExpected: number;
  /** How much of the question's subject it speaks of. */
  readonly concepts: number;
};

export type ConfidenceCoefficients = ConfidenceFeatures & { readonly base: number };

/** Fitted on encyclopedia questions, half of them with their passage taken away. */
export const shippedConfidence: ConfidenceCoefficients = {
  base: -8.82,
  coverage: 4.826,
  share: 4.436,
  lacksExpected: -1.366,
  concepts: 3.804,
};

/** 確信度の手がかり of the best hit, or nothing where there is no hit. */
export function confidenceFeatures(
  index: SearchIndex,
  found: Found,
): ConfidenceFeatures | undefined {
  const hit = found.hits[0];
  if (hit === undefined) return undefined;
  const { folded, foldedTitle } = index.sentencesOf(hit.place);
  const mass = askedMass(found);
  return {
    coverage: mass === 0 ? 0 : Math.min(1, hit.evidence.bestValue / mass),
    share: hit.share,
    lacksExpected: answerFrom(index, found)?.lacksExpected === true ? 1 : 0,
    concepts: conceptShare(found.question, [foldedTitle, ...folded].join('\n')),
  };
}

/** 確信度: how likely the best hit answers the question, from 0 to 1. */
export function confidenceOf(
  features: ConfidenceFeatures | undefined,
  coefficients: ConfidenceCoefficients = shippedConfidence,
): number {
  if (features === undefined) return 0;
  const evidence =
    coefficients.base +
    coefficients.coverage * features.coverage +
    coefficients.share * features.share +
    coefficients.lacksExpected * features.lacksExpected +
    coefficients.concepts * features.concepts;
  return 1 / (1 + Math.exp(-evidence));
}

/** What may be said: an answer, something that may be related, or that nothing was found. */
export type ConfidenceBand = 'answered' | 'related' | 'unknown';

export function bandOfConfidence(confidence: number): ConfidenceBand {
  if (confidence >= 0.5) return 'answered';
  return confidence >= 0.15 ? 'related' : 'unknown';
}
