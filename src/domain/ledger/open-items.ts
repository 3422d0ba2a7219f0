import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

type Movement = {
  readonly entryId: string;
  readonly postedOn: IsoDate;
  readonly summary: string;
  /** With the sign of the account: what opens is positive, what clears is negative. */
  readonly amountYen: Yen;
};

/**
 * 残っているもの: what was put on an account and is not cleared yet, oldest first. A sum that clears goes to the item of
 * just that sum, or else to the oldest ones.
 */
export function openItems<Item extends Movement>(movements: readonly Item[]): readonly Item[] {
  let open: readonly Item[] = [];
  for (const movement of movements) {
    open = movement.amountYen > 0 ? [...open, movement] : cleared(open, -movement.amountYen);
  }
  return open;
}

function cleared<Item extends Movement>(open: readonly Item[], sumYen: Yen): readonly Item[] {
  const exact = open.find(({ amountYen }) => amountYen === sumYen);
  if (exact) return open.filter((item) => item !== exact);
  let restYen = sumYen;
  return open.flatMap((item) => {
    const takenYen = Math.min(restYen, item.amountYen);
    restYen -= takenYen;
    return takenYen === item.amountYen ? [] : [{ ...item, amountYen: item.amountYen - takenYen }];
  });
}
