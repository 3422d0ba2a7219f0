import type { ReactNode } from 'react';
import type { Due } from '#contract/repeats.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { beyondWords, owedWords } from '#domain/ledger/repeats/owed-words.ts';
import { entryYen, sideWords } from '#web/lib/books/entry-words.ts';
import { readYen, shownAmount } from '#web/lib/books/read-yen.ts';
import { type Books, nameOf } from '#web/lib/books/use-books.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { DueChoice } from './use-due-choice.ts';

type DueRowProps = {
  entry: Due;
  choice: DueChoice;
  books: Books;
  isAhead: boolean;
  mayBook: boolean;
  onSkip: (() => void) | undefined;
};

/** One of what is due: chosen or not, its sum, and the way to leave it out this time. */
export function DueRow({ entry, choice, books, isAhead, mayBook, onSkip }: DueRowProps) {
  const { key, name, summary, postedOn, postings, owed, remark, obstacle } = entry;
  const words = `${sideWords(postings, 'debit', books)} ← ${sideWords(postings, 'credit', books)}`;
  const fund = nameOf(books.fund(postings[0]?.fundId ?? ''));
  return (
    <li className="grid items-start gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
      <div className="flex min-w-0 items-start gap-3">
        {mayBook && (
          <input
            type="checkbox"
            aria-label={`${name}を記帳する`}
            disabled={obstacle !== ''}
            checked={choice.isChosen(entry)}
            onChange={({ target }) => choice.choose(key, target.checked)}
            className="mt-1 size-6 shrink-0 accent-primary print:hidden"
          />
        )}
        <div className="min-w-0">
          <p className="font-bold">
            {name} {isAhead && <Badge>これから</Badge>}
          </p>
          <p className="text-muted">
            {formatPlainDate(postedOn)}・{summary}
          </p>
          <p className="text-muted">
            {fund}・{words}
          </p>
          {owed && <p>{owedWords(owed, postedOn)}</p>}
          {remark && <p className="text-warn">{remark}</p>}
          {obstacle && <p className="font-bold text-danger">{obstacle}</p>}
        </div>
      </div>
      <Amount entry={entry} choice={choice} mayBook={mayBook} />
      {onSkip && (
        <Button variant="quiet" className="print:hidden" onClick={onSkip}>
          飛ばす<VisuallyHidden>（{name}）</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

type AmountProps = { entry: Due; choice: DueChoice; mayBook: boolean };

function Amount({ entry, choice, mayBook }: AmountProps) {
  const { key, name, asksAmount, mayChangeAmount, postings } = entry;
  if (!mayChangeAmount || !mayBook) {
    return (
      <p className="text-lg font-bold tabular-nums sm:text-right">
        {asksAmount ? '金額は毎回入れます' : formatYen(entryYen(postings))}
      </p>
    );
  }
  return (
    <Field
      label={
        <>
          金額（円）<VisuallyHidden>：{name}</VisuallyHidden>
        </>
      }
      hint={amountHint(entry, choice.amountOf(entry))}
      error={choice.faultOf(entry)}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          className="text-right tabular-nums"
          value={choice.amountOf(entry)}
          onChange={({ target }) => choice.type(key, target.value)}
          onBlur={() => choice.type(key, shownAmount(choice.amountOf(entry)))}
        />
      )}
    </Field>
  );
}

/** What it came to the last time; more than the bills is said before it is booked. */
function amountHint({ owed, lastYen }: Due, amount: string): ReactNode {
  const told = lastYen === null ? '' : `前回は${formatYen(lastYen)}`;
  const beyond = owed === null ? '' : beyondWords(owed, readYen(amount) ?? 0);
  if (told === '' && beyond === '') return undefined;
  return (
    <>
      {told}
      {beyond && <span className="block font-bold text-warn">{beyond}</span>}
    </>
  );
}
