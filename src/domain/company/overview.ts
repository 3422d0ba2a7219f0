import type { IsoDate } from '#domain/calendar.ts';
import { firstOpenMonth } from '#domain/ledger/first-open-month.ts';
import { monthsBetween } from '#domain/ledger/repeats/bank-day.ts';

/** What one line of 管理会社のページ says of an association; `null` where it is not this person's to see. */
export type Overview = {
  /** 至急 and 確認 that nobody has settled. */
  readonly urgentCount: number | null;
  readonly checkCount: number | null;
  /** Months that are over and not closed, the first of them; 0 and `null` where all are. */
  readonly openMonths: number | null;
  readonly openSince: string | null;
  /** 承認を待っている支払い, and the day of the oldest asked for. */
  readonly paymentCount: number | null;
  readonly paymentSince: IsoDate | null;
  /** 質問 without an answer. */
  readonly questionCount: number | null;
  /** 届け出 and 申し込み that wait for an answer. */
  readonly applicationCount: number | null;
  /** Deliveries of the notices of the last `noticeDays` that have reached nobody. */
  readonly unreachedCount: number | null;
  readonly arrears: { readonly dwellings: number; readonly yen: number } | null;
  readonly nextMeeting: { readonly title: string; readonly heldOn: IsoDate } | null;
};

/** What is older is no longer news to anybody. */
export const noticeDays = 60;

type Months = { readonly openMonths: number; readonly openSince: string | null };

/** Months that are over and stand open, from the first one of the books. */
export function monthsLeftOpen(
  held: { readonly lockedUntil: IsoDate | null; readonly booksBeginOn: IsoDate | null },
  today: IsoDate,
): Months {
  const first = firstOpenMonth(held);
  if (first === null) return { openMonths: 0, openSince: null };
  const openMonths = Math.max(0, monthsBetween(first, today.slice(0, 7)));
  return { openMonths, openSince: openMonths > 0 ? first : null };
}

/** One month may be open while it is worked on; from the second on it is late. */
const monthsAllowed = 1;

/** How much of an association is late: the weightiest first, compared one after the other. */
function lateness(it: Overview): readonly number[] {
  return [
    it.urgentCount ?? 0,
    Math.max(0, (it.openMonths ?? 0) - monthsAllowed),
    it.paymentCount ?? 0,
    it.questionCount ?? 0,
    it.applicationCount ?? 0,
    it.unreachedCount ?? 0,
    it.checkCount ?? 0,
  ];
}

/** Whether anything waits for somebody. */
export function isLate(it: Overview): boolean {
  return lateness(it)
    .slice(0, -1)
    .some((count) => count > 0);
}

type Line = { readonly name: string; readonly overview: Overview | null };

/** What is late stands first; lines that could not be read before all, for nobody knows what is in them. */
export function byLateness(one: Line, other: Line): number {
  if (!one.overview || !other.overview) {
    return Number(one.overview !== null) - Number(other.overview !== null) || byName(one, other);
  }
  const [a, b] = [lateness(one.overview), lateness(other.overview)];
  const first = a.findIndex((count, at) => count !== b[at]);
  return first < 0 ? byName(one, other) : (b[first] ?? 0) - (a[first] ?? 0);
}

function byName(one: Line, other: Line): number {
  return one.name.localeCompare(other.name, 'ja');
}
