import type { Account } from '#domain/ledger/account.ts';
import { accountFinder } from '#domain/ledger/account-lookup.ts';
import type { Yen } from '#domain/money.ts';
import type { CashBooks, CashEntry } from './cash-books.ts';
import { entryParts } from './entry-parts.ts';
import type { CashPart } from './open-pools.ts';

/** What came in or went out for an account in a year; without an account where the books do not say for what. */
export type CashSum = {
  readonly fundId: string;
  readonly side: 'income' | 'expense';
  readonly accountId: string | null;
  readonly amountYen: Yen;
};

/** 現金主義: the money of a year as it came in and went out, by what it was for. */
export function cashFlow(books: CashBooks): readonly CashSum[] {
  const { startsOn, endsOn, entries, accounts } = books;
  const findAccount = accountFinder(accounts);
  const { partsOf, onlyUse } = entryParts(books);
  const flows = entries.flatMap((entry) =>
    [...new Set(entry.postings.map(({ fundId }) => fundId))].flatMap((fundId) =>
      partsOf(entry, fundId).map((part) => ({ entry, fundId, part })),
    ),
  );
  const sums = new Map<string, CashSum>();
  for (const { entry, fundId, part } of flows) {
    const isOfYear = startsOn <= entry.postedOn && entry.postedOn <= endsOn;
    if (!isOfYear || entry.origin === 'opening') continue;
    const accountId = onlyUse(fundId, part);
    const account = accountId === null ? null : findAccount(accountId);
    addSum(sums, { fundId, ...onItsSide({ ...part, accountId }, account, entry) });
  }
  return [...sums.values()].filter(({ amountYen }) => amountYen !== 0);
}

function addSum(sums: Map<string, CashSum>, sum: CashSum): void {
  const key = `${sum.fundId} ${sum.side} ${sum.accountId}`;
  const before = sums.get(key)?.amountYen ?? 0;
  sums.set(key, { ...sum, amountYen: before + sum.amountYen });
}

/** Income stands with income, even where some went back. What is neither goes by whether money came or went. */
function onItsSide(
  { accountId, amountYen }: CashPart,
  account: Account | null,
  { reversesId }: CashEntry,
): Omit<CashSum, 'fundId'> {
  const isIncome =
    account?.kind === 'income' ||
    (account?.kind !== 'expense' && amountYen < 0 === (reversesId === null));
  return isIncome
    ? { side: 'income', accountId, amountYen: 0 - amountYen }
    : { side: 'expense', accountId, amountYen };
}
