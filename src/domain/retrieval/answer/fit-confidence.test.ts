import { expect, test } from 'vitest';
import { type ConfidenceFeatures, confidenceOf } from './confidence.ts';
import { fitConfidence, type JudgedQuestion } from './fit-confidence.ts';

const steps = [0, 0.25, 0.5, 0.75, 1];

function featuresAt(coverage: number, concepts: number): ConfidenceFeatures {
  return { coverage, concepts, share: 0.5, lacksExpected: 0 };
}

/** Of twenty questions with the same features, as many were answered rightly as `chance` says. */
function judge(features: ConfidenceFeatures, chance: number): readonly JudgedQuestion[] {
  const right = Math.round(20 * chance);
  return Array.from({ length: 20 }, (_, number) => ({ features, isRight: number < right }));
}

const grid = steps.flatMap((coverage) => steps.map((concepts) => featuresAt(coverage, concepts)));
const truth = { base: -3, coverage: 4, share: 0, lacksExpected: 0, concepts: 2 };
const judged = grid.flatMap((features) => judge(features, confidenceOf(features, truth)));

test('the fit finds how the judgements came about', () => {
  const fitted = fitConfidence(judged);
  for (const features of grid) {
    expect(confidenceOf(features, fitted)).toBeCloseTo(confidenceOf(features, truth), 1);
  }
  expect(fitted.coverage).toBeGreaterThan(fitted.concepts);
});

test('confidence is right on the average', () => {
  const fitted = fitConfidence(judged);
  const expected = judged.reduce((sum, one) => sum + confidenceOf(one.features, fitted), 0);
  expect(expected).toBeCloseTo(judged.filter(({ isRight }) => isRight).length, 0);
});

test('the order of the judgements makes no difference', () => {
  const fitted = fitConfidence(judged);
  const reversed = fitConfidence(judged.toReversed());
  expect(reversed.coverage).toBeCloseTo(fitted.coverage, 6);
});

test.each([
  ['none', []],
  ['one', judge(featuresAt(1, 1), 1).slice(0, 1)],
  ['only right ones', grid.flatMap((features) => judge(features, 1))],
  ['only wrong ones', grid.flatMap((features) => judge(features, 0))],
  ['a clean cut', grid.flatMap((features) => judge(features, features.coverage > 0.4 ? 1 : 0))],
])('judgements: %s — the coefficients stay finite', (_, samples) => {
  expect(Object.values(fitConfidence(samples)).every(Number.isFinite)).toBe(true);
});
