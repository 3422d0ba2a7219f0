import { formatNearDay, type IsoDate } from '#domain/calendar.ts';

/** お知らせの日時: when what a notice tells of takes place, which is not the day it was issued. */
export type NoticeEvent = {
  readonly on: IsoDate;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
};

/** 12月2日（水）10:00〜15:00, and once it is over 「（終わりました）」 */
export function eventWords({ on, startsAt, endsAt }: NoticeEvent, today: IsoDate): string {
  const from = startsAt === null ? '' : `${startsAt}〜${endsAt ?? ''}`;
  const until = startsAt === null && endsAt !== null ? `${endsAt}まで` : '';
  return `${formatNearDay(on, today)}${from}${until}${on < today ? '（終わりました）' : ''}`;
}
