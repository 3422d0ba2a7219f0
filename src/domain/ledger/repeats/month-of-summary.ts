import { addMonths, monthsBetween } from './bank-day.ts';
import { monthOfSummary } from './moved-summary.ts';

/**
 * `2026-10` for 「10月分 電気料金」; `null` where no month is named. Without a year it is the one nearest to the month in
 * which it is said: 12月分 of January is of the year before.
 */
export function namedMonth(summary: string, saidIn: string): string | null {
  const found = monthOfSummary.exec(summary);
  const number = Number(found?.[2]?.normalize('NFKC'));
  if (!(number >= 1 && number <= 12)) return null;
  const written = String(number).padStart(2, '0');
  const year = found?.[1]?.normalize('NFKC') ?? '';
  if (year.length === 4) return `${year}-${written}`;
  const later = monthsBetween(saidIn, `${saidIn.slice(0, 4)}-${written}`);
  // From five months earlier to six months later.
  return addMonths(saidIn, ((((later + 5) % 12) + 12) % 12) - 5);
}
