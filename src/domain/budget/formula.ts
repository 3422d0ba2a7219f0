import type { Yen } from '#domain/money.ts';

/** What may stand beside a number: units, and a few words before it. Two numbers side by side are no formula. */
const noise = /[^\d.+\-*/()\s]/g;
const operators: Readonly<Record<string, string>> = {
  '×': '*',
  '✕': '*',
  x: '*',
  X: '*',
  '÷': '/',
};
const largestYen = 999_999_999_999;

/** 積算の式: 「48戸 × 15,400円 × 12か月」 is 8,870,400. `null` where it cannot be reckoned. */
export function readFormula(text: string): Yen | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .replaceAll(/[×✕xX÷]/g, (sign) => operators[sign] ?? sign)
    .replaceAll(/[−–―]/g, '-');
  if (/[%％]/.test(plain)) return null;
  const tokens = plain.replaceAll(noise, ' ').match(/\d+(?:\.\d+)?|[+\-*/()]/g) ?? [];
  if (!tokens.some((token) => /\d/.test(token))) return null;
  const reader = readerOf(tokens);
  const value = sumOf(reader);
  if (value === null || reader.peek() !== undefined) return null;
  const yen = Math.round(value);
  return yen >= 0 && yen <= largestYen ? yen : null;
}

type Reader = { readonly peek: () => string | undefined; readonly next: () => string | undefined };

function readerOf(tokens: readonly string[]): Reader {
  let at = 0;
  return {
    peek: () => tokens[at],
    next: () => {
      at += 1;
      return tokens[at - 1];
    },
  };
}

function sumOf(reader: Reader): number | null {
  return chainOf(reader, ['+', '-'], productOf);
}

function productOf(reader: Reader): number | null {
  return chainOf(reader, ['*', '/'], partOf);
}

function chainOf(
  reader: Reader,
  signs: readonly string[],
  partRead: (reader: Reader) => number | null,
): number | null {
  let value = partRead(reader);
  for (let sign = reader.peek(); sign !== undefined && signs.includes(sign); sign = reader.peek()) {
    reader.next();
    const part = partRead(reader);
    value = value === null || part === null ? null : applied(value, sign, part);
  }
  return value;
}

function applied(value: number, sign: string, part: number): number | null {
  if (sign === '+') return value + part;
  if (sign === '-') return value - part;
  if (sign === '*') return value * part;
  return part === 0 ? null : value / part;
}

function partOf(reader: Reader): number | null {
  const token = reader.next();
  if (token === '(') {
    const value = sumOf(reader);
    return reader.next() === ')' ? value : null;
  }
  return token !== undefined && /^\d/.test(token) ? Number(token) : null;
}
