import type { Projection } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { shortageChanceOf } from '#domain/repair-plan/uncertainty/shortage-chance.ts';
import { type VerdictKind, verdictOf } from './verdict.ts';

/** More often than one time in five a plan that is enough on paper is not, and nothing says that it is safe. */
const oftenShort = 0.2;

/** What is enough as planned is judged by how often it would not be; as long as that is not known it is not safe. */
export function withChance(kind: VerdictKind, chance: number | null): VerdictKind {
  return kind === 'enough' && (chance === null || chance > oftenShort) ? 'tight' : kind;
}

/** 判定 with the chances drawn, where there is time for it. */
export function verdictOfPlan(plan: RepairPlan, projection: Projection): VerdictKind {
  const { kind } = verdictOf(projection);
  return kind === 'enough' ? withChance(kind, shortageChanceOf(plan)) : kind;
}
