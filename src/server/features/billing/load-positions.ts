import type { BillingRules } from '#domain/billing/billing-rules.ts';
import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import { dueDay } from '#domain/billing/due-day.ts';
import {
  type Due,
  type MonthState,
  monthStates,
  type PaysBy,
} from '#domain/billing/month-state.ts';
import { openYen, type Position } from '#domain/billing/position.ts';
import type { AheadUse } from '#domain/billing/runs-ahead.ts';
import type { Month, Tariff } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { findBookedUntil, listDebited, listDebitedLast } from './booked-until.ts';
import { loadAhead, nextMonth } from './load-run.ts';
import { listPositions } from './position-store.ts';
import { listRuns } from './run-store.ts';
import { findSetting, loadTariff } from './tariff-store.ts';

type DwellingDue = Omit<Due, 'paysBy'> & { readonly dwellingId: string };

export type Known = {
  readonly tariff: Tariff;
  readonly setting: BillingRules;
  readonly billedMonth: Month | null;
  /** Until when the books have dues: what was owed when they began counts before the first bill. */
  readonly accruedMonth: Month | null;
  readonly paysBy: (dwellingId: string) => PaysBy;
  readonly stateOf: (due: DwellingDue) => MonthState;
  /** 滞納, wherever it is told. */
  readonly isLate: (position: Position) => boolean;
  /** 前受金 that the next months will take: of these nobody is asked for it. */
  readonly ahead: readonly AheadUse[];
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
  const answered = { due: setting.due, today, bookedUntil: await findBookedUntil(db, scope) };
  const paysBy = await listDebited(db, scope);
  const debitedLast = await listDebitedLast(db, scope);
  const first = nextMonth(runs, today);
  const until = addMonths(first, mostAhead - 1);
  const ahead = await loadAhead(db, scope, { tariff, setting, month: first, until, dwellingId });
  for (const it of ahead) {
    paidAhead.set(keyOf(it), (paidAhead.get(keyOf(it)) ?? 0) + it.yen);
  }
  const coming = Array.from({ length: mostAhead }, (_, index) => addMonths(first, index))
    .map((month) => ({ month, dueOn: dueDay(month, setting.due) }))
    .filter(({ dueOn }) => dueOn < today)
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
  const findState = monthStates(answered);
  const stateOf: Known['stateOf'] = (it) =>
    findState({
      ...it,
      paysBy: debitedLast.has(it.dwellingId) ? 'debit' : paysBy(it.dwellingId),
    });
  const isLate = (it: Position) => stateOf({ ...it, openYen: openYen(it) }) === 'late';
  return {
    tariff,
    setting,
    billedMonth,
    accruedMonth: billedMonth ?? billed.at(-1)?.month ?? null,
    paysBy,
    stateOf,
    isLate,
    ahead,
    positions: [...billed, ...coming],
  };
}

function keyOf({
  dwellingId,
  itemId,
  month,
}: Pick<Position, 'dwellingId' | 'itemId' | 'month'>): string {
  return `${dwellingId} ${itemId} ${month}`;
}
