import type { OwnDwelling } from '#contract/own-bill.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { loadPositions } from './load-positions.ts';
import { listOwnDwellings } from './own-bill-store.ts';
import { ownDwelling } from './own-bill-view.ts';

/** わたしの請求: each dwelling that the caller owns. */
export async function loadOwnBill(
  db: Db,
  scope: Scope<'bill.own'>,
  today: IsoDate,
): Promise<{ payTo: string; dwellings: OwnDwelling[] }> {
  const own = await listOwnDwellings(db, scope);
  const known = await loadPositions(db, scope, { today });
  const dwellings: OwnDwelling[] = [];
  for (const dwelling of own) {
    dwellings.push(await ownDwelling(db, scope, { ...dwelling, known, today }));
  }
  return { payTo: known.setting.payTo, dwellings };
}
