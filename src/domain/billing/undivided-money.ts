import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { RunFacts } from './plan-run.ts';
import { itemFinder } from './position.ts';
import { runsAhead } from './runs-ahead.ts';

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
  const later = Array.from({ length: monthsAhead - 1 }, (_, index) => ({
    month: addMonths(facts.month, index + 1),
    before: [],
  }));
  const parts = new Map<string, Yen>();
  for (const { itemId, yen } of runsAhead({ ...facts, tariff: { ...tariff, dwellings } }, later)) {
    const { fundId } = itemOf(itemId);
    parts.set(fundId, (parts.get(fundId) ?? 0) + yen);
  }
  return {
    yen: sumYen(facts.free.map(({ yen }) => yen)),
    fundId: first.fundId,
    parts: [...parts].map(([fundId, yen]) => ({ fundId, yen })),
  };
}
