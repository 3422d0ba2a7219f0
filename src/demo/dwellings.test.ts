import { describe, expect, it } from 'vitest';
import { sumYen } from '#domain/money.ts';
import { monthlyDues, monthlyFee, seedDwellings } from './dwellings.ts';

const dwellings = seedDwellings();

describe('the sixty dwellings', () => {
  it('stand six on each of ten floors', () => {
    expect(dwellings).toHaveLength(60);
    expect(dwellings[0]?.number).toBe('101');
    expect(dwellings.at(-1)?.number).toBe('1006');
    expect(new Set(dwellings.map(({ number }) => number)).size).toBe(60);
  });

  it.each([
    ['301', 'Aタイプ', 78.45, 16_470, 11_770],
    ['302', 'Bタイプ', 68.2, 14_320, 10_230],
    ['303', 'Cタイプ', 64.1, 13_460, 9_620],
    ['304', 'Cタイプ', 64.1, 13_460, 9_620],
    ['305', 'Bタイプ', 68.2, 14_320, 10_230],
    ['306', 'Dタイプ', 84.6, 17_770, 12_690],
  ])('%s is %s of %d ㎡ and pays %i and %i yen', (number, ...expected) => {
    const found = dwellings.filter((dwelling) => dwelling.number === number);
    const facts = found.map((dwelling) => [
      dwelling.plan_type,
      dwelling.area_m2,
      dwelling.management_fee_yen,
      dwelling.reserve_fee_yen,
    ]);
    expect(facts).toEqual([expected]);
  });

  it('share the whole: 4,276.50 ㎡ in hundredths, and one vote each', () => {
    const numerators = dwellings.map((dwelling) => dwelling.share_numerator);
    expect(sumYen(numerators)).toBe(427_650);
    expect(dwellings.every((dwelling) => dwelling.share_denominator === 427_650)).toBe(true);
    expect(sumYen(dwellings.map((dwelling) => dwelling.votes))).toBe(60);
  });
});

describe('the dues', () => {
  it.each([
    [7_845, 8_240],
    [6_820, 7_160],
    [6_410, 6_730],
    [8_460, 8_880],
  ])('of %i hundredths of a ㎡ were %i yen before the raise', (area, fee) => {
    expect(monthlyFee(area, 105)).toBe(fee);
  });

  it('of a month are the sum over the dwellings', () => {
    expect(monthlyDues(210)).toBe(10 * 16_470 + 20 * 14_320 + 20 * 13_460 + 10 * 17_770);
    expect(monthlyDues(150)).toBe(641_600);
    expect(monthlyDues(105)).toBe(449_000);
    expect(sumYen(dwellings.map((dwelling) => dwelling.reserve_fee_yen))).toBe(641_600);
  });
});
