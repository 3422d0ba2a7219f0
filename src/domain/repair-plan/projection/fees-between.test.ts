import { expect, test } from 'vitest';
import { feesBetween } from './fees-between.ts';

const steps = [
  { fromYear: 2024, unitPriceYen: 150 },
  { fromYear: 2027, unitPriceYen: 185 },
  { fromYear: 2030, unitPriceYen: 185 },
  { fromYear: 2033, unitPriceYen: 257 },
];

test('a period begins with the fee in force, and a step that changes nothing is none', () => {
  expect(feesBetween(steps, 2026, 2055)).toEqual([
    { fromYear: 2026, unitPriceYen: 150 },
    { fromYear: 2027, unitPriceYen: 185 },
    { fromYear: 2033, unitPriceYen: 257 },
  ]);
});

test('what comes after the period, or was over before it, is left out', () => {
  expect(feesBetween(steps, 2028, 2032)).toEqual([{ fromYear: 2028, unitPriceYen: 185 }]);
});

test('before the first step nothing is paid', () => {
  expect(feesBetween(steps, 2020, 2024)).toEqual([
    { fromYear: 2020, unitPriceYen: 0 },
    { fromYear: 2024, unitPriceYen: 150 },
  ]);
});
