import type { z } from 'zod/mini';
import { searchDocuments } from '#contract/documents.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

type Found = z.output<typeof searchDocuments.output>;
export type Hit = Found['hits'][number];
export type LiveRecord = Found['records'][number];

export type TextSearch = {
  /** While one is looking, those of the search before. */
  readonly hits: readonly Hit[];
  readonly readAs: string | null;
  /** What was looked for besides. */
  readonly alsoAs: string | null;
  /** 会計年度 that the words named. */
  readonly years: readonly number[];
  readonly records: readonly LiveRecord[];
  /** Whether there are more than the answer holds. */
  readonly isCut: boolean;
  readonly isAnswered: boolean;
  readonly isSearching: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
};

const waitMs = 250;
const longestQuery = 100;
/** The server tells of no more documents than these. */
const mostFound = 20;

/** 本文をさがす: the documents that have the query in their text. Nothing without a query. */
export function useTextSearch(query: string): TextSearch | undefined {
  const typed = query.trim().slice(0, longestQuery);
  const asked = useDebounced(typed, waitMs);
  const { data, error, refetch, isPlaceholderData } = useAnswer(
    searchDocuments,
    { q: asked },
    { isWanted: asked !== '' },
  );
  if (typed === '') return undefined;
  const { readAs, alsoAs, years, records } = data ?? nothingFound;
  const isSearching = asked !== typed || isPlaceholderData || (!data && !error);
  return {
    hits: hitsInText(data),
    readAs,
    alsoAs,
    years,
    records,
    isCut: data !== undefined && data.hits.length >= mostFound,
    isAnswered: data !== undefined,
    isSearching,
    error: isSearching ? null : error,
    retry: () => void refetch(),
  };
}

const nothingFound: Found = { hits: [], records: [], years: [], readAs: null, alsoAs: null };

/** Without a passage only its title was found, and by the words themselves the library lists that. */
function hitsInText(found: Found | undefined): readonly Hit[] {
  return (found?.hits ?? []).filter(
    ({ passages }) => passages.length > 0 || found?.readAs !== null,
  );
}
