import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumYen } from '#domain/money.ts';
import type { Loan } from '#domain/repair-plan/register/repair-plan.ts';
import { repaymentsOf } from './loan.ts';

const loan: Loan = {
  year: 2035,
  principalYen: 60_000_000,
  repaymentYears: 10,
  interestRate: 0.02,
  method: 'annuity',
};

test('60 million over ten years at 2 %: about 662万円 a year and 625万円 of interest, as the task force printed', () => {
  const years = repaymentsOf(loan);
  expect(years.map(({ year }) => year)).toEqual([
    2036, 2037, 2038, 2039, 2040, 2041, 2042, 2043, 2044, 2045,
  ]);
  for (const { principalYen, interestYen } of years.slice(0, 9)) {
    expect(principalYen + interestYen).toBe(552_081 * 12);
  }
  // The exact instalment is 552,080.72 yen, 6,249,686 yen of interest in all.
  const interestYen = sumYen(years.map((year) => year.interestYen));
  expect(Math.abs(interestYen - 6_249_686)).toBeLessThanOrEqual(60);
});

test('equal principal: 1.2 million in one year at 12 % pays 12,000 of interest first and 1,000 last', () => {
  const [only] = repaymentsOf({
    year: 2030,
    principalYen: 1_200_000,
    repaymentYears: 1,
    interestRate: 0.12,
    method: 'equal-principal',
  });
  // 12,000 + 11,000 + … + 1,000
  expect(only).toEqual({ year: 2031, principalYen: 1_200_000, interestYen: 78_000, owedYen: 0 });
});

test('every loan is repaid to the yen, never below nothing', () => {
  const anyLoan = fc.record({
    year: fc.integer({ min: 2026, max: 2060 }),
    principalYen: fc.nat(300_000_000),
    repaymentYears: fc.integer({ min: 1, max: 35 }),
    interestRate: fc.integer({ min: 0, max: 80 }).map((thousandths) => thousandths / 1_000),
    method: fc.constantFrom('annuity' as const, 'equal-principal' as const),
  });
  fc.assert(
    fc.property(anyLoan, (some) => {
      const years = repaymentsOf(some);
      expect(sumYen(years.map(({ principalYen }) => principalYen))).toBe(some.principalYen);
      expect(years.at(-1)?.owedYen).toBe(0);
      for (const { principalYen, interestYen, owedYen } of years) {
        expect(Math.min(principalYen, interestYen, owedYen)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
