import { roundYenTo } from '#domain/money.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { rollOn } from './roll-on.ts';
import type { Move, PlanSettings, PriceChange, RegisterEdits, Trial } from './trial.ts';

/** The plan with a trial carried out: the lines, then their years and prices, then its first year. The plan itself stays. */
export function applyTrial(plan: RepairPlan, trial: Trial): RepairPlan {
  const { steps, loans, levies } = trial;
  const {
    startYear = plan.startYear,
    mechanicalParking = plan.building.mechanicalParking,
    ...settings
  } = trial.settings ?? {};
  const tried: RepairPlan = {
    ...plan,
    ...settings,
    building: { ...plan.building, mechanicalParking },
    contribution: steps ? { ...plan.contribution, steps } : plan.contribution,
    loans: loans ?? plan.loans,
    levies: levies ?? plan.levies,
  };
  const edited = withEdits(plan.items, trial.edits);
  const whole = { ...tried, yearCount: tried.yearCount + Math.max(0, startYear - plan.startYear) };
  const moved = trial.moves.reduce((items, move) => withMove(items, move, whole), edited);
  // Last, so that the lines are changed as the saved plan has them.
  return rollOn({ ...tried, items: trial.prices.reduce(withPrice, moved) }, startYear);
}

/** 前提 of a plan, as a trial may replace them. */
export function settingsOf(plan: RepairPlan): PlanSettings {
  const { yearCount, openingBalanceYen, parkingTransfers, otherIncomes, rates } = plan;
  return { yearCount, openingBalanceYen, parkingTransfers, otherIncomes, rates };
}

/** The trial with some settings changed; the plan's own are none. */
export function withSettings(
  plan: RepairPlan,
  trial: Trial,
  change: Partial<PlanSettings>,
): Pick<Trial, 'settings'> {
  const own = settingsOf(plan);
  const settings = withoutOwn(plan, { ...(trial.settings ?? own), ...change });
  return { settings: JSON.stringify(settings) === JSON.stringify(own) ? null : settings };
}

function withoutOwn(plan: RepairPlan, settings: PlanSettings): PlanSettings {
  const { startYear, mechanicalParking, ...others } = settings;
  const ownParking = JSON.stringify(plan.building.mechanicalParking);
  return {
    ...others,
    ...(startYear === undefined || startYear <= plan.startYear ? {} : { startYear }),
    ...(mechanicalParking === undefined || JSON.stringify(mechanicalParking) === ownParking
      ? {}
      : { mechanicalParking }),
  };
}

export function withEdits(
  items: readonly RepairItem[],
  { changed, removed }: RegisterEdits,
): readonly RepairItem[] {
  if (changed.length === 0 && removed.length === 0) return items;
  const gone = new Set(removed);
  const byId = new Map(changed.map((item) => [item.id, item]));
  const known = new Set(items.map(({ id }) => id));
  return [
    ...items.filter(({ id }) => !gone.has(id)).map((item) => byId.get(item.id) ?? item),
    ...changed.filter(({ id }) => !known.has(id)),
  ];
}

/** What turns one register into the other. */
export function editsBetween(
  before: readonly RepairItem[],
  after: readonly RepairItem[],
): RegisterEdits {
  const byId = new Map(before.map((item) => [item.id, item]));
  const kept = new Set(after.map(({ id }) => id));
  return {
    changed: after.filter((item) => !isSame(byId.get(item.id), item)),
    removed: before.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  };
}

function isSame(one: RepairItem | undefined, other: RepairItem): boolean {
  return one === other || (one !== undefined && textOf(one) === textOf(other));
}

/** A stored register has its fields in the database's order, a trial in its own: compared in one order. */
function textOf(item: RepairItem): string {
  const inOrder = (fields: object) =>
    Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(inOrder({ ...item, cycle: item.cycle && inOrder(item.cycle) }));
}

function withMove(
  items: readonly RepairItem[],
  move: Move,
  plan: RepairPlan,
): readonly RepairItem[] {
  return items.map((item) => (isMoved(item, move) ? movedItem(item, move, plan) : item));
}

function isMoved(item: RepairItem, { itemId, fromYear }: Move): boolean {
  const isMeant = itemId === null ? item.isMajorWork : item.id === itemId;
  return isMeant && item.years.includes(fromYear);
}

/** A work already planned in the target year stays where it is: two in one year would become one. */
function movedItem(item: RepairItem, { fromYear, toYear }: Move, plan: RepairPlan): RepairItem {
  if (item.years.includes(toYear)) return item;
  const years = item.years.map((year) => (year === fromYear ? toYear : year));
  const isInside = (year: number) => year >= plan.startYear && year <= endYearOf(plan);
  return { ...item, years: years.filter(isInside).toSorted((a, b) => a - b) };
}

function withPrice(
  items: readonly RepairItem[],
  { itemId, group, percent }: PriceChange,
): readonly RepairItem[] {
  const isMeant = (item: RepairItem) =>
    (itemId === null || item.id === itemId) && (group === null || item.group === group);
  return items.map((item) =>
    isMeant(item)
      ? { ...item, unitPriceYen: roundYenTo((item.unitPriceYen * (100 + percent)) / 100, 1) }
      : item,
  );
}
