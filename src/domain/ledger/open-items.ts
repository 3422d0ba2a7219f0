import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import { payableStanding } from '#domain/payments/payable-standing.ts';

type Movement = {
  readonly entryId: string;
  readonly postedOn: IsoDate;
  /** With the sign of the account: what opens is positive, what clears is negative. */
  readonly amountYen: Yen;
  readonly reversesId: string | null;
};

/**
 * 残っているもの on an account for which nothing is agreed on, oldest first; of 未払金 `payableStanding` is asked itself.
 */
export function openItems<Item extends Movement>(movements: readonly Item[]): readonly Item[] {
  const given = movements.map((item) => {
    const { entryId, postedOn, amountYen, reversesId } = item;
    // Money that comes in is what 仮受金 is made of: it brings nothing back.
    return { entryId, postedOn, amountYen, reversesId, isInflow: false, item };
  });
  return payableStanding(given, []).dues.flatMap(({ movement: { item }, openYen }) =>
    openYen > 0 ? [{ ...item, amountYen: openYen }] : [],
  );
}
