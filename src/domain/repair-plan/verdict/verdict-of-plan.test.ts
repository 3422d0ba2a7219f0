import { expect, test } from 'vitest';
import { project } from '#domain/repair-plan/projection/project.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { shortageChanceOf } from '#domain/repair-plan/uncertainty/shortage-chance.ts';
import { verdictOf } from './verdict.ts';
import { verdictOfPlan, withChance } from './verdict-of-plan.ts';

test('what is short in more than one course of five is not called enough, nor is what nobody knows yet', () => {
  expect(withChance('enough', 0.2)).toBe('enough');
  expect(withChance('enough', 0.21)).toBe('tight');
  expect(withChance('enough', null)).toBe('tight');
  expect(withChance('short', 0)).toBe('short');
});

test('14 years bring 10.08 million for a work of 9.5 million: enough on paper, and every third time it is not', () => {
  const plan = { ...plainPlan, items: [{ ...plainItem, years: [2040], quantity: 9.5 }] };
  const projection = project(plan);
  expect(verdictOf(projection).kind).toBe('enough');
  expect(shortageChanceOf(plan)).toBeGreaterThan(0.2);
  expect(verdictOfPlan(plan, projection)).toBe('tight');
});
