import { bandOf, comparedAverage } from '#domain/repair-plan/projection/guideline.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { outerWallGroup } from '#domain/repair-plan/register/group.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { PlanFigures } from './facts.ts';

/** What the certification asks of a plan, read off the plan itself. */
export function planFiguresOf(plan: RepairPlan): PlanFigures {
  const { years, loanLeftYen } = project(plan);
  const major = plan.items.filter((item) => item.isMajorWork);
  const majorYears = [...new Set(major.flatMap((item) => item.years))].toSorted((a, b) => a - b);
  return {
    startYear: plan.startYear,
    endYear: endYearOf(plan),
    majorWorks: majorYears.map((year) => ({
      year,
      hasOuterWall: major.some(
        (item) => item.group === outerWallGroup && item.years.includes(year),
      ),
    })),
    levyYears: plan.levies.filter(({ unitPriceYen }) => unitPriceYen > 0).map(({ year }) => year),
    collectedYen: years.map(({ contributionYen }) => contributionYen),
    average: comparedAverage(plan, years),
    bandLow: bandOf(plan.building).low,
    loanLeftYen,
  };
}
