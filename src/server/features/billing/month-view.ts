import type { BillingMonth } from '#contract/billing.ts';
import { roleNames } from '#domain/access/role.ts';
import { shownName } from '#domain/access/shown.ts';
import type { PlannedCharge } from '#domain/billing/charges-of-month.ts';
import { compareMonths } from '#domain/billing/compare-months.ts';
import type { BillingItem, Month, Tariff } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { findLockedUntil, listFunds } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { hindranceOf, loadRun, loadUndivided, nextMonth } from './load-run.ts';
import { findDwellingControl, findLedgerControl, sumAhead } from './position-store.ts';
import { hasPayments, listCharges, listRuns, type Run } from './run-store.ts';
import { findSetting, loadTariff } from './tariff-store.ts';
import { listOwnedSpans, ownersOf } from './who-store.ts';

type Reader = Scope<'ledger.read'>;

/** 請求 of a month: what it comes to, and every difference to the month before. */
export async function viewMonth(
  db: Db,
  scope: Reader,
  { month: wanted, today }: { month: Month | undefined; today: IsoDate },
): Promise<BillingMonth> {
  const runs = await listRuns(db, scope);
  const next = nextMonth(runs, today);
  const month = wanted ?? next;
  const run = runs.find((it) => it.month === month);
  if (!run && month !== next) {
    throw new Refusal('not_found', 'この月の請求は、まだありません。');
  }
  const tariff = await loadTariff(db, scope);
  const setting = await findSetting(db, scope);
  const { charges, aheadYen } = run
    ? { charges: await listCharges(db, scope, month), aheadYen: await sumAhead(db, scope, run) }
    : await loadRun(db, scope, { tariff, setting, month });
  const monthBefore = runs.find((it) => it.month < month)?.month ?? null;
  const before = monthBefore === null ? [] : await listCharges(db, scope, monthBefore);
  return {
    month,
    billedMonths: runs.map((it) => it.month),
    hindrance: run ? null : await hindranceOf(db, scope, { month, today, charges }),
    run: run ? await shownRun(db, scope, run) : null,
    monthBefore,
    items: itemSums(tariff.items, { charges, before, hasBefore: monthBefore !== null }),
    aheadYen,
    ...(await whoChanged(db, scope, { tariff, month, monthBefore, charges, before })),
    control: await compareControl(db, scope, endOfTime),
    undivided: await shownUndivided(db, scope, { tariff, setting, month: next }),
  };
}

async function shownUndivided(
  db: Db,
  scope: Reader,
  wanted: Parameters<typeof loadUndivided>[2],
): Promise<BillingMonth['undivided']> {
  const undivided = await loadUndivided(db, scope, wanted);
  if (!undivided) return null;
  const funds = await listFunds(db, scope);
  const nameOf = (fundId: string) => funds.find(({ id }) => id === fundId)?.name ?? '';
  return {
    yen: undivided.yen,
    fund: nameOf(undivided.fundId),
    parts: undivided.parts.map(({ fundId, yen }) => ({ fund: nameOf(fundId), yen })),
  };
}

async function shownRun(db: Db, scope: Reader, run: Run): Promise<BillingMonth['run']> {
  const { id, entryId, ranOn, ranAs } = run;
  return { id, entryId, ranOn, ranAs: roleNames[ranAs], keptBy: await keptBy(db, scope, run) };
}

async function keptBy(db: Db, scope: Reader, run: Run): Promise<string | null> {
  const lockedUntil = await findLockedUntil(db, scope);
  if (lockedUntil !== null && run.postedOn <= lockedUntil)
    return '締めた月なので、取り消せません。';
  return (await hasPayments(db, scope, run))
    ? '入金が充ててあるので、取り消せません。先に、その入金を取り消してください。'
    : null;
}

type Sums = {
  readonly charges: readonly PlannedCharge[];
  readonly before: readonly PlannedCharge[];
  readonly hasBefore: boolean;
};

function itemSums(items: readonly BillingItem[], { charges, before, hasBefore }: Sums) {
  return items
    .map(({ id, name }) => {
      const own = charges.filter(({ itemId }) => itemId === id);
      const beforeYen = sumYen(before.filter(({ itemId }) => itemId === id).map(({ yen }) => yen));
      return {
        id,
        name,
        count: own.length,
        yen: sumYen(own.map(({ yen }) => yen)),
        beforeYen: hasBefore ? beforeYen : null,
      };
    })
    .filter(({ yen, beforeYen }) => yen !== 0 || (beforeYen ?? 0) !== 0);
}

type Changed = {
  readonly tariff: Tariff;
  readonly month: Month;
  readonly monthBefore: Month | null;
  readonly charges: readonly PlannedCharge[];
  readonly before: readonly PlannedCharge[];
};

async function whoChanged(
  db: Db,
  scope: Reader,
  { tariff, month, monthBefore, charges, before }: Changed,
): Promise<Pick<BillingMonth, 'differences' | 'extras'>> {
  const ownerOf = ownersOf(await listOwnedSpans(db, scope), shownName(scope.roles));
  const numbers = new Map(tariff.dwellings.map(({ id, number }) => [id, number]));
  const names = new Map(tariff.items.map(({ id, name }) => [id, name]));
  const worded = ({ dwellingId, itemId }: { dwellingId: string; itemId: string }) => ({
    number: numbers.get(dwellingId) ?? '',
    owner: ownerOf(dwellingId),
    item: names.get(itemId) ?? '',
  });
  const differences =
    monthBefore === null
      ? []
      : compareMonths({ tariff, month, monthBefore, before, after: charges });
  return {
    differences: differences.map(({ beforeYen, afterYen, reasons, ...place }) => ({
      ...worded(place),
      beforeYen,
      afterYen,
      reasons: [...reasons],
    })),
    extras: tariff.extras
      .filter((it) => it.month === month)
      .map(({ id, yen, reason, ...place }) => ({ id, ...worded(place), yen, reason })),
  };
}

/** 請求 is compared with all that is booked, also of days to come. */
const endOfTime = '9999-12-31';

/** 未収金 and 前受金 at the end of a day, by the dwellings and by the books. */
async function compareControl(db: Db, scope: Scope, on: IsoDate): Promise<BillingMonth['control']> {
  const own = await findDwellingControl(db, scope, on);
  const books = await findLedgerControl(db, scope, on);
  return { ...own, ledgerOpenYen: books.openYen, ledgerAdvanceYen: books.advanceYen };
}

/** Whether the dwellings come to what the books say, days to come included. */
export async function isControlEven(db: Db, scope: Scope): Promise<boolean> {
  const control = await compareControl(db, scope, endOfTime);
  return (
    control.openYen === control.ledgerOpenYen && control.advanceYen === control.ledgerAdvanceYen
  );
}

/** The same of a day; `null` where nothing was billed by then. */
export async function findControl(
  db: Db,
  scope: Reader,
  on: IsoDate,
): Promise<BillingMonth['control'] | null> {
  const runs = await listRuns(db, scope);
  return runs.some(({ postedOn }) => postedOn <= on) ? compareControl(db, scope, on) : null;
}
