import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchDocuments } from '#contract/documents.ts';
import { ApiError } from '#web/lib/api.ts';
import { requestOf } from '#web/lib/request-of.ts';

const waitMs = 250;
const longestQuery = 100;
const nothingFound = { hits: [], records: [], years: [], readAs: null } as const;

/** The places in the text of all documents. Who types on makes the question under way end. */
export function useTextHits(query: string) {
  const typed = query.trim().slice(0, longestQuery);
  const asked = useSettled(typed);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['palette', asked],
    queryFn: ({ signal }) => findHits(asked, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const found = typed === '' || !data ? nothingFound : data;
  const isSearching = typed !== '' && (asked !== typed || isFetching || isPlaceholderData);
  return {
    hits: found.hits,
    records: found.records,
    years: found.years,
    readAs: found.readAs,
    isSearching,
    error: isSearching ? null : error,
    retry: () => void refetch(),
  };
}

async function findHits(q: string, signal: AbortSignal) {
  const { url } = requestOf(searchDocuments, { q });
  const response = await fetch(url, { method: 'GET', credentials: 'include', signal });
  if (!response.ok) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  return searchDocuments.output.parse(await response.json());
}

/** The value once it has stood still for a while; an empty one at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
