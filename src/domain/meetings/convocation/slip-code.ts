import { checkDigit, typedDigits } from '#domain/accounts/check-digit.ts';

const places = 7;

/** 用紙の番号: whose slip it is, of which meeting. It opens nothing. As many as are asked for, none twice. */
export function slipCodes(count: number, random: (below: number) => number): readonly string[] {
  const found = new Set<string>();
  while (found.size < count) {
    const digits = String(random(10 ** places)).padStart(places, '0');
    found.add(digits + checkDigit(digits));
  }
  return [...found];
}

/** 1234-5678, as one reads it out. */
export const spacedSlipCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** What was typed or scanned; nothing where it cannot be the number of a slip. */
export function readSlipCode(typed: string): string | undefined {
  const digits = typedDigits(typed);
  if (!/^\d{8}$/.test(digits)) return undefined;
  return checkDigit(digits.slice(0, places)) === digits.at(-1) ? digits : undefined;
}
