import { groupOf } from '#domain/repair-plan/register/group.ts';
import { itemName, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { movesInTurn } from './moves-in-turn.ts';
import type { Move, PriceChange, Trial } from './trial.ts';

/** 今の計画に合わなくなった部分: what a trial made on an older version no longer finds, one sentence each. */
export function stalePartsOf(plan: RepairPlan, trial: Trial): string[] {
  const gone = new Set(trial.edits.removed);
  const isOwnDoing = (itemId: string | null) => itemId !== null && gone.has(itemId);
  return [
    ...movesInTurn(plan, trial)
      .filter(({ move }) => !isOwnDoing(move.itemId))
      .flatMap(({ move, before }) => staleMove(before, move)),
    ...trial.prices
      .filter(({ itemId }) => !isOwnDoing(itemId))
      .flatMap((change) => stalePrice([...plan.items, ...trial.edits.changed], change)),
    ...staleRemovals(plan, trial),
    ...staleStart(plan, trial),
    ...staleYears(plan, trial),
  ];
}

function staleMove(plan: RepairPlan, { itemId, fromYear, toYear }: Move): string[] {
  const what = `${fromYear}年度から${toYear}年度へ動かすはずだった`;
  const item = plan.items.find(({ id }) => id === itemId);
  if (itemId !== null && !item) return [`${what}工事が、今の計画の表にありません。`];
  if (item) {
    if (item.years.includes(fromYear)) return [];
    return [`${what}「${itemName(item)}」は、今の計画では${fromYear}年度にありません。`];
  }
  const isPlanned = plan.items.some(
    ({ isMajorWork, years }) => isMajorWork && years.includes(fromYear),
  );
  return isPlanned ? [] : [`${what}大規模修繕工事は、今の計画では${fromYear}年度にありません。`];
}

function stalePrice(
  items: readonly RepairItem[],
  { itemId, group, percent }: PriceChange,
): string[] {
  const isFound = items.some(
    (item) => (itemId === null || item.id === itemId) && (group === null || item.group === group),
  );
  if (isFound) return [];
  const name =
    itemId === null && group !== null ? `「${groupOf(group)?.name ?? group}」の工事` : '工事';
  const change = `${Math.abs(percent).toLocaleString('ja-JP')}％${percent < 0 ? '下げる' : '上げる'}`;
  return [`工事費を${change}はずだった${name}が、今の計画の表にありません。`];
}

function staleRemovals({ items }: RepairPlan, { edits }: Trial): string[] {
  const known = new Set(items.map(({ id }) => id));
  const count = edits.removed.filter((id) => !known.has(id)).length;
  return count === 0
    ? []
    : [`表から消すはずだった工事のうち${count}行は、今の計画の表にもうありません。`];
}

/** A plan that was rolled on as far meanwhile has a balance of its own. */
function staleStart({ startYear }: RepairPlan, { settings }: Trial): string[] {
  const wanted = settings?.startYear;
  if (wanted === undefined || wanted > startYear) return [];
  return [
    `${wanted}年度から始めるはずでしたが、今の計画は${startYear}年度から始まります。始めの残高を確かめてください。`,
  ];
}

/** A loan of a year now past brings no money in, but would still be repaid: the reader has to know. */
function staleYears(plan: RepairPlan, trial: Trial): string[] {
  const { startYear } = plan;
  const endYear = endYearOf({
    startYear: Math.max(startYear, trial.settings?.startYear ?? startYear),
    yearCount: trial.settings?.yearCount ?? plan.yearCount,
  });
  const isOutside = ({ year }: { readonly year: number }) => year < startYear || year > endYear;
  const known = new Set(plan.loans.map(({ year }) => year));
  const loans = (trial.loans ?? []).filter((loan) => isOutside(loan) && !known.has(loan.year));
  return [
    ...loans.map(({ year }) =>
      year < startYear
        ? `${year}年度の借入れは、今の計画が始まる前の年度です。返済だけが計算に入ります。`
        : `${year}年度の借入れは、計画の期間の外です。`,
    ),
    ...(trial.levies ?? [])
      .filter(isOutside)
      .map(({ year }) => `${year}年度の一時金は、計画の期間の外なので、計算に入りません。`),
    ...(trial.settings?.otherIncomes ?? [])
      .filter(isOutside)
      .map(({ year }) => `${year}年度のその他の収入は、計画の期間の外なので、計算に入りません。`),
  ];
}
