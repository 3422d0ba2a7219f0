import { plainQuestion } from '#domain/caretaker/plain-question.ts';

const company = /株式会社|有限会社|合同会社|一般社団法人|\((?:株|有)\)/g;
/** Two letters stand in too many words. */
const shortestName = 3;

/** A payee by the name in the books, with or without 株式会社; the longest where several fit. */
export function payeeIn(
  text: string,
  names: readonly string[],
): { readonly name: string; readonly words: string } | undefined {
  return names
    .flatMap((name) => {
      const whole = plainQuestion(name);
      return [whole, whole.replace(company, '')].map((words) => ({ name, words }));
    })
    .filter(({ words }) => words.length >= shortestName && text.includes(words))
    .toSorted((one, other) => other.words.length - one.words.length)[0];
}
