import { checkDigit, typedDigits } from '#domain/accounts/check-digit.ts';

const ownDigits = 7;

/** 会社番号: seven digits and one that tells a slip of the hand. A name, not a secret: it opens nothing. */
export function companyNumberFrom(random: (below: number) => number): string {
  const digits = String(random(10 ** ownDigits)).padStart(ownDigits, '0');
  return digits + checkDigit(digits);
}

/** What was typed, in any width and with any gaps; nothing where no company has such a number. */
export function readCompanyNumber(typed: string): string | undefined {
  const digits = typedDigits(typed);
  if (!/^\d{8}$/.test(digits)) return undefined;
  return checkDigit(digits.slice(0, ownDigits)) === digits.at(-1) ? digits : undefined;
}

/** 2026 0014 */
export function spacedCompanyNumber(number: string): string {
  return `${number.slice(0, 4)} ${number.slice(4)}`;
}
