import type { Yen } from '#domain/money.ts';
import { cashFlowOf, collectedYen, interestOn } from '#domain/repair-plan/projection/cash-flow.ts';
import { monthlyTotal, monthsAYear, unitPriceIn } from '#domain/repair-plan/projection/tariff.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { percentiles } from './percentiles.ts';
import type { ScenarioSet } from './scenarios.ts';

/** 残高の見通しの幅. */
export type Outlook = {
  readonly years: readonly OutlookYear[];
  /** 不足が始まる年度 in the worst 10 %, half and 90 % of the scenarios; `null` where none does. */
  readonly firstShortage: Readonly<Record<'p10' | 'p50' | 'p90', number | null>>;
  /** The chance that the fund runs dry in some year of the plan. */
  readonly shortageChance: number;
};

type OutlookYear = {
  readonly year: number;
  /** 年度末の残高 below which 5, 25, 50, 75 and 95 % of the scenarios lie. */
  readonly balancesYen: readonly Yen[];
  /** The chance of a balance below zero at the end of this very year. */
  readonly shortageChance: number;
  /** The chance of one in this year or before. */
  readonly shortageChanceSoFar: number;
};

/** What comes in of every year for sure, and what is billed: half of it may be late. */
export type Incomes = { readonly fixedYen: Float64Array; readonly billedYen: Float64Array };

export function incomesOf(plan: RepairPlan): Incomes {
  const flow = cashFlowOf(plan);
  const at = (yearly: Float64Array, index: number) => yearly[index] ?? 0;
  const fixedYen = flow.levy.map(
    (levyYen, index) =>
      levyYen +
      at(flow.parkingTransfer, index) +
      at(flow.otherIncome, index) +
      at(flow.loanDrawn, index) -
      at(flow.loanRepaid, index) -
      at(flow.loanInterest, index),
  );
  const billedYen = fixedYen.map((_, index) =>
    yearlyBill(plan, unitPriceIn(plan.contribution.steps, plan.startYear + index)),
  );
  return { fixedYen, billedYen };
}

/** 1年の請求額 of all dwellings at a unit price. */
export function yearlyBill(plan: RepairPlan, unitPriceYen: number): Yen {
  return monthlyTotal(plan.dwellings, plan.contribution, unitPriceYen) * monthsAYear;
}

const fan = [0.05, 0.25, 0.5, 0.75, 0.95];

/** 残高の見通し of a plan over its scenarios. */
export function outlookOf(plan: RepairPlan, set: ScenarioSet): Outlook {
  const turn = turnsOf(plan, set, incomesOf(plan));
  const balances = new Float64Array(set.count).fill(plan.openingBalanceYen);
  const firstShort = new Float64Array(set.count).fill(set.yearCount);
  let shortSoFar = 0;
  const years = Array.from({ length: set.yearCount }, (_, index): OutlookYear => {
    turn(balances, index);
    const short = markShort(balances, firstShort, index);
    shortSoFar += short.first;
    return {
      year: plan.startYear + index,
      balancesYen: percentiles(balances, fan),
      shortageChance: short.all / set.count,
      shortageChanceSoFar: shortSoFar / set.count,
    };
  });
  return {
    years,
    firstShortage: firstYears(firstShort, plan),
    shortageChance: shortSoFar / set.count,
  };
}

/** One year further in every scenario, by the projection's own arithmetic. */
export function turnsOf(
  plan: RepairPlan,
  { count, costsYen, arrears }: ScenarioSet,
  { fixedYen, billedYen }: Incomes,
): (balances: Float64Array, index: number) => void {
  const { interest } = plan.rates;
  const collected = new Float64Array(count);
  let lastBilled = Number.NaN;
  return (balances, index) => {
    const billed = billedYen[index] ?? 0;
    // Most years bill what the year before did.
    if (billed !== lastBilled) {
      for (let scenario = 0; scenario < count; scenario += 1) {
        collected[scenario] = collectedYen(billed, arrears[scenario] ?? 0);
      }
      lastBilled = billed;
    }
    const fixed = fixedYen[index] ?? 0;
    const start = index * count;
    for (let scenario = 0; scenario < count; scenario += 1) {
      const balance = balances[scenario] ?? 0;
      const incomeYen = interestOn(balance, interest) + (collected[scenario] ?? 0) + fixed;
      balances[scenario] = balance + incomeYen - (costsYen[start + scenario] ?? 0);
    }
  };
}

function markShort(balances: Float64Array, firstShort: Float64Array, index: number) {
  let all = 0;
  let first = 0;
  for (let scenario = 0; scenario < balances.length; scenario += 1) {
    if ((balances[scenario] ?? 0) >= 0) continue;
    all += 1;
    if ((firstShort[scenario] ?? 0) <= index) continue;
    firstShort[scenario] = index;
    first += 1;
  }
  return { all, first };
}

function firstYears(firstShort: Float64Array, plan: RepairPlan): Outlook['firstShortage'] {
  const [p10 = null, p50 = null, p90 = null] = percentiles(firstShort, [0.1, 0.5, 0.9]).map(
    (index) => (index < plan.yearCount ? plan.startYear + index : null),
  );
  return { p10, p50, p90 };
}
