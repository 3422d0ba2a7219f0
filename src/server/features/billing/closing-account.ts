import { seesDebtors } from '#domain/access/shown.ts';
import { listArrears } from '#domain/billing/arrears.ts';
import { monthWords } from '#domain/billing/dunning/letter.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import { sumYen } from '#domain/money.ts';
import { firstMonthOf } from '#domain/people/owner-change.ts';
import type { SellerLetterFacts } from '#domain/people/seller-letter.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { awaitedWords } from './awaited-words.ts';
import { loadPositions } from './load-positions.ts';
import { listFreeMoney } from './position-store.ts';

type Closing = Pick<SellerLetterFacts, 'firstMonth' | 'owed' | 'awaited' | 'freeYen' | 'payTo'>;
type Asked = { readonly dwellingId: string; readonly on: IsoDate; readonly today: IsoDate };

const byEra = { month: monthWords, day: formatEraDate };

/** What of a dwelling that went over fell due before that day and is open, as the list of arrears has it today. */
export async function findClosingAccount(
  db: Db,
  scope: Scope<'register.write'>,
  { dwellingId, on, today }: Asked,
): Promise<Closing> {
  const known = await loadPositions(db, scope, { today, dwellingId });
  const { tariff, setting, positions, isLate } = known;
  const firstMonth = firstMonthOf(on, setting.due);
  const { payTo } = setting;
  if (!seesDebtors(scope.roles)) return { firstMonth, payTo, owed: null, awaited: [], freeYen: 0 };
  const names = new Map(tariff.items.map(({ id, name }) => [id, name]));
  const free = await listFreeMoney(db, scope, dwellingId);
  return {
    firstMonth,
    payTo,
    awaited: awaitedWords(known, { dwellingId, dueBefore: on, dating: byEra }),
    freeYen: sumYen(free.map(({ yen }) => yen)),
    owed: listArrears(positions, isLate)
      .flatMap(({ items }) => items)
      .filter(({ dueOn }) => dueOn < on)
      .map(({ itemId, ...it }) => ({ ...it, item: names.get(itemId) ?? '' })),
  };
}
