import { expect, test } from 'vitest';
import { isCutOf, isTypoOf } from './near-name.ts';

test.each([
  ['ヤマダハナコ', 'ヤマダハナオ', true],
  ['ヤマダハナコ', 'ヤマダハナ', true],
  ['ヤマダハナ', 'ヤマダハンナ', true],
  ['ヤマダハナコ', 'ヤマダハナコ', false],
  ['ヤマダハナコ', 'ヤマタハナオ', false],
  ['ヤマダ', 'ヤマタ', false],
])('%s for %s is one letter wrong: %s', (name, other, expected) => {
  expect(isTypoOf(name, other)).toBe(expected);
});

test.each([
  ['トウトジユウタク', 'トウトジユウタクサービス', true],
  ['トウトジ', 'トウトジユウタクサービス', false],
  ['トウトジユウタクサービス', 'トウトジユウタクサービス', false],
])('%s is the beginning of %s: %s', (name, whole, expected) => {
  expect(isCutOf(name, whole)).toBe(expected);
});
