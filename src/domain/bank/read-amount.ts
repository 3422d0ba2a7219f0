import type { Yen } from '#domain/money.ts';

/** More than any association holds; more digits than that are no sum. */
const mostYen = 999_999_999_999;

/** 「1,234」「¥1,234円」「▲1,234」「(1,234)」 in yen; `null` where the field is empty, `NaN` where it is no sum. */
export function readAmount(text: string): Yen | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s,¥\\円]/g, '');
  if (plain === '' || /^[-*−‐]+$/.test(plain)) return null;
  const [, minus, digits = ''] = /^\+?([-▲△−‐]|\((?=\d+\)$))?(\d+)\)?$/.exec(plain) ?? [];
  const yen =
    digits === '' || plain.endsWith(')') !== (minus === '(') ? Number.NaN : Number(digits);
  if (yen > mostYen) return Number.NaN;
  return minus !== undefined && yen !== 0 ? -yen : yen;
}
