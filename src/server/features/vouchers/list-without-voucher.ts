import { accountFinder } from '#domain/ledger/account-lookup.ts';
import type { Settled } from '#domain/payments/payable-standing.ts';
import { leastYenWithVoucher, paidYen } from '#domain/vouchers/paid-yen.ts';
import { settledWithPaper } from '#domain/vouchers/settled-with-paper.ts';
import type { Db } from '#server/db/db.ts';
import { loadPayables } from '#server/features/payments/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { listAccounts, listBareEntries, listWithPaper } from './bare-store.ts';

type Wanted = {
  readonly from: string;
  readonly until: string;
  /** What payments were used for, where the caller knows it already. */
  readonly settled?: readonly Settled[] | undefined;
};

/** Payments that need a paper and have none; the paper beside a bill covers what pays it, whole or in parts. */
export async function listWithoutVoucher(db: Db, scope: Scope<'ledger.read'>, days: Wanted) {
  const findAccount = accountFinder(await listAccounts(db, scope));
  const bare = await listBareEntries(db, scope, days);
  const bareIds = new Set(bare.map(({ id }) => id));
  const known = days.settled ?? (await loadPayables(db, scope)).flatMap((it) => it.settled);
  const parts = known.filter(({ entryId }) => bareIds.has(entryId));
  const dueIds = parts.map(({ dueEntryId }) => dueEntryId);
  const settled = settledWithPaper(parts, await listWithPaper(db, scope, dueIds));
  return bare
    .map(({ id, number, postedOn, summary, ...entry }) => ({
      id,
      number,
      postedOn,
      summary,
      amountYen: paidYen(entry, findAccount) - (settled.get(id) ?? 0),
    }))
    .filter(({ amountYen }) => amountYen >= leastYenWithVoucher);
}
