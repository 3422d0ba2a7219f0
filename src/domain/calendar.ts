/** A day in Japan, `2026-11-21`. Days compare as strings. */
export type IsoDate = string;

const weekdayNames = ['日', '月', '火', '水', '木', '金', '土'] as const;
const dayMs = 86_400_000;

type DayParts = { readonly year: number; readonly month: number; readonly day: number };

export function isoDate({ year, month, day }: DayParts): IsoDate {
  return [String(year).padStart(4, '0'), pad(month), pad(day)].join('-');
}

export function partsOf(date: IsoDate): DayParts {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Whether a text is a day of the calendar: 2026-02-30 is not. */
export function isRealDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { year, month, day } = partsOf(text);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(utcMs(date) + days * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: IsoDate, until: IsoDate): number {
  return Math.round((utcMs(until) - utcMs(from)) / dayMs);
}

/** 0 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(utcMs(date)).getUTCDay();
}

export function weekdayName(weekday: number): string {
  return weekdayNames[weekday] ?? '';
}

/** The nth weekday of a month: the fourth Sunday of May is `nthWeekday(2026, 5, 0, 4)`. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): IsoDate {
  const first = isoDate({ year, month, day: 1 });
  const offset = (weekday - weekdayOf(first) + 7) % 7;
  return addDays(first, offset + (nth - 1) * 7);
}

/** Which weekday of its month a day is: 第1 to 第5. */
export function weekOfMonth(date: IsoDate): number {
  return Math.ceil(partsOf(date).day / 7);
}

/** 会計年度 from April to March: 2027-03-31 belongs to 2026. */
export function fiscalYearOf(date: IsoDate): number {
  const { year, month } = partsOf(date);
  return month >= 4 ? year : year - 1;
}

/** 2026年11月21日（土） */
export function formatDate(date: IsoDate): string {
  return `${formatPlainDate(date)}（${weekdayName(weekdayOf(date))}）`;
}

/** 2026年11月21日 */
export function formatPlainDate(date: IsoDate): string {
  const { year, month, day } = partsOf(date);
  return `${year}年${month}月${day}日`;
}

/** 11月21日（土） */
export function formatMonthDay(date: IsoDate): string {
  const { month, day } = partsOf(date);
  return `${month}月${day}日（${weekdayName(weekdayOf(date))}）`;
}

/** 「11月21日（土）」 within the year of `today`, 「2020年12月1日（火）」 of any other: the same day comes every year. */
export function formatNearDay(date: IsoDate, today: IsoDate): string {
  return partsOf(date).year === partsOf(today).year ? formatMonthDay(date) : formatDate(date);
}

/** The day in Japan at an instant; Japan has had no summer time since 1951. */
export function dayInJapan(instantMs: number): IsoDate {
  return new Date(instantMs + 9 * 3_600_000).toISOString().slice(0, 10);
}

function utcMs(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}
