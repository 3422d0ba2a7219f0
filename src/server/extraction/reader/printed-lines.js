import { withoutRadicals } from './without-radicals.js';

/**
 * @typedef {import('./paper.ts').PrintedLine} PrintedLine
 * @typedef {{ str: string, transform: number[], width: number, height: number, hasEOL: boolean }} Item
 * @typedef {{ text: string, left: number, right: number, baseline: number, size: number }} Piece
 */

/** In widths of a character. Between Japanese and Latin letters programs leave a gap that is no space. */
const gaps = { latinSpace: 0.12, space: 0.4, cell: 0.8 };

/** 「第 3 条」: the gap that typesetting leaves around figures, written as a space. */
const thinGap =
  /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]) (?=\d)|(?<=\d) (?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu;

/**
 * The pieces of a page as a reader sees them: in lines.
 * @param {readonly Item[]} items
 * @returns {PrintedLine[]}
 */
export function linesOf(items) {
  /** @type {Piece[][]} */
  const lines = [];
  for (const item of items) {
    const piece = pieceOf(item);
    if (piece.text.trim() === '') continue;
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (line && before && isBeside(before, piece)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map(lineOf);
}

/**
 * @param {Item} item
 * @returns {Piece}
 */
function pieceOf({ str, transform, width, height }) {
  const [a = 1, b = 0, , , left = 0, baseline = 0] = transform;
  return {
    text: withoutRadicals(str).replaceAll(thinGap, ''),
    left,
    right: left + width,
    baseline,
    size: height || Math.hypot(a, b) || 1,
  };
}

/**
 * @param {Piece} before
 * @param {Piece} next
 */
function isBeside(before, next) {
  const size = Math.max(before.size, next.size);
  return (
    Math.abs(before.baseline - next.baseline) < size * 0.4 && next.left > before.right - size * 0.6
  );
}

/**
 * @param {readonly Piece[]} pieces
 * @returns {PrintedLine}
 */
function lineOf(pieces) {
  /** @type {Piece[]} */
  const cells = [];
  for (const piece of pieces) {
    const before = cells.at(-1);
    if (before && gapBetween(before, piece) < gaps.cell)
      cells.push(joined(cells.pop() ?? before, piece));
    else cells.push(piece);
  }
  return {
    cells: cells.map(({ text, left, right }) => ({ text: text.trim(), left, right })),
    baseline: cells[0]?.baseline ?? 0,
    size: pieces.reduce((most, { size }) => Math.max(most, size), 0),
  };
}

/**
 * @param {Piece} before
 * @param {Piece} next
 */
function gapBetween(before, next) {
  return (next.left - before.right) / next.size;
}

/**
 * @param {Piece} before
 * @param {Piece} next
 * @returns {Piece}
 */
function joined(before, next) {
  const isLatin = /[!-~]$/.test(before.text) && /^[!-~]/.test(next.text);
  const isApart = gapBetween(before, next) >= (isLatin ? gaps.latinSpace : gaps.space);
  const text = `${before.text}${isApart ? ' ' : ''}${next.text}`;
  return { ...before, text, right: next.right };
}
