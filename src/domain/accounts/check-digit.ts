/** Luhn, as on bank cards: one wrong digit or two neighbours exchanged are noticed. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = at % 2 === digits.length % 2 ? Number(digit) : 2 * Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Digits as typed or pasted, in any width and with any gaps. */
export function typedDigits(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s\-‐−ー]/gu, '');
}
