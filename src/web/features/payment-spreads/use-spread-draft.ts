import { useState } from 'react';
import type { z } from 'zod/mini';
import { addSpread, type PaymentSpread, undoSpread } from '#contract/repeats.ts';
import { isRealDate } from '#domain/calendar.ts';
import { monthAfterBooks } from '#domain/ledger/repeats/spread.ts';
import { everydayMoney } from '#web/lib/books/choices.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';

export type SpreadDraft = {
  readonly expenseId: string;
  readonly amount: string;
  readonly months: string;
  readonly paidOn: string;
  readonly firstMonth: string;
  readonly fundId: string;
  /** The bank; the expense where it was booked there at first; or empty where it is prepaid already. */
  readonly source: string;
  readonly counterpartyId: string;
  readonly name: string;
};

type SpreadField = 'expenseId' | 'amount' | 'months' | 'paidOn' | 'firstMonth' | 'source';
type Faults = { [Field in SpreadField]?: string | undefined };

export const alreadyExpense = 'already-expense';
export const alreadyPrepaid = 'already-prepaid';

/** The form of a payment for several months, what is wrong with it, and what it becomes. */
export function useSpreadDraft(books: Books) {
  const adding = useBooksAction(addSpread);
  const undoing = useBooksAction(undoSpread);
  const [id, setId] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(() => emptyDraft(books));
  const [isTried, setTried] = useState(false);
  const [made, setMade] = useState<PaymentSpread | null>(null);
  const faults = faultsOf(draft, books);
  const facts = factsOf(draft, id, books);

  async function submit(): Promise<void> {
    setTried(true);
    if (Object.keys(faults).length > 0 || !facts) return;
    const { spread } = await adding.mutateAsync(facts);
    setMade(spread);
  }
  async function undo(): Promise<void> {
    await undoing.mutateAsync({ spreadId: id });
    begin();
  }
  function begin(): void {
    setId(crypto.randomUUID());
    setDraft(emptyDraft(books));
    setTried(false);
    setMade(null);
  }

  return {
    draft,
    facts,
    made,
    faults: isTried ? faults : {},
    isBusy: adding.isPending || undoing.isPending,
    error: adding.error ?? undoing.error,
    change: (part: Partial<SpreadDraft>) => setDraft((before) => ({ ...before, ...part })),
    submit: () => void submit().catch(() => undefined),
    undo: () => void undo().catch(() => undefined),
    begin,
  };
}

export type SpreadForming = ReturnType<typeof useSpreadDraft>;

function emptyDraft(books: Books): SpreadDraft {
  const fundId = books.funds[0]?.id ?? '';
  const insurance = books.accounts.find(({ code }) => code === '5160');
  return {
    expenseId: insurance?.id ?? '',
    amount: '',
    months: '60',
    paidOn: books.today,
    firstMonth: books.today.slice(0, 7),
    fundId,
    source: everydayMoney(books, fundId),
    counterpartyId: '',
    name: '',
  };
}

function prepaidAccount(books: Books, expenseId: string) {
  const prepaid = books.accounts.filter(({ role, isRetired }) => role === 'prepaid' && !isRetired);
  const isInsurance = books.account(expenseId)?.code.startsWith('5160') === true;
  const wanted = isInsurance ? '1221' : '1220';
  return prepaid.find(({ code }) => code.startsWith(wanted)) ?? prepaid[0];
}

function factsOf(
  draft: SpreadDraft,
  id: string,
  books: Books,
): z.input<typeof addSpread.input> | null {
  const prepaidAccountId = prepaidAccount(books, draft.expenseId)?.id;
  const paidYen = readYen(draft.amount);
  const months = Number(draft.months);
  if (!prepaidAccountId || !paidYen || !isMonths(months)) return null;
  return {
    id,
    name: draft.name.trim() || usualName(draft, books),
    fundId: draft.fundId,
    prepaidAccountId,
    expenseAccountId: draft.expenseId,
    fromAccountId: sourceOf(draft),
    counterpartyId: draft.counterpartyId || null,
    paidYen,
    paidOn: draft.paidOn,
    firstMonth: draft.firstMonth,
    months,
    bookedFrom: bookedFrom(draft, books),
  };
}

function sourceOf({ source, expenseId }: SpreadDraft): string | null {
  if (source === alreadyPrepaid) return null;
  return source === alreadyExpense ? expenseId : source;
}

function bookedFrom({ source, firstMonth }: SpreadDraft, books: Books): string {
  if (source !== alreadyPrepaid) return firstMonth;
  return monthAfterBooks(firstMonth, [books.openedUntil, books.lockedUntil]);
}

export function usualName({ expenseId, counterpartyId }: SpreadDraft, books: Books): string {
  const what = books.account(expenseId)?.name ?? '前払いの支払い';
  const who = books.counterparty(counterpartyId || null)?.name;
  return who ? `${what}（${who}）` : what;
}

function isMonths(months: number): boolean {
  return Number.isInteger(months) && months >= 2 && months <= 600;
}

function faultsOf(draft: SpreadDraft, books: Books): Faults {
  const found: readonly (readonly [SpreadField, boolean, string])[] = [
    [
      'expenseId',
      books.account(draft.expenseId)?.kind !== 'expense',
      '何に払ったかを選んでください。',
    ],
    ['amount', !readYen(draft.amount), '払った額を、円の数字で入れてください。'],
    [
      'months',
      !isMonths(Number(draft.months)),
      '何か月分かを、2から600までの数字で入れてください。',
    ],
    ['paidOn', !isRealDate(draft.paidOn), '払った日を入れてください。'],
    ['paidOn', isClosed(draft, books), 'その月は締めてあります。締めた後の日付にしてください。'],
    ['firstMonth', !isRealDate(`${draft.firstMonth}-01`), 'いつの分からかを、月で入れてください。'],
    ['source', draft.source === '', 'どこから払ったかを選んでください。'],
  ];
  return Object.fromEntries(
    found.filter(([, isWrong]) => isWrong).map(([field, , sentence]) => [field, sentence]),
  );
}

function isClosed({ paidOn, source }: SpreadDraft, { lockedUntil }: Books): boolean {
  return lockedUntil !== null && paidOn <= lockedUntil && source !== alreadyPrepaid;
}
