import { formatYen } from '#domain/format-yen.ts';
import { roundYenTo } from '#domain/money.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { type Cell, isBlank, plainText, textOf } from './cell.ts';
import { readGroup } from './read-choice.ts';
import { cellInYen, readNumber, yenPerUnit } from './read-number.ts';
import {
  type ColumnField,
  columnOfHeader,
  type RegisterColumn,
  readField,
  registerColumns,
} from './register-columns.ts';

type ReadFault = { readonly field: ColumnField; readonly sentence: string };

/** 読み取った1行: what its cells say, and in sentences what could not be read. */
export type ReadLine = {
  /** As the spreadsheet counts, from 1. */
  readonly rowNumber: number;
  readonly fields: Partial<RepairItem>;
  /** Such a line cannot be taken in. */
  readonly faults: readonly ReadFault[];
  /** Worth a look; the line is taken in. */
  readonly doubts: readonly string[];
};

/** 読み取った列: what stands above it, and what it was taken for. */
export type ReadColumn = {
  readonly heading: string;
  readonly column: RegisterColumn | undefined;
  /** 1,000 below 「単価（千円）」. */
  readonly yenPerOne: number;
};

export type RegisterTable = {
  readonly lines: readonly ReadLine[];
  readonly hasHeader: boolean;
  readonly columns: readonly ReadColumn[];
};

/** What a person says of a column, by its place: the field it holds, or `null` for none. */
export type ChosenColumns = ReadonlyMap<number, ColumnField | null>;

/** A title, the association's name and a few remarks may stand above the header. */
const lastHeaderRow = 30;
const fewestHeaders = 2;

/** 工事の表 in a sheet or a pasted text: by its header, or without one in the order of the standard form. */
export function readLines(
  rows: readonly (readonly Cell[])[],
  chosen: ChosenColumns = new Map(),
): RegisterTable {
  const headerIndex = rows.slice(0, lastHeaderRow).findIndex(isHeader);
  const columns = columnsOf(rows, headerIndex, chosen);
  const lines: ReadLine[] = [];
  let lastGroup: number | undefined;
  rows.slice(headerIndex + 1).forEach((cells, index) => {
    const row = rowOf(cells, columns);
    if (isHeading(row)) lastGroup = groupIn(row);
    if (isHeading(row) || isSum(row)) return;
    const line = lineOf(row, lastGroup);
    lastGroup = line.fields.group;
    lines.push({ rowNumber: headerIndex + index + 2, ...line });
  });
  return { lines, hasHeader: headerIndex >= 0, columns };
}

/** The row above a table of works: it names the part or the work, and at least one thing more. */
export function isHeader(cells: readonly Cell[]): boolean {
  const fields = new Set(cells.flatMap((cell) => columnOfHeader(cell)?.field ?? []));
  return fields.size >= fewestHeaders && (fields.has('part') || fields.has('work'));
}

function columnsOf(
  rows: readonly (readonly Cell[])[],
  headerIndex: number,
  chosen: ChosenColumns,
): ReadColumn[] {
  const header = rows[headerIndex];
  const own = header ? header.map(columnOfHeader) : registerColumns;
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), own.length);
  const unit = unitAbove(rows.slice(0, headerIndex + 1));
  const told = Array.from({ length: header ? width : own.length }, (_, index) => {
    const field = chosen.get(index);
    return field === undefined ? own[index] : registerColumns.find((it) => it.field === field);
  });
  return told.map((column, index) => ({
    heading: textOf(header?.[index]),
    // Of two columns of one name, the first counts.
    column: column && told.indexOf(column) === index ? column : undefined,
    yenPerOne: yenPerUnit(header?.[index] ?? null) ?? unit,
  }));
}

