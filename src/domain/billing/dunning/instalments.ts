import type { IsoDate } from '#domain/calendar.ts';
import { partsOf } from '#domain/calendar.ts';
import { addMonths, dayInMonth } from '#domain/ledger/repeats/bank-day.ts';
import type { Yen } from '#domain/money.ts';
import type { Instalment } from './dunning.ts';

/** 分割: the same sum each month, and the rest with the last. */
export function instalments(
  totalYen: Yen,
  { count, firstOn }: { count: number; firstOn: IsoDate },
): readonly Instalment[] {
  const each = Math.floor(totalYen / count);
  const { day } = partsOf(firstOn);
  return Array.from({ length: count }, (_, index) => ({
    dueOn: dayInMonth(addMonths(firstOn.slice(0, 7), index), day),
    yen: index < count - 1 ? each : totalYen - each * (count - 1),
  }));
}
