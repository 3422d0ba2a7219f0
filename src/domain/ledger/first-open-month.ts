import type { IsoDate } from '#domain/calendar.ts';
import { addMonths } from './repeats/bank-day.ts';

type Held = { readonly lockedUntil: IsoDate | null; readonly booksBeginOn: IsoDate | null };

/** 「2026-10」: the month after the last one that was closed, or the first of the books; `null` before they begin. */
export function firstOpenMonth({ lockedUntil, booksBeginOn }: Held): string | null {
  if (booksBeginOn === null) return null;
  return lockedUntil === null ? booksBeginOn.slice(0, 7) : addMonths(lockedUntil.slice(0, 7), 1);
}
