import { addDays, type IsoDate, weekdayName, weekdayOf } from '#domain/calendar.ts';
import { holidayOn } from '#domain/holiday.ts';

/** In minutes since midnight. */
export type OpenSpan = { readonly from: number; readonly until: number };

/** 管理事務室の時間, as it is written beside the telephone number. */
export type OfficeHours = {
  /** By weekday, Sunday first; none where it is closed all day. */
  readonly weekdays: readonly (readonly OpenSpan[])[];
  readonly isClosedOnHolidays: boolean;
  readonly isClosedAtNewYear: boolean;
};

export type OfficeDay = {
  readonly date: IsoDate;
  readonly spans: readonly OpenSpan[];
  /** 祝日の名前 or 年末年始; empty on any other day. */
  readonly occasion: string;
};

const noon = 12 * 60;
const allDays = [0, 1, 2, 3, 4, 5, 6];
const named = (letter: string): number => allDays.findIndex((day) => weekdayName(day) === letter);
const line =
  /^(毎日|平日|[日月火水木金土](?:~[日月火水木金土]|(?:・[日月火水木金土])*)) ?([0-9:~、 ]+)(?:\((.*)\))?$/;
const spanWords = /([0-9]{1,2}):([0-9]{2})~([0-9]{1,2}):([0-9]{2})/g;
const mornings = /^([日月火水木金土・]+?)曜?日?は?午前のみ$/;
const closed = /^(.+?)(?:は|が)?(?:お?休み|定休)$/;
const closedDays = /^(?:[日月火水木金土](?:曜日?)?|祝日?|年末年始|[・と])+$/;

/** 「月〜土 8:00〜12:00、13:00〜17:00（水曜は午前のみ、日祝休み）」; undefined for what is not understood in whole. */
export function readOfficeHours(text: string): OfficeHours | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[〜～]/g, '~')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const [whole, days = '', times = '', notes = ''] = line.exec(plain) ?? [];
  const spans = [...times.matchAll(spanWords)].map(spanOf);
  if (whole === undefined || !areInOrder(spans)) return undefined;
  const open = daysIn(days);
  const usual: OfficeHours = {
    weekdays: allDays.map((day) => (open.includes(day) ? spans : [])),
    isClosedOnHolidays: days === '平日',
    isClosedAtNewYear: false,
  };
  return notes
    .split('、')
    .filter(Boolean)
    .reduce<OfficeHours | undefined>((hours, note) => hours && withNote(hours, note), usual);
}

function spanOf([, fromHour, fromMinute, untilHour, untilMinute]: RegExpMatchArray): OpenSpan {
  return {
    from: Number(fromHour) * 60 + Number(fromMinute),
    until: Number(untilHour) * 60 + Number(untilMinute),
  };
}

function areInOrder(spans: readonly OpenSpan[]): boolean {
  const ends = spans.flatMap(({ from, until }) => [from, until]);
  return ends.length > 0 && ends.every((end, place) => place === 0 || end > (ends[place - 1] ?? 0));
}

function daysIn(words: string): readonly number[] {
  if (words === '毎日') return allDays;
  if (words === '平日') return [1, 2, 3, 4, 5];
  const [first = '', last] = words.split('~');
  if (last === undefined) return words.split('・').map(named);
  const count = ((named(last) - named(first) + 7) % 7) + 1;
  return Array.from({ length: count }, (_, place) => (named(first) + place) % 7);
}

function withNote(hours: OfficeHours, note: string): OfficeHours | undefined {
  const [, halfDays] = mornings.exec(note.trim()) ?? [];
  if (halfDays !== undefined) return withMornings(hours, lettersIn(halfDays));
  const [, off] = closed.exec(note.trim()) ?? [];
  if (off === undefined || !closedDays.test(off)) return undefined;
  const days = lettersIn(off.replaceAll(/祝日?|年末年始/g, ''));
  return {
    weekdays: hours.weekdays.map((spans, day) => (days.includes(day) ? [] : spans)),
    isClosedOnHolidays: hours.isClosedOnHolidays || off.includes('祝'),
    isClosedAtNewYear: hours.isClosedAtNewYear || off.includes('年末年始'),
  };
}

/** 日曜日 names Sunday once, though the letter stands there twice. */
function lettersIn(words: string): readonly number[] {
  return [...words.replaceAll(/曜日?/g, '')].map(named).filter((day) => day >= 0);
}

function withMornings(hours: OfficeHours, days: readonly number[]): OfficeHours {
  const before = (spans: readonly OpenSpan[]) =>
    spans
      .filter(({ from }) => from < noon)
      .map(({ from, until }) => ({ from, until: Math.min(until, noon) }));
  const weekdays = hours.weekdays.map((spans, day) => (days.includes(day) ? before(spans) : spans));
  return { ...hours, weekdays };
}

/** The day as the office keeps it: a holiday goes before the weekday. */
export function officeDay(hours: OfficeHours, date: IsoDate): OfficeDay {
  const isNewYear = hours.isClosedAtNewYear && isAtNewYear(date);
  const occasion = isNewYear ? '年末年始' : (holidayOn(date) ?? '');
  const isClosed = isNewYear || (occasion !== '' && hours.isClosedOnHolidays);
  return { date, occasion, spans: isClosed ? [] : (hours.weekdays[weekdayOf(date)] ?? []) };
}

/** 12月29日から1月3日, as public offices have it. */
function isAtNewYear(date: IsoDate): boolean {
  const day = date.slice(5);
  return day >= '12-29' || day <= '01-03';
}

const mostDaysAhead = 30;

/** The next day on which somebody is there. */
export function nextOfficeDay(hours: OfficeHours, after: IsoDate): OfficeDay | undefined {
  return Array.from({ length: mostDaysAhead }, (_, place) =>
    officeDay(hours, addDays(after, place + 1)),
  ).find(({ spans }) => spans.length > 0);
}

/** 8:00〜12:00と13:00〜17:00 */
export function spansWords(spans: readonly OpenSpan[]): string {
  return spans.map(({ from, until }) => `${clockWords(from)}〜${clockWords(until)}`).join('と');
}

export function clockWords(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
