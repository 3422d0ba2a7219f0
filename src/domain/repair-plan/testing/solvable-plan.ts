import type { Goal } from '#domain/repair-plan/planner/goal.ts';
import type { PlanRules } from '#domain/repair-plan/planner/propose.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { totalArea100, unitPriceIn } from '#domain/repair-plan/projection/tariff.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { makeRandom } from '#domain/repair-plan/uncertainty/random.ts';
import { anyPlan } from './example-plan.ts';
import type { CatchUpModel, FeeModel, StagedModel } from './fee-models.ts';

type Case = { readonly plan: RepairPlan; readonly rules: PlanRules };

/**
 * Some plan without interest whose bills need no rounding, and some rules: a solver of linear
 * programs can answer it exactly. The fee now is a good part of the fee needed, so that steps lead there.
 */
export function anySolvable(seed: number, yearCount: number): Case {
  const random = makeRandom(seed);
  const plan = linearPlan(seed, yearCount);
  const unitPriceStepYen = [1, 1, 1, 5][random(4)] ?? 1;
  const goal = {
    startYear: plan.startYear + random(3),
    floorYen: random(3) === 0 ? random(5_000_000) - 1_000_000 : 0,
    keepsHalfYear: false,
    endBalanceYen: random(2) === 0 ? random(20_000_000) : 0,
    unitPriceStepYen,
  };
  const neededYen = neededPrice(plan, goal);
  const nowYen = Math.max(20, Math.round((neededYen * (40 + random(60))) / 100));
  const isWithinGuideline = random(2) === 0;
  const rises = [
    null,
    // Percentages without an upper end over 30 years took the solver a quarter of a minute a case.
    isWithinGuideline || yearCount <= 15 ? { percent: 10 + random(30) } : null,
    { unitPriceYen: Math.ceil((neededYen * (6 + random(24))) / 100) },
    { unitPriceYen: Math.ceil((neededYen * (6 + random(24))) / 100) },
  ];
  return {
    plan: {
      ...plan,
      contribution: {
        ...plan.contribution,
        steps: [{ fromYear: plan.startYear, unitPriceYen: nowYen }],
      },
    },
    rules: {
      goal,
      staged: {
        mostSteps: 1 + random(8),
        yearsApart: 1 + random(3),
        mostRise: rises[random(4)] ?? null,
      },
      catchUp: {
        years: 1 + random(yearCount - 4),
        mostUnitPriceYen: random(2) === 0 ? null : Math.round((neededYen * (9 + random(20))) / 10),
      },
      isWithinGuideline,
      loan: null,
    },
  };
}

function linearPlan(seed: number, yearCount: number): RepairPlan {
  const random = makeRandom(seed + 1_000_000);
  const plan = anyPlan(seed, { yearCount, itemCount: 4 + random(yearCount) });
  const isLate = random(3) > 0;
  const laterYear = (year: number) => Math.ceil((year + plan.startYear + yearCount) / 2);
  return {
    ...plan,
    // Steps have time to lead up to the need where the works come late.
    items: plan.items.map((item) =>
      isLate ? { ...item, years: [...new Set(item.years.map(laterYear))] } : item,
    ),
    dwellings: plan.dwellings.map((each) => ({ ...each, areaM2: Math.round(each.areaM2) })),
    contribution: { ...plan.contribution, basis: 'area', roundToYen: 1 },
    levies: random(2) === 0 ? [] : plan.levies,
    loans: random(2) === 0 ? [] : plan.loans,
    rates: { ...plan.rates, interest: 0, arrears: random(20) === 0 ? 1 : 0 },
  };
}

/** About what the level fee will be: good enough to choose rules that bite. */
function neededPrice(plan: RepairPlan, { startYear }: Goal): number {
  const steps = [{ fromYear: plan.startYear, unitPriceYen: 0 }];
  const { years } = project({ ...plan, contribution: { ...plan.contribution, steps } });
  const areaM2 = totalArea100(plan.dwellings) / 100;
  const needs = years
    .filter(({ year }) => year >= startYear)
    .map(({ year, closingYen }) => -closingYen / (areaM2 * 12 * (year - plan.startYear + 1)));
  return Math.max(40, ...needs);
}

/** The plan's own projection without the fees from the start on, and the yen of a level: all a solver needs. */
export function feeModelOf({ plan, rules: { goal } }: Case): FeeModel {
  const { contribution, dwellings, rates, startYear } = plan;
  const past = contribution.steps.filter(({ fromYear }) => fromYear < goal.startYear);
  const steps = [...past, { fromYear: goal.startYear, unitPriceYen: 0 }];
  const { years } = project({ ...plan, contribution: { ...contribution, steps } });
  const yearlyYen = (totalArea100(dwellings) / 100) * goal.unitPriceStepYen * 12;
  return {
    drainedYen: years.slice(goal.startYear - startYear).map(({ closingYen }) => closingYen),
    yearlyYen: rates.arrears === 1 ? 0 : yearlyYen,
    floorYen: goal.floorYen,
    endYen: goal.endBalanceYen,
  };
}

/** `level` is D, which the solver found before. */
export function stagedModelOf(some: Case, level: number): StagedModel {
  const { goal, staged, isWithinGuideline } = some.rules;
  const { mostRise } = staged;
  const rise =
    mostRise && 'unitPriceYen' in mostRise
      ? { levels: Math.floor(mostRise.unitPriceYen / goal.unitPriceStepYen) }
      : mostRise;
  return {
    ...feeModelOf(some),
    present: presentOf(some),
    mostSteps: staged.mostSteps,
    yearsApart: staged.yearsApart,
    mostRise: rise,
    lowestStart: isWithinGuideline ? Math.ceil((level * 6) / 10) : 0,
    highest: isWithinGuideline ? Math.floor((level * 11) / 10) : level * 10,
  };
}

export function catchUpModelOf(some: Case, level: number): CatchUpModel {
  const { goal, catchUp, isWithinGuideline } = some.rules;
  const allowed = Math.floor((level * 11) / 10);
  const chosen =
    catchUp.mostUnitPriceYen === null
      ? allowed
      : Math.floor(catchUp.mostUnitPriceYen / goal.unitPriceStepYen);
  return {
    ...feeModelOf(some),
    years: catchUp.years,
    lowest: isWithinGuideline ? Math.ceil((level * 6) / 10) : 0,
    highest: isWithinGuideline ? Math.min(allowed, chosen) : chosen,
  };
}

/** The fee in force before the start, in whole levels. */
export function presentOf({ plan, rules: { goal } }: Case): number {
  const { steps } = plan.contribution;
  const yen = unitPriceIn(steps, goal.startYear - 1) || unitPriceIn(steps, goal.startYear);
  return Math.floor(yen / goal.unitPriceStepYen);
}
