import type { IsoDate } from '#domain/calendar.ts';
import type { Posting } from '#domain/ledger/entry.ts';
import type { Yen } from '#domain/money.ts';
import { addMonths, lastDayOf, monthsBetween } from './bank-day.ts';

/** 数年分の支払い: paid at once, expense of each month that it is for. */
export type Spread = {
  readonly id: string;
  readonly name: string;
  readonly fundId: string;
  readonly prepaidAccountId: string;
  readonly expenseAccountId: string;
  readonly counterpartyId: string | null;
  readonly paidYen: Yen;
  readonly paidOn: IsoDate;
  /** `2026-04`: the first month that it is for. */
  readonly firstMonth: string;
  readonly months: number;
  /** The first month that these books take; what is before lies in the books already. */
  readonly bookedFrom: string;
  /** The last month that is still booked, where it was broken off. */
  readonly stoppedAfter: string | null;
};

/** Each month bears the same whole yen; the last takes what is left. */
export function expiredYen(paidYen: Yen, months: number, gone: number): Yen {
  if (gone <= 0) return 0;
  return gone >= months ? paidYen : Math.floor(paidYen / months) * gone;
}

export type SpreadMonth = {
  readonly month: string;
  /** From 1. */
  readonly nth: number;
  readonly amountYen: Yen;
  /** What is still prepaid after it. */
  readonly restYen: Yen;
};

/** 配分の表, from the first month to the last. Its sum is what was paid. */
export function scheduleOf({
  paidYen,
  months,
  firstMonth,
}: Pick<Spread, 'paidYen' | 'months' | 'firstMonth'>): readonly SpreadMonth[] {
  return Array.from({ length: months }, (_, at) => {
    const gone = expiredYen(paidYen, months, at + 1);
    return {
      month: addMonths(firstMonth, at),
      nth: at + 1,
      amountYen: gone - expiredYen(paidYen, months, at),
      restYen: paidYen - gone,
    };
  });
}

/** The months that these books take. A month of nothing (less than a yen each) is none. */
export function bookedSchedule(spread: Spread): readonly SpreadMonth[] {
  const { bookedFrom, stoppedAfter } = spread;
  return scheduleOf(spread).filter(
    ({ month, amountYen }) =>
      amountYen > 0 && month >= bookedFrom && (stoppedAfter === null || month <= stoppedAfter),
  );
}

/** At the month's end, but not before it was paid. */
export function dayOfSpread({ paidOn }: Pick<Spread, 'paidOn'>, month: string): IsoDate {
  const last = lastDayOf(month);
  return last < paidOn ? paidOn : last;
}

export function postingsOfMonth(spread: Spread, amountYen: Yen): readonly Posting[] {
  const { fundId, expenseAccountId, prepaidAccountId, counterpartyId } = spread;
  return [
    { fundId, accountId: expenseAccountId, amountYen, counterpartyId },
    { fundId, accountId: prepaidAccountId, amountYen: -amountYen, counterpartyId },
  ];
}

/** 支払い: into what is prepaid, out of `fromAccountId`: the bank, or the expense that it was booked to at first. */
export function paymentPostings(spread: Spread, fromAccountId: string): readonly Posting[] {
  const { fundId, prepaidAccountId, counterpartyId, paidYen } = spread;
  return [
    { fundId, accountId: prepaidAccountId, amountYen: paidYen, counterpartyId },
    { fundId, accountId: fromAccountId, amountYen: -paidYen, counterpartyId },
  ];
}

/** How many of its months have gone by at the end of a day. */
export function monthsGone({ firstMonth, months }: Spread, day: IsoDate): number {
  const month = day.slice(0, 7);
  const counted = monthsBetween(firstMonth, month) + (day === lastDayOf(month) ? 1 : 0);
  return Math.max(0, Math.min(months, counted));
}

/** The first month of what was prepaid before: months that the opening or a closed month contains are in the books. */
export function monthAfterBooks(
  firstMonth: string,
  toldUntil: readonly (IsoDate | null)[],
): string {
  const next = toldUntil.flatMap((day) => (day === null ? [] : [addMonths(day.slice(0, 7), 1)]));
  return [firstMonth, ...next].reduce((latest, month) => (month > latest ? month : latest));
}
