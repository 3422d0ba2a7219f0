import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import { dueDay } from '#domain/billing/due-day.ts';
import type { Position } from '#domain/billing/position.ts';
import type { Month, Tariff } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { nextMonth } from './load-run.ts';
import { listPositions } from './position-store.ts';
import { listRuns } from './run-store.ts';
import { type BillingSetting, findSetting, loadTariff } from './tariff-store.ts';

export type Known = {
  readonly tariff: Tariff;
  readonly setting: BillingSetting;
  readonly billedMonth: Month | null;
  /** What is open, with what is due of months that are not billed yet. */
  readonly positions: readonly Position[];
};

/** More months than anybody collects ahead. */
const mostAhead = 3;

/** Everything that is open by due day or by accrual; of one dwelling, or of all. */
export async function loadPositions(
  db: Db,
  scope: Scope,
  { today, dwellingId }: { today: IsoDate; dwellingId?: string },
): Promise<Known> {
  const tariff = await loadTariff(db, scope);
  const setting = await findSetting(db, scope);
  const runs = await listRuns(db, scope);
  const billedMonth = runs[0]?.month ?? null;
  const uneven = await listPositions(db, scope, {
    isUneven: true,
    ...(dwellingId === undefined ? {} : { dwellingId }),
  });
  const billed = uneven.flatMap((it) => (it.dueOn === null ? [] : [{ ...it, dueOn: it.dueOn }]));
  const paidAhead = new Map(
    uneven.filter((it) => it.dueOn === null).map((it) => [keyOf(it), it.paidYen]),
  );
  const first = nextMonth(runs, today);
  const coming = Array.from({ length: mostAhead }, (_, index) => addMonths(first, index))
    .map((month) => ({ month, dueOn: dueDay(month, setting.due) }))
    // What was debited days ago for a month that has neither begun nor been billed is nobody's debt: the bank's answer is on its way.
    .filter(({ month, dueOn }) => dueOn < today && month <= today.slice(0, 7))
    .flatMap(({ month, dueOn }) =>
      chargesOfMonth(tariff, month)
        .filter((it) => dwellingId === undefined || it.dwellingId === dwellingId)
        .map(({ yen, ...place }) => ({
          ...place,
          month,
          dueOn,
          chargedYen: yen,
          paidYen: paidAhead.get(keyOf({ ...place, month })) ?? 0,
        })),
    );
  return { tariff, setting, billedMonth, positions: [...billed, ...coming] };
}

function keyOf({
  dwellingId,
  itemId,
  month,
}: Pick<Position, 'dwellingId' | 'itemId' | 'month'>): string {
  return `${dwellingId} ${itemId} ${month}`;
}
