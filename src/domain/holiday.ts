import { addDays, type IsoDate, isoDate, nthWeekday, partsOf, weekdayOf } from './calendar.ts';

const monday = 1;
/** Before, single years had days of their own (東京オリンピック). */
const firstYear = 2022;

type DayOf = (year: number) => IsoDate;

const on =
  (month: number, day: number): DayOf =>
  (year) =>
    isoDate({ year, month, day });
const onMonday =
  (month: number, nth: number): DayOf =>
  (year) =>
    nthWeekday(year, month, monday, nth);

/** The usual approximation, good for 1980 to 2099; the day itself is announced the year before. */
const equinox =
  (month: number, start: number): DayOf =>
  (year) => {
    const since = year - 1980;
    const day = Math.floor(start + 0.242194 * since - Math.floor(since / 4));
    return isoDate({ year, month, day });
  };

/** 国民の祝日に関する法律 第2条 */
const holidays: readonly (readonly [name: string, dayOf: DayOf])[] = [
  ['元日', on(1, 1)],
  ['成人の日', onMonday(1, 2)],
  ['建国記念の日', on(2, 11)],
  ['天皇誕生日', on(2, 23)],
  ['春分の日', equinox(3, 20.8431)],
  ['昭和の日', on(4, 29)],
  ['憲法記念日', on(5, 3)],
  ['みどりの日', on(5, 4)],
  ['こどもの日', on(5, 5)],
  ['海の日', onMonday(7, 3)],
  ['山の日', on(8, 11)],
  ['敬老の日', onMonday(9, 3)],
  ['秋分の日', equinox(9, 23.2488)],
  ['スポーツの日', onMonday(10, 2)],
  ['文化の日', on(11, 3)],
  ['勤労感謝の日', on(11, 23)],
];

/** 祝日 with its name, 振替休日 and 国民の休日 too; undefined on any other day. */
export function holidayOn(date: IsoDate): string | undefined {
  if (partsOf(date).year < firstYear) return undefined;
  const named = namedOn(date);
  if (named !== undefined) return named;
  if (isSubstitute(date)) return '振替休日';
  const isBetween = namedOn(addDays(date, -1)) && namedOn(addDays(date, 1));
  return isBetween ? '国民の休日' : undefined;
}

function namedOn(date: IsoDate): string | undefined {
  const { year } = partsOf(date);
  return holidays.find(([, dayOf]) => dayOf(year) === date)?.[0];
}

/** The first day after a holiday on a Sunday that is none itself. */
function isSubstitute(date: IsoDate): boolean {
  let before = addDays(date, -1);
  while (namedOn(before) !== undefined) {
    if (weekdayOf(before) === 0) return true;
    before = addDays(before, -1);
  }
  return false;
}
