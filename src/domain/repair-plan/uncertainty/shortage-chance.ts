import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { outlookOf } from './outlook.ts';
import { drawScenarios } from './scenarios.ts';
import { usualUncertainty } from './usual-uncertainty.ts';

/** 不足する確率 as every paper and answer tells it. */
export function shortageChanceOf(plan: RepairPlan): number {
  return outlookOf(plan, drawScenarios(plan, usualUncertainty)).shortageChance;
}
