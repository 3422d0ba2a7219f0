import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { type ColumnField, readField, registerColumns } from './register-columns.ts';
import { yearsText } from './register-row.ts';

/** 表の中で直せる欄, in the order in which they stand. */
export const typedFields = ['years', 'quantity', 'unit', 'unitPriceYen'] as const;
export type TypedField = (typeof typedFields)[number];

type Found = { readonly fields: Partial<RepairItem> } | { readonly sentence: string };

const required: Partial<Record<ColumnField, string>> = {
  group: '分類を選んでください。',
  quantity: '数量を入れてください。',
  unitPriceYen: '単価を入れてください。まだ分からないときは0と入れてください。',
};

/** One field as a person types it; years are kept in their order. */
export function readTyped(field: ColumnField, text: string): Found {
  const column = registerColumns.find((it) => it.field === field);
  if (!column) return { fields: {} };
  const typed = text.trim();
  if (typed === '') {
    const sentence = required[field];
    if (sentence !== undefined) return { sentence };
    if (field === 'cycle') return { fields: { cycle: null } };
  }
  const found = readField(column, typed);
  if (!('fields' in found) || !found.fields.years) return found;
  return { fields: { years: found.fields.years.toSorted((a, b) => a - b) } };
}

/** The field as its cell shows it; reading it gives the same value. */
export function typedText(item: RepairItem, field: TypedField): string {
  if (field === 'years') return yearsText(item.years);
  return field === 'unit' ? item.unit : numberText(item[field]);
}

/** 1,234.5, as it is shown and typed. */
export function numberText(value: number): string {
  return value.toLocaleString('ja-JP', { maximumFractionDigits: 6 });
}
