import type { Yen } from '#domain/money.ts';
import type { PlanInputs } from '#domain/repair-plan/register/plan-inputs.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { Tariff } from '#domain/repair-plan/register/repair-plan.ts';

/** はじめの計画のもとになる数字: what a first plan needs beside its works. */
export type FirstFigures = Tariff & {
  readonly startYear: number;
  /** 修繕積立金会計の残高 on the first day of that year. */
  readonly openingBalanceYen: Yen;
  /** 今の修繕積立金: for a square metre a month, or the whole building's month where it goes by share. */
  readonly unitPriceYen: number;
};

/** The period that the guideline asks for. */
const usualYears = 30;

/** A first plan: today's fee for all its years. Whatever else a plan may have is added on its own screens. */
export function firstPlan(
  { startYear, openingBalanceYen, unitPriceYen, basis, roundToYen }: FirstFigures,
  items: readonly RepairItem[],
): PlanInputs {
  return {
    startYear,
    yearCount: usualYears,
    items,
    openingBalanceYen,
    contribution: { basis, roundToYen, steps: [{ fromYear: startYear, unitPriceYen }] },
    levies: [],
    parkingTransfers: [],
    otherIncomes: [],
    loans: [],
    rates: {
      priceRise: { building: 0, equipment: 0, exterior: 0, service: 0 },
      interest: 0,
      tax: 0.1,
      temporaryWorks: 0,
      design: 0,
      arrears: 0,
    },
    mechanicalParking: [],
  };
}