/** 「（単位：千円）」 above the table holds for every column of money that says nothing else. */
function unitAbove(rows: readonly (readonly Cell[])[]): number {
  const note = rows.flat().find((cell) => /^[([]?単位:?.*円/.test(plainText(cell)));
  return (note === undefined ? undefined : yenPerUnit(note)) ?? 1;
}

type Row = ReadonlyMap<ColumnField, Cell>;

const moneyFields: ReadonlySet<ColumnField> = new Set(['unitPriceYen', 'amountYen']);

function rowOf(cells: readonly Cell[], columns: readonly ReadColumn[]): Row {
  return new Map(
    columns.flatMap(({ column, yenPerOne }, index) => {
      if (!column) return [];
      const cell = cells[index] ?? null;
      const isMoney = moneyFields.has(column.field);
      return [[column.field, isMoney ? cellInYen(cell, yenPerOne) : cell] as const];
    }),
  );
}

function isEmptyIn(row: Row, ...fields: ColumnField[]): boolean {
  return fields.every((field) => isBlank(row.get(field)));
}

function groupIn(row: Row): number | undefined {
  return readGroup(row.get('group') ?? null);
}

/** 「4 外壁塗装等」 alone in its row, or nothing at all. */
function isHeading(row: Row): boolean {
  return isEmptyIn(row, 'part', 'work', 'quantity', 'unitPriceYen', 'id');
}

function isSum(row: Row): boolean {
  const names = (['group', 'part', 'work'] as const).map((field) =>
    plainText(row.get(field) ?? null),
  );
  return (
    isEmptyIn(row, 'quantity', 'unitPriceYen', 'id') &&
    names.some((name) => /(?:^|小|合|総)計$/.test(name.replace(/\s/g, '')))
  );
}

function lineOf(row: Row, lastGroup: number | undefined): Omit<ReadLine, 'rowNumber'> {
  const faults: ReadFault[] = [];
  let fields: Partial<RepairItem> = {};
  for (const column of registerColumns) {
    const cell = row.get(column.field);
    if (cell === undefined) continue;
    const found = readField(column, cell);
    if ('fields' in found) fields = { ...fields, ...found.fields };
    else faults.push({ field: column.field, sentence: found.sentence });
  }
  if (fields.group === undefined && lastGroup !== undefined && isBlankGroup(row)) {
    fields = { ...fields, group: lastGroup };
  }
  const amount = amountIn(row, fields);
  return {
    fields: { ...fields, ...amount.fields },
    faults: [...faults, ...amount.faults],
    doubts: amount.doubts,
  };
}

/** Below 「4 外壁塗装等」 the column may stay empty; a sheet without the column says nothing. */
function isBlankGroup(row: Row): boolean {
  return row.has('group') && isEmptyIn(row, 'group');
}

const indivisible = '金額を数量で割り切れません。単価を入れてください。';

type Amount = {
  readonly fields: Partial<RepairItem>;
  readonly faults: readonly ReadFault[];
  readonly doubts: readonly string[];
};

/** 一式 with an amount only is one at that price; elsewhere the amount has to be quantity times price. */
function amountIn(row: Row, fields: Partial<RepairItem>): Amount {
  const nothing: Amount = { fields: {}, faults: [], doubts: [] };
  const amountYen = readNumber(row.get('amountYen') ?? null);
  if (amountYen === undefined) return nothing;
  const { quantity = 1, unitPriceYen } = fields;
  if (unitPriceYen !== undefined) {
    const isSame = Math.abs(quantity * unitPriceYen - amountYen) < 1;
    const doubt = `金額${formatYen(amountYen)}は、数量×単価の${formatYen(roundYenTo(quantity * unitPriceYen, 1))}と合いません。数量と単価を使います。`;
    return isSame ? nothing : { ...nothing, doubts: [doubt] };
  }
  if (!isEmptyIn(row, 'unitPriceYen')) return nothing;
  if (Number.isInteger(amountYen / quantity)) {
    const unit = fields.unit === undefined || fields.unit === '' ? { unit: '式' } : {};
    return { ...nothing, fields: { quantity, unitPriceYen: amountYen / quantity, ...unit } };
  }
  return { ...nothing, faults: [{ field: 'unitPriceYen', sentence: indivisible }] };
}
