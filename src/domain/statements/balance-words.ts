import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';

/** What lies in the bank, and what of it is left to the fund: 次期繰越収支差額 of its papers. */
export type HeldAndCarried = { readonly heldYen: Yen; readonly carriedYen: Yen };

/** From 預金の残高 to 繰越金 in one sentence; what stands between them are the fund's other assets and its debts. */
export function balanceBridge({ heldYen, carriedYen }: HeldAndCarried): string {
  const betweenYen = heldYen - carriedYen;
  if (betweenYen === 0) return `繰越金は、預金の残高${formatYen(heldYen)}と同じ額です。`;
  const between =
    betweenYen > 0
      ? `から、未払金や前受金など${formatYen(betweenYen)}を差し引いた額`
      : `に、未収金や前払金など${formatYen(-betweenYen)}を加えた額`;
  return `預金の残高${formatYen(heldYen)}${between}が、繰越金${formatYen(carriedYen)}です。`;
}
