import { expect, test } from 'vitest';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { type Candidate, passageWeights } from './passage-features.ts';
import { rankCandidates } from './rank-candidates.ts';
import { exampleKnowledge } from './testing/example-knowledge.ts';

const none = Object.fromEntries(
  Object.keys(passageWeights).map((name) => [name, 0]),
) as Candidate['features'];

function passageOf(sourceId: string): KnowledgePassage {
  const passage = exampleKnowledge.find((it) => it.sourceId === sourceId);
  if (passage === undefined) throw new Error(sourceId);
  return passage;
}

/** A passage that fits so well: all scores but one are 0. */
function candidate(
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
    ...rest,
  };
}

const law = passageOf('law-kubun-31');
const bylaw = { ...passageOf('bylaws'), category: 'bylaw' } as const;
const model = { ...law, sourceTitle: '標準管理規約（単棟型） 第47条' };
const record = passageOf('record-next-board-meeting');
const most = Math.log(0.7);
const third = Math.log(0.33);

const firstOf = (candidates: readonly Candidate[], mode: 'management' | 'legal' = 'management') =>
  rankCandidates(candidates, mode)[0]?.passage;

test('a rule of the building that fits nearly as well goes before the law', () => {
  expect(firstOf([candidate(law, 0), candidate(bylaw, most)])).toBe(bylaw);
  expect(firstOf([candidate(law, 0), candidate(bylaw, third)])).toBe(law);
});

test('and sooner before a model that binds nobody', () => {
  expect(firstOf([candidate(model, 0), candidate(bylaw, third)])).toBe(bylaw);
});

test('in the voice of the law, and for a former rule, it does not', () => {
  expect(firstOf([candidate(law, 0), candidate(bylaw, most)], 'legal')).toBe(law);
  const former = { ...bylaw, validity: 'ended' } as const;
  expect(firstOf([candidate(law, 0), candidate(former, most)])).toBe(law);
});

test('the record that was asked for goes before all', () => {
  const asked = candidate(record, -9, { isAsked: true });
  expect(firstOf([candidate(bylaw, 0), asked])).toBe(record);
});
