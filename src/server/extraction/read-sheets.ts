import type { PaperBlock, ReadSheet } from '#server/extraction/reader/paper.ts';

/** Each sheet under its name: single cells as lines, the rest as tables between empty rows. */
export function readSheets(sheets: readonly ReadSheet[]): PaperBlock[] {
  return sheets.flatMap(({ name, rows }) => {
    const blocks = blocksOfRows(rows);
    return blocks.length === 0
      ? []
      : [{ type: 'heading' as const, depth: 2, text: name }, ...blocks];
  });
}

/** A table with whatever stands above and below it. */
export function blocksOfRows(rows: readonly (readonly string[])[]): PaperBlock[] {
  const blocks: PaperBlock[] = [];
  let table: (readonly string[])[] = [];
  const flush = () => {
    if (table.length > 0) blocks.push({ type: 'table', rows: withoutEmptyColumns(table) });
    table = [];
  };
  for (const row of rows) {
    const filled = row.filter((cell) => cell.trim() !== '');
    const isLine = filled.length === 1 && table.length === 0;
    if (filled.length === 0) flush();
    else if (isLine) blocks.push({ type: 'paragraph', text: filled[0] ?? '' });
    else table.push(row);
  }
  flush();
  return blocks;
}

function withoutEmptyColumns(rows: readonly (readonly string[])[]): string[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some((row) => (row[column] ?? '').trim() !== ''),
  );
  return rows.map((row) => columns.map((column) => row[column] ?? ''));
}
