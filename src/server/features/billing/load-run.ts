import type { BillingRules } from '#domain/billing/billing-rules.ts';
import type { PlannedCharge } from '#domain/billing/charges-of-month.ts';
import { type PlannedRun, planRun, type RunFacts } from '#domain/billing/plan-run.ts';
import { type AheadUse, runsAhead } from '#domain/billing/runs-ahead.ts';
import type { Month, Tariff } from '#domain/billing/tariff.ts';
import { undividedMoney } from '#domain/billing/undivided-money.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import { findLockedUntil } from '#server/features/ledger/store.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { listFreeMoney, listPositions } from './position-store.ts';
import type { Run } from './run-store.ts';

/** The month that is billed next: after the last one, or this month where none was. */
export function nextMonth(runs: readonly Run[], today: IsoDate): Month {
  const [last] = runs;
  return last ? addMonths(last.month, 1) : today.slice(0, 7);
}

type Wanted = {
  readonly tariff: Tariff;
  readonly setting: BillingRules;
  readonly month: Month;
};

/** What billing a month would do now. */
export async function loadRun(
  db: Db,
  scope: Scope,
  wanted: Wanted,
): Promise<PlannedRun & { readonly aheadYen: Yen }> {
  const { facts, before } = await loadRunFacts(db, scope, wanted);
  const planned = planRun(facts);
  return { ...planned, aheadYen: aheadOf(planned, before) };
}

/** 前受金 that no month has yet, seen from the month that is billed next. */
export async function loadUndivided(db: Db, scope: Scope, wanted: Wanted) {
  return undividedMoney((await loadRunFacts(db, scope, wanted)).facts);
}

type AheadUntil = Wanted & { readonly until: Month; readonly dwellingId?: string | undefined };

/** What the runs until a month, were they made now, would take of 前受金 that is for nothing yet. */
export async function loadAhead(
  db: Db,
  scope: Scope,
  { until, dwellingId, ...wanted }: AheadUntil,
): Promise<readonly AheadUse[]> {
  const free = await listFreeMoney(db, scope, dwellingId ?? null);
  if (free.length === 0) return [];
  const { facts } = await loadRunFacts(db, scope, wanted);
  const later = [];
  for (let month = addMonths(wanted.month, 1); month <= until; month = addMonths(month, 1)) {
    later.push({ month, before: await listPositions(db, scope, { month }) });
  }
  return runsAhead({ ...facts, free }, later);
}

async function loadRunFacts(db: Db, scope: Scope, { tariff, setting, month }: Wanted) {
  const before = await listPositions(db, scope, { month });
  const free = await listFreeMoney(db, scope);
  const owing = new Set(free.map(({ dwellingId }) => dwellingId));
  const open = owing.size === 0 ? [] : await listPositions(db, scope, { isOpen: true });
  const facts: RunFacts = {
    tariff,
    month,
    order: setting.order,
    before,
    owed: open.filter((it) => owing.has(it.dwellingId) && it.month < month),
    free,
  };
  return { facts, before };
}

type PaidAhead = { readonly dwellingId: string; readonly itemId: string; readonly paidYen: Yen };

/** What of the bills is paid already: meant for the month, or free until now. */
function aheadOf({ charges, used }: PlannedRun, before: readonly PaidAhead[]): Yen {
  const paid = new Map(before.map((it) => [`${it.dwellingId} ${it.itemId}`, it.paidYen]));
  const meant = charges.reduce(
    (sum, charge) => sum + Math.min(charge.yen, paidOf(charge, paid)),
    0,
  );
  return used.reduce((sum, { yen }) => sum + yen, meant);
}

function paidOf({ dwellingId, itemId }: PlannedCharge, paid: ReadonlyMap<string, Yen>): Yen {
  return paid.get(`${dwellingId} ${itemId}`) ?? 0;
}

/** Why a month cannot be billed now; `null` where it can. */
export async function hindranceOf(
  db: Db,
  scope: Scope,
  { month, today, charges }: { month: Month; today: IsoDate; charges: readonly PlannedCharge[] },
): Promise<string | null> {
  const first = `${month}-01`;
  if (first > today) return `この月の請求は、${formatPlainDate(first)}からできます。`;
  if (charges.length === 0) {
    return '請求する額がありません。料金表に、単価か契約を入れてください。';
  }
  const reader = grantedScope(scope, 'ledger.read');
  const lockedUntil = reader ? await findLockedUntil(db, reader) : null;
  return lockedUntil !== null && first <= lockedUntil
    ? 'この月は締めてあります。請求するには、先に締めの開け直しを頼んでください。'
    : null;
}
