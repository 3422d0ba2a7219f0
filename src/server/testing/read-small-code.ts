import type { drawPdf } from './draw-pdf.ts';

type Page = Awaited<ReturnType<typeof drawPdf>>[number];

/** Where on the page the code is looked for, in pixels; it is the first dark thing there. */
type Corner = { readonly fromX: number };

const size = 21;

/** Digits of a QR code of the smallest size, read from the pixels as any hand reader does, but for mending faults. */
export function readSmallCode(page: Page, corner: Corner): string {
  const modules = modulesOf(page, corner);
  const isDark = (row: number, column: number) => modules[row]?.[column] === true;
  const mask = masks[maskNumber(isDark)];
  if (!mask) throw new Error('no mask');
  const bits = places()
    .map(([row, column]) => (isDark(row, column) !== mask(row, column) ? '1' : '0'))
    .join('');
  if (!bits.startsWith('0001')) throw new Error(`not a code of digits: ${bits.slice(0, 4)}`);
  return digitsOf(bits.slice(4));
}

function modulesOf(page: Page, { fromX }: Corner): boolean[][] {
  const isInk = (x: number, y: number) => (page.pixels[(y * page.width + x) * 4] ?? 255) < 128;
  const columns = Array.from({ length: page.width - fromX }, (_, at) => fromX + at);
  const top = Array.from({ length: page.height }, (_, y) => y).find((y) =>
    columns.some((x) => isInk(x, y)),
  );
  if (top === undefined) throw new Error('the corner is empty');
  const inked = columns.filter((x) => isInk(x, top + 1));
  const left = Math.min(...inked);
  const module = (Math.max(...inked) + 1 - left) / size;
  const middle = (place: number) => Math.floor((place + 0.5) * module);
  return Array.from({ length: size }, (_row, row) =>
    Array.from({ length: size }, (_column, column) =>
      isInk(left + middle(column), top + middle(row)),
    ),
  );
}

type Mask = (row: number, column: number) => boolean;

const masks: readonly Mask[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_i, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** Three of the bits beside the upper left mark, under the standard's own pattern. */
function maskNumber(isDark: Mask): number {
  const bits = [2, 3, 4].map((column) => Number(isDark(8, column)));
  return bits.reduce((sum, bit, place) => sum * 2 + (bit ^ ([1, 0, 1][place] ?? 0)), 0);
}

/** The modules that carry data, in pairs of columns from the right, upwards and downwards in turn. */
function places(): (readonly [row: number, column: number])[] {
  const rights = [20, 18, 16, 14, 12, 10, 8, 5, 3, 1];
  return rights
    .flatMap((right, turn) =>
      Array.from({ length: size }, (_, step) => (turn % 2 === 0 ? size - 1 - step : step)).flatMap(
        (row) => [[row, right] as const, [row, right - 1] as const],
      ),
    )
    .filter(([row, column]) => !isOfPattern(row, column));
}

function isOfPattern(row: number, column: number): boolean {
  const isMark = (row < 9 && (column < 9 || column > 12)) || (row > 12 && column < 9);
  return isMark || row === 6 || column === 6;
}

/** Three digits in ten bits, two in seven, one in four. */
function digitsOf(bits: string): string {
  let left = Number.parseInt(bits.slice(0, 10), 2);
  let at = 10;
  let digits = '';
  while (left > 0) {
    const count = Math.min(3, left);
    const width = [0, 4, 7, 10][count] ?? 0;
    const group = Number.parseInt(bits.slice(at, at + width), 2);
    digits += String(group).padStart(count, '0');
    at += width;
    left -= count;
  }
  return digits;
}
