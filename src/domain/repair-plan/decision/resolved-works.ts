import type { IsoDate } from '#domain/calendar.ts';
import type { PlanPapers } from '#domain/repair-plan/certification/facts.ts';
import { priceYearOf, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { rollOn } from '#domain/repair-plan/trial/roll-on.ts';

/** 総会で未決議の工事の表: the board has saved other works or prices than the general meeting has resolved. */
export type UndecidedWorks = {
  readonly savedOn: IsoDate;
  /** The last meeting that resolved the plan's content; `null` where none is recorded. */
  readonly lastResolvedOn: IsoDate | null;
};

type PaperedVersion = { readonly number: number; readonly papers: PlanPapers };

/** The version whose content the general meeting resolved last; of one day the later version. */
export function worksResolution<Version extends PaperedVersion>(
  versions: readonly Version[],
  today: IsoDate,
): Version | undefined {
  const dayOf = ({ papers }: Version) => papers.planResolvedOn ?? '';
  return versions
    .filter((version) => dayOf(version) !== '' && dayOf(version) <= today)
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)) || one.number - other.number)
    .at(-1);
}

/** Whether both do the same works in the same years for the same money; a plan that only rolled on does. */
export function hasSameWorks(one: RepairPlan, other: RepairPlan): boolean {
  if (one === other) return true;
  const startYear = Math.max(one.startYear, other.startYear);
  return textOf(rollOn(one, startYear)) === textOf(rollOn(other, startYear));
}

function textOf({ items, rates, startYear }: RepairPlan): string {
  const { priceRise, tax, temporaryWorks, design } = rates;
  const { building, equipment, exterior, service } = priceRise;
  const rises = [building, equipment, exterior, service];
  const isRising = rises.some((rise) => rise !== 0);
  const lines = items
    .filter(({ years }) => years.length > 0)
    .map((item) => JSON.stringify(lineOf(item, isRising ? priceYearOf(item, startYear) : null)));
  return JSON.stringify([lines.toSorted(), rises, tax, temporaryWorks, design]);
}

/** What is done, when and for how much: a source or a remark is nothing to resolve. */
function lineOf(item: RepairItem, priceYear: number | null): readonly unknown[] {
  const { group, part, work, years, quantity, unit, unitPriceYen, tax, isMajorWork } = item;
  const inOrder = years.toSorted((a, b) => a - b);
  return [group, part, work, inOrder, quantity, unit, unitPriceYen, tax, isMajorWork, priceYear];
}
