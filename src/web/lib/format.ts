import type { Yen } from '#domain/money.ts';

const number = new Intl.NumberFormat('ja-JP');

/** 約4,120万円 */
export function formatManYen(amount: Yen): string {
  const man = Math.round(Math.abs(amount) / 10_000);
  return `${amount < 0 ? '△' : ''}約${number.format(man)}万円`;
}

/** 78.45㎡ */
export function formatArea(squareMetres: number): string {
  return `${squareMetres.toLocaleString('ja-JP', { minimumFractionDigits: 2 })}㎡`;
}
