import type { Yen } from '#domain/money.ts';

const number = new Intl.NumberFormat('ja-JP');

/** As papers of an association print it: ▲1,234 for a negative amount, the unit stands above the table. */
export function paperYen(yen: Yen): string {
  return `${yen < 0 ? '▲' : ''}${number.format(Math.abs(yen))}`;
}

/** What `paperYen` wrote; `null` where a paper says something else. */
export function yenOnPaper(text: string): Yen | null {
  if (!/^▲?[\d,]+$/.test(text)) return null;
  const yen = Number(text.replaceAll(/[▲,]/g, ''));
  return text.startsWith('▲') ? 0 - yen : yen;
}
