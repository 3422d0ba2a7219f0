import type { IsoDate } from '#domain/calendar.ts';
import { dueEntries, plannedEntries } from '#domain/ledger/repeats/due-entries.ts';
import { sumYen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { findBooked } from './booked-keys.ts';
import * as chart from './chart-store.ts';
import { listRepeats, listSkips } from './repeat-store.ts';
import { listSpreads } from './spread-store.ts';

type Reader = Scope<'ledger.read'> | Scope<'ledger.book'>;

/** 決まった記帳: what stands ready this month and from earlier ones. */
export async function loadDue(db: Db, scope: Reader, today: IsoDate) {
  const repeats = await listRepeats(db, scope);
  const spreads = (await listSpreads(db, scope)).filter(({ isReversed }) => !isReversed);
  const skips = await listSkips(db, scope);
  const booked = await findBooked(db, scope, plannedEntries({ repeats, spreads, today }));
  const due = dueEntries({
    repeats,
    spreads,
    records: booked,
    skips: skips.map(({ repeatId: sourceId, month, reason }) => ({ sourceId, month, reason })),
    years: await chart.listYears(db, scope),
    lockedUntil: await chart.findLockedUntil(db, scope),
    today,
  });
  return { due, booked, skips };
}

/** Of these, what will leave a bank account without clearing 未払金, which is told where it is owed. */
export async function listPlannedPayments(db: Db, scope: Reader, today: IsoDate) {
  const roles = new Map((await chart.listAccounts(db, scope)).map(({ id, role }) => [id, role]));
  const { due } = await loadDue(db, scope, today);
  return due.flatMap(({ name, postedOn, postings, asksAmount }) => {
    const paidYen = sumYen(
      postings
        .filter((it) => roles.get(it.accountId) === 'bank' && it.amountYen < 0)
        .map(({ amountYen }) => -amountYen),
    );
    const clears = postings.some((it) => roles.get(it.accountId) === 'payable');
    if (paidYen === 0 || clears) return [];
    return [{ name, on: postedOn, amountYen: asksAmount ? null : paidYen }];
  });
}
