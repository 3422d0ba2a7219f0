import { type AwaitedMonth, collectingSentence, type Dating } from '#domain/billing/month-state.ts';
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

/** The same months of all dwellings together: what 滞納 does not count yet. */
export function awaitedMonths({ positions, stateOf, paysBy }: Known): readonly AwaitedMonth[] {
  const awaited = positions
    .map((it) => ({ ...it, yen: openYen(it), paysBy: paysBy(it.dwellingId) }))
    .filter((it) => stateOf({ ...it, openYen: it.yen }) === 'collecting');
  const keyOf = (it: (typeof awaited)[number]) => `${it.month} ${it.paysBy}`;
  const keys = [...new Set(awaited.map(keyOf))].toSorted();
  return keys
    .map((key) => awaited.filter((it) => keyOf(it) === key))
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      return {
        month: first.month,
        dueOn: first.dueOn,
        paysBy: first.paysBy,
        count: new Set(own.map(({ dwellingId }) => dwellingId)).size,
        yen: sumYen(own.map(({ yen }) => yen)),
      };
    });
}
