import type { IsoDate } from '#domain/calendar.ts';
import { eventWords } from '#domain/documents/notice-event.ts';
import type { Stoppage } from './stoppage.ts';
import { type StoppageKind, stoppageShorts } from './stoppage-marks.ts';
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

type Told = Pick<Stoppage, 'marks' | 'time'>;

/** What nobody can live without goes before a car park or a net, however near that is. */
const pressing: readonly StoppageKind[] = ['water', 'power', 'gas', 'lift'];

/** 断水 12月9日（水）ほか: of all that stops the most pressing, on its own day. */
export function mostPressing(
  stopping: readonly Told[],
  dayWords: (day: IsoDate) => string,
): string | undefined {
  const told = stopping.flatMap(({ marks, time }) => (time ? [{ marks, day: time.on }] : []));
  const ranked = pressing.flatMap((kind) => told.filter(({ marks }) => marks.includes(kind)));
  const nearest = ranked.toSorted((a, b) => a.day.localeCompare(b.day))[0] ?? told[0];
  if (!nearest) return undefined;
  const more = stopping.length > 1 ? 'ほか' : '';
  return `${wordOf(nearest.marks)} ${dayWords(nearest.day)}${more}`;
}

function wordOf(marks: Told['marks']): string {
  const kind = [...pressing, 'internet' as const].find((it) => marks.includes(it));
  return kind ? stoppageShorts[kind] : '停止・点検';
}

/** Where the notice is read. */
export function stoppageAddress({ id, origin }: Pick<Stoppage, 'id' | 'origin'>): string {
  return origin === 'document' ? `/document/${id}` : `/demo/notices?notice=${id}`;
}
