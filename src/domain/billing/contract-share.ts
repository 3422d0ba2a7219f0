import { daysBetween } from '#domain/calendar.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import type { DwellingContract, Month, Proration } from './tariff.ts';

type Share = { readonly numerator: number; readonly denominator: number };

const none: Share = { numerator: 0, denominator: 1 };
const whole: Share = { numerator: 1, denominator: 1 };
/** 1か月は30日として計算する. */
const daysOfMonth = 30;

/** How much of a month a contract is charged for. */
export function contractShare(
  { startsOn, endsOn }: Pick<DwellingContract, 'startsOn' | 'endsOn'>,
  proration: Proration,
  month: Month,
): Share {
  const first = `${month}-01`;
  const last = lastDayOf(month);
  const from = startsOn > first ? startsOn : first;
  const until = endsOn !== null && endsOn < last ? endsOn : last;
  if (from > until) return none;
  if (proration === 'from-next') return from > first ? none : whole;
  if (proration === 'whole' || (from === first && until === last)) return whole;
  const numerator = Math.min(daysOfMonth, daysBetween(from, until) + 1);
  return { numerator, denominator: daysOfMonth };
}
