import type { Yen } from '#domain/money.ts';

/** A sum as people type it: full-width digits, separators, 円 and ¥ are left aside. `null` when it is no whole number. */
export function readYen(text: string): Yen | null {
  const plain = text.normalize('NFKC').replaceAll(/[,、\s円¥\\]/g, '');
  return /^\d{1,15}$/.test(plain) ? Number(plain) : null;
}

/** What is typed, with separators once it can be read. */
export function shownAmount(text: string): string {
  const yen = readYen(text);
  return yen === null ? text : yen.toLocaleString('ja-JP');
}
