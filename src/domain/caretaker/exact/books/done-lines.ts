import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { comparisonInput } from '#domain/statements/booked-year.ts';
import { budgetComparison, type ComparedLine } from '#domain/statements/budget-comparison.ts';
import { accountLines } from './account-lines.ts';
import type { BooksGiven } from './books-given.ts';
import type { BooksQuestion } from './books-question.ts';

type State = 'open' | 'partly' | 'done';

const words: Readonly<Record<State, string>> = {
  open: '**まだです。**',
  partly: '**一部だけです。**',
  done: '**済んでいます。**',
};

/** 繰入, or what else was to be paid: whether it is booked, then its lines as 予算 has them; asked on, the first fund's alone. */
export function doneLines(given: BooksGiven): readonly Line[] | undefined {
  const [first, ...others] = accountLines(given) ?? [];
  if (first === undefined) return undefined;
  const { isAskedOn } = given.question;
  const rest = isAskedOn === true ? [...others.slice(0, 1), ...others.slice(-1)] : others;
  return [own(`${verdictOf(given)}${first.markdown}`), ...rest];
}

/** Of a sum that is asked for only that it is still to come. */
function verdictOf(given: BooksGiven): string {
  const { whether, period, kind } = given.question;
  const state = stateAsked(given);
  if (state === undefined || (period.month !== null && state !== 'open')) return '';
  if (whether !== undefined) return `${yesOrNo(whether, state)}${words[state]}`;
  const isToCome = kind === 'transfer' && state === 'open' && given.year === given.books.years[0];
  return isToCome ? words.open : '';
}

/** How the lines of the account stand; nothing where they stand differently, or where a part of one is asked for. */
function stateAsked({ question: { account, fund }, year }: BooksGiven): State | undefined {
  if (!year || account?.part !== null) return undefined;
  const lines = budgetComparison(comparisonInput(year)).filter(
    (line) =>
      account.names.includes(line.account.name) && (fund === undefined || line.fund.code === fund),
  );
  const [state, ...others] = new Set(lines.map(stateOf));
  return others.length === 0 ? state : undefined;
}

/** What is paid month by month is neither open nor done. */
function stateOf({ account, actualYen, budgetYen, state }: ComparedLine): State | undefined {
  if (actualYen === 0) return budgetYen > 0 ? 'open' : undefined;
  if (account.role !== 'transfer') return state === 'done' ? 'done' : undefined;
  return actualYen < budgetYen ? 'partly' : 'done';
}

function yesOrNo(whether: BooksQuestion['whether'], state: State): string {
  if (state === 'partly' || (whether !== 'done' && whether !== 'open')) return '';
  return whether === state ? 'はい、' : 'いいえ、';
}
