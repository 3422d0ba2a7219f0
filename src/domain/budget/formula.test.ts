import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFormula } from './formula.ts';

test.each([
  ['48戸 × 15,400円 × 12か月', 8_870_400],
  ['４８戸×１５，４００円×１２月', 8_870_400],
  ['（機械式 20台 × 9,000円 + 平面 10台 × 12,000円）× 12か月', 3_600_000],
  ['551,000円 × 3か月 + 540,000円 × 9か月', 6_513_000],
  ['火災など 552,000円 + 地震 288,000円', 840_000],
  ['100,000 - 20,000 ÷ 3', 93_333],
  ['120,000円', 120_000],
])('%s is reckoned', (text, yen) => {
  expect(readFormula(text)).toBe(yen);
});

test.each([
  '',
  '前年度と同じ',
  '60戸の合計 月918,000円 × 12か月',
  '12 ×',
  '(1 + 2',
  '5 ÷ 0',
  '100円 × 10%',
  '1 - 2',
  '999,999,999,999円 × 2',
])('「%s」 is no formula', (text) => {
  expect(readFormula(text)).toBeNull();
});

test('sums of products come out as they are added by hand', () => {
  const factor = fc.integer({ min: 0, max: 99_999 });
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, factor), { minLength: 1, maxLength: 6 }), (parts) => {
      const text = parts
        .map(([price, count]) => `${price.toLocaleString('ja-JP')}円 × ${count}戸`)
        .join(' ＋ ');
      expect(readFormula(text)).toBe(parts.reduce((sum, [a, b]) => sum + a * b, 0));
    }),
    { numRuns: 300 },
  );
});
