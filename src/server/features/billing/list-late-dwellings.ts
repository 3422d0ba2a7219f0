import { listArrears } from '#domain/billing/arrears.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { CheckFacts } from '#domain/checks/facts.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { debtorOf, loadFacts } from './arrears-view.ts';

/** How late dwellings are and when 時効 is complete; names nobody. */
export async function listLateDwellings(
  db: Db,
  scope: Scope<'arrears.read'>,
  today: IsoDate,
): Promise<CheckFacts['late']> {
  const facts = await loadFacts(db, scope, today);
  return listArrears(facts.positions, facts.isLate).map((it) => {
    const { months, yen, items, dunnings } = debtorOf(facts, it, scope);
    return { months, yen, items, isDunned: dunnings.length > 0 };
  });
}
