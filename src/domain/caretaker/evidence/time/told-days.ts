import {
  addDays,
  daysBetween,
  type IsoDate,
  isoDate,
  isRealDate,
  partsOf,
} from '#domain/calendar.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';

// 10か月, 毎月 and 9月分 are not months of the calendar.
const told = /(?:(20[0-9]{2})年|令和([0-9]{1,2})年)?([0-9]{1,2})月(?:([0-9]{1,2})日)?(?![分度間])/g;

/** 過去か先か: whether the days that a text of that day tells have all passed. */
export type TellsDays = 'past' | 'coming';

/** Undefined where there are none. */
export function tellsDays(days: readonly IsoDate[], today: IsoDate): TellsDays | undefined {
  if (days.length === 0) return undefined;
  return days.every((day) => day < today) ? 'past' : 'coming';
}

/** A month stands for its last day; without a year a day is the one nearest to the text's own. */
export function daysTold(text: string, issuedOn: IsoDate): readonly IsoDate[] {
  return [...normalise(text).matchAll(told)].flatMap(([, western, reiwa, month, day]) => {
    const within = { month: Number(month), day: day === undefined ? undefined : Number(day) };
    if (western !== undefined) return dayOf(Number(western), within) ?? [];
    if (reiwa !== undefined) return dayOf(2018 + Number(reiwa), within) ?? [];
    const { year } = partsOf(issuedOn);
    return [year - 1, year, year + 1]
      .flatMap((one) => dayOf(one, within) ?? [])
      .toSorted((a, b) => distance(a, issuedOn) - distance(b, issuedOn))
      .slice(0, 1);
  });
}

type InYear = { readonly month: number; readonly day: number | undefined };

function dayOf(year: number, { month, day }: InYear): IsoDate | undefined {
  const first = isoDate({ year, month, day: day ?? 1 });
  if (!isRealDate(first)) return undefined;
  return day === undefined ? addDays(isoDate(nextMonth(year, month)), -1) : first;
}

function nextMonth(year: number, month: number) {
  return month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
}

function distance(one: IsoDate, other: IsoDate): number {
  return Math.abs(daysBetween(one, other));
}
