import { tableSize } from './normal-quantiles.ts';
import { bitsOf, nextState } from './random.ts';

/** 対称変量: places in a table, the second half the mirror image of the first. */
export function drawMirrored(draws: Uint16Array, startState: number): void {
  const half = draws.length / 2;
  let state = startState;
  for (let scenario = 0; scenario < half; scenario += 2) {
    state = nextState(state);
    const bits = bitsOf(state);
    place(draws, scenario, firstPlace(bits));
    if (scenario + 1 < half) place(draws, scenario + 1, secondPlace(bits));
  }
}

/** 32 random bits are enough for two places of 12: half as many steps of the generator. */
export function firstPlace(bits: number): number {
  return bits >>> 20;
}

export function secondPlace(bits: number): number {
  return (bits >>> 8) & (tableSize - 1);
}

function place(draws: Uint16Array, scenario: number, drawn: number): void {
  draws[scenario] = drawn;
  draws[scenario + draws.length / 2] = tableSize - 1 - drawn;
}
