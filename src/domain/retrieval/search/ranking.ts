import type { FieldName } from '#domain/retrieval/question/parse-question.ts';

/** 順位づけの係数: how passages are ranked. */
export type Ranking = {
  /** How much a repeated term still counts, and how much a long passage is held back. */
  readonly saturation: number;
  readonly lengthPenalty: number;
  readonly fieldWeights: Readonly<Record<FieldName, number>>;
  /** Passages read sentence by sentence. */
  readonly candidateCount: number;
  /** In a large index, terms in more than this share of the passages are passed over. */
  readonly commonShare: number;
  readonly sentenceWeight: number;
  readonly titleWeight: number;
  readonly logLengthWeight: number;
  /** How sharply a lead in score counts as a lead in likelihood. */
  readonly sharpness: number;
};

/** Balanced between encyclopedia questions (JSQuAD) and residents' questions; see `npm run eval:jsquad`. */
export const shippedRanking: Ranking = {
  saturation: 0.6,
  lengthPenalty: 0.75,
  fieldWeights: { words: 1, kanji: 0.5, pairs: 0.4 },
  candidateCount: 30,
  commonShare: 0.25,
  sentenceWeight: 0.7,
  titleWeight: 3,
  logLengthWeight: -1,
  sharpness: 0.15,
};
