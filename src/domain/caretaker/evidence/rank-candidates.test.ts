import { expect, test } from 'vitest';
import type { Candidate } from './passage-features.ts';
import { fittingOf, passageWeights } from './passage-weights.ts';
import { rankCandidates } from './rank-candidates.ts';
import { candidate, passageOf } from './testing/candidate.ts';

const pets = passageOf('pets');
const record = passageOf('record-next-board-meeting');
const bylaw = { ...passageOf('bylaws'), category: 'bylaw' } as const;

const firstOf = (candidates: readonly Candidate[]) =>
  rankCandidates(candidates, 'management')[0]?.passage;

test('likelihoods are those of the scores, and together one where many are read', () => {
  const [first, second] = rankCandidates([candidate(record, 0), candidate(pets, 1)], 'management');
  expect(first?.passage).toBe(pets);
  expect((first?.likelihood ?? 0) / (second?.likelihood ?? 1)).toBeCloseTo(Math.E, 3);
});

test('the record that was asked for goes before all', () => {
  const asked = candidate(record, -9, { isAsked: true });
  const [first] = rankCandidates([candidate(pets, 0), asked], 'management');
  expect(first?.passage).toBe(record);
});

test('what is of a kind that the question does not mean stands far behind', () => {
  const meant = candidate(pets, 0);
  expect(firstOf([candidate(bylaw, 3, { isOfOtherKind: true }), meant])).toBe(pets);
  expect(firstOf([candidate(bylaw, 3), meant])).toBe(bylaw);
});

test('what is no longer in force stands far behind', () => {
  const former = { ...bylaw, validity: 'ended' } as const;
  const features = { ...candidate(former, 2).features, ended: 1 };
  expect(firstOf([candidate(former, 2, { features }), candidate(bylaw, 0)])).toBe(bylaw);
  const askedFor = { ...features, ended: -1 };
  expect(firstOf([candidate(former, 2, { features: askedFor }), candidate(bylaw, 0)])).toBe(former);
});

test('to the lawyer the bylaws of the building are law, and model bylaws are not', () => {
  const model = { ...passageOf('law-kubun-31'), sourceTitle: 'マンション標準管理規約 第53条' };
  const act = { ...model, sourceTitle: '区分所有法 第31条' };
  const firstFor = (one: typeof pets, other: typeof pets) =>
    rankCandidates([candidate(one, 2), candidate(other, 0)], 'legal')[0]?.passage;
  expect(firstFor(pets, bylaw)).toBe(bylaw);
  expect(firstFor(pets, act)).toBe(act);
  expect(firstFor(pets, model)).toBe(pets);
});

test('a source that answered the question before goes before one that fits a little better', () => {
  const candidates = [candidate(record, 2), candidate(pets, 0)];
  const firstAfter = (likelihood: number) =>
    rankCandidates(candidates, 'management', new Map([[pets.sourceId, likelihood]]))[0]?.passage;
  expect(firstAfter(0.9)).toBe(pets);
  expect(firstAfter(0.3)).toBe(record);
});

test('every feature counts for how well a passage fits, each by its own weight', () => {
  const none = { ...candidate(pets, 0).features, score: 0, lawUnasked: 0 };
  for (const [name, weight] of Object.entries(passageWeights)) {
    expect([name, fittingOf({ ...none, [name]: 1 })]).toEqual([name, weight]);
  }
});
