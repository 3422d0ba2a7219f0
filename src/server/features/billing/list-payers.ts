import { inOrder } from '#domain/billing/allocate.ts';
import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import type { BillingItem } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Payer } from '#domain/matching/facts.ts';
import { sumYen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { nextMonth } from './load-run.ts';
import { listPositions } from './position-store.ts';
import { listRuns } from './run-store.ts';
import { findSetting, loadTariff } from './tariff-store.ts';

type Paying = Omit<Payer, 'keys' | 'surnames' | 'since'>;

/** Every dwelling as somebody who pays: what an ordinary month comes to, and what is open. */
export async function listPayers(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<{ readonly items: readonly BillingItem[]; readonly payers: readonly Paying[] }> {
  const tariff = await loadTariff(db, scope);
  const { order } = await findSetting(db, scope);
  const month = nextMonth(await listRuns(db, scope), today);
  const charges = chargesOfMonth({ ...tariff, extras: [] }, month);
  const open = inOrder(await listPositions(db, scope, { isOpen: true }), tariff.items, order);
  return {
    items: tariff.items,
    payers: tariff.dwellings.map(({ id, number }) => ({
      dwellingId: id,
      number,
      monthYen: sumYen(charges.filter((it) => it.dwellingId === id).map(({ yen }) => yen)),
      open: open.filter((it) => it.dwellingId === id),
    })),
  };
}
