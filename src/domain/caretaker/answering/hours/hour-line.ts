import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { asksWhetherAllowed } from '#domain/caretaker/answering/what-is-asked.ts';
import type { Evidence } from '#domain/caretaker/evidence/evidence.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { askedClock } from './asked-clock.ts';
import { liesIn, toldHours } from './told-hours.ts';

/**
 * 夜の9時に弾いてもいい beside 9:00〜20:00: whether that time is one of them, and nothing about what follows from it,
 * for hours may be those in which something is allowed, or not. It goes when the quoted words go.
 */
export function hourLine(
  { kind, understood }: Pick<Evidence, 'kind' | 'understood'>,
  told: readonly Line[],
): readonly Line[] {
  const [first] = told;
  const asked = askedClock(understood);
  if (first === undefined || asked === undefined || first.markdown.startsWith('- ')) return [];
  if (kind !== 'permission' && !asksWhetherAllowed(understood)) return [];
  const hours = toldHours(first.quotes.map(({ words }) => words).join(''));
  if (hours === undefined) return [];
  const isIn = liesIn(hours, asked.minutes, asked.isUntil);
  if (isIn === undefined) return [];
  const words = escapeMarkdown(asked.words);
  return [
    {
      markdown: `お尋ねの「${words}」は、この時間に${isIn ? '入ります' : '入りません'}。`,
      quotes: first.quotes,
    },
  ];
}
