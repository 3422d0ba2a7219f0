import type { Projection } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { shortageChanceOf } from '#domain/repair-plan/uncertainty/shortage-chance.ts';
import { verdictOf } from '#domain/repair-plan/verdict/verdict.ts';
import { chanceSentence } from './chance-words.ts';

/** Empty for a plan that is short as it stands: nobody takes that for safe. */
export function chanceOfPlan(plan: RepairPlan, projection: Projection): string {
  return verdictOf(projection).kind === 'short' ? '' : chanceSentence(shortageChanceOf(plan));
}
