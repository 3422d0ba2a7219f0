import { daysBetween, type IsoDate } from '#domain/calendar.ts';
import { daysUntilWords } from '#domain/meetings/meeting-days.ts';

/** 期限 of a task as seen from today; within a week it is near. */
export type Due = 'none' | 'overdue' | 'near' | 'later';

const nearDays = 7;

export function dueOf(today: IsoDate, dueOn: IsoDate | null): Due {
  if (dueOn === null) return 'none';
  const days = daysBetween(today, dueOn);
  if (days < 0) return 'overdue';
  return days <= nearDays ? 'near' : 'later';
}

/** 「あと5日」「期限を3日過ぎています」; empty where there is no due day. */
export function dueWords(today: IsoDate, dueOn: IsoDate | null): string {
  if (dueOn === null) return '';
  const days = daysBetween(today, dueOn);
  if (days < 0) return `期限を${-days}日過ぎています`;
  return days < 2 ? `${daysUntilWords(today, dueOn)}まで` : daysUntilWords(today, dueOn);
}
