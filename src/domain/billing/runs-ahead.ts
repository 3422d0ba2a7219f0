import { sumYen, type Yen } from '#domain/money.ts';
import { planRun, type RunFacts } from './plan-run.ts';
import type { Month } from './tariff.ts';

/** What a run to come would take of the money that is for nothing yet. */
export type AheadUse = {
  readonly dwellingId: string;
  readonly itemId: string;
  readonly month: Month;
  readonly yen: Yen;
};

type ComingRun = Pick<RunFacts, 'month' | 'before'>;

/** The runs to come, one after the other, as the tariff stands: what each leaves of the free money goes on to the next. */
export function runsAhead(facts: RunFacts, later: readonly ComingRun[]): readonly AheadUse[] {
  const uses: AheadUse[] = [];
  let { free, owed } = facts;
  for (const run of [{ month: facts.month, before: facts.before }, ...later]) {
    if (free.length === 0) break;
    const { used } = planRun({ ...facts, ...run, free, owed });
    const dwellingOf = new Map(free.map((it) => [it.receiptId, it.dwellingId]));
    for (const { receiptId, itemId, month, yen } of used) {
      uses.push({ dwellingId: dwellingOf.get(receiptId) ?? '', itemId, month, yen });
    }
    free = free.flatMap((it) => {
      const own = used.filter(({ receiptId }) => receiptId === it.receiptId);
      const yen = it.yen - sumYen(own.map((use) => use.yen));
      return yen > 0 ? [{ ...it, yen }] : [];
    });
    // Whoever has money left owes nothing older any more.
    owed = [];
  }
  return uses;
}
