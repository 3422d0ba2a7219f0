import type { IsoDate } from '#domain/calendar.ts';
import type { CheckFacts } from '#domain/checks/facts.ts';
import { thresholds } from '#domain/checks/thresholds.ts';
import { Refusal } from '#domain/refusal.ts';
import { isProtectedKind } from '#domain/statements/close/insured-deposits.ts';
import type { Db } from '#server/db/db.ts';
import { listImports, loadAccountStates } from '#server/features/bank/store.ts';
import { findControl, listLateDwellings } from '#server/features/billing/store.ts';
import { loadComparedMonths } from '#server/features/company-paper/store.ts';
import {
  listBankAccounts,
  listHeldMoney,
  listSuspense,
  loadOneYear,
} from '#server/features/ledger/store.ts';
import { loadKnown, paymentFacts } from '#server/features/payments/store.ts';
import { listWithoutVoucher } from '#server/features/vouchers/store.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { listOfficers, listPapers, listResolved, listTermOut, listWorks } from './decided-store.ts';
import {
  countNumbers,
  findFirstDay,
  listDrawn,
  listPaid,
  listRecorded,
  listReopened,
} from './facts-store.ts';

/** The books, the bank, the bills and the payments as the checks look at them. */
export async function loadFacts(db: Db, scope: Scope, today: IsoDate): Promise<CheckFacts> {
  const reader = granted(scope, 'ledger.read');
  const year = await findYear(db, reader, today);
  const known = await loadKnown(db, reader);
  const paid = await listPaid(db, reader, today);
  const months = await loadComparedMonths(db, reader, today);
  return {
    today,
    year,
    booksBeginOn: await findFirstDay(db, reader),
    ...(await loadBanks(db, reader)),
    paid,
    papers: await loadPapers(db, reader, { paid, settled: known.settled }),
    officers: await listOfficers(db, reader),
    resolved: await listResolved(db, reader, today),
    works: await listWorks(db, reader, today),
    termOut: await listTermOut(db, reader, today),
    withoutVoucher: year
      ? (
          await listWithoutVoucher(db, reader, {
            from: year.startsOn,
            until: today,
            settled: known.settled,
          })
        ).map(({ id: entryId, ...entry }) => ({ ...entry, entryId }))
      : [],
    payments: paymentFacts(known),
    dues: known.dues,
    suspense: await listSuspense(db, reader),
    held: await listHeldMoney(db, reader),
    drawn: await listDrawn(db, reader, today),
    reopened: await listReopened(db, reader, today),
    ...(await countNumbers(db, reader, year?.startsOn ?? today)),
    late: await listLateDwellings(db, granted(scope, 'arrears.read'), today),
    receivables: await compareReceivables(db, reader, today),
    monthPapers: months.papers,
    comparedPapers: months.compared,
    recorded: await listRecorded(db, reader, today),
  };
}

/** Papers lie beside a payment, or beside the bill that it pays. */
async function loadPapers(
  db: Db,
  scope: Scope<'ledger.read'>,
  {
    paid,
    settled,
  }: Pick<CheckFacts, 'paid'> & Pick<Awaited<ReturnType<typeof loadKnown>>, 'settled'>,
) {
  const large = new Set(
    paid.filter(({ yen }) => yen >= thresholds.quoteYen).map(({ entryId }) => entryId),
  );
  return listPapers(db, scope, [
    ...[...large].map((entryId) => ({ entryId, besideId: entryId })),
    ...settled
      .filter(({ entryId }) => large.has(entryId))
      .map(({ entryId, dueEntryId: besideId }) => ({ entryId, besideId })),
  ]);
}

/** Whoever reads the findings reads what they are made of. */
function granted<Needed extends 'ledger.read' | 'arrears.read'>(scope: Scope, needs: Needed) {
  const found = grantedScope(scope, needs);
  if (!found) throw new Refusal('not_allowed');
  return found;
}

async function findYear(db: Db, scope: Scope<'ledger.read'>, today: IsoDate) {
  if ((await findFirstDay(db, scope)) === null) return null;
  return loadOneYear(db, scope, { wanted: 'latest', today });
}

async function loadBanks(db: Db, scope: Scope<'ledger.read'>) {
  const accounts = await listBankAccounts(db, scope);
  const names = new Map(
    accounts.map(({ id, bank, branch, kind }) => [id, `${bank} ${branch} ${kind}`]),
  );
  const nameOf = (id: string) => names.get(id) ?? '';
  return {
    deposits: accounts.map(({ bank, kind, accountId }) => ({
      bank,
      accountId,
      isProtected: isProtectedKind(kind),
    })),
    banks: (await loadAccountStates(db, scope, null)).map(({ bankAccountId: id, ...state }) => ({
      ...state,
      id,
      name: nameOf(id),
    })),
    bankGaps: (await listImports(db, scope)).flatMap(({ id, bankAccountId, gap }) =>
      gap ? [{ ...gap, id, name: nameOf(bankAccountId) }] : [],
    ),
  };
}

async function compareReceivables(
  db: Db,
  scope: Scope<'ledger.read'>,
  today: IsoDate,
): Promise<CheckFacts['receivables']> {
  const control = await findControl(db, scope, today);
  return control && { ledgerYen: control.ledgerOpenYen, byDwellingYen: control.openYen };
}
