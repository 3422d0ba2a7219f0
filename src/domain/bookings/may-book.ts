import { addDays, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { monthsAfter } from '#domain/people/term.ts';
import { hoursOf, isClosedOn, reservedAt, type SpaceRules, type Use } from './space.ts';

/** The days on which a space may be booked, asked on a day. */
export function openDays(
  { opensMonthsBefore, closesDaysBefore }: SpaceRules,
  today: IsoDate,
): { readonly first: IsoDate; readonly last: IsoDate } {
  return {
    first: addDays(today, closesDaysBefore),
    last: monthsAfter(today, opensMonthsBefore),
  };
}

type Asked = {
  readonly today: IsoDate;
  /** What the same dwelling has booked and not cancelled, this one left out. */
  readonly own: readonly Use[];
};

/** Why a use cannot be booked, in a sentence; nothing where it can, as far as the rules say. */
export function hindranceOf(rules: SpaceRules, use: Use, asked: Asked): string | undefined {
  return (
    hindranceOfDay(rules, use.day, asked.today)?.sentence ??
    hindranceOfHours(rules, use) ??
    hindranceOfOwn(rules, use, asked.own)
  );
}

/** Where more people come than the space holds. */
export function hindranceOfPeople({ capacity }: SpaceRules, people: number): string | undefined {
  return capacity !== undefined && people > capacity
    ? `定員は${capacity}名です。${capacity}名までの人数にしてください。`
    : undefined;
}

/** The day that is offered first; where the next weeks are all closed, the day of asking. */
export function firstDayToBook(rules: SpaceRules, today: IsoDate): IsoDate {
  const days = Array.from({ length: offeredDays }, (_, index) => addDays(today, index));
  return days.find((day) => hindranceOfDay(rules, day, today) === undefined) ?? today;
}
const offeredDays = 35;

type DayHindrance = {
  /** Beside the day, where there is room for a word. */
  readonly short: string;
  readonly sentence: string;
};

/** Why nothing can be booked on a day; nothing where it can. */
export function hindranceOfDay(
  rules: SpaceRules,
  day: IsoDate,
  today: IsoDate,
): DayHindrance | undefined {
  const { first, last } = openDays(rules, today);
  if (day < today) return { short: '過ぎた日', sentence: '過ぎた日は予約できません。' };
  if (day < first) {
    return {
      short: '受付終了',
      sentence: `予約は、使う日の${rules.closesDaysBefore}日前までです。お急ぎのときは、管理事務室に聞いてください。`,
    };
  }
  if (day > last) {
    return {
      short: '受付前',
      sentence: `予約は、使う日の${rules.opensMonthsBefore}か月前から受け付けます。今は${formatPlainDate(last)}の分まで予約できます。`,
    };
  }
  return isClosedOn(rules, day)
    ? { short: '休み', sentence: 'この日は休みです。ほかの日を選んでください。' }
    : undefined;
}

function hindranceOfHours(rules: SpaceRules, use: Use): string | undefined {
  const { opensAt, closesAt, hoursPerDay } = rules;
  const { fromHour, untilHour, day } = use;
  const isWithin = opensAt <= fromHour && fromHour < untilHour && untilHour <= closesAt;
  if (!isWithin) return `使えるのは${opensAt}時から${closesAt}時までです。`;
  if (untilHour - fromHour > hoursPerDay) return dayWords(hoursPerDay);
  for (const hour of hoursOf(use)) {
    const kept = reservedAt(rules, { day, hour });
    if (kept) return `${hour}時からの1時間は、${kept.why}のため予約できません。`;
  }
  return undefined;
}

function hindranceOfOwn(rules: SpaceRules, use: Use, own: readonly Use[]): string | undefined {
  const sameDay = own.filter(({ day }) => day === use.day);
  const hours = [...sameDay, use].reduce((sum, it) => sum + it.untilHour - it.fromHour, 0);
  if (hours > rules.hoursPerDay) return dayWords(rules.hoursPerDay);
  const month = use.day.slice(0, 7);
  const times = own.filter(({ day }) => day.startsWith(month)).length;
  return times >= rules.timesPerMonth
    ? `予約は、1つの住戸で月に${rules.timesPerMonth}回までです。`
    : undefined;
}

function dayWords(hours: number): string {
  return `使えるのは、1日に${hours}時間までです。`;
}

/** Until when a booking can be taken back without a fee, as a moment in Japan: `2026-12-01T17`. */
export function freeUntil({ cancelDaysBefore, cancelHour }: SpaceRules, day: IsoDate): string {
  return `${addDays(day, -cancelDaysBefore)}T${String(cancelHour).padStart(2, '0')}`;
}

/** Whether it is before the end of free cancelling. `nowHour` has the same shape. */
export function isFreeToCancel(rules: SpaceRules, day: IsoDate, nowHour: string): boolean {
  return nowHour < freeUntil(rules, day);
}
