import type { BankState } from '#contract/bank.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { findUnbooked } from '#domain/matching/find-unbooked.ts';
import { sumYen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { listBankEntries } from './facts-store.ts';
import { listAccountRows, listOpenLines } from './inbox-store.ts';

/** Each account on a day: what the bank says it held, what the books say, and what the books do not have yet. */
export async function loadAccountStates(
  db: Db,
  scope: Scope<'ledger.read'>,
  on: IsoDate | null,
): Promise<BankState['accounts']> {
  const rows = await listAccountRows(db, scope, on);
  const shownOn = new Map(rows.map((row) => [row.bankAccountId, row.on ?? '']));
  const isOpen = rows.some(({ openCount }) => openCount > 0);
  const open = isOpen ? await listOpenLines(db, scope) : [];
  const [first, last] = [open[0], open.at(-1)];
  const entries =
    first && last
      ? await listBankEntries(db, scope, { from: first.heldOn, until: last.heldOn })
      : [];
  const lines = open.filter((it) => it.heldOn <= (shownOn.get(it.bankAccountId) ?? ''));
  const unbooked = findUnbooked(lines, entries);
  return rows.map((row) => {
    const own = unbooked.filter((it) => it.bankAccountId === row.bankAccountId);
    const unbookedYen = sumYen(own.map(({ openYen }) => openYen));
    return { ...row, unbookedCount: own.length, unbookedYen };
  });
}
