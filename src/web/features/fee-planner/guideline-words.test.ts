import { expect, test } from 'vitest';
import type { Outcome } from './proposal-outcome.ts';
import { guidelineWords } from './proposal-words.ts';

const words = (lowest: number, highest: number, level: number): readonly string[] =>
  guidelineWords({
    proposal: { method: 'staged' },
    plan: { contribution: { basis: 'area' } },
    lowest,
    highest,
    level,
  } as Outcome).slice(1);

test('the ratios are those of a pocket calculator', () => {
  // 188 ÷ 248 = 0.758…, 264 ÷ 248 = 1.064…
  expect(words(188, 264, 248)).toEqual([
    'いちばん低い額（E）：188円、Dの0.76倍（0.6倍以上）',
    'いちばん高い額（F）：264円、Dの1.06倍（1.1倍以内）',
  ]);
});

test('beside the limit there are as many digits as tell on which side', () => {
  // 2,998 ÷ 5,000 and 5,502 ÷ 5,000
  expect(words(2_998, 5_502, 5_000)).toEqual([
    expect.stringContaining('Dの0.5996倍'),
    expect.stringContaining('Dの1.1004倍'),
  ]);
  expect(words(600, 1_100, 1_000)).toEqual([
    expect.stringContaining('Dの0.60倍'),
    expect.stringContaining('Dの1.10倍'),
  ]);
});
