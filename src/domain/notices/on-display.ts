import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { Urgency } from './quiet-hours.ts';

/** What names no end goes when it is no longer new. */
const usualDays = 14;
/** Whoever waits for the lift sees each of them. */
const mostShown = 6;

type Sent = {
  readonly urgency: Urgency;
  readonly on: IsoDate;
  readonly showsUntil: IsoDate | null;
};

const mostLines = 8;
const mostLetters = 280;

/** As many whole lines as can be read while walking past; the rest stands in the notice itself. */
export function displayWords(body: string): string {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  let letters = 0;
  const shown = lines.slice(0, mostLines).filter((line) => {
    letters += line.length;
    return letters <= mostLetters;
  });
  if (shown.length === lines.length) return shown.join('\n');
  return [...shown, 'つづきは、スミワのお知らせで読めます。'].join('\n');
}

/** 玄関の画面: an emergency alone while it lasts, else what is still of today, the newest first. */
export function onDisplay<Notice extends Sent>(
  notices: readonly Notice[],
  today: IsoDate,
): readonly Notice[] {
  const current = notices
    .filter(({ on, showsUntil }) => (showsUntil ?? addDays(on, usualDays)) >= today)
    .toSorted((a, b) => b.on.localeCompare(a.on));
  const urgent = current.filter(({ urgency, on }) => urgency === 'emergency' && on === today);
  return (urgent.length > 0 ? urgent : current).slice(0, mostShown);
}
