import type { Building, Dwelling, RepairPlan } from './repair-plan.ts';

/** 計画の入力: what a version of the plan stores. Dwellings and the building come from their own records. */
export type PlanInputs = Omit<RepairPlan, 'building' | 'dwellings'> &
  Pick<Building, 'mechanicalParking'>;

export type PlanBuilding = {
  readonly building: Omit<Building, 'mechanicalParking'>;
  readonly dwellings: readonly Dwelling[];
};

export function planOf(
  { mechanicalParking, ...inputs }: PlanInputs,
  { building, dwellings }: PlanBuilding,
): RepairPlan {
  return { ...inputs, building: { ...building, mechanicalParking }, dwellings };
}

export function inputsOf(plan: RepairPlan): PlanInputs {
  return {
    startYear: plan.startYear,
    yearCount: plan.yearCount,
    mechanicalParking: plan.building.mechanicalParking,
    items: plan.items,
    openingBalanceYen: plan.openingBalanceYen,
    contribution: plan.contribution,
    levies: plan.levies,
    parkingTransfers: plan.parkingTransfers,
    otherIncomes: plan.otherIncomes,
    loans: plan.loans,
    rates: plan.rates,
  };
}
