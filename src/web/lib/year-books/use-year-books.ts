import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { getYearBooks, type YearBooks } from '#contract/money.ts';
import { type YearPapers, yearPapers } from '#domain/statements/year-papers.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

export type YearOnPaper = {
  readonly books: YearBooks;
  readonly papers: YearPapers;
  /** The year is past, so that a settlement can be made. */
  readonly isOver: boolean;
};

/** The year that the address names, the newest one without it, and all its papers. */
export function useYearBooks(): YearOnPaper {
  const [params] = useSearchParams();
  const named = params.get('year') ?? '';
  return useYear(/^\d{4}$/.test(named) ? named : 'latest');
}

/** The running year, whatever the address names. */
export function useNewestYear(): YearOnPaper {
  return useYear('latest');
}

/** The settled or past year that the address names, the newest one without it; `null` before the first. */
export function usePastYear(): YearOnPaper | null {
  const [params] = useSearchParams();
  const newest = useEndpoint(getYearBooks, { year: 'latest' });
  const past = pastYears(newest);
  const named = past.find(({ fiscalYear }) => String(fiscalYear) === params.get('year')) ?? past[0];
  const year = useYear(named ? String(named.fiscalYear) : 'latest');
  return named ? year : null;
}

function useYear(year: string): YearOnPaper {
  const books = useEndpoint(getYearBooks, { year });
  const papers = useMemo(() => yearPapers(books), [books]);
  return { books, papers, isOver: books.endsOn < books.today };
}

type YearOfBooks = YearBooks['years'][number];

/** Years that are past, the newest first. */
export function pastYears({ years, today }: YearBooks): readonly YearOfBooks[] {
  return years.filter(({ endsOn }) => endsOn < today).toReversed();
}
