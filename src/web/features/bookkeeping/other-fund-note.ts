import { type Books, nameOf } from '#web/lib/books/use-books.ts';
import type { Draft } from './draft.ts';

/** An account may hold money of several funds: no fault, but worth a look. */
export function otherFundNote(
  books: Books,
  { fundId, moneyId }: Pick<Draft, 'fundId' | 'moneyId'>,
): string | null {
  const opened = books.bankAccount(moneyId)?.fundId;
  if (opened === undefined || opened === fundId) return null;
  const [own, other] = [nameOf(books.fund(fundId)), nameOf(books.fund(opened))];
  return `${other}の口座として登録してあります。${own}のお金もこの口座に入っているときは、このまま記帳できます。`;
}
