import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

/** `2026-04`; months compare as strings. */
export type Month = string;

/**
 * What a rate is multiplied by. With `share` it is the sum of the whole building, which the shares divide; with
 * `dwelling` each dwelling has a rate of its own, under its number.
 */
export type Basis = 'area' | 'share' | 'contract' | 'flat' | 'dwelling';

/** 月の途中の契約: the whole month, days of a month of thirty, or free until the next month and whole at the end. */
export type Proration = 'whole' | 'days' | 'from-next';

/** 料金: how much from which month on, in hundredths of a yen. 0 ends it. */
export type Rate = {
  /** 機械式, 平置き … of contracts, the number of a dwelling; empty elsewhere. */
  readonly kind: string;
  readonly fromMonth: Month;
  readonly sen: number;
};

/** 費目 of the 料金表, in the order in which payments are used. */
export type BillingItem = {
  readonly id: string;
  readonly name: string;
  readonly basis: Basis;
  readonly proration: Proration;
  /** What a dwelling pays is rounded to so many yen. */
  readonly roundToYen: Yen;
  readonly fundId: string;
  readonly incomeId: string;
  readonly receivableId: string;
  readonly advanceId: string;
  readonly rates: readonly Rate[];
};

export type BilledDwelling = {
  readonly id: string;
  readonly number: string;
  /** Hundredths of a square metre. */
  readonly area: number;
  readonly shareNumerator: number;
  readonly shareDenominator: number;
};

/** 使用契約: a parking space, places for bicycles. */
export type DwellingContract = {
  readonly id: string;
  readonly dwellingId: string;
  readonly itemId: string;
  readonly kind: string;
  /** No.3 */
  readonly label: string;
  readonly count: number;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate | null;
};

/** 一時の請求, or below zero a reduction. */
export type ExtraCharge = {
  readonly id: string;
  readonly dwellingId: string;
  readonly itemId: string;
  readonly month: Month;
  readonly yen: Yen;
  readonly reason: string;
};

/** All that a month's bills are made of. */
export type Tariff = {
  readonly items: readonly BillingItem[];
  readonly dwellings: readonly BilledDwelling[];
  readonly contracts: readonly DwellingContract[];
  readonly extras: readonly ExtraCharge[];
};

/** The rate of a month: the latest that has begun. */
export function rateIn({ rates }: Pick<BillingItem, 'rates'>, kind: string, month: Month): number {
  let found: Rate | undefined;
  for (const rate of rates) {
    if (rate.kind !== kind || rate.fromMonth > month) continue;
    if (!found || rate.fromMonth > found.fromMonth) found = rate;
  }
  return found?.sen ?? 0;
}
