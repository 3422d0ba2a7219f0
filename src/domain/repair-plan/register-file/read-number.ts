import { type Cell, plainText } from './cell.ts';

const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const plainNumber = new RegExp(`^${digits}$`);
const largeUnits = new RegExp(`^(?:(${digits})億)?(?:(${digits})万)?(${digits})?$`);
const thousands = new RegExp(`^(${digits})(百万|千)$`);
const unitSizes: Readonly<Record<string, number>> = {
  千: 1_000,
  万: 10_000,
  百万: 1_000_000,
  億: 100_000_000,
};

/** 「１，２３４円」「△500」「(500)」「1億2,000万円」「1,200千円」; `undefined` for anything else. */
export function readNumber(cell: Cell): number | undefined {
  if (typeof cell === 'number') return cell;
  const text = plainText(cell)
    .replace(/\s/g, '')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^([¥\\])([-−△▲])/, '$2$1');
  const [, sign = '', amount = ''] = /^([-−△▲]?)[¥\\]?(.*?)円?$/.exec(text) ?? [];
  const size = sizeOf(amount);
  return size === undefined || sign === '' ? size : -size;
}

/** 見出しの単位: yen for each 1 below 「単価（千円）」; `undefined` where the heading names no unit of money. */
export function yenPerUnit(heading: Cell): number | undefined {
  const found = /(百万|千|万|億)?円/.exec(plainText(heading).replace(/\s/g, ''));
  return found ? (unitSizes[found[1] ?? ''] ?? 1) : undefined;
}

/** A bare number below 「単価（千円）」 in yen; what names its own unit, or is no number, stays as it is. */
export function cellInYen(cell: Cell, yenPerOne: number): Cell {
  if (yenPerOne === 1 || /[円千万億]/.test(plainText(cell))) return cell;
  const number = readNumber(cell);
  // Rounded to hundredths: 1.005 times 1,000 is 1,005, which floating point misses by a hair.
  return number === undefined ? cell : Math.round(number * yenPerOne * 100) / 100;
}

function sizeOf(text: string): number | undefined {
  if (text === '') return undefined;
  if (plainNumber.test(text)) return valueOf(text);
  const [, count, unit = ''] = thousands.exec(text) ?? [];
  if (count !== undefined) return wholeYen(valueOf(count) * (unitSizes[unit] ?? 1));
  const found = largeUnits.exec(text);
  if (!found) return undefined;
  const [, oku, man, rest] = found;
  return wholeYen(valueOf(oku) * 100_000_000 + valueOf(man) * 10_000 + valueOf(rest));
}

/** 「1.23456万」 is no amount of yen: better refused than rounded. */
function wholeYen(value: number): number | undefined {
  const whole = Math.round(value);
  return Math.abs(value - whole) < 1e-4 ? whole : undefined;
}

function valueOf(text = '0'): number {
  return Number(text.replaceAll(',', ''));
}
