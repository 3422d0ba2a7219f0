import type { Yen } from './money.ts';

const number = new Intl.NumberFormat('ja-JP');

/** 3,210,000; a debt is △3,210,000, as Japanese accounts write it. */
export function formatYenNumber(amount: Yen): string {
  return `${amount < 0 ? '△' : ''}${number.format(Math.abs(amount))}`;
}

/** 3,210,000円 */
export function formatYen(amount: Yen): string {
  return `${formatYenNumber(amount)}円`;
}
