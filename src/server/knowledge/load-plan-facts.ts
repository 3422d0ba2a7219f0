import { fiscalYearOf, type IsoDate } from '#domain/calendar.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { sumYen } from '#domain/money.ts';
import { type HealthFacts, healthOf } from '#domain/repair-plan/health/health-score.ts';
import { levelFee } from '#domain/repair-plan/planner/level-fee.ts';
import { type Projection, project } from '#domain/repair-plan/projection/project.ts';
import { totalArea100, unitPriceIn } from '#domain/repair-plan/projection/tariff.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { firstYearToChange } from '#domain/repair-plan/trial/fee-change.ts';
import { chanceOfPlan } from '#domain/repair-plan/words/chance-of-plan.ts';
import { planName } from '#domain/repair-plan/words/plan-name.ts';
import { proposalWords } from '#domain/repair-plan/words/proposal-words.ts';
import { undecidedWorksWords } from '#domain/repair-plan/words/undecided-works-words.ts';
import type { Db } from '#server/db/db.ts';
import { findHealthFacts } from '#server/features/repair-plan/store.ts';
import type { Scope } from '#server/http/scope.ts';

type PlanFacts = NonNullable<AssociationFacts['repairPlan']>;

/** 今の計画 in the figures that a resident asks for; `null` before one is stored. */
export async function loadPlanFacts(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<PlanFacts | null> {
  const found = await findHealthFacts(db, scope, today);
  if (!found) return null;
  const { plan, papers, proposal, undecidedWorks, stored, rolledFrom } = found;
  const firstYear = firstYearToChange(plan, today);
  const unitPriceYen = plan.contribution.basis === 'area' ? levelFee(plan, firstYear) : null;
  return {
    name: planName(stored.version, proposal !== null),
    savedOn: stored.version.savedOn,
    feeResolvedOn: papers.feeResolvedOn,
    rolledFrom:
      rolledFrom === null || papers.planResolvedOn === null
        ? null
        : { fiscalYear: rolledFrom, resolvedOn: papers.planResolvedOn },
    levelFee: unitPriceYen === null ? null : { fromYear: firstYear, unitPriceYen },
    calculatedOn: today,
    proposal: proposal && proposalWords(plan, proposal),
    worksNote: undecidedWorks && undecidedWorksWords(undecidedWorks),
    plan,
    ...figuresOf(found, today),
  };
}

function figuresOf(facts: HealthFacts, today: IsoDate) {
  const { plan } = facts;
  const projection = project(plan);
  const { years, shortageYear, worst } = projection;
  const first = years.find(({ year }) => year === shortageYear);
  return {
    firstYear: plan.startYear,
    lastYear: endYearOf(plan),
    totalWorksYen: sumYen(years.map(({ worksYen }) => worksYen)),
    shortage: first ? { fiscalYear: first.year, shortYen: -first.closingYen } : null,
    worst: { fiscalYear: worst.year, balanceYen: worst.balanceYen },
    chance: chanceOfPlan(plan, projection),
    nextMajorWork: nextMajorWork(projection, fiscalYearOf(today)),
    unitPriceYen: unitPricePerM2(plan, fiscalYearOf(today)),
    healthPoints: healthOf(facts, today).points,
  };
}

/** 大規模修繕: the next year that costs at least half of the dearest year of the plan. */
function nextMajorWork({ years }: Projection, thisYear: number): PlanFacts['nextMajorWork'] {
  const dearestYen = Math.max(0, ...years.map(({ worksYen }) => worksYen));
  const next = years.find(
    ({ year, worksYen }) => year >= thisYear && worksYen > 0 && worksYen >= dearestYen / 2,
  );
  return next ? { fiscalYear: next.year, costYen: next.worksYen } : null;
}

function unitPricePerM2({ contribution, dwellings }: RepairPlan, year: number): number {
  const unitPriceYen = unitPriceIn(contribution.steps, year);
  if (contribution.basis === 'area') return unitPriceYen;
  const areaM2 = totalArea100(dwellings) / 100;
  return areaM2 > 0 ? Math.round(unitPriceYen / areaM2) : 0;
}
