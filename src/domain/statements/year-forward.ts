import type { Account } from '#domain/ledger/account.ts';
import { accountFinder } from '#domain/ledger/account-lookup.ts';
import { addBalances, type Balance } from '#domain/ledger/balance.ts';

/** 前期繰越: what income and expense came to is folded into it. */
const carriedCode = '3110';

/** 繰越: what the next year begins with, from what stands at the end of this one. */
export function yearForward(
  closing: Iterable<Balance>,
  accounts: readonly Account[],
): readonly Balance[] {
  const findAccount = accountFinder(accounts);
  const carried = accounts.find(({ code }) => code === carriedCode);
  if (!carried) throw new Error(`no account ${carriedCode}`);
  const folded = [...closing].map((balance) => {
    const { kind } = findAccount(balance.accountId);
    return kind === 'income' || kind === 'expense'
      ? { ...balance, accountId: carried.id }
      : balance;
  });
  return addBalances(folded).filter(({ amountYen }) => amountYen !== 0);
}
