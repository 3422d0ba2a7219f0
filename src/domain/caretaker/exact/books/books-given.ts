import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import type { Books, BooksYear } from './books.ts';
import type { BooksQuestion } from './books-question.ts';

export type BooksGiven = {
  readonly question: BooksQuestion;
  readonly books: Books;
  readonly facts: AssociationFacts;
  /** The year that is asked for; `undefined` where it stands in no journal. */
  readonly year: BooksYear | undefined;
};

/** 2026年10月31日まで of a year that runs; nothing where the year is over. */
export function untilWords({ bookedUntil, endsOn }: BooksYear, today: IsoDate): string {
  if (endsOn < today) return '';
  return `${formatPlainDate(bookedUntil < today ? bookedUntil : today)}までの記帳で`;
}

/** **272,188円の黒字**; what comes out even is neither. */
export function resultWords(yen: Yen): string {
  if (yen === 0) return '**0円**（収入と支出が同じ額）';
  return `**${formatYen(Math.abs(yen))}の${yen > 0 ? '黒字' : '赤字'}**`;
}

/** お金の見える化 of a year, which every reader of these answers may open. */
export function moneyLink(fiscalYear: number, fund?: string): string {
  const of = fund === undefined ? '' : `&fund=${fund}`;
  return `[「お金の見える化」で見る](/demo/money?year=${fiscalYear}${of})`;
}
