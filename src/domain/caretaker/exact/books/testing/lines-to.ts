import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { booksAnswer } from '#domain/caretaker/exact/books/books-answer.ts';
import type { ExactGiven } from '#domain/caretaker/exact/known.ts';
import { exampleBooks } from '#domain/caretaker/exact/testing/example-books.ts';
import { exampleKnown } from '#domain/caretaker/exact/testing/example-known.ts';

/** What the books answer of the example association. */
export function linesTo(
  question: string,
  { previous = [] as readonly string[], books = exampleBooks } = {},
): readonly string[] {
  const asked = { ...exampleQuestion(question, { today: books.today }), previous };
  // What was found in texts is not looked at.
  const evidence = {} as ExactGiven['evidence'];
  const answer = booksAnswer({ asked, evidence, known: { ...exampleKnown, books } });
  return answer?.lines.map(({ markdown }) => markdown) ?? [];
}
