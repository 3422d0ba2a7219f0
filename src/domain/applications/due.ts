import { addDays, formatDate, type IsoDate, isRealDate } from '#domain/calendar.ts';
import { monthsAfter } from '#domain/people/term.ts';
import type { Answers, Due } from './form.ts';

/**
 * The last day on which it is in time. Before a day, the whole time lies between: 「7日前まで」 for the 20th is the
 * 12th, as with a convocation. After a day, that day is not counted: 「14日以内」 of the 1st is the 15th.
 */
export function lastDayOf(due: Due, day: IsoDate): IsoDate {
  const sign = due.side === 'before' ? -1 : 1;
  const whole =
    due.unit === 'days' ? addDays(day, sign * due.count) : monthsAfter(day, sign * due.count);
  return due.side === 'before' ? addDays(whole, -1) : whole;
}

/** When a filled-in form should be there at the latest; nothing while its day is not known. */
export function dueDayOf(due: Due | null, answers: Answers): IsoDate | null {
  const day = due === null ? undefined : answers[due.field];
  return due !== null && typeof day === 'string' && isRealDate(day) ? lastDayOf(due, day) : null;
}

/** 工事を始める日の前に21日以上あけて */
export function dueWords(due: Due | null, label: string): string {
  if (due === null) return '期限はありません。';
  const span = due.unit === 'days' ? `${due.count}日` : `${due.count}か月`;
  if (due.side === 'after') {
    return due.count === 0 ? `「${label}」のうちに、すぐ` : `「${label}」から${span}以内`;
  }
  return due.count === 0 ? `「${label}」の前の日まで` : `「${label}」まで、まる${span}以上あけて`;
}

/** What is said of the time that is left. */
export function timeWords(lastDay: IsoDate, today: IsoDate): string {
  return lastDay < today
    ? `期限の${formatDate(lastDay)}を過ぎています。送れますが、間に合わないことがあります。`
    : `${formatDate(lastDay)}までに送れば、間に合います。`;
}
