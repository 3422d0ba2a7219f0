import type { Yen } from '#domain/money.ts';

type Movement = {
  readonly entryId: string;
  readonly amountYen: Yen;
  /** 取り消し: the entry that this one turns back. */
  readonly reversesId: string | null;
};

/** What moved on one place of the books, without entries that were turned back and without what turned them back. */
export function withoutReversed<Item extends Movement>(
  movements: readonly Item[],
): readonly Item[] {
  const sums = new Map<string, Yen>();
  for (const { entryId, amountYen } of movements) {
    sums.set(entryId, (sums.get(entryId) ?? 0) + amountYen);
  }
  const reversalOf = new Map<string, string>();
  for (const { entryId, reversesId } of movements) {
    // Only two that come to nothing may be left out together.
    if (reversesId !== null && sums.get(reversesId) === -(sums.get(entryId) ?? 0)) {
      reversalOf.set(reversesId, entryId);
    }
  }
  // A reversal that was turned back itself turns nothing back.
  const isReversed = (entryId: string): boolean => {
    const reversal = reversalOf.get(entryId);
    return reversal !== undefined && !isReversed(reversal);
  };
  const reverses = ({ entryId, reversesId }: Item) =>
    reversesId !== null && reversalOf.get(reversesId) === entryId && isReversed(reversesId);
  return movements.filter((it) => !isReversed(it.entryId) && !reverses(it));
}
