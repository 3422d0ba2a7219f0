import { addDays, type IsoDate } from '#domain/calendar.ts';
import { addMonths, dayInMonth } from '#domain/ledger/repeats/bank-day.ts';
import type { Period } from '#domain/resolutions/procedure.ts';

/** The last day with the whole period between it and the meeting: neither of the two days counts. */
export function lastDayBefore(heldOn: IsoDate, { count, unit }: Period): IsoDate {
  if (unit === 'day') return addDays(heldOn, -count - 1);
  if (unit === 'week') return addDays(heldOn, -count * 7 - 1);
  const month = addMonths(heldOn.slice(0, 7), -count);
  return addDays(dayInMonth(month, Number(heldOn.slice(8))), -1);
}
