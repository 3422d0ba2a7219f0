import { addDays, daysBetween } from '#domain/calendar.ts';
import type { Entry, Posting } from '#domain/ledger/entry.ts';
import { addMonths, lastDayOf, monthsBetween } from '#domain/ledger/repeats/bank-day.ts';
import {
  bookedSchedule,
  dayOfSpread,
  paymentPostings,
  postingsOfMonth,
  type Spread,
} from '#domain/ledger/repeats/spread.ts';
import { sumYen } from '#domain/money.ts';
import { makeRandom } from '#domain/repair-plan/uncertainty/random.ts';
import type { Books } from './any-books.ts';
import { accountId } from './example-chart.ts';

type Random = (limit: number) => number;

/** Some books in which up to three insurances were paid for years, booked month by month; some are broken off. */
export function withSpreads(
  books: Books,
  seed: number,
): { readonly books: Books; readonly spreads: readonly Spread[] } {
  const random = makeRandom(seed);
  const spreads = Array.from({ length: random(4) }, (_, at) => anySpread(books, random, at));
  const added = spreads.flatMap(entriesOf);
  const endsOn = books.years.at(-1)?.endsOn ?? '';
  const entries = [...books.entries, ...added.filter(({ postedOn }) => postedOn <= endsOn)];
  return { books: { ...books, entries }, spreads };
}

function anySpread({ funds, years }: Books, random: Random, at: number): Spread {
  const own = funds.filter(({ isPassThrough }) => !isPassThrough);
  const startsOn = years[0]?.startsOn ?? '';
  const days = daysBetween(startsOn, years.at(-1)?.endsOn ?? startsOn);
  const paidOn = addDays(startsOn, random(days));
  const firstMonth = addMonths(paidOn.slice(0, 7), random(2));
  const months = 2 + random(59);
  return {
    id: `spread-${at}`,
    name: `保険${at + 1}`,
    fundId: own[random(own.length)]?.id ?? '',
    prepaidAccountId: accountId('1221'),
    expenseAccountId: accountId('5160'),
    counterpartyId: `insurer-${at}`,
    paidYen: months + random(3_000_000),
    paidOn,
    firstMonth,
    months,
    bookedFrom: firstMonth,
    stoppedAfter: random(4) === 0 ? addMonths(firstMonth, random(months)) : null,
  };
}

function entriesOf(spread: Spread): readonly Entry[] {
  const booked = bookedSchedule(spread);
  const { stoppedAfter, firstMonth, months, paidYen } = spread;
  const restYen = paidYen - sumYen(booked.map(({ amountYen }) => amountYen));
  const isBrokenOff = stoppedAfter !== null && monthsBetween(firstMonth, stoppedAfter) < months - 1;
  return [
    entry(spread, spread.paidOn, paymentPostings(spread, accountId('1120'))),
    ...booked.map(({ month, amountYen }) =>
      entry(spread, dayOfSpread(spread, month), postingsOfMonth(spread, amountYen)),
    ),
    ...(isBrokenOff && restYen > 0
      ? [entry(spread, lastDayOf(stoppedAfter), refund(spread, restYen))]
      : []),
  ];
}

/** 返戻金 */
function refund(spread: Spread, restYen: number): readonly Posting[] {
  return paymentPostings({ ...spread, paidYen: -restYen }, accountId('1120'));
}

function entry(spread: Spread, postedOn: string, postings: readonly Posting[]): Entry {
  const id = `${spread.id} ${postedOn} ${postings.length} ${postings[0]?.amountYen}`;
  const facts = { id, key: id, postedOn, origin: 'accrual' as const, summary: spread.name };
  return { ...facts, postings, number: 0, reversesId: null };
}
