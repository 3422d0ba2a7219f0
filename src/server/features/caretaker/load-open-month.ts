import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { OpenMonth } from '#domain/caretaker/exact/books/books.ts';
import { addBalances } from '#domain/ledger/balance.ts';
import { yearOfDay } from '#domain/ledger/fiscal-year.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import { type CloseItem, monthClose } from '#domain/statements/month-close.ts';
import { monthStatements } from '#domain/statements/month-statements.ts';
import type { Db } from '#server/db/db.ts';
import { loadAccountStates } from '#server/features/bank/store.ts';
import { findControl } from '#server/features/billing/store.ts';
import { countNumbers } from '#server/features/checks/store.ts';
import * as ledger from '#server/features/ledger/store.ts';
import { listVouchers, listWithoutVoucher } from '#server/features/vouchers/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Reader = Scope<'ledger.read'>;

/** The first month that is not closed, with the list that 今月やること shows before its close. */
export async function loadOpenMonth(
  db: Db,
  scope: Reader,
  today: IsoDate,
): Promise<OpenMonth | null> {
  const lockedUntil = await ledger.findLockedUntil(db, scope);
  const years = await ledger.listYears(db, scope);
  const from = lockedUntil === null ? years[0]?.startsOn : addDays(lockedUntil, 1);
  const year = from === undefined ? undefined : yearOfDay(years, from);
  if (from === undefined || !year) return null;
  const endsOn = lastDayOf(from.slice(0, 7));
  const span = { from, endsOn, yearStartsOn: year.startsOn };
  const items = endsOn < today ? await loadItems(db, scope, span) : [];
  return { month: from.slice(0, 7), endsOn, items };
}

type Span = { readonly from: IsoDate; readonly endsOn: IsoDate; readonly yearStartsOn: IsoDate };

async function loadItems(db: Db, scope: Reader, span: Span): Promise<readonly CloseItem[]> {
  const { from, endsOn, yearStartsOn } = span;
  const accounts = await ledger.listAccounts(db, scope);
  const balances = await loadBalances(db, scope, span);
  const yenOf = (ids: readonly string[]) =>
    sumYen(balances.filter(({ accountId }) => ids.includes(accountId)).map((it) => it.amountYen));
  const statements = monthStatements(await loadAccountStates(db, scope, endsOn), span);
  const control = await findControl(db, scope, endsOn);
  const receivables = accounts.filter(({ role }) => role === 'receivable').map(({ id }) => id);
  const { items } = monthClose({
    endsOn,
    accounts,
    balances,
    bankAccounts: (await ledger.listBankAccounts(db, scope)).map(({ accountId, bank }) => ({
      name: accounts.find(({ id }) => id === accountId)?.name ?? bank,
      ledgerYen: yenOf([accountId]),
      statementYen: statements.balanceOf(accountId),
    })),
    openSuspense: (await ledger.listSuspense(db, scope)).filter(
      ({ postedOn }) => postedOn <= endsOn,
    ),
    withoutVoucher: await listWithoutVoucher(db, scope, { from, until: endsOn }),
    unbookedPapers: (await listVouchers(db, scope, { box: 'bills', until: endsOn })).count,
    receivables: {
      ledgerYen: control?.ledgerOpenYen ?? yenOf(receivables),
      byDwellingYen: control?.openYen ?? null,
    },
    lines: statements.lines,
    ...(await countNumbers(db, scope, yearStartsOn)),
  });
  return items;
}

async function loadBalances(db: Db, scope: Reader, { endsOn, yearStartsOn }: Span) {
  const before = await ledger.listBalancesBefore(db, scope, yearStartsOn);
  const turnover = await ledger.listTurnover(db, scope, { from: yearStartsOn, until: endsOn });
  const moved = turnover.map(({ debitYen, creditYen, ...place }) => ({
    ...place,
    amountYen: debitYen - creditYen,
  }));
  return addBalances([...before, ...moved]);
}
