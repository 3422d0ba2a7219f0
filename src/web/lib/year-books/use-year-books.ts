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

/** The year that the address names; without it the newest one that is over, or the first that runs. */
export function useSettledYear(): YearOnPaper {
  const [params] = useSearchParams();
  const newest = useEndpoint(getYearBooks, { year: 'latest' });
  const begun = begunYears(newest);
  const named = begun.find(({ fiscalYear }) => String(fiscalYear) === params.get('year'));
  const over = begun.find(({ endsOn }) => endsOn < newest.today);
  const { fiscalYear = newest.fiscalYear } = named ?? over ?? {};
  return useYear(String(fiscalYear));
}

function useYear(year: string): YearOnPaper {
  const books = useEndpoint(getYearBooks, { year });
  const papers = useMemo(() => yearPapers(books), [books]);
  return { books, papers, isOver: books.endsOn < books.today };
}

type YearOfBooks = YearBooks['years'][number];

/** The years that have begun, the newest first: what a settlement will need can be seen while its year runs. */
export function begunYears({ years, today }: YearBooks): readonly YearOfBooks[] {
  return years.filter(({ startsOn }) => startsOn <= today).toReversed();
}

/** Years that are past, the newest first. */
export function pastYears(books: YearBooks): readonly YearOfBooks[] {
  return begunYears(books).filter(({ endsOn }) => endsOn < books.today);
}
