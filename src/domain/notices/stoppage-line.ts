import type { IsoDate } from '#domain/calendar.ts';
import { eventWords } from '#domain/documents/notice-event.ts';
import type { Stoppage } from './stoppage.ts';
import type { NoticeTime } from './time-in.ts';

/** Works go on, they do not stop anything. */
export const isStop = ({ marks }: Pick<Stoppage, 'marks'>): boolean => !marks.includes('works');

/** 12月2日（水）10:00〜15:00; several days as 12月1日（火）から12月20日（日）まで. */
export function timeAtHome(time: NoticeTime, today: IsoDate): string {
  if (time.lastOn === time.on) return eventWords(time, today);
  const [first, last] = [time.on, time.lastOn].map((on) =>
    eventWords({ on, startsAt: null, endsAt: null }, time.on),
  );
  return `${first}から${last}まで`;
}

/** Where the notice is read. */
export function stoppageAddress({ id, origin }: Pick<Stoppage, 'id' | 'origin'>): string {
  return origin === 'document' ? `/document/${id}` : `/demo/notices?notice=${id}`;
}
