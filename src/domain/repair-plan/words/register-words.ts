import { isMarkedSource } from '#domain/repair-plan/register/changed-price.ts';
import { groupOf } from '#domain/repair-plan/register/group.ts';
import { itemName, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { editsBetween, withEdits } from '#domain/repair-plan/trial/apply-trial.ts';
import type { PriceChange, RegisterEdits } from '#domain/repair-plan/trial/trial.ts';
import { namesText } from './names-text.ts';

/** 工事費の見直し, in the order of the trial; the same change of several works is one sentence. */
export function priceWords(plan: RepairPlan, prices: readonly PriceChange[]): string[] {
  const changes = new Map<string, { names: string[]; percent: number }>();
  const told = new Set<string>();
  prices.forEach((change, index) => {
    const name = targetName(plan, change);
    if (change.percent === 0 || name === null) return;
    const isOneWork = change.itemId !== null && !told.has(change.itemId);
    if (change.itemId !== null) told.add(change.itemId);
    const key = isOneWork ? `item/${change.percent}` : `${index}`;
    const former = changes.get(key);
    if (former) former.names.push(name);
    else changes.set(key, { names: [name], percent: change.percent });
  });
  return [...changes.values()].map(
    ({ names, percent }) => `${costText(names)}を${changeText(percent)}`,
  );
}

/** `null` when no work of the plan is meant. */
function targetName({ items }: RepairPlan, { itemId, group }: PriceChange): string | null {
  const meant = items.find(
    (item) => (itemId === null || item.id === itemId) && (group === null || item.group === group),
  );
  if (!meant) return null;
  if (itemId !== null) return `「${itemName(meant)}」`;
  return group === null ? 'すべて' : (groupOf(group)?.name ?? null);
}

/** The guideline calls two of its groups 費用 already. */
function costText(names: readonly string[]): string {
  const name = namesText(names);
  return name.endsWith('費用') ? name : `${name}の工事費`;
}

function changeText(percent: number): string {
  if (percent === -100) return '0円にします';
  const size = Math.abs(percent).toLocaleString('ja-JP');
  return `${size}％${percent < 0 ? '下げます' : '上げます'}`;
}

/** 工事の表の直し: counted; a single line by its name. */
export function editWords(plan: RepairPlan, edits: RegisterEdits): string[] {
  // A slider asks for these words at every step.
  if (edits.changed.length + edits.removed.length === 0) return [];
  const { changed, removed } = editsBetween(plan.items, withEdits(plan.items, edits));
  const before = new Map(plan.items.map((item) => [item.id, item]));
  const corrected = changed.filter(({ id }) => before.has(id));
  const added = changed.filter(({ id }) => !before.has(id));
  const gone = removed.flatMap((id) => before.get(id) ?? []);
  const counts = [
    [corrected.length, '直し'],
    [added.length, '加え'],
    [gone.length, '消し'],
  ] as const;
  const told = counts.filter(([count]) => count > 0);
  if (told.length === 0) return [];
  if (changed.length + removed.length === 1) {
    return [singleEdit({ corrected: corrected[0], added: added[0], gone: gone[0] }, before)];
  }
  return [`工事の表を、${told.map(([count, verb]) => `${count}行${verb}`).join('、')}ました`];
}

type SingleEdit = {
  readonly corrected: RepairItem | undefined;
  readonly added: RepairItem | undefined;
  readonly gone: RepairItem | undefined;
};

function singleEdit(
  { corrected, added, gone }: SingleEdit,
  before: ReadonlyMap<string, RepairItem>,
): string {
  if (added) return `工事の表に、「${itemName(added)}」を加えました`;
  if (gone) return `工事の表から、「${itemName(gone)}」を消しました`;
  const former = corrected && before.get(corrected.id);
  if (!former) return '';
  return `工事の表の「${itemName(former)}」で、${changedFields(former, corrected).join('、')}を直しました`;
}

const fieldNames: Readonly<Record<Exclude<keyof RepairItem, 'id'>, string>> = {
  group: '分類',
  part: '部分の名前',
  work: '工事の内容',
  cycle: '修繕周期',
  years: '計画年度',
  quantity: '数量',
  unit: '単位',
  unitPriceYen: '単価',
  priceSource: '単価の出どころ',
  pricedOn: '単価の日付',
  lastDoneYear: '前回の年度',
  condition: '劣化の様子',
  tax: '消費税の扱い',
  isMajorWork: '大規模修繕工事に含めるかどうか',
  note: '備考',
};

function changedFields(before: RepairItem, after: RepairItem): string[] {
  const isChanged = ([field]: readonly [string, string]) =>
    textOf(before, field) !== textOf(after, field) &&
    !(field === 'priceSource' && isMarkedSource(after));
  return Object.entries(fieldNames)
    .filter(isChanged)
    .map(([, name]) => name);
}

function textOf(item: RepairItem, field: string): string {
  const value: unknown = Object.entries(item).find(([name]) => name === field)?.[1];
  return JSON.stringify(value, ['loYears', 'hiYears']);
}
