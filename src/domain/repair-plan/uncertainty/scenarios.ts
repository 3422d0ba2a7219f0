import { roundYenTo, type Yen } from '#domain/money.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { jobsOf } from './jobs.ts';
import { normalQuantiles, tableBits, tableSize } from './normal-quantiles.ts';
import { bitsOf, nextState, stateFor } from './random.ts';

/** 不確かさの設定. All spreads at zero and no chance of another year: every scenario is the projection. */
export type Uncertainty = {
  readonly seed: number;
  /** An even number up to 65,534: every scenario has its mirror image (対称変量). */
  readonly scenarioCount: number;
  /** A year's surprise in construction prices, as a fraction: 0.02 is give or take 2 %. */
  readonly yearlyPriceSpread: number;
  /** A lasting mistake in the yearly rise of prices. */
  readonly priceTrendSpread: number;
  /** How far a single job's cost strays from its estimate. */
  readonly overrunSpread: number;
  /** The chance that a job comes a year earlier or later. */
  readonly earlierChance: number;
  readonly laterChance: number;
  /** How far the arrears stray from the plan's rate. */
  readonly arrearsSpread: number;
};

/** シナリオ: the drawn costs in whole yen, by year and then scenario, and each scenario's arrears. Fees are no part of it. */
export type ScenarioSet = {
  readonly count: number;
  readonly yearCount: number;
  readonly costsYen: Float64Array;
  readonly arrears: Float64Array;
};

/**
 * Draws the scenarios. The same seed gives a job the same luck whatever else changes (共通乱数), so
 * a figure moves smoothly when a slider does.
 */
export function drawScenarios(plan: RepairPlan, uncertainty: Uncertainty): ScenarioSet {
  const { scenarioCount: count, seed } = uncertainty;
  const { yearCount } = plan;
  // One row more than years: what slips out of the plan falls there.
  const costsYen = new Float64Array((yearCount + 1) * count);
  const paths = pricePaths(yearCount + 1, uncertainty);
  const overruns = exponentials(uncertainty.overrunSpread);
  const draws = new Uint16Array(count);
  const groups = Array.from({ length: movingGroups }, (_, group) =>
    movedScenarios(group, uncertainty),
  );
  for (const job of jobsOf(plan)) {
    const group = (stateFor(seed, `when/${job.name}`) >>> 0) % movingGroups;
    const moved = groups[group] ?? { earlier: draws.subarray(0, 0), later: draws.subarray(0, 0) };
    const startOf = (shift: number) => Math.max(0, job.index + shift) * count;
    for (const { name, costsYen: amounts } of job.works) {
      drawMirrored(draws, stateFor(seed, name));
      const all: Draws = { costsYen, paths, overruns, draws };
      addPlanned(all, startOf(0), amounts[1]);
      addMoved(all, moved.earlier, startOf(0), -amounts[1]);
      addMoved(all, moved.earlier, startOf(-1), amounts[0]);
      addMoved(all, moved.later, startOf(0), -amounts[1]);
      addMoved(all, moved.later, startOf(1), amounts[2]);
    }
  }
  for (let place = 0; place < costsYen.length; place += 1) {
    costsYen[place] = roundYenTo(costsYen[place] ?? 0, 1);
  }
  return {
    count,
    yearCount,
    costsYen: costsYen.subarray(0, yearCount * count),
    arrears: drawArrears(plan.rates.arrears, uncertainty),
  };
}

type Draws = {
  readonly costsYen: Float64Array;
  readonly paths: Float64Array;
  readonly overruns: Float64Array;
  readonly draws: Uint16Array;
};

/**
 * The innermost loop: one work in all scenarios, as if none had moved; the moved ones are corrected
 * after it. A look at every scenario's year inside the loop took five times as long.
 */
function addPlanned(
  { costsYen, paths, overruns, draws }: Draws,
  start: number,
  amountYen: Yen,
): void {
  for (let scenario = 0; scenario < draws.length; scenario += 1) {
    const place = start + scenario;
    const factor = (paths[place] ?? 1) * (overruns[draws[scenario] ?? 0] ?? 1);
    costsYen[place] = (costsYen[place] ?? 0) + amountYen * factor;
  }
}

