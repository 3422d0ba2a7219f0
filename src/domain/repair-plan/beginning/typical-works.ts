import { yearsByCycle } from '#domain/repair-plan/register/planned-years.ts';
import { emptyItem, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { type Cycle, standardWorks } from '#domain/repair-plan/register/standard-cycles.ts';

type Place = Pick<RepairPlan, 'startYear' | 'yearCount'> & { readonly completedYear: number };

/**
 * 標準様式の項目, with years that are no more than a 目安: the middle of each cycle, told from the year the building
 * was completed. Quantities and prices are for the people who know the building.
 */
export function typicalWorks(place: Place, newId: () => string): RepairItem[] {
  return standardWorks.map((work) => ({
    ...emptyItem,
    ...work,
    id: newId(),
    quantity: 1,
    unit: '式',
    years: work.cycle ? typicalYears(work.cycle, place) : [],
    note: work.cycle ? `計画年度は、周期（${cycleWords(work.cycle)}）から置いた目安です。` : '',
  }));
}

function typicalYears({ loYears, hiYears }: Cycle, { completedYear, ...horizon }: Place): number[] {
  const every = Math.round((loYears + hiYears) / 2);
  // Nobody has said when it was done last: as if it had always been in time.
  const timesBefore = Math.max(0, Math.ceil((horizon.startYear - completedYear) / every) - 1);
  return yearsByCycle(completedYear + timesBefore * every, every, horizon);
}

function cycleWords({ loYears, hiYears }: Cycle): string {
  return loYears === hiYears ? `${loYears}年` : `${loYears}〜${hiYears}年`;
}
