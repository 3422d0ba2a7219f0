import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import { monthStatements } from '#domain/statements/month-statements.ts';
import type { Db } from '#server/db/db.ts';
import { loadAccountStates } from '#server/features/bank/store.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { listAccounts, listBankAccounts } from './chart-store.ts';
import { listPassbooks } from './passbook-store.ts';

/** A month closes beside the balance of every bank account on its last day: of the bank's list, or read in a passbook. */
export async function refuseWithoutBalances(
  db: Db,
  scope: Scope<'month.ask'>,
  endsOn: IsoDate,
): Promise<void> {
  const read = new Set((await listPassbooks(db, scope, endsOn)).map((it) => it.accountId));
  const reader = grantedScope(scope, 'ledger.read');
  const states = reader ? await loadAccountStates(db, reader, endsOn) : [];
  const statements = monthStatements(states, { from: `${endsOn.slice(0, 7)}-01`, endsOn });
  const missing = (await listBankAccounts(db, scope))
    .map(({ accountId }) => accountId)
    .filter((accountId) => !read.has(accountId) && statements.balanceOf(accountId) === null);
  if (missing.length === 0) return;
  const names = (await listAccounts(db, scope))
    .filter(({ id }) => missing.includes(id))
    .map(({ name }) => name);
  throw new Refusal(
    'invalid_input',
    `月末の残高が入っていない口座があります（${names.join('、')}）。すべて入れると、締めを頼めます。`,
  );
}
