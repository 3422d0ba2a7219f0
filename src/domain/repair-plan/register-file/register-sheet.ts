import { groups } from '#domain/repair-plan/register/group.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { isUnknownResult } from './cell.ts';
import { type ColumnField, registerColumns } from './register-columns.ts';
import { groupText, registerRow } from './register-row.ts';
import {
  columnLetter,
  type Sheet,
  type SheetCell,
  type SheetRow,
  textRow,
  yenCell,
} from './sheet.ts';

const widths: Readonly<Record<ColumnField, number>> = {
  group: 20,
  part: 30,
  work: 16,
  cycle: 12,
  years: 20,
  quantity: 11,
  unit: 7,
  unitPriceYen: 14,
  amountYen: 15,
  totalYen: 17,
  priceSource: 26,
  pricedOn: 12,
  lastDoneYear: 10,
  condition: 10,
  tax: 8,
  isMajorWork: 10,
  note: 40,
  id: 0,
};

const formats: Partial<Record<ColumnField, NonNullable<SheetCell['format']>>> = {
  quantity: 'quantity',
  unitPriceYen: 'yen',
  amountYen: 'yen',
  totalYen: 'yen',
  pricedOn: 'date',
};

const letters = new Map(registerColumns.map(({ field }, index) => [field, columnLetter(index)]));
const sumFields: readonly ColumnField[] = ['amountYen', 'totalYen'];

/** 推定修繕工事項目の表: one line per item below the name of its group, with the sums of the group. */
export function registerSheet(items: readonly RepairItem[], above: readonly SheetRow[]): Sheet {
  const rows: SheetRow[] = [
    ...above,
    textRow('header', ...registerColumns.map(({ header }) => header)),
  ];
  const headerRow = rows.length - 1;
  const headingRows: number[] = [];
  for (const { number, members } of byGroup(items)) {
    headingRows.push(rows.length + 1);
    rows.push(headingOf(number, members, rows.length + 2));
    for (const item of members) rows.push(itemRow(item, rows.length + 1));
  }
  rows.push(sumRow('sum', '合計', (field) => sumOf(items, field, headingRows)));
  return {
    name: '工事の表',
    widths: registerColumns.map(({ field }) => widths[field]),
    rows,
    headerRow,
    frozenColumns: 2,
  };
}

type GroupMembers = { readonly number: number; readonly members: readonly RepairItem[] };

/** The 19 groups in their order, then what is in none of them. */
function byGroup(items: readonly RepairItem[]): readonly GroupMembers[] {
  const numbers = [...new Set([...groups.map(({ number }) => number), ...items.map(groupNumber)])];
  return numbers
    .map((number) => ({ number, members: items.filter(({ group }) => group === number) }))
    .filter(({ members }) => members.length > 0);
}

function groupNumber({ group }: RepairItem): number {
  return group;
}

function headingOf(number: number, members: readonly RepairItem[], firstRow: number): SheetRow {
  const lastRow = firstRow + members.length - 1;
  return sumRow('heading', groupText(number), (field) => {
    const letter = letters.get(field) ?? '';
    return yenCell(totalOf(members, field), `SUM(${letter}${firstRow}:${letter}${lastRow})`);
  });
}

function sumOf(items: readonly RepairItem[], field: ColumnField, rows: readonly number[]) {
  const letter = letters.get(field) ?? '';
  return yenCell(totalOf(items, field), rows.map((row) => `${letter}${row}`).join('+') || '0');
}

function totalOf(items: readonly RepairItem[], field: ColumnField): number {
  const index = registerColumns.findIndex((column) => column.field === field);
  return items.reduce((sum, item) => sum + Number(registerRow(item)[index]), 0);
}

function sumRow(
  look: SheetRow['look'],
  name: string,
  cellOf: (field: ColumnField) => SheetCell,
): SheetRow {
  const cells = registerColumns.map(({ field }): SheetCell => {
    if (field === 'group') return { value: name };
    return sumFields.includes(field) ? cellOf(field) : { value: null };
  });
  return { look, cells };
}

function itemRow(item: RepairItem, row: number): SheetRow {
  const formulas: Partial<Record<ColumnField, string>> = {
    amountYen: `${letters.get('quantity')}${row}*${letters.get('unitPriceYen')}${row}`,
    totalYen: `${letters.get('amountYen')}${row}*${item.years.length}`,
  };
  const values = registerRow(item);
  const cells = registerColumns.map(({ field }, index): SheetCell => {
    const cell = values[index] ?? null;
    const value = isUnknownResult(cell) || typeof cell === 'boolean' ? null : cell;
    const format = formats[field];
    const formula = formulas[field];
    return { value, ...(format && { format }), ...(formula && { formula }) };
  });
  return { look: 'plain', cells };
}
