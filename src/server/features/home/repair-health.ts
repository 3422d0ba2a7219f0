import type { z } from 'zod/mini';
import type { getHome } from '#contract/home.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { PlanInForce } from '#domain/repair-plan/decision/plan-in-force.ts';
import { type HealthFacts, healthOf } from '#domain/repair-plan/health/health-score.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { chanceOfPlan } from '#domain/repair-plan/words/chance-of-plan.ts';
import { headlineOf } from '#domain/repair-plan/words/headline.ts';
import { proposalWords } from '#domain/repair-plan/words/proposal-words.ts';
import { undecidedWorksWords } from '#domain/repair-plan/words/undecided-works-words.ts';
import type { Db } from '#server/db/db.ts';
import { findHealthFacts } from '#server/features/repair-plan/store.ts';
import type { Scope } from '#server/http/scope.ts';

type RepairHealth = z.input<typeof getHome.output>['repairHealth'];
/** 修繕の健康度 of the latest plan, `null` before one is stored. */
export async function findRepairHealth(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<RepairHealth> {
  const facts = await findHealthFacts(db, scope, today);
  return facts ? healthAtAGlance(facts, today) : null;
}

function healthAtAGlance(facts: HealthFacts & PlanInForce, today: IsoDate): RepairHealth {
  const { points, verdict, nextSteps, notice } = healthOf(facts, today);
  const [step] = nextSteps;
  const { plan, proposal, undecidedWorks } = facts;
  const projection = project(plan);
  const { sentence } = headlineOf(projection, { isTried: false });
  const words = proposal && proposalWords(plan, proposal);
  return {
    points,
    headline: sentence,
    chance: chanceOfPlan(plan, projection),
    worksNote: undecidedWorks && undecidedWorksWords(undecidedWorks),
    verdict,
    proposal: words && { ...words, conditions: [...words.conditions] },
    nextStep: step ? { action: step.action, gainPoints: step.gainPoints } : null,
    notice,
  };
}
