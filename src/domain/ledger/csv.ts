import type { Sheet } from '#domain/repair-plan/register-file/sheet.ts';

type Cell = string | number | null;

/** Spreadsheets know by it that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** The rows of a workbook under one header; where there are several sheets the first column names the sheet. */
export function csvOfSheets(sheets: readonly Sheet[], sheetTitle: string): string {
  const isNamed = sheets.length > 1;
  const rows = sheets.flatMap(({ name, rows: own }, at) =>
    own
      .filter(({ look }) => look === 'plain' || look === 'sum' || (look === 'header' && at === 0))
      .map(({ look, cells }) => {
        const values = cells.map(({ value }) => value);
        return isNamed ? [look === 'header' ? sheetTitle : name, ...values] : values;
      }),
  );
  return csvOf(rows);
}

/** Words that a spreadsheet would take for a formula begin with a quote, as spreadsheets write it themselves. */
function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return `"${cell}"`;
  const text = (cell ?? '').replace(/^[=+\-@\t\r]/, "'$&");
  return `"${text.replaceAll('"', '""')}"`;
}
