import type { ToldStoppage } from '#contract/stoppage.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { isDuring, stoppagesOn } from '#domain/notices/stoppage.ts';
import { stoppageAddress } from '#domain/notices/stoppage-line.ts';
import { stoppageSentence } from '#domain/notices/stoppage-words.ts';
import { TextLink } from '#web/ui/text-link.tsx';

type Use = {
  readonly day: IsoDate;
  readonly space?: string;
  readonly hours?: { readonly fromHour: number; readonly untilHour: number };
};
type StoppageNotesProps = { stoppages: readonly ToldStoppage[]; use: Use };

/** What notices say will stop on the day of a use; it keeps nobody from booking. */
export function StoppageNotes({ stoppages, use }: StoppageNotesProps) {
  const told = stoppagesOn(stoppages, use);
  if (told.length === 0) return null;
  return (
    <ul className="my-3 grid max-w-2xl gap-2">
      {told.map((it) => (
        <li key={it.id} className="rounded-lg bg-warn-soft px-4 py-2">
          <p className="pt-1">{stoppageSentence(it)}</p>
          {use.hours && isDuring(it, use.hours) && (
            <p className="font-bold">お使いの時間と重なります。</p>
          )}
          <TextLink
            href={stoppageAddress(it)}
            target="_blank"
            className="inline-block py-2 print:hidden"
          >
            {it.title}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
