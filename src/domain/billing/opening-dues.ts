import { addBalances, type Balance } from '#domain/ledger/balance.ts';
import type { Yen } from '#domain/money.ts';
import { itemFinder } from './position.ts';
import type { BillingItem, Month } from './tariff.ts';

/** はじまりの未収金・前受金: what a dwelling owed or had paid ahead when the books began. */
export type OpeningDue = {
  readonly kind: 'owed' | 'ahead';
  readonly dwellingId: string;
  readonly itemId: string;
  /** `null` is 前受金 that is for no month yet. */
  readonly month: Month | null;
  readonly yen: Yen;
};

/** An account of 未収金 or 前受金: by the dwellings, and as the books began. Both above nothing. */
export type OpeningSum = {
  readonly kind: OpeningDue['kind'];
  readonly fundId: string;
  readonly accountId: string;
  readonly enteredYen: Yen;
  readonly booksYen: Yen;
};

/** What the dwellings come to on the accounts of the books: debit positive. */
export function balancesOfDues(
  items: readonly BillingItem[],
  dues: readonly OpeningDue[],
): readonly Balance[] {
  const itemOf = itemFinder(items);
  return addBalances(
    dues.map(({ kind, itemId, yen }) => {
      const { fundId, receivableId, advanceId } = itemOf(itemId);
      return kind === 'owed'
        ? { fundId, accountId: receivableId, amountYen: yen }
        : { fundId, accountId: advanceId, amountYen: -yen };
    }),
  );
}

/** Account by account, those of the 料金表 alone; what is nothing on both sides is left out. */
export function compareOpening(
  items: readonly BillingItem[],
  dues: readonly OpeningDue[],
  books: readonly Balance[],
): readonly OpeningSum[] {
  const entered = balancesOfDues(items, dues);
  const places = new Map<string, Place>();
  for (const { fundId, receivableId, advanceId } of items) {
    places.set(`${fundId} ${receivableId}`, { kind: 'owed', fundId, accountId: receivableId });
    places.set(`${fundId} ${advanceId}`, { kind: 'ahead', fundId, accountId: advanceId });
  }
  const all = [...places.values()];
  return [
    ...all.filter(({ kind }) => kind === 'owed'),
    ...all.filter(({ kind }) => kind === 'ahead'),
  ]
    .map((place) => ({
      ...place,
      enteredYen: shownYen(place, entered),
      booksYen: shownYen(place, books),
    }))
    .filter(({ enteredYen, booksYen }) => enteredYen !== 0 || booksYen !== 0);
}

type Place = Pick<OpeningSum, 'kind' | 'fundId' | 'accountId'>;

function shownYen({ kind, fundId, accountId }: Place, balances: readonly Balance[]): Yen {
  const found = balances.find((it) => it.fundId === fundId && it.accountId === accountId);
  const amountYen = found?.amountYen ?? 0;
  return kind === 'owed' || amountYen === 0 ? amountYen : -amountYen;
}
