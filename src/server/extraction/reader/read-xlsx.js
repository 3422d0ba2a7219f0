import { zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { takeWithin } from './take-within.js';
import { withoutRadicals } from './without-radicals.js';

/**
 * @typedef {import('hucre/xlsx').Cell} Cell
 * @typedef {import('./paper.ts').ReadSheet} ReadSheet
 */

const limits = { sheets: 30, rows: 3_000, columns: 60 };

/**
 * The visible sheets, as a reader sees the cells.
 * @param {Record<string, Uint8Array>} parts
 * @returns {Promise<ReadSheet[]>}
 */
export async function readXlsxSheets(parts) {
  const { sheets } = await readXlsx(zipSync(parts, { level: 0 }), {
    maxRows: limits.rows + 1,
    readStyles: true,
    sheets: ({ hidden, veryHidden }, index) => !hidden && !veryHidden && index < limits.sheets,
  });
  return sheets.map(({ name, rows, cells }) => {
    const shownRows = rows
      .slice(0, limits.rows)
      .map((row, rowIndex) =>
        row
          .slice(0, limits.columns)
          .map((value, column) => shown(value, cells?.get(`${rowIndex},${column}`))),
      );
    const { taken, isCut } = takeWithin(shownRows, (row) =>
      row.reduce((sum, cell) => sum + cell.length + 1, 0),
    );
    const isLarge = rows.length > limits.rows || rows.some(({ length }) => length > limits.columns);
    return { name: withoutRadicals(name), rows: taken, isCut: isCut || isLarge };
  });
}

/**
 * @param {import('hucre/xlsx').CellValue} value
 * @param {Cell | undefined} cell
 */
function shown(value, cell) {
  if (value === null) return '';
  if (value instanceof Date) return shownDate(value);
  if (typeof value === 'number') return shownNumber(value, cell?.style?.numFmt ?? '');
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ';
  return withoutRadicals(value);
}

/**
 * @param {number} value
 * @param {string} format
 */
function shownNumber(value, format) {
  const isPercent = format.includes('%');
  const text = (isPercent ? value * 100 : value).toLocaleString('en-US', {
    useGrouping: format.includes('#,##0'),
    maximumFractionDigits: 6,
  });
  return isPercent ? `${text}%` : text;
}

/** @param {Date} date */
function shownDate(date) {
  if (Number.isNaN(date.getTime())) return '';
  const iso = date.toISOString();
  const time = iso.slice(11, 16);
  // Excel counts days from the end of 1899: what lies there is a time of day.
  if (date.getUTCFullYear() < 1900) return time;
  const day = `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`;
  return time === '00:00' ? day : `${day} ${time}`;
}
