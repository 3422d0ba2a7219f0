import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { planRun, type RunFacts } from './plan-run.ts';
import { itemFinder } from './position.ts';

export type UndividedMoney = {
  readonly yen: Yen;
  /** Where all of it stands until it is billed. */
  readonly fundId: string;
  /** What the next runs would take of it, by fund, were the tariff to stay as it is. */
  readonly parts: readonly { readonly fundId: string; readonly yen: Yen }[];
};

/** Further than that nobody pays ahead; what is left then has no part. */
const monthsAhead = 24;

/** 前受金 that is for no month yet: it stands in one fund, and the months to come divide it. `null` where there is none. */
export function undividedMoney(facts: RunFacts): UndividedMoney | null {
  const { tariff } = facts;
  const [first] = tariff.items;
  if (!first || facts.free.length === 0) return null;
  const itemOf = itemFinder(tariff.items);
  const paying = new Set(facts.free.map(({ dwellingId }) => dwellingId));
  const dwellings = tariff.dwellings.filter(({ id }) => paying.has(id));
  const parts = new Map<string, Yen>();
  let next: RunFacts = { ...facts, tariff: { ...tariff, dwellings } };
  for (let count = 0; count < monthsAhead && next.free.length > 0; count += 1) {
    const { used } = planRun(next);
    for (const { itemId, yen } of used) {
      const { fundId } = itemOf(itemId);
      parts.set(fundId, (parts.get(fundId) ?? 0) + yen);
    }
    const free = next.free.flatMap((it) => {
      const own = used.filter(({ receiptId }) => receiptId === it.receiptId);
      const yen = it.yen - sumYen(own.map((use) => use.yen));
      return yen > 0 ? [{ ...it, yen }] : [];
    });
    next = { ...next, month: addMonths(next.month, 1), before: [], owed: [], free };
  }
  return {
    yen: sumYen(facts.free.map(({ yen }) => yen)),
    fundId: first.fundId,
    parts: [...parts].map(([fundId, yen]) => ({ fundId, yen })),
  };
}
