import type { IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import type { Yen } from '#domain/money.ts';

const number = new Intl.NumberFormat('ja-JP');

/** As papers of an association print it: ▲1,234 for a negative amount, the unit stands above the table. */
export function paperYen(yen: Yen): string {
  return `${yen < 0 ? '▲' : ''}${number.format(Math.abs(yen))}`;
}

/** 自 令和7年4月1日 至 令和8年3月31日: for what flowed in a period. */
export function periodLine(startsOn: IsoDate, endsOn: IsoDate): string {
  return `自 ${formatEraDate(startsOn)}　至 ${formatEraDate(endsOn)}`;
}

/** 令和8年3月31日現在: for what stood there on a day. */
export function dayLine(day: IsoDate): string {
  return `${formatEraDate(day)}現在`;
}
