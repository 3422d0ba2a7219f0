/** Whole yen. Every amount in the domain is a safe integer; rounding happens only in this file. */
export type Yen = number;

export function sumYen(amounts: Iterable<Yen>): Yen {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** The nearest multiple of `unit`; a half goes up, as fee tables in Japan do (四捨五入). */
export function roundYenTo(amount: number, unit: Yen): Yen {
  return Math.round(amount / unit) * unit;
}
