import { collectingSentence, type Dating } from '#domain/billing/month-state.ts';
import { openYen } from '#domain/billing/position.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import type { Known } from './load-positions.ts';

type Wanted = {
  readonly dwellingId: string;
  readonly dueBefore?: IsoDate;
  readonly dating?: Dating;
};

/** Months whose payment waits for the bank's answer: a paper that names what is late says these beside it. */
export function awaitedWords(
  { positions, stateOf, paysBy }: Known,
  { dwellingId, dueBefore, dating }: Wanted,
): readonly string[] {
  const awaited = positions.filter(
    (it) =>
      it.dwellingId === dwellingId &&
      (dueBefore === undefined || it.dueOn < dueBefore) &&
      stateOf({ ...it, openYen: openYen(it) }) === 'collecting',
  );
  const months = new Map(awaited.map(({ month, dueOn }) => [month, dueOn]));
  const ordered = [...months].toSorted(([one], [other]) => one.localeCompare(other));
  return ordered.map(([month, dueOn]) =>
    collectingSentence(
      {
        month,
        dueOn,
        openYen: sumYen(awaited.filter((it) => it.month === month).map(openYen)),
        paysBy: paysBy(dwellingId),
      },
      dating,
    ),
  );
}
