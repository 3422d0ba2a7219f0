import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { CalculationName, Calculations } from './calculations.ts';

/** Carries out one of the `calculations`, in a worker or, in tests, at once. */
export type Calculator = <Name extends CalculationName>(
  name: Name,
  input: Parameters<Calculations[Name]>[0],
) => Promise<ReturnType<Calculations[Name]>>;

export const CalculatorContext = createContext<Calculator | null>(null);

type Result<Value> = {
  /** The newest answer there is, of an earlier input while the next one is under way. */
  readonly value: Value | undefined;
  readonly isCurrent: boolean;
};

/**
 * The answer to an input that may change faster than it can be calculated: only the newest input waits
 * for its turn. Keep `input` stable (`useMemo`); `null` asks nothing.
 */
export function useCalculation<Name extends CalculationName>(
  name: Name,
  input: Parameters<Calculations[Name]>[0] | null,
): Result<ReturnType<Calculations[Name]>> {
  const calculator = useContext(CalculatorContext);
  if (!calculator) throw new Error('a calculation was asked for outside the repair plan');
  const [answer, setAnswer] = useState<{ of: unknown; value: ReturnType<Calculations[Name]> }>();
  const [isBusy, setBusy] = useState(false);
  const asked = useRef<unknown>(null);
  useEffect(() => {
    // An input that failed is not asked again.
    if (isBusy || input === null || asked.current === input) return;
    asked.current = input;
    setBusy(true);
    calculator(name, input)
      .then((value) => setAnswer({ of: input, value }))
      .catch((error: unknown) => reportError(error))
      .finally(() => setBusy(false));
  }, [calculator, name, input, isBusy]);
  return { value: answer?.value, isCurrent: answer !== undefined && answer.of === input };
}
