import {
  type CellStyle,
  type Cell as HucreCell,
  readXlsx,
  type WriteSheet,
  writeXlsx,
} from 'hucre/xlsx';
import { isRealDate } from '#domain/calendar.ts';
import type { Cell } from '#domain/repair-plan/register-file/cell.ts';
import {
  columnLetter,
  type Sheet,
  type SheetCell,
  type SheetRow,
} from '#domain/repair-plan/register-file/sheet.ts';

export type ReadSheet = { readonly name: string; readonly rows: readonly (readonly Cell[])[] };

/** Above this a file is refused in words; no need to read more of it. */
const mostRows = 6_000;

/** The visible sheets of a workbook, a date as 2026-11-21. */
export async function readSheets(bytes: Uint8Array): Promise<ReadSheet[]> {
  const { sheets } = await readXlsx(bytes, {
    maxRows: mostRows,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  });
  return sheets.map(({ name, rows, cells }) => ({
    name,
    rows: rows.map((row, rowIndex) =>
      row.map((value, index) =>
        value === null ? unknownResult(cells?.get(`${rowIndex},${index}`)) : plainCell(value),
      ),
    ),
  }));
}

function unknownResult(cell: HucreCell | undefined): Cell {
  return cell?.formula === undefined ? null : { formula: cell.formula };
}

function plainCell(value: NonNullable<HucreCell['value']>): Cell {
  return value instanceof Date ? dayOf(value) : value;
}

function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

export async function writeSheets(sheets: readonly Sheet[]): Promise<Uint8Array> {
  return await writeXlsx({
    sheets: sheets.map(writtenSheet),
    defaultFont: plainFont,
  });
}

function writtenSheet({ name, widths, rows, headerRow, frozenColumns }: Sheet): WriteSheet {
  const cells = new Map<string, Partial<HucreCell>>();
  rows.forEach(({ look, cells: row }, rowIndex) => {
    row.forEach((cell, index) => cells.set(`${rowIndex},${index}`, writtenCell(cell, look)));
  });
  const columnCount = Math.max(1, widths.filter((width) => width > 0).length);
  return {
    name,
    columns: widths.map((width) => (width > 0 ? { width } : { width: 8, hidden: true })),
    rows: rows.map((row) => row.cells.map(() => null)),
    cells,
    ...(headerRow !== null && { freezePane: { rows: headerRow + 1, columns: frozenColumns } }),
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printArea: `$A$1:$${columnLetter(columnCount - 1)}$${rows.length}`,
      ...(headerRow !== null && { printTitlesRow: `$${headerRow + 1}:$${headerRow + 1}` }),
    },
    headerFooter: { oddFooter: '&C&P / &N' },
  };
}

function writtenCell(
  { value, format, formula }: SheetCell,
  look: SheetRow['look'],
): Partial<HucreCell> {
  const style = styleOf(look, format, value);
  if (formula !== undefined) return { value: null, formula, formulaResult: value, style };
  if (format === 'date' && typeof value === 'string' && isRealDate(value)) {
    return { value: new Date(`${value}T00:00:00Z`), style };
  }
  return { value: typeof value === 'string' ? escaped(value) : value, style };
}

/**
 * The format writes odd characters as `_x000D_`; a text that happens to look like one must not become one. Two
 * characters that XML forbids would make Excel ask whether to repair the file.
 */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll('\ufffe', '_xFFFE_')
    .replaceAll('\uffff', '_xFFFF_');
}

const formats = {
  yen: '#,##0;[Red]"△"#,##0;0',
  paperYen: '#,##0;"▲"#,##0;0',
  date: 'yyyy/m/d',
  percent: '0.0##%',
} as const;

const plainFont = { name: '游ゴシック', size: 11 };
const boldFont = { ...plainFont, bold: true };
const line = { style: 'thin', color: { rgb: 'B8C4C1' } } as const;
const border = { top: line, right: line, bottom: line, left: line };
const looks: Readonly<Record<SheetRow['look'], CellStyle>> = {
  title: { font: { ...boldFont, size: 16 } },
  remark: {},
  header: {
    border,
    font: boldFont,
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'DFF0ED' } },
    alignment: { horizontal: 'center', vertical: 'center', wrapText: true },
  },
  heading: {
    border,
    font: boldFont,
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F5F8F7' } },
  },
  plain: { border, alignment: { vertical: 'center', wrapText: true } },
  sum: {
    border: { ...border, top: { style: 'medium' } },
    font: boldFont,
  },
};

function styleOf(
  look: SheetRow['look'],
  format: SheetCell['format'],
  value: SheetCell['value'],
): CellStyle {
  if (format === undefined) return looks[look];
  if (format !== 'quantity') return { ...looks[look], numFmt: formats[format] };
  return { ...looks[look], numFmt: Number.isInteger(value) ? '#,##0' : '#,##0.00' };
}
