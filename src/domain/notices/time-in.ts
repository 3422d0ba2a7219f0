import { addDays, type IsoDate, isoDate, isRealDate, partsOf } from '#domain/calendar.ts';

/** From when until when something is announced; the hours are those of each day. */
export type NoticeTime = {
  readonly on: IsoDate;
  readonly lastOn: IsoDate;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
};

const label = /日時|期間|日程|日にち/;
const labelOfHours = /^(?:作業)?時間/;

/** The one time that a text announces; nothing where it names several, or none. `issuedOn` gives the year. */
export function timeIn(text: string, issuedOn: IsoDate): NoticeTime | null {
  const lines = text.normalize('NFKC').split('\n').map(plain);
  const dated = lines.flatMap((line) => {
    const days = daysIn(line, issuedOn);
    return days ? [{ line, ...days, hours: hoursIn(line) }] : [];
  });
  const found =
    dated.find(({ line }) => label.test(line)) ??
    alone(dated.filter(({ hours }) => hours !== null)) ??
    alone(dated);
  if (!found) return null;
  const { on, lastOn } = found;
  const hours = found.hours ?? hoursIn(lines.find((line) => labelOfHours.test(line)) ?? '');
  return { on, lastOn, startsAt: hours?.startsAt ?? null, endsAt: hours?.endsAt ?? null };
}

/** The first of those that all name the same day. */
function alone<Dated extends { readonly on: IsoDate }>(dated: readonly Dated[]): Dated | undefined {
  const [first] = dated;
  return dated.every(({ on }) => on === first?.on) ? first : undefined;
}

const plain = (line: string): string => line.replace(/[|*\s]/g, '').replaceAll('正午', '12時');

const aDay =
  /(?:(令和)?(\d{1,4})年)?(?<!\d)(\d{1,2})月(\d{1,2})日(?:\(.\))?(?:(?:から|[~〜-])(?:\d{4}年)?(?:(\d{1,2})月)?(\d{1,2})日)?/g;
/** 前の週の11月13日までに: until when one has to do something. */
const isDeadline = /^(?:\(.\))?(?:\d{1,2}時)?までに/;

function daysIn(line: string, issuedOn: IsoDate): { on: IsoDate; lastOn: IsoDate } | undefined {
  for (const found of line.matchAll(aDay)) {
    const [whole, era, year, month, day, lastMonth = month, lastDay = day] = found;
    if (isDeadline.test(line.slice(found.index + whole.length))) continue;
    const on = dayOf({ year: yearOf(era, year), month, day }, issuedOn);
    const lastOn = dayOf({ year: undefined, month: lastMonth, day: lastDay }, on ?? issuedOn);
    if (on && lastOn && on <= lastOn) return { on, lastOn };
  }
  return undefined;
}

const yearBeforeReiwa = 2018;

function yearOf(era: string | undefined, year: string | undefined): number | undefined {
  if (year === undefined) return undefined;
  return Number(year) + (era === undefined ? 0 : yearBeforeReiwa);
}

type Parts = {
  readonly year: number | undefined;
  readonly month: string | undefined;
  readonly day: string | undefined;
};

/** A notice is given before what it announces, or shortly after it began. */
const backDays = 31;

/** Without a year: the first such day that is not long before `from`. */
function dayOf({ year, month, day }: Parts, from: IsoDate): IsoDate | undefined {
  const earliest = addDays(from, -backDays);
  const first = year ?? partsOf(earliest).year;
  const inYear = (it: number) => isoDate({ year: it, month: Number(month), day: Number(day) });
  const on = year === undefined && inYear(first) < earliest ? inYear(first + 1) : inYear(first);
  return isRealDate(on) ? on : undefined;
}

const someHours =
  /(午前|午後)?(\d{1,2})(?::(\d{2})|時(半|\d{1,2}分)?)(?:ごろ|頃)?(?:から|[~〜-])(?:(午前|午後)?(\d{1,2})(?::(\d{2})|時(半|\d{1,2}分)?))?/;

function hoursIn(line: string): { startsAt: string; endsAt: string | null } | null {
  const found = someHours.exec(line);
  if (!found) return null;
  const [, half, hour, minute, rest, lastHalf = half, lastHour, lastMinute, lastRest] = found;
  const startsAt = clock(half, hour, minute ?? minutesIn(rest));
  const endsAt = clock(lastHalf, lastHour, lastMinute ?? minutesIn(lastRest));
  if (startsAt === null) return null;
  return { startsAt, endsAt: endsAt !== null && endsAt > startsAt ? endsAt : null };
}

const minutesIn = (rest = ''): string => (rest === '半' ? '30' : rest.replace('分', '') || '00');

function clock(half: string | undefined, hour: string | undefined, minute: string): string | null {
  if (hour === undefined) return null;
  const whole = Number(hour) + (half === '午後' && Number(hour) < 12 ? 12 : 0);
  if (whole > 24 || Number(minute) > 59) return null;
  return `${String(whole).padStart(2, '0')}:${minute.padStart(2, '0')}`;
}
