import { addDays, formatDate, formatNearDay, type IsoDate, isRealDate } from '#domain/calendar.ts';
import { monthsAfter } from '#domain/people/term.ts';
import { openDayFrom } from './closed-days.ts';
import type { Answers, ClosedDays, Due } from './form.ts';

/**
 * The last day on which it is in time, as a house reads its rules: 「7日前まで」 for the 8th is the 1st, 「14日以内」 of the
 * 1st is the 15th. No day before at all is still beforehand: the day before. Whole days lie between only where the Act
 * counts, as with a convocation.
 */
export function lastDayOf(due: Due, day: IsoDate): IsoDate {
  if (due.side === 'before' && due.count === 0) return addDays(day, -1);
  const count = due.side === 'before' ? -due.count : due.count;
  return due.unit === 'days' ? addDays(day, count) : monthsAfter(day, count);
}

/** When a filled-in form should be there at the latest; nothing while its day is not known. */
export function dueDayOf(due: Due | null, answers: Answers): IsoDate | null {
  const day = due === null ? undefined : answers[due.field];
  return due !== null && typeof day === 'string' && isRealDate(day) ? lastDayOf(due, day) : null;
}

/** 「工事を始める日」の21日前まで */
export function dueWords(due: Due | null, label: string): string {
  if (due === null) return '期限はありません。';
  const span = due.unit === 'days' ? `${due.count}日` : `${due.count}か月`;
  if (due.side === 'after') {
    return due.count === 0 ? `「${label}」のうちに、すぐ` : `「${label}」から${span}以内`;
  }
  return due.count === 0 ? `「${label}」の前の日まで` : `「${label}」の${span}前まで`;
}

/**
 * The same in two days, so that nobody has to count: the nearest that is in time if it is sent today, and on which the
 * rules allow what is asked for.
 */
export function dueExample(
  due: Due | null,
  today: IsoDate,
  closed: ClosedDays | null = null,
): string {
  if (due === null || due.count === 0) return '';
  const ahead = due.side === 'before' ? due.count : 0;
  const nearest = due.unit === 'days' ? addDays(today, ahead) : monthsAfter(today, ahead);
  const day = openDayFrom(closed, nearest);
  if (day === null) return '';
  const words = (it: IsoDate) => formatNearDay(it, today);
  return `${words(day)}なら、${words(lastDayOf(due, day))}までです。`;
}

/** What is said of the time that is left; nothing is in time for a day on which it cannot be done. */
export function timeWords(lastDay: IsoDate, today: IsoDate, isDayOpen = true): string {
  if (lastDay < today) {
    return `期限の${formatDate(lastDay)}を過ぎています。送れますが、間に合わないことがあります。`;
  }
  return isDayOpen
    ? `${formatDate(lastDay)}までに送れば、間に合います。`
    : `送る期限は${formatDate(lastDay)}です。その前に、日にちを確かめてください。`;
}
