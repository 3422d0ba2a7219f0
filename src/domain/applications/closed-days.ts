import {
  addDays,
  formatNearDay,
  type IsoDate,
  isRealDate,
  weekdayName,
  weekdayOf,
} from '#domain/calendar.ts';
import { holidayOn } from '#domain/holiday.ts';
import { isRealSpan, isWithinSpan, type YearlySpan } from '#domain/yearly-span.ts';
import { type Fault, isAsked } from './asked.ts';
import type { Answers, ClosedDays, Form } from './form.ts';

export const noClosedDays: ClosedDays = {
  weekdays: [],
  isOnHolidays: false,
  spans: [],
  basisWords: '',
};

type Closing = Pick<Form, 'fields' | 'attachments' | 'deed'> & {
  readonly closedDays: ClosedDays | null;
};
/** Within a span whose first and last day are open, work may rest on the closed ones. */
export type ClosedFault = Fault & { readonly isOnlyBetween: boolean };

/** Longer than any work in a home; who types the year 2127 is not made to wait. */
const longestSpanDays = 800;
const mostNamed = 3;

export function isClosed(closed: ClosedDays, day: IsoDate): boolean {
  return reasonsOn(closed, day).length > 0;
}

export function isNeverClosed({ weekdays, isOnHolidays, spans }: ClosedDays): boolean {
  return weekdays.length === 0 && !isOnHolidays && spans.length === 0;
}

/** That day or the next one that is open; nothing where a whole year has none. */
export function openDayFrom(closed: ClosedDays | null, day: IsoDate): IsoDate | null {
  for (let ahead = 0; ahead <= 366; ahead += 1) {
    const next = addDays(day, ahead);
    if (closed === null || !isClosed(closed, next)) return next;
  }
  return null;
}

/** 日曜日、祝日、12月29日〜1月3日 */
export function closedWords({ weekdays, isOnHolidays, spans }: ClosedDays): string {
  const fromMonday = weekdays.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  return [
    ...fromMonday.map((weekday) => `${weekdayName(weekday)}曜日`),
    ...(isOnHolidays ? ['祝日'] : []),
    ...spans.map(spanWords),
  ].join('、');
}

/** The rules' closed days where a field is the day, or the first or last day, of what is done. */
export function closedDaysOf(form: Closing, field: string): ClosedDays | null {
  return form.deed?.from === field || form.deed?.until === field ? form.closedDays : null;
}

/**
 * できない日 among the chosen days, each beside the field it is known from. It stops nothing, as with `beyondLimits`;
 * who sends it and who answers both read it.
 */
export function closedFaults(
  form: Closing,
  answers: Answers,
  today: IsoDate,
): readonly ClosedFault[] {
  const { deed, closedDays } = form;
  if (!deed || closedDays === null) return [];
  const from = dayIn(form, answers, deed.from);
  const until = dayIn(form, answers, deed.until);
  const first = from === undefined ? [] : [from].filter((day) => isClosed(closedDays, day));
  const later = daysAfter(from, until).filter((day) => isClosed(closedDays, day));
  const isOnlyBetween = first.length === 0 && later.at(-1) !== until;
  const say = (days: readonly IsoDate[], particle: string) =>
    sentenceOf(days, { closedDays, particle, noneWords: deed.noneWords, until, today });
  return [
    ...(first.length === 0 ? [] : [{ at: deed.from, words: say(first, 'は'), isOnlyBetween }]),
    ...(later.length === 0 || deed.until === undefined
      ? []
      : [{ at: deed.until, words: say(later, first.length === 0 ? 'は' : 'も'), isOnlyBetween }]),
  ];
}

/** What cannot be kept as closed days, in a sentence. */
export function faultOfClosedDays(closed: ClosedDays): string | undefined {
  if (!closed.spans.every(isRealSpan)) {
    return 'できない期間に、暦にない日があります。月と日を選び直してください。';
  }
  const hasOpenDay = openDayFrom(closed, '2026-01-01') !== null;
  return hasOpenDay ? undefined : 'できる日が1日もありません。曜日と期間を見直してください。';
}

/** With its weekday, the name of its holiday and the spans it lies in: why that day is closed. */
function reasonsOn(closed: ClosedDays, day: IsoDate): readonly string[] {
  const weekday = weekdayOf(day);
  const holiday = closed.isOnHolidays ? holidayOn(day) : undefined;
  return [
    ...(closed.weekdays.includes(weekday) ? [`${weekdayName(weekday)}曜日`] : []),
    ...(holiday === undefined ? [] : [holiday]),
    ...closed.spans.filter((span) => isWithinSpan(span, day)).map(spanWords),
  ];
}

function spanWords({ from, until }: YearlySpan): string {
  const words = (monthDay: string) => monthDay.split('-').map(Number).join('月');
  return from === until ? `${words(from)}日` : `${words(from)}日〜${words(until)}日`;
}

function dayIn(form: Closing, answers: Answers, at: string | undefined): IsoDate | undefined {
  const field = at === undefined ? undefined : form.fields[at];
  const given = at === undefined ? undefined : answers[at];
  if (!field || typeof given !== 'string' || !isRealDate(given)) return undefined;
  return isAsked(form, field, answers) ? given : undefined;
}

/** After the first until the last; where the first is not known or lies behind, the last alone. */
function daysAfter(from: IsoDate | undefined, until: IsoDate | undefined): readonly IsoDate[] {
  if (until === undefined || from === until) return [];
  if (from === undefined || from > until) return [until];
  const days: IsoDate[] = [];
  for (let day = addDays(from, 1); day <= until; day = addDays(day, 1)) {
    if (days.length === longestSpanDays) return [...days, until];
    days.push(day);
  }
  return days;
}

type Said = {
  readonly closedDays: ClosedDays;
  readonly particle: string;
  readonly noneWords: string;
  readonly until: IsoDate | undefined;
  readonly today: IsoDate;
};

function sentenceOf(days: readonly IsoDate[], said: Said): string {
  const { closedDays, particle, noneWords, today } = said;
  const [day = ''] = days;
  const isOne = days.length === 1;
  const named = isOne ? [day] : namedOf(days, said.until);
  // The year stands where it changes, counted from today's.
  const words = named.map((it, index) => formatNearDay(it, named[index - 1] ?? today)).join('、');
  const more = days.length - named.length;
  const reason = isOne ? reasonsOn(closedDays, day).join('、') : closedWords(closedDays);
  const basis = closedDays.basisWords === '' ? '' : `。${closedDays.basisWords}`;
  return `${isOne ? '' : '期間のうち、'}${words}${more > 0 ? `ほか${more}日` : ''}${particle}、${noneWords}です（${reason}${basis}）。`;
}

/** The first few, but never without the last day of the work itself. */
function namedOf(days: readonly IsoDate[], until: IsoDate | undefined): readonly IsoDate[] {
  const last = days.slice(-1).filter((day) => day === until);
  return days.length <= mostNamed ? days : [...days.slice(0, mostNamed - last.length), ...last];
}
