import { seesDebtors } from '#domain/access/shown.ts';
import { listArrears } from '#domain/billing/arrears.ts';
import type { DueRule } from '#domain/billing/due-day.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { loadPositions } from './load-positions.ts';
import { listFreeMoney } from './position-store.ts';

type DuesAtChange = {
  readonly due: DueRule;
  readonly late: { readonly months: number; readonly yen: Yen } | null;
  readonly freeYen: Yen;
};

/** What stays with a dwelling that goes over: 滞納 by the list of arrears, and what was paid ahead. */
export async function findDuesAtChange(
  db: Db,
  scope: Scope<'register.write'>,
  { dwellingId, today }: { readonly dwellingId: string; readonly today: IsoDate },
): Promise<DuesAtChange> {
  const { setting, positions, isLate } = await loadPositions(db, scope, { today, dwellingId });
  const [late] = listArrears(positions, isLate);
  const isNamed = seesDebtors(scope.roles);
  const free = isNamed ? await listFreeMoney(db, scope, dwellingId) : [];
  return {
    due: setting.due,
    late: isNamed ? { months: late?.months ?? 0, yen: late?.yen ?? 0 } : null,
    freeYen: sumYen(free.map(({ yen }) => yen)),
  };
}
