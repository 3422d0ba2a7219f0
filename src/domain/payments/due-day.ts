import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { dueWords } from '#domain/tasks/due.ts';

export type BillDay = {
  readonly dueOn: IsoDate;
  /** 口座振替: the payee draws it, and nobody is late. */
  readonly isDebited: boolean;
};

/** 支払期限 of a bill and how near it is; of what is drawn, the day on which the bank does it. */
export function billDayWords({ dueOn, isDebited }: BillDay, today: IsoDate): string {
  const day = formatPlainDate(dueOn);
  if (!isDebited) return `支払期限 ${day}（${dueWords(today, dueOn)}）`;
  return dueOn < today
    ? `口座振替の日 ${day}（引き落としを通帳で確かめて、記帳してください）`
    : `口座振替の日 ${day}`;
}
