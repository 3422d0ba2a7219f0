import type { Yen } from '#domain/money.ts';

const number = new Intl.NumberFormat('ja-JP');

/** 3,210,000; a debt is △3,210,000, as Japanese accounts write it. */
export function yenNumber(amountYen: Yen): string {
  return `${amountYen < 0 ? '△' : ''}${number.format(Math.abs(amountYen))}`;
}

export function yenText(amountYen: Yen): string {
  return `${yenNumber(amountYen)}円`;
}

/** 0.5％: a rate as a person says it. */
export function percentText(rate: number): string {
  return `${Number((rate * 100).toFixed(2))}％`;
}

/** 150 or 196.3: yen for a square metre, with one decimal where there is one. */
export function unitPriceText(unitPriceYen: number): string {
  return number.format(Number(unitPriceYen.toFixed(1)));
}
