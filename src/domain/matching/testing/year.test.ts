import { expect, test } from 'vitest';
import { makeDepositYear } from './deposit-year.ts';
import { noOutcome, simulateYear } from './simulate-year.ts';

const seeds = [1, 2, 3, 4];

test('over made years nothing books itself wrongly, no yen is lost, and most of the work is done', () => {
  const outcome = noOutcome();
  for (const seed of seeds) simulateYear(makeDepositYear(seed), outcome);
  const { lines, automatic, firstRight, lateLines, lateAutomatic, ticked, tickedWrong } = outcome;
  expect(outcome.automaticWrong).toBe(0);
  expect(outcome.lostYen).toBe(0);
  expect(automatic / lines).toBeGreaterThan(0.6);
  expect(lateAutomatic / lateLines).toBeGreaterThan(0.7);
  expect((automatic + firstRight) / lines).toBeGreaterThan(0.94);
  expect(1 - tickedWrong / ticked).toBeGreaterThan(0.98);
});

test('either gate alone books wrongly: both are needed', () => {
  for (const gate of ['strict', 'proven'] as const) {
    const outcome = noOutcome();
    for (const seed of [...seeds, 5, 6, 7, 8]) simulateYear(makeDepositYear(seed), outcome, gate);
    expect(outcome.automaticWrong).toBeGreaterThan(0);
  }
});

test('the same seed makes the same year, another one another', () => {
  expect(makeDepositYear(7)).toEqual(makeDepositYear(7));
  expect(makeDepositYear(7)).not.toEqual(makeDepositYear(8));
});
