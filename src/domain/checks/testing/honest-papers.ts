import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { CheckFacts } from '#domain/checks/facts.ts';
import { addMonths, lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import type { HonestBill } from './honest-bills.ts';

type Made = {
  readonly bills: readonly HonestBill[];
  /** How many days after a month's end its 月報 comes. */
  readonly paperDays: number;
};

/** 月報 of a company that lists what there was, in time. */
export function papersOn(
  { bills, paperDays }: Made,
  today: IsoDate,
): Pick<CheckFacts, 'monthPapers' | 'comparedPapers'> {
  const over = addMonths(today.slice(0, 7), -1);
  const monthPapers = [over, addMonths(over, -1), addMonths(over, -2)].map((month) => {
    const came = addDays(lastDayOf(month), paperDays);
    const isHere = came <= today;
    return {
      month,
      dueOn: lastDayOf(addMonths(month, 1)),
      receivedOn: isHere ? came : null,
      daysLate: 0,
      isAwaited: !isHere,
    };
  });
  return {
    monthPapers,
    comparedPapers: monthPapers
      .filter(({ receivedOn }) => receivedOn !== null)
      .map(({ month, dueOn }) => comparedOn({ month, dueOn }, bills, today)),
  };
}

/** Who books by hand is behind the company's paper until the month is closed, and agrees with it then. */
function comparedOn(
  { month, dueOn }: { readonly month: string; readonly dueOn: IsoDate },
  bills: readonly HonestBill[],
  today: IsoDate,
): CheckFacts['comparedPapers'][number] {
  const isClosed = lastDayOf(month) <= lockedOn(today);
  const behind = bills.filter(({ billedOn }) => !isClosed && billedOn.startsWith(month)).slice(-1);
  return {
    month,
    dueOn,
    isClosed,
    differing: behind.map(({ fundId, summary: name, yen }) => ({
      fundId,
      kind: 'expense',
      name,
      paperYen: yen,
      bookedYen: 0,
    })),
    unknownCount: 0,
  };
}

/** A month is closed in the month after next. */
export function lockedOn(today: IsoDate): IsoDate {
  return lastDayOf(addMonths(today.slice(0, 7), -2));
}
