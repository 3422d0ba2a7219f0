import { accountFinder } from '#domain/ledger/account-lookup.ts';
import { leastYenWithVoucher, paidYen } from '#domain/vouchers/paid-yen.ts';
import { settledWithPaper } from '#domain/vouchers/settled-with-paper.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { listAccounts, listBareEntries } from './bare-store.ts';
import { listOwedLines } from './owed-store.ts';

type Days = { readonly from: string; readonly until: string };

/** Payments that need a paper and have none. */
export async function listWithoutVoucher(db: Db, scope: Scope<'ledger.read'>, days: Days) {
  const findAccount = accountFinder(await listAccounts(db, scope));
  const bare = await listBareEntries(db, scope, days);
  const sumsYen = bare.flatMap(({ postings }) =>
    postings
      .filter((it) => it.amountYen > 0 && findAccount(it.accountId).role === 'payable')
      .map(({ amountYen }) => amountYen),
  );
  const settled = settledWithPaper(await listOwedLines(db, scope, { until: days.until, sumsYen }));
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
