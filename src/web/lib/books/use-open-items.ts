import { useSuspenseQueries } from '@tanstack/react-query';
import { getLedgerPage } from '#contract/ledger.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { type Account, type AccountRole, shownYen } from '#domain/ledger/account.ts';
import { openItems, overpaidItems } from '#domain/ledger/open-items.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { getQueryFn } from '#web/lib/query-client.ts';
import { requestOf } from '#web/lib/request-of.ts';
import type { Books } from './use-books.ts';

export type OpenItem = {
  readonly account: Account;
  readonly entryId: string;
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly amountYen: Yen;
  readonly fundId: string;
  readonly counterpartyId: string | null;
};

/** What is not cleared yet on the accounts of a role, fund by fund and, for what is owed, counterparty by counterparty. */
export function useOpenItems(books: Books, role: AccountRole): readonly OpenItem[] {
  return useMovementsByKey(books, role).flatMap((group) => openItems(group));
}

/** 払いすぎ: what was paid on 未払金 beyond what was owed. */
export function useOverpaidItems(books: Books): readonly OpenItem[] {
  return useMovementsByKey(books, 'payable').flatMap((group) => overpaidItems(group));
}

function useMovementsByKey(books: Books, role: AccountRole): readonly (readonly OpenItem[])[] {
  const accounts = books.accounts.filter((account) => account.role === role);
  const from = books.years[0]?.startsOn ?? books.today;
  const until = books.years.at(-1)?.endsOn ?? books.today;
  const answers = useSuspenseQueries({
    queries: accounts.map(({ id: accountId }) => ({
      queryKey: [requestOf(getLedgerPage, { accountId, from, until }).url],
      queryFn: async (context: Parameters<ReturnType<typeof getQueryFn>>[0]) =>
        getLedgerPage.output.parse(await getQueryFn({ on401: 'throw' })(context)),
    })),
  });
  return accounts.flatMap((account, place) => {
    const rows = answers[place]?.data.rows ?? [];
    const movements = rows.map(({ number: _number, balanceYen: _balance, ...row }) => ({
      ...row,
      account,
      amountYen: shownYen(account.kind, row.amountYen),
    }));
    const keys = [...new Set(movements.map(keyOf))];
    return keys.map((key) => movements.filter((it) => keyOf(it) === key));
  });
}

function keyOf({ fundId, counterpartyId }: Pick<OpenItem, 'fundId' | 'counterpartyId'>): string {
  return `${fundId} ${counterpartyId}`;
}

export type Owed = Pick<OpenItem, 'fundId' | 'counterpartyId'> & {
  readonly since: IsoDate;
  readonly amountYen: Yen;
  readonly items: readonly OpenItem[];
};

/** 未払金 by whom and from which fund, the oldest first. */
export function owedByCounterparty(items: readonly OpenItem[]): readonly Owed[] {
  return [...new Set(items.map(keyOf))]
    .flatMap((key) => {
      const group = items.filter((item) => keyOf(item) === key);
      const [first] = group;
      if (!first) return [];
      const { fundId, counterpartyId, postedOn: since } = first;
      const amountYen = sumYen(group.map((item) => item.amountYen));
      return [{ fundId, counterpartyId, since, amountYen, items: group }];
    })
    .toSorted((a, b) => (a.since < b.since ? -1 : 1));
}
