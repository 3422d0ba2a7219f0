import { useMemo, useState } from 'react';
import { listDocuments } from '#contract/documents.ts';
import { getManagement } from '#contract/management.ts';
import { askedYears } from '#domain/documents/asked-years.ts';
import { wordsOf } from '#domain/documents/find-words.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import type { PaletteCommand } from './palette-commands.ts';
import { type OptionGroup, optionsFor, type PalettePage } from './palette-options.ts';
import { readRecentSearches } from './recent-searches.ts';
import { useTextHits } from './use-text-hits.ts';

export type Found = {
  readonly query: string;
  readonly words: readonly string[];
  readonly groups: readonly OptionGroup[];
  readonly isSearching: boolean;
  readonly error: Error | null;
  readonly readAs: string | null;
  readonly retry: () => void;
  readonly forget: () => void;
};

type Fixed = {
  readonly pages: readonly PalettePage[];
  readonly commands: readonly PaletteCommand[];
};

export function useOptions(query: string, { pages, commands }: Fixed): Found {
  const [recent, setRecent] = useState(readRecentSearches);
  const library = useAnswer(listDocuments, {});
  const documents = library.data?.documents ?? noDocuments;
  // Of whom and what this reader may know, the server decides; until it has answered, there are none.
  const { data: register } = useAnswer(getManagement, {}, { isWanted: query.trim() !== '' });
  const { hits, records, years, isSearching, error, readAs, retry } = useTextHits(query);
  // A year alone is looked for as it is typed.
  const rest = askedYears(query, library.data?.today ?? '').rest || query;
  const groups = useMemo(
    () =>
      optionsFor({
        query,
        rest,
        pages,
        commands,
        register,
        documents,
        hits,
        records,
        years,
        recent,
      }),
    [query, rest, pages, commands, register, documents, hits, records, years, recent],
  );
  return {
    query: query.trim(),
    words: wordsOf(rest),
    groups,
    isSearching: isSearching || library.isPending,
    error,
    readAs,
    retry,
    forget: () => setRecent([]),
  };
}

const noDocuments = [] as const;
