import type { Yen } from '#domain/money.ts';

/** What stands on an account of a fund: debit positive. */
export type Balance = {
  readonly fundId: string;
  readonly accountId: string;
  readonly amountYen: Yen;
};

/** Adds up by fund and account, in the order in which they first appear; what comes to nothing stays as 0. */
export function addBalances(parts: Iterable<Balance>): readonly Balance[] {
  const sums = new Map<string, Balance>();
  for (const { fundId, accountId, amountYen } of parts) {
    const key = `${fundId} ${accountId}`;
    const before = sums.get(key)?.amountYen ?? 0;
    sums.set(key, { fundId, accountId, amountYen: before + amountYen });
  }
  return [...sums.values()];
}
