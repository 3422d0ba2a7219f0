import type { z } from 'zod/mini';
import type { getHome } from '#contract/home.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { PlanInForce } from '#domain/repair-plan/decision/plan-in-force.ts';
import { type HealthFacts, healthOf } from '#domain/repair-plan/health/health-score.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { headlineOf } from '#domain/repair-plan/words/headline.ts';
import { proposalWords } from '#domain/repair-plan/words/proposal-words.ts';
import type { Db } from '#server/db/db.ts';
import { findHealthFacts, findHealthKey } from '#server/features/repair-plan/store.ts';
import type { Scope } from '#server/http/scope.ts';

type RepairHealth = z.input<typeof getHome.output>['repairHealth'];
type Kept = { readonly health: RepairHealth; readonly untilMs: number };
type Times = { readonly today: IsoDate; readonly now: Date };

const mostKept = 200;
/** Arrears, inspections and the books may be this much older than the page. */
const keptMs = 60_000;

/**
 * 修繕の健康度 of the latest plan, `null` before one is stored. Its nine statements take longer than all
 * the rest of the home page, so the answer is kept for a minute: until a version or the answers change.
 */
export function createRepairHealth() {
  const kept = new Map<string, Kept>();

  return async (db: Db, scope: Scope, { today, now }: Times): Promise<RepairHealth> => {
    const key = `${scope.associationId} ${today} ${await findHealthKey(db, scope)}`;
    const known = kept.get(key);
    if (known && known.untilMs > now.getTime()) return known.health;
    const facts = await findHealthFacts(db, scope, today);
    const health = facts ? healthAtAGlance(facts, today) : null;
    kept.delete(key);
    kept.set(key, { health, untilMs: now.getTime() + keptMs });
    // A map keeps the order in which its keys came: the first is the oldest.
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    return health;
  };
}

function healthAtAGlance(facts: HealthFacts & PlanInForce, today: IsoDate): RepairHealth {
  const { points, nextSteps, notice } = healthOf(facts, today);
  const [step] = nextSteps;
  const { plan, proposal } = facts;
  const { sentence, verdict } = headlineOf(project(plan), { isTried: false });
  const words = proposal && proposalWords(plan, proposal);
  return {
    points,
    headline: sentence,
    verdict,
    proposal: words && { ...words, conditions: [...words.conditions] },
    nextStep: step ? { action: step.action, gainPoints: step.gainPoints } : null,
    notice,
  };
}
