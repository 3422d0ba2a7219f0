import type { PrintedCell, PrintedLine } from '#server/extraction/reader/paper.ts';

const leastRows = 3;
/** In widths of a character. */
const tolerance = 0.7;
/** 「第1条　…」, 「(1)　…」, 「・　…」: a list, although its words stand in two columns. */
const listMark =
  /^(?:[・●○◯■□◆◇※①-⑳ア-ン*-]|[（(]?[0-9０-９一二三四五六七八九十ア-ン]{1,3}[)）.．、]?|第[^ 　]{1,8}[条章節号項].*)$/;

/** How many lines from here on are the rows of a table: as many cells each, in columns. 0 for none. */
export function tableLength(lines: readonly PrintedLine[], from: number): number {
  const first = lines[from];
  if (!first || first.cells.length < 2) return 0;
  let end = from + 1;
  while (isRowBelow(lines[end - 1], lines[end])) end += 1;
  const rows = lines.slice(from, end);
  const isList = rows.every(
    ({ cells }) => cells.length === 2 && listMark.test(cells[0]?.text ?? ''),
  );
  return rows.length >= leastRows && !isList ? rows.length : 0;
}

/** Whether a line goes on with the columns of the line above it. */
export function isRowBelow(above: PrintedLine | undefined, line: PrintedLine | undefined): boolean {
  return (
    above !== undefined &&
    line !== undefined &&
    above.cells.length === line.cells.length &&
    line.cells.every((cell, column) => isInColumn(above.cells[column], cell, line.size))
  );
}

function isInColumn(above: PrintedCell | undefined, cell: PrintedCell, size: number): boolean {
  if (!above) return false;
  const shifts = [
    above.left - cell.left,
    above.right - cell.right,
    (above.left + above.right - cell.left - cell.right) / 2,
  ];
  return shifts.some((shift) => Math.abs(shift) < tolerance * size);
}
