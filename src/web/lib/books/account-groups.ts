import type { Account, AccountKind } from '#domain/ledger/account.ts';

export const kindNames = {
  asset: '資産',
  liability: '負債',
  net: '正味財産',
  income: '収入',
  expense: '支出',
} as const satisfies Record<AccountKind, string>;

const kinds = Object.keys(kindNames) as AccountKind[];

/** The chart by kinds, each in the order of its codes; a kind without accounts is left out. */
export function accountGroups(accounts: readonly Account[]) {
  return kinds
    .map((kind) => ({ name: kindNames[kind], accounts: accounts.filter((it) => it.kind === kind) }))
    .filter((group) => group.accounts.length > 0);
}
