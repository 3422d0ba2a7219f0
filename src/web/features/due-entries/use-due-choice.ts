import { useState } from 'react';
import { bookDue, type Due, undoEntries } from '#contract/repeats.ts';
import { owedYen } from '#domain/ledger/repeats/owed-words.ts';
import { commonYen } from '#domain/ledger/repeats/repeat.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';

type Choice = { readonly isChosen?: boolean; readonly amount?: string };
type Booked = { readonly entryId: string; readonly number: number };

/**
 * Which of the due entries are booked, and with what sums. What is still to come, or
 * where nobody but a person knows which bill it pays, is offered, not chosen.
 */
export function useDueChoice(due: readonly Due[], today: string) {
  const booking = useBooksAction(bookDue);
  const undoing = useBooksAction(undoEntries);
  const [choices, setChoices] = useState<{ readonly [key: string]: Choice }>({});
  const [isTried, setTried] = useState(false);
  const [booked, setBooked] = useState<readonly Booked[] | null>(null);
  const [undone, setUndone] = useState(0);

  const isChosen = (entry: Due) =>
    entry.obstacle === '' && (choices[entry.key]?.isChosen ?? isChosenByItself(entry, today));
  const amountOf = (entry: Due) => choices[entry.key]?.amount ?? usualAmount(entry);
  const faultOf = (entry: Due) =>
    isChosen(entry) && entry.mayChangeAmount ? amountFault(amountOf(entry)) : undefined;
  const chosen = due.filter(isChosen);
  const change = (key: string, part: Choice) =>
    setChoices((before) => ({ ...before, [key]: { ...before[key], ...part } }));

  async function book(): Promise<void> {
    setTried(true);
    if (chosen.length === 0 || chosen.some((entry) => faultOf(entry) !== undefined)) return;
    const entries = chosen.map((entry) => ({
      key: entry.key,
      amountYen: entry.mayChangeAmount ? readYen(amountOf(entry)) : null,
    }));
    const answer = await booking.mutateAsync({ entries });
    undoing.reset();
    setBooked(answer.booked);
    setUndone(0);
    setTried(false);
    setChoices({});
  }
  async function undo(): Promise<void> {
    if (!booked) return;
    await undoing.mutateAsync({ entryIds: booked.map(({ entryId }) => entryId) });
    setUndone(booked.length);
    setBooked(null);
  }

  return {
    chosen,
    booked,
    undone,
    isBusy: booking.isPending || undoing.isPending,
    error: booking.error,
    undoError: undoing.error,
    isChosen,
    amountOf,
    faultOf: (entry: Due) => (isTried ? faultOf(entry) : undefined),
    choose: (key: string, isNow: boolean) => change(key, { isChosen: isNow }),
    type: (key: string, amount: string) => change(key, { amount }),
    book: () => void book().catch(() => undefined),
    undo: () => void undo().catch(() => undefined),
    /** Nothing is chosen to be booked, and somebody tried. */
    isEmptyTry: isTried && chosen.length === 0,
  };
}

export type DueChoice = ReturnType<typeof useDueChoice>;

function isChosenByItself({ postedOn, owed }: Due, today: string): boolean {
  return postedOn <= today && (owed === null || owed.isSure);
}

/** What is owed, where it pays 未払金; else what it always is. */
function usualAmount({ asksAmount, postings, owed }: Due): string {
  if (owed && owed.paid.length > 0) return owedYen(owed).toLocaleString('ja-JP');
  const yen = commonYen(postings);
  return asksAmount || yen === null ? '' : yen.toLocaleString('ja-JP');
}

function amountFault(amount: string): string | undefined {
  if (amount.trim() === '') return '金額を入れてください。';
  const yen = readYen(amount);
  if (yen === null) return '円の数字で入れてください。';
  return yen === 0 ? '0円は記帳できません。なかったときは「飛ばす」を押してください。' : undefined;
}
