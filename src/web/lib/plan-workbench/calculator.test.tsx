import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { type Calculator, CalculatorContext, useCalculation } from './calculator.ts';

afterEach(cleanup);

/** Answers only when told to. */
function slowCalculator() {
  const asked: { openingBalanceYen: number; reply: () => void }[] = [];
  const calculate: Calculator = (_name, { plan: { openingBalanceYen } }) =>
    new Promise((resolve) => {
      asked.push({ openingBalanceYen, reply: () => resolve(openingBalanceYen as never) });
    });
  return { asked, calculate };
}

function inputOf(openingBalanceYen: number) {
  return {
    plan: { ...plainPlan, openingBalanceYen },
    uncertainty: {
      seed: 1,
      scenarioCount: 2,
      yearlyPriceSpread: 0,
      priceTrendSpread: 0,
      overrunSpread: 0,
      earlierChance: 0,
      laterChance: 0,
      arrearsSpread: 0,
    },
  };
}

function Shown({ input }: { input: ReturnType<typeof inputOf> | null }) {
  const { value, isCurrent } = useCalculation('outlook', input);
  return (
    <p>
      {JSON.stringify(value)} {isCurrent ? 'current' : 'old'}
    </p>
  );
}

test('while one is under way only the newest input waits, and the old answer stands', async () => {
  const { asked, calculate } = slowCalculator();
  const shown = (openingBalanceYen: number) => (
    <CalculatorContext value={calculate}>
      <Shown input={inputs[openingBalanceYen] ?? null} />
    </CalculatorContext>
  );
  const inputs = [0, 1, 2, 3].map(inputOf);
  const { rerender } = render(shown(1));
  rerender(shown(2));
  rerender(shown(3));
  expect(asked.map(({ openingBalanceYen }) => openingBalanceYen)).toEqual([1]);
  await act(async () => asked[0]?.reply());
  expect(screen.getByText('1 old')).toBeDefined();
  expect(asked.map(({ openingBalanceYen }) => openingBalanceYen)).toEqual([1, 3]);
  await act(async () => asked[1]?.reply());
  expect(screen.getByText('3 current')).toBeDefined();
});

test('nothing is asked without an input', () => {
  const { asked, calculate } = slowCalculator();
  render(
    <CalculatorContext value={calculate}>
      <Shown input={null} />
    </CalculatorContext>,
  );
  expect(asked).toHaveLength(0);
});
