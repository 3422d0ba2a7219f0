import { calculations } from './calculations.ts';
import type { Question, Reply } from './worker-calculator.ts';

self.addEventListener('message', ({ data: { id, name, input } }: MessageEvent<Question>) => {
  self.postMessage(answer(id, () => calculations[name](input as never)));
});

function answer(id: number, calculate: () => unknown): Reply {
  try {
    return { id, value: calculate() };
  } catch (error) {
    return { id, fault: String(error) };
  }
}
