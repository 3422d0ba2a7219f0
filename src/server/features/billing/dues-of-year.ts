import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import {
  billedMonths,
  byPlace,
  longOwedYen,
  monthsOf,
  tariffTotals,
} from '#domain/billing/dues-of-year.ts';
import type { Tariff } from '#domain/billing/tariff.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { Papers } from '#domain/statements/checks/papers.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { findParkingUse } from './parking-use.ts';
import { findDwellingControl, findLedgerControl, listOpenPlaces } from './position-store.ts';
import { listRuns } from './run-store.ts';
import { loadTariff } from './tariff-store.ts';
import {
  listBilledMoves,
  listBilledOf,
  listDebitedMonths,
  listPledgedSums,
  sumReceiptMoves,
} from './year-dues-store.ts';

type Year = {
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  readonly reserveFundId: string | null;
};
type YearDues = Pick<
  Papers,
  'dues' | 'tariffTotals' | 'nextTariffTotals' | 'reserveArrears' | 'parking'
> & {
  /** 修繕積立金 of each dwelling in the first month of the next year, by the 料金表. */
  readonly reserveBills: readonly Yen[] | null;
};

const nothing: YearDues = {
  dues: null,
  tariffTotals: null,
  nextTariffTotals: null,
  reserveArrears: null,
  parking: null,
  reserveBills: null,
};

/** What bills and payments say of a year, beside what the books do; nothing where nothing was billed by its end. */
export async function loadDuesOfYear(db: Db, scope: Scope, year: Year): Promise<YearDues> {
  const { startsOn, endsOn } = year;
  const runs = await listRuns(db, scope);
  if (!runs.some(({ postedOn }) => postedOn <= endsOn)) return nothing;
  const tariff = await loadTariff(db, scope);
  const span = { from: startsOn.slice(0, 7), until: endsOn.slice(0, 7) };
  const months = monthsOf(span);
  const billed = new Set(runs.map(({ month }) => month));
  const moves = await listBilledMoves(db, scope, year);
  const open = await listOpenPlaces(db, scope, endsOn);
  const dues = await loadDues(db, scope, { ...year, ...span, tariff, moves, open });
  const isWhole = months.every((month) => billed.has(month));
  return {
    dues,
    tariffTotals: isWhole ? withCorrections(tariff, months, moves) : null,
    nextTariffTotals: tariffTotals(
      tariff,
      months.map((month) => addMonths(month, 12)),
      ({ basis }) => basis !== 'contract',
    ),
    reserveArrears: isWhole ? reserveArrearsOf(tariff, year, { moves, open }) : null,
    parking: await findParkingUse(db, scope, endsOn),
    reserveBills: reserveBillsOf(tariff, year),
  };
}

type Moves = Awaited<ReturnType<typeof listBilledMoves>>;
type Open = Awaited<ReturnType<typeof listOpenPlaces>>;

async function loadDues(
  db: Db,
  scope: Scope,
  known: Year & { from: string; until: string; tariff: Tariff; moves: Moves; open: Open },
): Promise<Papers['dues']> {
  const { startsOn, endsOn, tariff, moves, open } = known;
  const own = await findDwellingControl(db, scope, endsOn);
  const before = await findLedgerControl(db, scope, addDays(startsOn, -1));
  const after = await findLedgerControl(db, scope, endsOn);
  return {
    months: billedMonths(tariff, await listBilledOf(db, scope, known)),
    open: byPlace(tariff.items, open, ({ fundId, receivableId }) => ({
      fundId,
      accountId: receivableId,
    })),
    aheadYen: own.advanceYen,
    ledgerAheadYen: after.advanceYen,
    owedBeforeYen: before.openYen - before.advanceYen,
    owedAfterYen: after.openYen - after.advanceYen,
    billedYen: sumYen(moves.map(({ yen }) => yen)),
    receivedYen: await sumReceiptMoves(db, scope, known),
    debits: await listDebitedMonths(db, scope, known),
    pledges: await listPledgedSums(db, scope, known),
  };
}

/** 訂正 and 減免 take income back; the 料金表 knows nothing of them. */
function withCorrections(tariff: Tariff, months: readonly string[], moves: Moves) {
  const corrections = moves.map(({ itemId, correctedYen }) => ({ itemId, yen: correctedYen }));
  const taken = byPlace(tariff.items, corrections, ({ fundId, incomeId }) => ({
    fundId,
    accountId: incomeId,
  }));
  return tariffTotals(tariff, months).map((total) => {
    const own = taken.find(
      ({ fundId, accountId }) => fundId === total.fundId && accountId === total.accountId,
    );
    return { ...total, amountYen: total.amountYen + (own?.amountYen ?? 0) };
  });
}

function reserveBillsOf(tariff: Tariff, { endsOn, reserveFundId }: Year): readonly Yen[] | null {
  const items = tariff.items.filter(
    ({ fundId, basis }) => fundId === reserveFundId && basis !== 'contract',
  );
  if (items.length === 0) return null;
  const month = addMonths(endsOn.slice(0, 7), 1);
  const charges = chargesOfMonth({ ...tariff, items, extras: [] }, month);
  return tariff.dwellings.map(({ id }) =>
    sumYen(charges.filter(({ dwellingId }) => dwellingId === id).map(({ yen }) => yen)),
  );
}

function reserveArrearsOf(
  tariff: Tariff,
  { reserveFundId }: Year,
  { moves, open }: { moves: Moves; open: Open },
): Papers['reserveArrears'] {
  const reserve = new Set(
    tariff.items.filter(({ fundId }) => fundId === reserveFundId).map(({ id }) => id),
  );
  if (reserve.size === 0) return null;
  return {
    lateYen: longOwedYen(open, (itemId) => reserve.has(itemId)),
    billedYen: sumYen(
      moves
        .filter(({ itemId }) => reserve.has(itemId))
        .map(({ yen, openingYen }) => yen - openingYen),
    ),
  };
}
