import { chargesOfMonth } from '#domain/billing/charges-of-month.ts';
import { type Debit, problemOfDebit } from '#domain/billing/debit/debit-file.ts';
import { type DueItem, dueItems, duesByDwelling } from '#domain/billing/debit/debits-of-month.ts';
import { dueDay } from '#domain/billing/due-day.ts';
import type { BillingItem, Month } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { listDebitAccounts } from './debit-account-store.ts';
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

type MonthDues = {
  readonly items: readonly BillingItem[];
  readonly dues: readonly DueItem[];
  readonly isBilled: boolean;
};

/** What of a month is to be paid now: by its bills, or by the 料金表 where it is not billed yet. */
export async function loadMonthDues(db: Db, scope: Biller, month: Month): Promise<MonthDues> {
  const isBilled = (await listRuns(db, scope)).some((it) => it.month === month);
  const tariff = await loadTariff(db, scope);
  const charges = isBilled ? await listCharges(db, scope, month) : chargesOfMonth(tariff, month);
  const paid = await listPositions(db, scope, { month });
  return { items: tariff.items, dues: dueItems(charges, paid, month), isBilled };
}

export type PlannedDebits = {
  readonly debits: readonly (Debit & { readonly dwellingId: string })[];
  readonly problems: readonly { readonly number: string; readonly problem: string }[];
  readonly without: readonly string[];
};

/** Each dwelling that owes for the month: with its account, or without one. */
export async function planDebits(db: Db, scope: Biller, month: Month): Promise<PlannedDebits> {
  const { dues } = await loadMonthDues(db, scope, month);
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
  };
}
