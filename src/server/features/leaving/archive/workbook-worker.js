import { parentPort, workerData } from 'node:worker_threads';
import { writeXlsx } from 'hucre/xlsx';

/** @typedef {{ name: string, rows: (string | number | null)[][] }} TableSheet */

/** A sheet of a spreadsheet holds no more, and a cell no longer text. */
const mostRows = 1_048_576;
const longestCell = 32_767;
const widest = 40;

/** @param {string | number | null} cell */
function cellOf(cell) {
  return typeof cell === 'string' ? cell.slice(0, longestCell) : cell;
}

/** @param {TableSheet} sheet */
function writtenSheet({ name, rows }) {
  const [header = []] = rows;
  return {
    name,
    columns: header.map((heading) => ({
      width: Math.min(widest, 4 + 2 * String(heading).length),
    })),
    rows: rows.slice(0, mostRows).map((row) => row.map(cellOf)),
    freezePane: { rows: 1 },
  };
}

/** @type {TableSheet[]} */
const sheets = workerData;
parentPort?.postMessage({
  kind: 'workbook',
  bytes: await writeXlsx({ sheets: sheets.map(writtenSheet) }),
});
