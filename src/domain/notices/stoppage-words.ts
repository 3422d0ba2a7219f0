import { partsOf } from '#domain/calendar.ts';
import type { Stoppage } from './stoppage.ts';
import { stoppageKinds } from './stoppage-kinds.ts';
import { type StoppageMark, stoppageShorts } from './stoppage-marks.ts';
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
  const [first] = marks.flatMap((mark) =>
    mark === 'works' || mark === 'other' ? [] : stoppageShorts[mark],
  );
  if (first !== undefined) return first;
  return marks.includes('works') ? '工事' : '使えません';
}

function kindOf(mark: StoppageMark) {
  return mark === 'works' || mark === 'other' ? undefined : stoppageKinds[mark];
}
