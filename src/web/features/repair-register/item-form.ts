import { groupOf } from '#domain/repair-plan/register/group.ts';
import { problemsOf, type Register } from '#domain/repair-plan/register/problems-of.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { UnreadableText } from '#domain/repair-plan/register/unreadable-text.ts';
import { textOf } from '#domain/repair-plan/register-file/cell.ts';
import { numberText, readTyped } from '#domain/repair-plan/register-file/read-typed.ts';
import {
  type ColumnField,
  registerColumns,
} from '#domain/repair-plan/register-file/register-columns.ts';
import { registerRow } from '#domain/repair-plan/register-file/register-row.ts';

export type ItemTexts = Readonly<Partial<Record<ColumnField, string>>>;
export type ItemFaults = Readonly<Partial<Record<string, string>>>;

/** The fields of a line as they are typed, also where that is no value. */
export function textsOf(item: RepairItem, unreadable: readonly UnreadableText[]): ItemTexts {
  const row = registerRow(item);
  const texts = registerColumns.map(({ field }, index) => [field, textOf(row[index] ?? null)]);
  return {
    ...Object.fromEntries(texts),
    ...(groupOf(item.group) ? {} : { group: '' }),
    quantity: numberText(item.quantity),
    unitPriceYen: numberText(item.unitPriceYen),
    ...Object.fromEntries(
      unreadable.flatMap((it) => (it.itemId === item.id ? [[it.field, it.text]] : [])),
    ),
  };
}

/** The line as typed with every fault beside its field, or the line when there is none. */
export function readItem(
  texts: ItemTexts,
  item: RepairItem,
  register: Omit<Register, 'items'>,
): { readonly item: RepairItem } | { readonly faults: ItemFaults } {
  const faults: Record<string, string> = {};
  let read = item;
  for (const { field } of registerColumns) {
    const found = readTyped(field, texts[field] ?? '');
    if ('fields' in found) read = { ...read, ...found.fields };
    else faults[field] = found.sentence;
  }
  const typed = { ...read, id: item.id };
  for (const { itemId, field, sentence } of problemsOf({ ...register, items: [typed] })) {
    if (itemId !== null) faults[field] ??= sentence;
  }
  return Object.keys(faults).length > 0 ? { faults } : { item: typed };
}
