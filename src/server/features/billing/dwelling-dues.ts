import { listArrears } from '#domain/billing/arrears.ts';
import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import { formerDebt, formerDebtWords } from '#domain/billing/former-debt.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { DisclosureFacts } from '#domain/disclosure/disclosure-facts.ts';
import { sumYen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import { listFunds } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { awaitedWords } from './awaited-words.ts';
import { loadPositions } from './load-positions.ts';
import { listOwnedSpans } from './who-store.ts';

type DwellingDues = Pick<
  DisclosureFacts,
  | 'dwelling'
  | 'dwellingCount'
  | 'month'
  | 'dues'
  | 'formerDebt'
  | 'awaited'
  | 'comingRates'
  | 'lateRate'
  | 'due'
>;

/** What one dwelling pays and is late with, as the bills and the list of arrears have it. */
export async function findDwellingDues(
  db: Db,
  scope: Scope<'disclosure.issue'>,
  { dwellingId, today }: { readonly dwellingId: string; readonly today: IsoDate },
): Promise<DwellingDues | undefined> {
  const known = await loadPositions(db, scope, { today, dwellingId });
  const { tariff, setting, positions, isLate } = known;
  const dwelling = tariff.dwellings.find(({ id }) => id === dwellingId);
  if (!dwelling) return undefined;
  const funds = new Map((await listFunds(db, scope)).map(({ id, name }) => [id, name]));
  const month = today.slice(0, 7);
  // What is asked for once is no monthly burden; where it is late it stands in the arrears.
  const monthly = chargesOfMonth({ ...tariff, dwellings: [dwelling], extras: [] }, month);
  const late = listArrears(positions, isLate).flatMap(({ items }) => items);
  const former = formerDebt(await listOwnedSpans(db, scope, dwellingId), dwellingId, late);
  const sumOf = (all: readonly { readonly itemId: string; readonly yen: number }[], id: string) =>
    sumYen(all.filter(({ itemId }) => itemId === id).map(({ yen }) => yen));
  return {
    dwelling: { number: dwelling.number, areaM2: dwelling.area / 100 },
    dwellingCount: tariff.dwellings.length,
    month,
    dues: tariff.items
      .map(({ id, name, fundId }) => ({
        item: name,
        fund: funds.get(fundId) ?? '',
        monthlyYen: sumOf(monthly, id),
        lateYen: sumOf(late, id),
      }))
      .filter(({ monthlyYen, lateYen }) => monthlyYen !== 0 || lateYen !== 0),
    formerDebt: former ? formerDebtWords(former) : '',
    awaited: awaitedWords(known, { dwellingId }),
    comingRates: tariff.items.flatMap(({ name, rates }) =>
      [...new Set(rates.map(({ fromMonth }) => fromMonth))]
        .filter((fromMonth) => fromMonth > month)
        .map((fromMonth) => ({ item: name, month: fromMonth })),
    ),
    lateRate: setting.lateRate,
    due: setting.due,
  };
}
