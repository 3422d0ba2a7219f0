import { expect, test } from 'vitest';
import type { AutoKind, Grounds, Proposal } from './facts.ts';
import { automaticOf } from './gates.ts';

const all = new Set<AutoKind>(['dues', 'income', 'payments']);
const good: Grounds = {
  kind: 'dues',
  isStrict: true,
  isProven: true,
  isRival: true,
  isRoomed: false,
  isUnsettled: false,
};

function proposal(score: number, grounds: Grounds | null): Proposal {
  const blank = { entries: [], postings: [], shares: [], summary: '', reason: '' };
  return { ...blank, dwellingId: 'd', score, grounds };
}

const best = proposal(96, good);

test('what fits strictly and is proven books itself, where its kind is switched on', () => {
  expect(automaticOf([best, proposal(10, null)], all)).toBe(best);
  expect(automaticOf([best], new Set(['income']))).toBeNull();
  expect(automaticOf([best], new Set())).toBeNull();
});

test.each<[string, readonly Proposal[]]>([
  ['nothing is proposed', []],
  ['nobody knows why', [proposal(96, null)]],
  ['it is not proven', [proposal(96, { ...good, isProven: false })]],
  ['it does not fit strictly', [proposal(96, { ...good, isStrict: false })]],
  ['the score is too low', [proposal(89, good)]],
  ['another one is near', [best, proposal(77, { ...good, isRival: false })]],
  ['somebody else might be meant', [best, proposal(20, good)]],
])('nothing books itself where %s', (_what, proposals) => {
  expect(automaticOf(proposals, all)).toBeNull();
});

test('a number of dwelling settles who of two is meant', () => {
  const roomed = proposal(96, { ...good, isRoomed: true });
  expect(automaticOf([roomed, proposal(20, good)], all)).toBe(roomed);
  expect(automaticOf([roomed, proposal(20, { ...good, isRoomed: true })], all)).toBeNull();
});
