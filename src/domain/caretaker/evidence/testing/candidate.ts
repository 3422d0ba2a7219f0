import type { Candidate } from '#domain/caretaker/evidence/passage-features.ts';
import { passageWeights } from '#domain/caretaker/evidence/passage-weights.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { exampleKnowledge } from './example-knowledge.ts';

const none = Object.fromEntries(
  Object.keys(passageWeights).map((name) => [name, 0]),
) as Candidate['features'];

export function passageOf(sourceId: string): KnowledgePassage {
  const passage = exampleKnowledge.find((it) => it.sourceId === sourceId);
  if (passage === undefined) throw new Error(sourceId);
  return passage;
}

/** A passage that fits so well: all scores but one are 0. */
export function candidate(
  passage: KnowledgePassage,
  fits: number,
  rest: Partial<Candidate> = {},
): Candidate {
  const lawUnasked = Number(passage.origin === 'law');
  const score = (fits - lawUnasked * passageWeights.lawUnasked) / passageWeights.score;
  const evidence = { score, bestSentence: 0, bestValue: 0, sentenceValues: [] };
  return {
    hit: {
      passageId: passage.id,
      place: 0,
      score,
      share: 0,
      bestSentence: { start: 0, end: 0 },
      evidence,
    },
    passage,
    features: { ...none, score, lawUnasked },
    sentenceShares: [],
    absent: 0,
    isAsked: false,
    isOfOtherKind: false,
    ...rest,
  };
}
