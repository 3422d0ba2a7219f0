import { expect, test } from 'vitest';
import { rankCandidates } from './rank-candidates.ts';
import { readClosely } from './read-closely.ts';
import { candidate, passageOf } from './testing/candidate.ts';

const pets = passageOf('pets');
const record = passageOf('record-next-board-meeting');
const ranked = rankCandidates([candidate(pets, 0.5), candidate(record, 0)], 'management');

test('a passage with one sentence that lies near goes before one that is near as a whole', () => {
  const read = readClosely(ranked, ({ passage }) => (passage === record ? [0, 0.8] : [0.3, 0.3]));
  expect(read.map(({ passage }) => passage)).toEqual([record, pets]);
});

test('where all lie as near, the order and the likelihoods stay', () => {
  const read = readClosely(ranked, () => [0.4]);
  expect(read.map(({ passage }) => passage)).toEqual([pets, record]);
  for (const [place, { likelihood }] of read.entries()) {
    expect(likelihood).toBeCloseTo(ranked[place]?.likelihood ?? 0, 9);
  }
});

test('a passage without sentences keeps what it had, and nothing at all is nothing', () => {
  expect(readClosely(ranked, () => []).map(({ passage }) => passage)).toEqual([pets, record]);
  expect(readClosely([], () => [])).toEqual([]);
});
