import { checkDigit, typedDigits } from './check-digit.ts';

const findDigits = 7;
const secretDigits = 8;

/** 招待状の番号: seven digits find the letter, eight open it, the last one tells a slip of the hand. */
export type LetterCode = { readonly find: string; readonly secret: string };

export function letterCodeFrom(random: (below: number) => number): LetterCode {
  const digits = (count: number) => String(random(10 ** count)).padStart(count, '0');
  return { find: digits(findDigits), secret: digits(secretDigits) };
}

/** Sixteen digits, as they stand on the paper and in its QR code. */
export function letterDigits({ find, secret }: LetterCode): string {
  const digits = find + secret;
  return digits + checkDigit(digits);
}

/** 1234 5678 9012 3456: in four groups, as on a bank card. */
export function spacedLetterDigits(digits: string): string {
  return digits.replaceAll(/\d{4}(?=\d)/g, '$& ');
}

/** What was typed or pasted, in any width and with any gaps; nothing where it cannot be a letter's number. */
export function readLetterCode(typed: string): LetterCode | undefined {
  const digits = typedDigits(typed);
  if (!/^\d{16}$/.test(digits)) return undefined;
  const body = digits.slice(0, -1);
  if (checkDigit(body) !== digits.at(-1)) return undefined;
  return { find: body.slice(0, findDigits), secret: body.slice(findDigits) };
}
