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
  return standing(movements).open;
}

/** 払いすぎ: what was paid beyond everything that was open, and not used or given back since; sums are positive. */
export function overpaidItems<Item extends Movement>(movements: readonly Item[]): readonly Item[] {
  return standing(movements).overpaid;
}

type Standing<Item> = { readonly open: readonly Item[]; readonly overpaid: readonly Item[] };

/** Only one of the two holds anything: together they are the balance. */
function standing<Item extends Movement>(movements: readonly Item[]): Standing<Item> {
  let open: readonly Item[] = [];
  let overpaid: readonly Item[] = [];
  for (const movement of movements) {
    if (movement.amountYen > 0) [overpaid, open] = settled(overpaid, open, movement);
    else [open, overpaid] = settled(open, overpaid, movement);
  }
  return { open, overpaid };
}

/** What is left on the one side, and the other with what the movement exceeds it by. */
function settled<Item extends Movement>(
  against: readonly Item[],
  own: readonly Item[],
  movement: Item,
): readonly [against: readonly Item[], own: readonly Item[]] {
  const { left, restYen } = cleared(against, Math.abs(movement.amountYen));
  return [left, restYen === 0 ? own : [...own, { ...movement, amountYen: restYen }]];
}

function cleared<Item extends Movement>(items: readonly Item[], sumYen: Yen) {
  const exact = items.find(({ amountYen }) => amountYen === sumYen);
  if (exact) return { left: items.filter((item) => item !== exact), restYen: 0 };
  let restYen = sumYen;
  const left = items.flatMap((item) => {
    const takenYen = Math.min(restYen, item.amountYen);
    restYen -= takenYen;
    return takenYen === item.amountYen ? [] : [{ ...item, amountYen: item.amountYen - takenYen }];
  });
  return { left, restYen };
}
