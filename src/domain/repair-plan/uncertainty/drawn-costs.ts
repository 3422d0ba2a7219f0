import type { Yen } from '#domain/money.ts';
import { firstPlace, secondPlace } from './mirrored-draws.ts';
import { tableSize } from './normal-quantiles.ts';
import { bitsOf, nextState } from './random.ts';

/** What a work costs in every scenario: its amount times the drawn overrun. `draws` is working space. */
export type WorkDraws = { readonly overruns: Float64Array; readonly draws: Uint16Array };

/**
 * The innermost loop: draws one work's overruns and adds its cost to a year's `row`, as if it had
 * moved in no scenario. Drawing and adding four scenarios at once is twice as fast as one by one in
 * two loops; those that moved are corrected after it, since looking up every scenario's year here
 * took three times as long.
 */
export function addPlanned(
  { overruns, draws }: WorkDraws,
  row: Float64Array,
  amountYen: Yen,
  startState: number,
): void {
  const half = draws.length / 2;
  let state = startState;
  for (let one = 0; one < half; one += 2) {
    state = nextState(state);
    const bits = bitsOf(state);
    addMirrored(overruns, draws, row, { amountYen, scenario: one, drawn: firstPlace(bits) });
    const two = one + 1;
    if (two === half) break;
    addMirrored(overruns, draws, row, { amountYen, scenario: two, drawn: secondPlace(bits) });
  }
}

type Drawn = { readonly amountYen: Yen; readonly scenario: number; readonly drawn: number };

/** A scenario and its mirror image. */
function addMirrored(
  overruns: Float64Array,
  draws: Uint16Array,
  row: Float64Array,
  { amountYen, scenario, drawn }: Drawn,
): void {
  const mirror = scenario + draws.length / 2;
  const mirrored = tableSize - 1 - drawn;
  draws[scenario] = drawn;
  draws[mirror] = mirrored;
  row[scenario] = (row[scenario] ?? 0) + amountYen * (overruns[drawn] ?? 1);
  row[mirror] = (row[mirror] ?? 0) + amountYen * (overruns[mirrored] ?? 1);
}

export type Move = {
  readonly scenarios: Uint16Array;
  readonly from: Float64Array;
  readonly to: Float64Array;
};

/** What is taken away again leaves a trace far below a yen; the costs are rounded at the end. */
export function moveCosts(
  { overruns, draws }: WorkDraws,
  { scenarios, from, to }: Move,
  fromYen: Yen,
  toYen: Yen,
): void {
  for (let index = 0; index < scenarios.length; index += 1) {
    const scenario = scenarios[index] ?? 0;
    const overrun = overruns[draws[scenario] ?? 0] ?? 1;
    from[scenario] = (from[scenario] ?? 0) - fromYen * overrun;
    to[scenario] = (to[scenario] ?? 0) + toYen * overrun;
  }
}
