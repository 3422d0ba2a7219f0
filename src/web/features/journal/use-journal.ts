import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { listEntries } from '#contract/ledger.ts';
import { send } from '#web/lib/api.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import type { BooksView } from './use-books-view.ts';

type Filter = Omit<z.input<typeof listEntries.input>, 'after'>;

const waitMs = 300;
const longestText = 60;

/** The journal page by page. Until another filter is answered the entries are those of the one before. */
export function useJournal(view: BooksView) {
  const filter = useSettledFilter(view);
  return useInfiniteQuery({
    queryKey: [requestOf(listEntries, filter).url, 'pages'],
    queryFn: ({ pageParam }) => readPage({ ...filter, after: pageParam ?? undefined }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

async function readPage(input: z.input<typeof listEntries.input>) {
  const response = await send(requestOf(listEntries, input));
  return listEntries.output.parse(await response.json());
}

/** Who types on is not asked about yet; what is chosen counts at once. */
function useSettledFilter({
  period,
  fund,
  account,
  counterparty,
  query,
  yen,
  mostYen,
  enteredAs,
  enteredBy,
  voucher,
}: BooksView): Filter {
  const text = useDebounced(query.trim().slice(0, longestText), waitMs);
  const least = useDebounced(yen, waitMs);
  const most = useDebounced(mostYen, waitMs);
  return {
    from: period?.from,
    until: period?.until,
    text: text || undefined,
    fundId: fund?.id,
    accountId: account?.id,
    counterpartyId: counterparty?.id,
    yen: askedYen(least),
    untilYen: askedYen(most),
    enteredAs,
    enteredBy,
    voucher,
  };
}

function askedYen(typed: string): string | undefined {
  const amount = readYen(typed) ?? 0;
  return amount > 0 ? String(amount) : undefined;
}
