import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import type { Yen } from '#domain/money.ts';
import type { Amounts } from './income-and-expense.ts';

/** 書類の書き方: how an association is used to reading its papers. No figure of the books depends on it. */
export type PaperSettings = {
  /** Which of 予算 and 決算 stands first. */
  readonly columnOrder: 'budget-first' | 'actual-first';
  /** What 差額 is: 決算−予算, or 予算−決算. */
  readonly difference: 'actual-less-budget' | 'budget-less-actual';
  /** 収支報告書 by 発生主義, or by 現金主義: what the accounts at the bank took in and paid out. */
  readonly basis: 'accrual' | 'cash';
  /** 令和8年3月31日, or 2026年3月31日. */
  readonly dates: 'era' | 'western';
};

export const usualPaperSettings: PaperSettings = {
  columnOrder: 'budget-first',
  difference: 'actual-less-budget',
  basis: 'accrual',
  dates: 'era',
};

export function differenceTitle({ difference }: PaperSettings): string {
  return difference === 'actual-less-budget' ? '差額（決算−予算）' : '差額（予算−決算）';
}

export function basisName({ basis }: PaperSettings): string {
  return basis === 'accrual' ? '発生主義' : '現金主義';
}

/** 貸借対照表 and what comes from it are 発生主義 in either case, and say so. */
export function byAccrual(settings: PaperSettings): PaperSettings {
  return { ...settings, basis: 'accrual' };
}

/** What stands in the head of a paper so that its figures can be read. */
export function settingsLine(settings: PaperSettings): string {
  return `${basisName(settings)}　${differenceTitle(settings)}`;
}

export function differenceYenOf(
  { budgetYen, actualYen }: Pick<Amounts, 'budgetYen' | 'actualYen'>,
  { difference }: PaperSettings,
): Yen {
  return difference === 'actual-less-budget' ? actualYen - budgetYen : budgetYen - actualYen;
}

export type AmountColumn = {
  readonly id: 'budget' | 'actual' | 'difference';
  readonly header: string;
  readonly yenOf: (amounts: Amounts) => Yen;
};

/** 予算額, 決算額 and 差額 in the order and with the sign of the settings: the same on screen, print and in files. */
export function amountColumns(settings: PaperSettings): readonly AmountColumn[] {
  const budget: AmountColumn = {
    id: 'budget',
    header: '予算額',
    yenOf: ({ budgetYen }) => budgetYen,
  };
  const actual: AmountColumn = {
    id: 'actual',
    header: '決算額',
    yenOf: ({ actualYen }) => actualYen,
  };
  const pair = settings.columnOrder === 'budget-first' ? [budget, actual] : [actual, budget];
  return [
    ...pair,
    {
      id: 'difference',
      header: differenceTitle(settings),
      yenOf: (amounts) => differenceYenOf(amounts, settings),
    },
  ];
}

function paperDate(day: IsoDate, { dates }: PaperSettings): string {
  return dates === 'era' ? formatEraDate(day) : formatPlainDate(day);
}

/** 自 令和7年4月1日 至 令和8年3月31日: for what flowed in a period. */
export function periodLine(startsOn: IsoDate, endsOn: IsoDate, settings: PaperSettings): string {
  return `自 ${paperDate(startsOn, settings)}　至 ${paperDate(endsOn, settings)}`;
}

/** 令和8年3月31日現在: for what stood there on a day. */
export function dayLine(day: IsoDate, settings: PaperSettings): string {
  return `${paperDate(day, settings)}現在`;
}