/** What is taken away again leaves a trace far below a yen; the costs are rounded at the end. */
function addMoved(
  { costsYen, paths, overruns, draws }: Draws,
  scenarios: Uint16Array,
  start: number,
  amountYen: Yen,
): void {
  for (let index = 0; index < scenarios.length; index += 1) {
    const scenario = scenarios[index] ?? 0;
    const place = start + scenario;
    const factor = (paths[place] ?? 1) * (overruns[draws[scenario] ?? 0] ?? 1);
    costsYen[place] = (costsYen[place] ?? 0) + amountYen * factor;
  }
}

type Moved = { readonly earlier: Uint16Array; readonly later: Uint16Array };

/** Jobs share so many patterns of moving, so some move together: a pattern for each took as long as all the rest. */
const movingGroups = 32;

/** The scenarios in which the jobs of a group come a year earlier or later. */
function movedScenarios(group: number, uncertainty: Uncertainty): Moved {
  const { seed, scenarioCount, earlierChance, laterChance } = uncertainty;
  const earlierBelow = Math.round(earlierChance * tableSize);
  const laterFrom = tableSize - Math.round(laterChance * tableSize);
  const draws = new Uint16Array(scenarioCount);
  drawMirrored(draws, stateFor(seed, `when/${group}`));
  const earlier = new Uint16Array(scenarioCount);
  const later = new Uint16Array(scenarioCount);
  let early = 0;
  let late = 0;
  for (let scenario = 0; scenario < scenarioCount; scenario += 1) {
    const draw = draws[scenario] ?? 0;
    if (draw < earlierBelow) {
      earlier[early] = scenario;
      early += 1;
    } else if (draw >= laterFrom) {
      later[late] = scenario;
      late += 1;
    }
  }
  return { earlier: earlier.subarray(0, early), later: later.subarray(0, late) };
}

/** 物価の道すじ: each scenario's prices against the plan's own, by year; the first year has none. */
function pricePaths(rowCount: number, uncertainty: Uncertainty): Float64Array {
  const { seed, scenarioCount: count, yearlyPriceSpread, priceTrendSpread } = uncertainty;
  const paths = new Float64Array(rowCount * count).fill(1, 0, count);
  const trends = exponentials(priceTrendSpread);
  const trendDraws = new Uint16Array(count);
  drawMirrored(trendDraws, stateFor(seed, 'price/trend'));
  const shocks = exponentials(yearlyPriceSpread);
  const shockDraws = new Uint16Array(count);
  for (let row = 1; row < rowCount; row += 1) {
    drawMirrored(shockDraws, stateFor(seed, `price/${row}`));
    const start = row * count;
    for (let scenario = 0; scenario < count; scenario += 1) {
      const before = paths[start - count + scenario] ?? 1;
      const shock = shocks[shockDraws[scenario] ?? 0] ?? 1;
      paths[start + scenario] = before * shock * (trends[trendDraws[scenario] ?? 0] ?? 1);
    }
  }
  return paths;
}

function drawArrears(rate: number, { seed, scenarioCount, arrearsSpread }: Uncertainty) {
  const draws = new Uint16Array(scenarioCount);
  drawMirrored(draws, stateFor(seed, 'arrears'));
  return Float64Array.from(draws, (draw) =>
    Math.min(1, Math.max(0, rate + (normalQuantiles[draw] ?? 0) * arrearsSpread)),
  );
}

function exponentials(spread: number): Float64Array {
  return normalQuantiles.map((quantile) => Math.exp(quantile * spread));
}

/** Places in a table, the second half the mirror image of the first. */
function drawMirrored(draws: Uint16Array, startState: number): void {
  const half = draws.length / 2;
  let state = startState;
  for (let scenario = 0; scenario < half; scenario += 1) {
    state = nextState(state);
    const index = bitsOf(state) >>> (32 - tableBits);
    draws[scenario] = index;
    draws[scenario + half] = tableSize - 1 - index;
  }
}
