import { daysBetween, type IsoDate } from '#domain/calendar.ts';
import { daysUntilWords } from '#domain/meetings/meeting-days.ts';
import { Refusal } from '#domain/refusal.ts';

/** 期限 of a task as seen from today; within a week it is near. */
export type Due = 'none' | 'overdue' | 'near' | 'later';

const nearDays = 7;

export function dueOf(today: IsoDate, dueOn: IsoDate | null): Due {
  if (dueOn === null) return 'none';
  const days = daysBetween(today, dueOn);
  if (days < 0) return 'overdue';
  return days <= nearDays ? 'near' : 'later';
}

type Setting = {
  readonly today: IsoDate;
  /** What stood there so far; it may have passed since. */
  readonly before: IsoDate | null;
};

/** Why a day cannot be set as 期限: one that has passed is a slip. What was set earlier stays as it is. */
export function problemOfDue(dueOn: IsoDate | null, { today, before }: Setting): string | null {
  if (dueOn === null || dueOn === before || dueOn >= today) return null;
  return '期限は、今日からの日にしてください。';
}

export function refusePastDue(dueOn: IsoDate | null, setting: Setting): void {
  const problem = problemOfDue(dueOn, setting);
  if (problem !== null) throw new Refusal('invalid_input', problem);
}

/** 「あと5日」「期限を3日過ぎています」; empty where there is no due day. */
export function dueWords(today: IsoDate, dueOn: IsoDate | null): string {
  if (dueOn === null) return '';
  const days = daysBetween(today, dueOn);
  if (days < 0) return `期限を${-days}日過ぎています`;
  return days < 2 ? `${daysUntilWords(today, dueOn)}まで` : daysUntilWords(today, dueOn);
}
