import { groupOf } from '#domain/repair-plan/register/group.ts';
import { itemName, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { movesInTurn } from '#domain/repair-plan/trial/moves-in-turn.ts';
import type { Move, Trial } from '#domain/repair-plan/trial/trial.ts';
import { majorWorkName } from './major-work.ts';
import { namesText } from './names-text.ts';

/** One or more moves that came to the same: where to, and the work it is joined with. */
type Shift = {
  readonly itemId: string | null;
  readonly movedIds: string;
  readonly names: readonly string[];
  readonly fromYear: number;
  readonly toYear: number;
  readonly joined: string | null;
  /** Works of a major that are planned in both years, and stay in both. */
  readonly stayingCount: number;
};

/** 先送り・前倒し・まとめる; what was moved twice is told once, what came back not at all. */
export function moveWords(plan: RepairPlan, trial: Trial): string[] {
  const arrived = new Set<string>();
  let shifts: Shift[] = [];
  let tried = plan;
  for (const { move, before, moved } of movesInTurn(plan, trial)) {
    tried = before;
    if (moved.length === 0) continue;
    const { itemId, fromYear, toYear } = move;
    const movedIds = moved.map(({ id }) => id).join('\n');
    const joined = joinedWith(before, { moved, toYear, isMajor: itemId === null, arrived });
    for (const { id } of moved) arrived.add(`${id}/${toYear}`);
    const meant = before.items.filter((item) => isMeant(item, move)).length;
    const stayingCount = meant - moved.length;
    const part = stayingCount > 0 ? `のうち${moved.length}件` : '';
    const names =
      itemId === null
        ? [`${majorWorkName(before, fromYear)}${part}`]
        : moved.map((item) => `「${itemName(item)}」`);
    const told = { movedIds, names, joined, stayingCount };
    shifts = withShift(shifts, { itemId, fromYear, toYear, ...told });
  }
  return groupedShifts(shifts).map((shift) => shiftText(shift, tried));
}

function isMeant(item: RepairItem, { itemId, fromYear }: Move): boolean {
  return (itemId === null ? item.isMajorWork : item.id === itemId) && item.years.includes(fromYear);
}

type Arrival = {
  readonly moved: readonly RepairItem[];
  readonly toYear: number;
  readonly isMajor: boolean;
  readonly arrived: ReadonlySet<string>;
};

/** まとめる: what stood in the new year before this trial put anything there. */
function joinedWith(plan: RepairPlan, { moved, toYear, isMajor, arrived }: Arrival): string | null {
  const ids = new Set(moved.map(({ id }) => id));
  const present = plan.items.filter(
    ({ id, years }) => years.includes(toYear) && !ids.has(id) && !arrived.has(`${id}/${toYear}`),
  );
  if (present.some((item) => item.isMajorWork)) return majorWorkName(plan, toYear);
  const group = moved[0]?.group;
  if (isMajor || group === undefined) return null;
  return present.some((item) => item.group === group)
    ? `ほかの${groupOf(group)?.name ?? ''}の工事`
    : null;
}

/** The same works moved on from where they had just come are one move; a work joined on the way is not. */
function withShift(shifts: readonly Shift[], shift: Shift): Shift[] {
  const former = shifts.findLast(({ movedIds }) => movedIds === shift.movedIds);
  if (!former || former.toYear !== shift.fromYear || former.itemId !== shift.itemId) {
    return [...shifts, shift];
  }
  if (former.fromYear === shift.toYear) return shifts.filter((one) => one !== former);
  const whole = { ...shift, names: former.names, fromYear: former.fromYear };
  return shifts.map((one) => (one === former ? whole : one));
}

function groupedShifts(shifts: readonly Shift[]): Shift[] {
  const groups = new Map<string, Shift>();
  for (const shift of shifts) {
    const { itemId, fromYear, toYear, joined } = shift;
    const kind = itemId === null ? 'major' : 'item';
    const key = [kind, fromYear, toYear, joined].join('/');
    const former = groups.get(key);
    groups.set(key, former ? { ...former, names: [...former.names, ...shift.names] } : shift);
  }
  return [...groups.values()];
}

function shiftText(shift: Shift, plan: RepairPlan): string {
  const { names, fromYear, toYear, joined, stayingCount } = shift;
  const isLater = toYear > fromYear;
  const span = Math.abs(toYear - fromYear);
  const where = `${namesText(names)}を、${fromYear}年度から${toYear}年度へ${span}年`;
  const stays =
    stayingCount > 0
      ? `（${toYear}年度にも予定のある${stayingCount}件は、${fromYear}年度に残ります）`
      : '';
  if (joined !== null) {
    return `${where}${isLater ? '延ばし' : '前倒しし'}、${joined}とまとめます${stays}`;
  }
  const isOutside = toYear < plan.startYear || toYear > endYearOf(plan);
  const leaves = isOutside ? '（計画の期間の外になり、この計画の工事費には入りません）' : '';
  return `${where}${isLater ? '延ばします' : '前倒しします'}${leaves}${stays}`;
}
