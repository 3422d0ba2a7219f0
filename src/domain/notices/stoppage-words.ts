import { type IsoDate, partsOf } from '#domain/calendar.ts';
import { eventWords } from '#domain/documents/notice-event.ts';
import type { Stoppage } from './stoppage.ts';
import { type StoppageMark, stoppageKinds } from './stoppage-kinds.ts';
import type { NoticeTime } from './time-in.ts';
import { timeWords } from './write-notice.ts';

type Told = Pick<Stoppage, 'marks' | 'time' | 'issuedOn'>;

/** この日は、13時から16時まで断水の予定です（11月20日のお知らせ）。 */
export function stoppageSentence({ marks, time, issuedOn }: Told): string {
  const { month, day } = partsOf(issuedOn);
  return `この日は、${hoursWords(time)}${willWords(marks)}（${month}月${day}日のお知らせ）。`;
}

function hoursWords(time: NoticeTime | null): string {
  const from = time?.startsAt ? `${timeWords(time.startsAt)}から` : '';
  const until = time?.endsAt ? `${timeWords(time.endsAt)}まで` : '';
  return `${from}${until}`;
}

function willWords(marks: readonly StoppageMark[]): string {
  const kinds = marks.flatMap((mark) => kindOf(mark) ?? []);
  const [first] = kinds;
  if (!first) return marks.includes('works') ? '工事の予定です' : '使えない予定です';
  if (kinds.length === 1) return first.will;
  return `${kinds.map(({ subject }) => subject).join('と')}が止まる予定です`;
}

/** 断水; エレベーター停止: in as few words as there is room for. */
export function stoppageShort({ marks }: Pick<Stoppage, 'marks'>): string {
  const [first] = marks.flatMap((mark) => kindOf(mark) ?? []);
  if (first) return first.short;
  return marks.includes('works') ? '工事' : '使えません';
}

function kindOf(mark: StoppageMark) {
  return mark === 'works' || mark === 'other' ? undefined : stoppageKinds[mark];
}

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
