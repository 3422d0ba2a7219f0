import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dwellingYen } from './charges-of-month.ts';
import { type DuesOfDwelling, ruleOfDues } from './first-tariff.ts';

const month = '2026-04';
const sizes = [5_532, 6_120, 6_820, 7_045];

function dwellings(yenOf: (area: number, at: number) => number): DuesOfDwelling[] {
  return sizes.map((area, at) => ({
    id: `d${at}`,
    number: `${at + 1}01`,
    area,
    shareNumerator: [24, 25, 25, 26][at] ?? 1,
    shareDenominator: 100,
    yen: yenOf(area, at),
  }));
}

describe('a 料金表 out of the register', () => {
  it('asks one sum of all where all pay it', () => {
    expect(ruleOfDues(dwellings(() => 500))).toEqual({
      basis: 'flat',
      roundToYen: 1,
      rates: [{ kind: '', sen: 50_000 }],
    });
  });

  it('finds the price of a square metre behind sums that are rounded to ten yen', () => {
    const rounded = dwellings((area) => Math.round((area * 240) / 1_000) * 10);
    expect(ruleOfDues(rounded)).toEqual({
      basis: 'area',
      roundToYen: 10,
      rates: [{ kind: '', sen: 24_000 }],
    });
  });

  it('finds what the shares divide', () => {
    const shared = dwellings((_, at) => ([24, 25, 25, 26][at] ?? 0) * 10_000);
    expect(ruleOfDues(shared)).toEqual({
      basis: 'share',
      roundToYen: 1,
      rates: [{ kind: '', sen: 100_000_000 }],
    });
  });

  it('keeps the sum of each dwelling where no price explains them all', () => {
    const rule = ruleOfDues(dwellings((_, at) => [12_000, 9_000, 0, 15_500][at] ?? 0));
    expect(rule?.basis).toBe('dwelling');
    expect(rule?.rates).toContainEqual({ kind: '201', sen: 900_000 });
  });

  it('makes nothing of a register in which nobody pays', () => {
    expect(ruleOfDues(dwellings(() => 0))).toBeNull();
    expect(ruleOfDues([])).toBeNull();
  });

  it('asks of every dwelling what the register says, to the yen, whatever it says', () => {
    const price = fc.record({
      sen: fc.integer({ min: 1, max: 60_000 }),
      round: fc.constantFrom(1, 10, 100),
      odd: fc.option(fc.integer({ min: 0, max: 50_000 })),
    });
    fc.assert(
      fc.property(price, ({ sen, round, odd }) => {
        const known = dwellings((area, at) =>
          at === 0 && odd !== null ? odd : Math.round((sen * area) / 10_000 / round) * round,
        );
        const rule = ruleOfDues(known);
        const asked = known.map((dwelling) =>
          rule
            ? dwellingYen(
                { ...rule, rates: rule.rates.map((rate) => ({ ...rate, fromMonth: month })) },
                dwelling,
                month,
              )
            : 0,
        );
        expect(asked).toEqual(known.map(({ yen }) => yen));
      }),
      { numRuns: 300 },
    );
  });
});
