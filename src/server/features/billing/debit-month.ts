import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import { type Debit, problemOfDebit } from '#domain/billing/debit/debit-file.ts';
import { type DueItem, dueItems, duesByDwelling } from '#domain/billing/debit/debits-of-month.ts';
import { dueDay } from '#domain/billing/due-day.ts';
import type { BillingItem, Month } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { listDebitAccounts } from './debit-account-store.ts';
import { loadAhead, nextMonth } from './load-run.ts';
import { listPositions } from './position-store.ts';
import { listCharges, listRuns } from './run-store.ts';
import { findSetting, loadTariff } from './tariff-store.ts';

type Biller = Scope<'billing.run'>;

/** The first month whose 引落日 lies ahead. */
export async function nextDebit(
  db: Db,
  scope: Biller,
  today: IsoDate,
): Promise<{ month: Month; debitOn: IsoDate }> {
  const { due } = await findSetting(db, scope);
  let month = today.slice(0, 7);
  while (dueDay(month, due) <= today) month = addMonths(month, 1);
  return { month, debitOn: dueDay(month, due) };
}

type Payment = { readonly dwellingId: string; readonly itemId: string; readonly paidYen: Yen };
type MonthDues = {
  readonly items: readonly BillingItem[];
  readonly dues: readonly DueItem[];
  /** What is paid for it already, or will be. */
  readonly paid: readonly Payment[];
  readonly isBilled: boolean;
};

type Of = { readonly month: Month; readonly today: IsoDate };

/**
 * What of a month is to be paid now: by its bills, or by the 料金表 where it is not billed yet, less what is paid ahead
 * for it and what the runs to come take for it of 前受金 that is for no month yet. Nobody is drawn on twice.
 */
export async function loadMonthDues(
  db: Db,
  scope: Biller,
  { month, today }: Of,
): Promise<MonthDues> {
  const runs = await listRuns(db, scope);
  const isBilled = runs.some((it) => it.month === month);
  const tariff = await loadTariff(db, scope);
  const charges = isBilled ? await listCharges(db, scope, month) : chargesOfMonth(tariff, month);
  const setting = await findSetting(db, scope);
  const coming = { tariff, setting, month: nextMonth(runs, today), until: month };
  const ahead = (await loadAhead(db, scope, coming)).filter((it) => it.month === month);
  const paid = [
    ...(await listPositions(db, scope, { month })),
    ...ahead.map(({ yen, ...it }) => ({ ...it, paidYen: yen })),
  ];
  return { items: tariff.items, dues: dueItems(charges, paid, month), paid, isBilled };
}

export type PlannedDebits = {
  readonly debits: readonly (Debit & { readonly dwellingId: string })[];
  readonly problems: readonly { readonly number: string; readonly problem: string }[];
  readonly without: readonly string[];
  readonly paid: readonly { readonly number: string; readonly yen: Yen }[];
};

/** Each dwelling that owes for the month: with its account, or without one. */
export async function planDebits(db: Db, scope: Biller, of: Of): Promise<PlannedDebits> {
  const { dues, paid } = await loadMonthDues(db, scope, of);
  const sums = duesByDwelling(dues);
  const accounts = await listDebitAccounts(db, scope);
  const { dwellings } = await loadTariff(db, scope);
  const owing = dwellings.flatMap(({ id, number }) => {
    const yen = sums.get(id);
    return yen === undefined ? [] : [{ dwellingId: id, customer: number, yen }];
  });
  const debits = owing.flatMap((it) => {
    const account = accounts.get(it.dwellingId);
    return account ? [{ ...account, ...it }] : [];
  });
  return {
    debits,
    problems: debits.flatMap((debit) => {
      const problem = problemOfDebit(debit);
      return problem === null ? [] : [{ number: debit.customer, problem }];
    }),
    without: owing.filter((it) => !accounts.has(it.dwellingId)).map(({ customer }) => customer),
    paid: dwellings.flatMap(({ id, number }) => {
      const own = paid.filter(({ dwellingId }) => dwellingId === id);
      const yen = sumYen(own.map(({ paidYen }) => paidYen));
      return yen > 0 ? [{ number, yen }] : [];
    }),
  };
}
