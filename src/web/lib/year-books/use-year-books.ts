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
  const books = useEndpoint(getYearBooks, { year: /^\d{4}$/.test(named) ? named : 'latest' });
  const papers = useMemo(() => yearPapers(books), [books]);
  return { books, papers, isOver: books.endsOn < books.today };
}

type YearOfBooks = YearBooks['years'][number];

/** Years that are past, the newest first. */
export function pastYears({ years, today }: YearBooks): readonly YearOfBooks[] {
  return years.filter(({ endsOn }) => endsOn < today).toReversed();
}
