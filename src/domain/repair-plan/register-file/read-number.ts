import { type Cell, plainText } from './cell.ts';

const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const plainNumber = new RegExp(`^${digits}$`);
const largeUnits = new RegExp(`^(?:(${digits})億)?(?:(${digits})万)?(${digits})?$`);

/** 「１，２３４円」「△500」「(500)」「1億2,000万円」; `undefined` for anything else. */
export function readNumber(cell: Cell): number | undefined {
  if (typeof cell === 'number') return cell;
  const text = plainText(cell)
    .replace(/\s/g, '')
    .replace(/^\((.*)\)$/, '-$1');
  const [, sign = '', amount = ''] = /^([-−△▲]?)[¥\\]?(.*?)円?$/.exec(text) ?? [];
  const size = sizeOf(amount);
  return size === undefined || sign === '' ? size : -size;
}

function sizeOf(text: string): number | undefined {
  if (text === '') return undefined;
  if (plainNumber.test(text)) return valueOf(text);
  const found = largeUnits.exec(text);
  if (!found) return undefined;
  const [, oku, man, rest] = found;
  return Math.round(valueOf(oku) * 100_000_000 + valueOf(man) * 10_000 + valueOf(rest));
}

function valueOf(text = '0'): number {
  return Number(text.replaceAll(',', ''));
}
