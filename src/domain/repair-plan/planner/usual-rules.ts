import type { PlanRules } from './propose.ts';

type Place = { readonly basis: 'area' | 'share'; readonly startYear: number };

/** ふだんの条件: what proposals are made under until somebody chooses otherwise. */
export function usualRules({ basis, startYear }: Place): PlanRules {
  return {
    goal: {
      startYear,
      floorYen: 0,
      keepsHalfYear: true,
      endBalanceYen: 0,
      unitPriceStepYen: basis === 'area' ? 1 : 1_000,
    },
    staged: {
      mostSteps: 3,
      yearsApart: 3,
      mostRise: basis === 'area' ? { unitPriceYen: 40 } : { percent: 30 },
    },
    catchUp: { years: 10, mostUnitPriceYen: null },
    isWithinGuideline: true,
    loan: null,
  };
}
