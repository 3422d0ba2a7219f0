import { itemName, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { namesText } from '#domain/repair-plan/words/names-text.ts';

/** 単価のまだない工事: planned for a year, and in no sum. What is planned for no year is no work. */
export function unpricedWorks(items: readonly RepairItem[]): readonly RepairItem[] {
  return items.filter(({ years, unitPriceYen }) => years.length > 0 && unitPriceYen === 0);
}

/** Whether a table says anything of money at all: a plan without would foresee that nothing is ever spent. */
export function hasPricedWork(items: readonly RepairItem[]): boolean {
  return items.some(({ years, unitPriceYen }) => years.length > 0 && unitPriceYen > 0);
}

export const noPricedWork =
  '計画年度と単価の両方が入った工事が、まだありません。1行以上入れてください。';

/** What a forecast leaves out, in a sentence; empty where it leaves out nothing. */
export function unpricedWords(items: readonly RepairItem[]): string {
  const unpriced = unpricedWorks(items);
  if (unpriced.length === 0) return '';
  const names = namesText(unpriced.map((item) => `「${itemName(item)}」`));
  return `${names}は、単価がまだ入っていません。その工事費は、見通しに入っていません。`;
}
