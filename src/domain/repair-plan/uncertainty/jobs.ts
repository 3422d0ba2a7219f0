import type { Yen } from '#domain/money.ts';
import { costOfPriced, priceItem, pricesOf } from '#domain/repair-plan/projection/work-cost.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';

/** 一緒に動く工事: the works of one major work come early or late together; any other work alone. */
export type Job = {
  /** Names the job's draws. It counts occurrences, not years: a postponed work keeps its luck. */
  readonly name: string;
  readonly works: readonly JobWork[];
  /** The place of the planned year in the plan. */
  readonly index: number;
};

/** Total cost a year earlier, in the planned year, and a year later. */
type JobWork = { readonly name: string; readonly costsYen: readonly [Yen, Yen, Yen] };

export function jobsOf(plan: RepairPlan): Job[] {
  const prices = pricesOf(plan);
  const majorYears = sortedYears(plan.items.filter((item) => item.isMajorWork));
  const jobs = new Map<string, { index: number; works: JobWork[] }>();
  for (const item of plan.items) {
    const priced = priceItem(item, prices);
    for (const [occurrence, year] of item.years.toSorted((a, b) => a - b).entries()) {
      const index = year - plan.startYear;
      if (index < 0 || index >= plan.yearCount) continue;
      const name = `${item.id}/${occurrence}`;
      const jobName = item.isMajorWork ? `major/${majorYears.indexOf(year)}` : name;
      const costIn = (some: number) => costOfPriced(priced, some).totalYen;
      // Nothing can be done before the plan begins.
      const earlier = Math.max(plan.startYear, year - 1);
      const work: JobWork = { name, costsYen: [costIn(earlier), costIn(year), costIn(year + 1)] };
      const job = jobs.get(jobName);
      if (job) job.works.push(work);
      else jobs.set(jobName, { index, works: [work] });
    }
  }
  return Array.from(jobs, ([name, job]) => ({ name, ...job }));
}

function sortedYears(items: RepairPlan['items']): number[] {
  return [...new Set(items.flatMap(({ years }) => years))].toSorted((a, b) => a - b);
}
