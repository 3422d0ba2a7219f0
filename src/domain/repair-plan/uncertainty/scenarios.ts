import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { addPlanned, moveCosts, type WorkDraws } from './drawn-costs.ts';
import { type Job, jobsOf } from './jobs.ts';
import { drawMirrored } from './mirrored-draws.ts';
import { type Moves, movesBy } from './moves.ts';
import { exponentialsOf, normalQuantiles } from './normal-quantiles.ts';
import { applyPrices } from './price-paths.ts';
import { stateFor } from './random.ts';
import type { Uncertainty } from './uncertainty.ts';

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
  const { scenarioCount: count, seed, overrunSpread } = uncertainty;
  const { yearCount } = plan;
  const costsYen = new Float64Array(yearCount * count);
  const rows = Array.from({ length: yearCount }, (_, index) =>
    costsYen.subarray(index * count, (index + 1) * count),
  );
  const movesOf = movesBy(uncertainty);
  const space = { overruns: exponentialsOf(overrunSpread), draws: new Uint16Array(count) };
  // What slips out of the plan falls into a row that nobody reads.
  const behind = new Float64Array(count);
  for (const job of jobsOf(plan)) {
    const { index } = job;
    const planned = rows[index] ?? behind;
    const around = {
      planned,
      earlier: rows[index - 1] ?? planned,
      later: rows[index + 1] ?? behind,
    };
    addJob(job, { space, seed, rows: around, moves: movesOf(job.name) });
  }
  applyPrices(rows, uncertainty);
  return { count, yearCount, costsYen, arrears: drawArrears(plan.rates.arrears, uncertainty) };
}

type JobSpace = {
  readonly space: WorkDraws;
  readonly seed: number;
  readonly rows: Readonly<Record<'planned' | 'earlier' | 'later', Float64Array>>;
  readonly moves: Moves;
};

function addJob({ works }: Job, { space, seed, rows, moves }: JobSpace): void {
  const { planned } = rows;
  const early = { scenarios: moves.earlier, from: planned, to: rows.earlier };
  const late = { scenarios: moves.later, from: planned, to: rows.later };
  for (const { name, costsYen } of works) {
    const [earlierYen, plannedYen, laterYen] = costsYen;
    addPlanned(space, planned, plannedYen, stateFor(seed, name));
    moveCosts(space, early, plannedYen, earlierYen);
    moveCosts(space, late, plannedYen, laterYen);
  }
}

function drawArrears(rate: number, { seed, scenarioCount, arrearsSpread }: Uncertainty) {
  const draws = new Uint16Array(scenarioCount);
  drawMirrored(draws, stateFor(seed, 'arrears'));
  return Float64Array.from(draws, (draw) =>
    Math.min(1, Math.max(0, rate + (normalQuantiles[draw] ?? 0) * arrearsSpread)),
  );
}
