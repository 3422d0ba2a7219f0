import { formatPlainDate, type IsoDate, partsOf } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import type { Yen } from '#domain/money.ts';
import { type DueRule, dueDay } from './due-day.ts';
import type { Month } from './tariff.ts';

/** これから, 結果待ち, 納入ずみ, 未納: how far the payment of a month is. */
export type MonthState = 'coming' | 'collecting' | 'paid' | 'late';

/** How a dwelling pays: with an account for 口座振替, or by itself. */
export type PaysBy = 'debit' | 'transfer';

/** What the books know of the bank. */
export type Answered = {
  readonly due: DueRule;
  readonly today: IsoDate;
  /** The last day whose payments are in the books; null where none ever was. */
  readonly bookedUntil: Readonly<Record<PaysBy, IsoDate | null>>;
};

export type Due = {
  readonly month: Month;
  readonly dueOn: IsoDate;
  readonly openYen: Yen;
  readonly paysBy: PaysBy;
};

/**
 * The one place that says whether a dwelling is late. Nobody is while the payments of the due day are not in the books:
 * the bank's answer takes days. At the next day for paying the wait is over.
 */
export function monthStates({ due, today, bookedUntil }: Answered): (one: Due) => MonthState {
  // Past all holidays, for thousands of dwellings and items: once for each month.
  const nextDays = new Map<Month, IsoDate>();
  const nextDay = (month: Month) => {
    const known = nextDays.get(month) ?? dueDay(addMonths(month, 1), due);
    nextDays.set(month, known);
    return known;
  };
  return ({ month, dueOn, openYen, paysBy }) => {
    if (openYen <= 0) return 'paid';
    if (dueOn >= today) return 'coming';
    const isBooked = (bookedUntil[paysBy] ?? '') >= dueOn;
    return isBooked || nextDay(month) < today ? 'late' : 'collecting';
  };
}

const awaited: Readonly<Record<PaysBy, string>> = {
  debit: '引き落としの結果',
  transfer: '入金の確認',
};

export const collectingWords = (paysBy: PaysBy): string => `${awaited[paysBy]}待ち`;

/** How days are written where the sentence stands; letters write them by the era. */
export type Dating = {
  readonly month: (month: Month) => string;
  readonly day: (day: IsoDate) => string;
};

/** 「2026年12月分」 */
export function plainMonthWords(month: Month): string {
  const { year, month: number } = partsOf(`${month}-01`);
  return `${year}年${number}月分`;
}

const plainDating: Dating = { month: plainMonthWords, day: formatPlainDate };

/** 「2026年12月分の33,950円（納期2026年11月27日）は、引き落としの結果待ちです。」 */
export function collectingSentence(
  { month, dueOn, openYen, paysBy }: Due,
  dating: Dating = plainDating,
): string {
  return `${dating.month(month)}の${formatYen(openYen)}（納期${dating.day(dueOn)}）は、${collectingWords(paysBy)}です。`;
}

/** What several dwellings wait for, of one month and one way of paying. */
export type AwaitedMonth = Omit<Due, 'openYen'> & { readonly count: number; readonly yen: Yen };

/** 「2026年12月分（納期2026年11月27日）は、引き落としの結果を待っています（58戸、1,424,600円）。」 */
export function awaitedMonthSentence({ month, dueOn, paysBy, count, yen }: AwaitedMonth): string {
  return `${plainMonthWords(month)}（納期${formatPlainDate(dueOn)}）は、${awaited[paysBy]}を待っています（${count}戸、${formatYen(yen)}）。`;
}
