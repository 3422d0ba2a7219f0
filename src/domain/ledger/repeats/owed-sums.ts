import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { DueEntry } from './due-entries.ts';

/** 未払金 that is open; `place` is account, fund and payee. */
type OwedItem = {
  readonly place: string;
  readonly postedOn: IsoDate;
  readonly amountYen: Yen;
};

type Due = Pick<DueEntry, 'key' | 'postings' | 'mayChangeAmount' | 'postedOn'>;

/**
 * What is open of 未払金 that each entry would pay, by its key; entries that pay none are left out. The earlier entry
 * takes what was billed until its day, and nothing is offered twice.
 */
export function owedSums(
  due: readonly Due[],
  items: readonly OwedItem[],
  payableIds: ReadonlySet<string>,
): ReadonlyMap<string, Yen> {
  const sums = new Map<string, Yen>();
  let left = items;
  for (const { key, postings, mayChangeAmount, postedOn } of due) {
    const paid = postings.find((it) => payableIds.has(it.accountId) && it.amountYen > 0);
    if (!paid || !mayChangeAmount) continue;
    const { accountId, fundId, counterpartyId } = paid;
    const place = [accountId, fundId, counterpartyId].filter((part) => part !== null).join(' ');
    const isTaken = (it: OwedItem) => it.place === place && it.postedOn <= postedOn;
    sums.set(
      key,
      left.filter(isTaken).reduce((sum, { amountYen }) => sum + amountYen, 0),
    );
    left = left.filter((it) => !isTaken(it));
  }
  return sums;
}
