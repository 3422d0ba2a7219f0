import { type Account, type Fund, shownYen } from '#domain/ledger/account.ts';
import { byCode } from '#domain/ledger/account-lookup.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { BookedYear } from './booked-year.ts';

export type MonthLine = {
  readonly account: Account;
  readonly budgetYen: Yen;
  readonly monthYen: Yen;
  /** From the year's first month on. */
  readonly totalYen: Yen;
};

/** Income and expense of a fund in a month, by the order of the codes; `year` ends with that month. */
export function monthLines(
  fund: Fund,
  { accounts, months, budget }: Pick<BookedYear, 'accounts' | 'months' | 'budget'>,
  month: string,
): MonthLine[] {
  return accounts
    .filter(({ kind }) => kind === 'income' || kind === 'expense')
    .toSorted(byCode)
    .map((account) => {
      const isOwn = (it: { fundId: string; accountId: string }) =>
        it.fundId === fund.id && it.accountId === account.id;
      const own = months.filter(isOwn);
      const yenOf = (parts: typeof own) =>
        shownYen(account.kind, sumYen(parts.map(({ amountYen }) => amountYen)));
      return {
        account,
        budgetYen: sumYen(budget.filter(isOwn).map(({ amountYen }) => amountYen)),
        monthYen: yenOf(own.filter((it) => it.month === month)),
        totalYen: yenOf(own),
      };
    });
}
