import type { IsoDate } from '#domain/calendar.ts';
import type { Stoppage } from './stoppage.ts';
import { type StoppageKind, stoppageShorts } from './stoppage-marks.ts';

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
