import type { Yen } from '#domain/money.ts';

type Settled = { readonly entryId: string; readonly dueEntryId: string; readonly yen: Yen };

/** How much of each payment, whole or in parts, settles something owed beside which a paper stands. */
export function settledWithPaper(
  settled: readonly Settled[],
  withPaper: ReadonlySet<string>,
): ReadonlyMap<string, Yen> {
  const sums = new Map<string, Yen>();
  for (const { entryId, dueEntryId, yen } of settled) {
    if (withPaper.has(dueEntryId)) sums.set(entryId, (sums.get(entryId) ?? 0) + yen);
  }
  return sums;
}
