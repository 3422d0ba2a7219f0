import type { CalculationName, Calculations } from './calculations.ts';
import type { Calculator } from './calculator.ts';

export type Question = { id: number; name: CalculationName; input: unknown };
export type Reply = { id: number } & ({ value: unknown } | { fault: string });

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

/** Calculates beside the page, so that a slider never waits. The worker starts with the first question. */
export function createWorkerCalculator(): { calculate: Calculator; stop: () => void } {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = new Worker(new URL('./calculator-worker.ts', import.meta.url), {
      type: 'module',
    });
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('fault' in data) asked?.reject(new Error(data.fault));
      else asked?.resolve(data.value as never);
    });
    return started;
  }

  return {
    calculate: <Name extends CalculationName>(
      name: Name,
      input: Parameters<Calculations[Name]>[0],
    ) => {
      worker ??= start();
      lastId += 1;
      const question: Question = { id: lastId, name, input };
      worker.postMessage(question);
      return new Promise<ReturnType<Calculations[Name]>>((resolve, reject) => {
        waiting.set(question.id, { resolve, reject });
      });
    },
    stop: () => {
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
}
