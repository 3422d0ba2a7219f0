import { expect, test } from 'vitest';
import type { Method } from '#domain/repair-plan/planner/propose.ts';
import { thoughtsOn } from './proposal-figures.ts';
import type { Outcome } from './proposal-outcome.ts';
import { methodWords } from './proposal-words.ts';

function thoughts(method: Method, ...prices: readonly number[]) {
  const fees = prices.map((unitPriceYen, place) => ({ fromYear: 2026 + place, unitPriceYen }));
  return thoughtsOn({ fees, proposal: { method } as Outcome['proposal'] });
}

test('what speaks for a plan follows its fees, not the name of its method', () => {
  expect(thoughts('staged', 150, 190, 248)).toBe(methodWords.staged);
  expect(thoughts('catch-up', 150, 260, 220)).toBe(methodWords['catch-up']);
  // Raised once and never again: there is no later rise to decide, and everybody pays the same.
  expect(thoughts('staged', 150, 248)).toBe(methodWords.level);
  expect(thoughts('catch-up', 150, 248)).toBe(methodWords.level);
  expect(thoughts('level', 150, 248)).toBe(methodWords.level);
  expect(thoughts('staged', 150)).toBeNull();
  expect(thoughts('level', 150, 140)).toBeNull();
});
