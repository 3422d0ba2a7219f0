import { partsOf } from '#domain/calendar.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { awaitedIncomeOf } from './awaited-income.ts';
import { type BookedYear, yearFigures } from './booked-year.ts';
import { incomeAndExpense } from './income-and-expense.ts';
import { largestItems, type MoneyFlow, moneyFlow } from './money-flow.ts';
import { flowSentence, shortYen } from './money-words.ts';

export type MonthStory = {
  /** `2026-10` */
  readonly month: string;
  readonly name: string;
  /** Where the money came from and went to, by the function of the year's picture. */
  readonly flow: MoneyFlow;
  readonly words: string;
  /** The largest uses, in words; empty where nothing was used. */
  readonly uses: string;
  /** What of the month is not booked yet, in a sentence; empty where nothing is awaited. */
  readonly awaited: string;
  /** 締めた月; the others may still change. */
  readonly isClosed: boolean;
};

const shownUses = 3;

/** 月ごとのお金, for everybody: the months that the books have come to the end of, the newest first. */
export function monthStories(year: BookedYear, fundIds: readonly string[]): readonly MonthStory[] {
  const funds = year.funds.filter(({ id }) => fundIds.includes(id));
  const months = [...new Set(year.months.map(({ month }) => month))].filter(
    (month) => month !== '' && lastDayOf(month) <= year.bookedUntil,
  );
  return months
    .toSorted()
    .toReversed()
    .map((month) => storyOf({ ...year, funds }, month, year));
}

/** Whether the books have come to the month is told by all funds. */
function storyOf(year: BookedYear, month: string, all: BookedYear): MonthStory {
  const months = year.months.filter((it) => it.month === month);
  const flow = moneyFlow(incomeAndExpense(yearFigures({ ...year, months })));
  const name = `${partsOf(lastDayOf(month)).month}月`;
  const largest = flow.uses.filter(({ key }) => key !== 'balance');
  return {
    month,
    name,
    flow,
    words: flowSentence(`${name}は、`, flow),
    uses: largestItems(largest, shownUses + 1)
      .map((item) => `${item.name} ${shortYen(item.yen)}`)
      .join('、'),
    awaited: awaitedIncomeOf(all, year.funds, lastDayOf(month)),
    isClosed: year.lockedUntil !== null && lastDayOf(month) <= year.lockedUntil,
  };
}
