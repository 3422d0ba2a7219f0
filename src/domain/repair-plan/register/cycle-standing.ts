import { placeInCycle } from './planned-years.ts';
import type { RepairItem } from './repair-item.ts';

type Place = {
  readonly completedYear: number;
  readonly thisYear: number;
  /** The last year of the plan, where what the plan leaves out is asked for. */
  readonly endYear?: number;
};

type YearMark = {
  readonly year: number;
  readonly place: 'early' | 'within' | 'late' | null;
};

/** How a work stands in its cycle. What renews its part, or does the work together with others, starts the cycle anew. */
export type CycleStanding = {
  /** Whether the cycle is over today. */
  readonly isOverdue: boolean;
  /** Each planned year, counted from the time before. */
  readonly marks: readonly YearMark[];
  /** 計画なし: no year is planned at all, though the cycle ends within the plan and nothing else begins it anew. */
  readonly isLeftOut: boolean;
};

/** 周期を過ぎる: the one rule for the marks of the register, its filter and the points of the plan. */
export function standingOf(
  item: RepairItem,
  items: readonly RepairItem[],
  { completedYear, thisYear, endYear }: Place,
): CycleStanding {
  const { cycle } = item;
  if (!cycle) {
    const marks = item.years.map((year) => ({ year, place: null }));
    return { isOverdue: false, marks, isLeftOut: false };
  }
  const counted = items.filter((other) => startsAnew(item, other));
  const done = [item, ...counted].map(({ lastDoneYear }) => lastDoneYear ?? completedYear);
  const lastDone = Math.max(...done);
  const planned = new Set(item.years);
  const marks: YearMark[] = [];
  let last = lastDone;
  for (const year of yearsOf([item, ...counted])) {
    if (planned.has(year)) marks.push({ year, place: placeInCycle(cycle, last, year) });
    last = Math.max(last, year);
  }
  return {
    isOverdue: placeInCycle(cycle, lastDone, thisYear) === 'late',
    marks,
    isLeftOut: item.years.length === 0 && endYear !== undefined && last + cycle.hiYears < endYear,
  };
}

/** Of every line of a register: only lines of its own part have a say. */
export function standingsOf(
  items: readonly RepairItem[],
  place: Place,
): ReadonlyMap<string, CycleStanding> {
  const parts = new Map<string, RepairItem[]>();
  for (const item of items) {
    const key = `${item.group} ${item.part}`;
    const members = parts.get(key);
    if (members) members.push(item);
    else parts.set(key, [item]);
  }
  return new Map(
    [...parts.values()].flatMap((members) =>
      members.map((item) => [item.id, standingOf(item, members, place)] as const),
    ),
  );
}

/** The same part, renewed in its longer cycle, or with the same work done at the 大規模修繕. */
function startsAnew(item: RepairItem, other: RepairItem): boolean {
  if (other.id === item.id || other.group !== item.group || other.part !== item.part) return false;
  if (other.cycle) return other.cycle.loYears > (item.cycle?.hiYears ?? 0);
  return stemOf(other.work) === stemOf(item.work);
}

/** 「塗替え（大規模修繕と同時）」 is a 塗替え. */
function stemOf(work: string): string {
  return work.replace(/[（(].*$/, '').trim();
}

function yearsOf(items: readonly RepairItem[]): readonly number[] {
  return [...new Set(items.flatMap(({ years }) => years))].toSorted((a, b) => a - b);
}
