import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { ExactAnswer, ExactGiven, Known } from '#domain/caretaker/exact/known.ts';
import { bareLines } from './bare-lines.ts';
import type { BooksGiven } from './books-given.ts';
import { type BooksQuestion, booksQuestionAfter, booksQuestionIn } from './books-question.ts';
import { budgetLines } from './budget-lines.ts';
import { carriedLines } from './carried-lines.ts';
import { closeLines } from './close-lines.ts';
import { doneLines } from './done-lines.ts';
import { enoughLines } from './enough-lines.ts';
import { outlookLines } from './outlook-lines.ts';
import { overLines } from './over-lines.ts';
import { owedLines } from './owed-lines.ts';
import { payeeLines } from './payee-lines.ts';
import { reconciledLines } from './reconciled-lines.ts';
import { remainingLines } from './remaining-lines.ts';
import { resultLines } from './result-lines.ts';
import { spendingLines } from './spending-lines.ts';
import { standingLines } from './standing-lines.ts';
import { todoLines } from './todo-lines.ts';
import { namesBooks } from './todo-words.ts';
import { yearSpanLines } from './year-span-lines.ts';

const linesOf: Readonly<
  Record<BooksQuestion['kind'], (given: BooksGiven) => readonly Line[] | undefined>
> = {
  account: doneLines,
  standing: standingLines,
  over: overLines,
  owed: owedLines,
  bare: bareLines,
  payee: payeeLines,
  remaining: remainingLines,
  enough: enoughLines,
  outlook: outlookLines,
  transfer: doneLines,
  reconciled: reconciledLines,
  result: resultLines,
  close: closeLines,
  budget: budgetLines,
  todo: todoLines,
  carried: carriedLines,
  spending: spendingLines,
  'year-span': yearSpanLines,
};

/** 10月の収支, 電気代は今年いくら, 予算を超えそうな費目: from the books, by the functions of their screens. */
export function booksAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const { books, facts } = known;
  if (!asked.useDocuments || !books || facts.fundsHiddenFrom !== null) return undefined;
  const question =
    booksQuestionIn(asked.question, books, facts.contracts) ??
    booksQuestionAfter(asked.question, asked.previous, books);
  if (question === undefined) return undefined;
  if (question.kind === 'todo' && !isOfBooks(asked.question, known)) return undefined;
  const year = books.years.find(({ fiscalYear }) => fiscalYear === question.period.fiscalYear);
  const lines = linesOf[question.kind]({ question, books, facts, year });
  return lines && { outcome: 'answered', lines };
}

/** 今月やること of whoever keeps the books are theirs; others have to say so. */
const isOfBooks = (question: string, { may }: Known): boolean =>
  namesBooks(question) || may?.includes('ledger.book') === true;
