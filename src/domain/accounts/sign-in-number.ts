/** ログイン番号: eight digits, for six could be guessed among many accounts within the hour. */
const numberDigits = 8;

export function numberFrom(random: (below: number) => number): string {
  return String(random(10 ** numberDigits)).padStart(numberDigits, '0');
}

/** 1234 5678: in two groups, as on a bank card. */
export function spacedNumber(number: string): string {
  return `${number.slice(0, 4)} ${number.slice(4)}`;
}

/** What was typed or pasted, in any width and with any gaps; nothing where it is not eight digits. */
export function readSignInNumber(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replaceAll(/[\s\-‐−ー]/gu, '');
  return /^\d{8}$/.test(digits) ? digits : undefined;
}
