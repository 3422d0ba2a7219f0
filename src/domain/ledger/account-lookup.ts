import type { Account } from './account.ts';

/** Finds an account by its id. The books name no account that is not in the chart, so a strange id is a bug. */
export function accountFinder(accounts: readonly Account[]): (id: string) => Account {
  const known = new Map(accounts.map((account) => [account.id, account]));
  return (id) => {
    const account = known.get(id);
    if (!account) throw new Error(`no account ${id}`);
    return account;
  };
}

export function byCode(one: Account, other: Account): number {
  if (one.code === other.code) return 0;
  return one.code < other.code ? -1 : 1;
}
