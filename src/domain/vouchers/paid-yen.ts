import type { Account } from '#domain/ledger/account.ts';
import type { EntryOrigin } from '#domain/ledger/entry.ts';
import { sumYen, type Yen } from '#domain/money.ts';

/** Below this a slip of the bank or a till is not asked for. */
export const leastYenWithVoucher: Yen = 10_000;

type Line = { readonly accountId: string; readonly amountYen: Yen };
type Booked = {
  readonly origin: EntryOrigin;
  readonly isReversed: boolean;
  readonly postings: readonly Line[];
};

/** 支払手数料, which the bank takes by itself. */
const bankFees = /^(?:5210|6170)/;
const ownMoney: readonly Account['role'][] = ['bank', 'cash', 'transfer', 'interfund'];
const paidBy: readonly EntryOrigin[] = ['manual', 'payment', 'receipt'];

/**
 * How much an entry paid to others, where a paper should say for what; 0 where none is needed: interest, fees of the
 * bank, what moves between own accounts, what is only owed yet, openings, and what was taken back.
 */
export function paidYen(entry: Booked, findAccount: (id: string) => Account): Yen {
  if (entry.isReversed || !paidBy.includes(entry.origin)) return 0;
  const lines = entry.postings.map(({ accountId, amountYen }) => ({
    account: findAccount(accountId),
    amountYen,
  }));
  const isOut = lines.some(
    ({ account, amountYen }) => ['bank', 'cash'].includes(account.role) && amountYen < 0,
  );
  if (!isOut) return 0;
  const paid = lines.filter(
    ({ account, amountYen }) =>
      amountYen > 0 && !ownMoney.includes(account.role) && !bankFees.test(account.code),
  );
  return sumYen(paid.map(({ amountYen }) => amountYen));
}
