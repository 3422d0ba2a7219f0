import { groupOf } from '#domain/repair-plan/register/group.ts';
import { listPrice, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { Cycle } from '#domain/repair-plan/register/standard-cycles.ts';
import type { Cell } from './cell.ts';
import { conditionWords, taxWords } from './read-choice.ts';
import { type ColumnField, registerColumns } from './register-columns.ts';

/** The cells of a line in the order of the columns; reading them gives the same line. */
export function registerRow(item: RepairItem): Cell[] {
  const { years } = item;
  const cells: Readonly<Record<ColumnField, Cell>> = {
    ...item,
    group: groupText(item.group),
    cycle: cycleText(item.cycle),
    years: years.length === 1 ? (years[0] ?? null) : yearsText(years),
    amountYen: listPrice(item),
    totalYen: plannedPrice(item),
    condition: conditionText(item.condition),
    tax: taxText(item.tax),
    isMajorWork: item.isMajorWork ? '○' : '',
  };
  return registerColumns.map(({ field }) => cells[field]);
}

/** 計画期間の合計: the list price of every planned year, before prices rise. */
export function plannedPrice(item: RepairItem): number {
  return listPrice(item) * item.years.length;
}

/** 「4 外壁塗装等」 */
export function groupText(group: number): string {
  return `${group} ${groupOf(group)?.name ?? ''}`.trim();
}

/** 「12〜15」「5」「周期なし」 */
export function cycleText(cycle: Cycle | null): string {
  if (!cycle) return '周期なし';
  const { loYears, hiYears } = cycle;
  return loYears === hiYears ? `${loYears}` : `${loYears}〜${hiYears}`;
}

/** 「2035、2048」 */
export function yearsText(years: readonly number[]): string {
  return years.join('、');
}

export function conditionText(condition: RepairItem['condition']): string {
  return conditionWords.find(([value]) => value === condition)?.[1] ?? '';
}

export function taxText(tax: RepairItem['tax']): string {
  return taxWords.find(([value]) => value === tax)?.[1] ?? '';
}
