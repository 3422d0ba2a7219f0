import { useState } from 'react';
import { finishOpening, type OpeningDraft, saveOpening } from '#contract/opening.ts';
import { shownYen } from '#domain/ledger/account.ts';
import { monthsBefore } from '#domain/ledger/opening/opening-entries.ts';
import { problemsOfOpening } from '#domain/ledger/opening/problems-of-opening.ts';
import { bookableAccounts } from '#web/lib/books/choices.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';

/** What is typed, by the name of its field; sums stay texts until they can be read. */
type Typed = { readonly [field: string]: string };

export const fieldOf = {
  start: (fundId: string, accountId: string) => `start ${fundId} ${accountId}`,
  now: (fundId: string, accountId: string) => `now ${fundId} ${accountId}`,
  month: (month: string, fundId: string, accountId: string) =>
    `month ${month} ${fundId} ${accountId}`,
  bank: (accountId: string) => `bank ${accountId}`,
  pastOpening: (year: number, fundId: string) => `past ${year} ${fundId}`,
  past: (year: number, fundId: string, accountId: string) => `past ${year} ${fundId} ${accountId}`,
} as const;

const days = { year: 'yearStartsOn', begin: 'beginsOn' } as const;

/** The opening as it is typed: what it becomes, and what does not agree yet. */
export function useOpeningDraft(books: Books, draft: OpeningDraft | null) {
  const saving = useBooksAction(saveOpening);
  const finishing = useBooksAction(finishOpening);
  const [typed, setTyped] = useState<Typed>(() => typedOf(books, draft));
  const plan = planOf(books, typed);
  return {
    typed,
    plan,
    months: monthsBefore(plan),
    problems: [...unreadable(typed), ...problemsOfOpening(plan, books)],
    isBusy: saving.isPending || finishing.isPending,
    isSaved: saving.isSuccess,
    error: saving.error ?? finishing.error,
    type: (field: string, text: string) => {
      saving.reset();
      setTyped((before) => ({ ...before, [field]: text }));
    },
    /** What cannot be read would be kept as nothing: it is mended first. */
    save: unreadable(typed).length > 0 ? undefined : () => saving.mutate({ plan }),
    finish: () => finishing.mutate({ plan }),
  };
}

export type OpeningForming = ReturnType<typeof useOpeningDraft>;

function unreadable(typed: Typed) {
  const isWrong = Object.entries(typed).some(
    ([field, text]) => field.includes(' ') && text.trim() !== '' && signedYen(text) === null,
  );
  return isWrong
    ? [
        {
          step: 'balances' as const,
          sentence: '数字でない額があります。円の数字で入れてください。',
        },
      ]
    : [];
}

/** A sum below zero is typed with a minus or a triangle. */
function signedYen(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  const isMinus = /^[-−△▲]/.test(plain);
  const yen = readYen(isMinus ? plain.slice(1) : plain);
  return yen === null || !isMinus ? yen : -yen;
}

function planOf(books: Books, typed: Typed): OpeningDraft {
  const yenIn = (field: string) => signedYen(typed[field] ?? '') ?? 0;
  const yearStartsOn = typed[days.year] ?? '';
  const beginsOn = typed[days.begin] ?? '';
  const isWholeYear = yearStartsOn === beginsOn;
  const months = monthsBefore({ yearStartsOn, beginsOn });
  const places = books.funds.flatMap(({ id: fundId }) =>
    bookableAccounts(books, ['asset', 'liability']).map((account) => ({ fundId, account })),
  );
  return {
    yearStartsOn,
    beginsOn,
    balances: places
      .map(({ fundId, account: { id: accountId, kind } }) => {
        const startYen = shownYen(kind, yenIn(fieldOf.start(fundId, accountId)));
        const nowYen = isWholeYear
          ? startYen
          : shownYen(kind, yenIn(fieldOf.now(fundId, accountId)));
        return { fundId, accountId, startYen, nowYen };
      })
      .filter(({ startYen, nowYen }) => startYen !== 0 || nowYen !== 0),
    months: monthLines(books, months, yenIn),
    certificates: books.accounts.flatMap(({ id: accountId, role }) => {
      const amountYen = signedYen(typed[fieldOf.bank(accountId)] ?? '');
      return role === 'bank' && amountYen !== null ? [{ accountId, amountYen, note: '' }] : [];
    }),
    pastYears: pastYearsOf(books, typed),
  };
}

function monthLines(books: Books, months: readonly string[], yenIn: (field: string) => number) {
  const accounts = bookableAccounts(books, ['income', 'expense']);
  return months.flatMap((month) =>
    books.funds.flatMap(({ id: fundId }) =>
      accounts
        .map(({ id: accountId, kind }) => ({
          month,
          fundId,
          accountId,
          amountYen: shownYen(kind, yenIn(fieldOf.month(month, fundId, accountId))),
        }))
        .filter(({ amountYen }) => amountYen !== 0),
    ),
  );
}

/** The years that lie before the books, as far as something of them is typed. */
function pastYearsOf(books: Books, typed: Typed): OpeningDraft['pastYears'] {
  const fields = Object.keys(typed).filter(
    (field) => field.startsWith('past ') && (typed[field] ?? '').trim() !== '',
  );
  const heads = [...new Set(fields.map((field) => field.split(' ').slice(1, 3).join(' ')))];
  return heads.map((head) => {
    const [year = '', fundId = ''] = head.split(' ');
    const lines = bookableAccounts(books, ['income', 'expense'])
      .map(({ id: accountId }) => ({
        accountId,
        amountYen: signedYen(typed[fieldOf.past(Number(year), fundId, accountId)] ?? '') ?? 0,
      }))
      .filter(({ amountYen }) => amountYen !== 0);
    const openingYen = signedYen(typed[fieldOf.pastOpening(Number(year), fundId)] ?? '') ?? 0;
    return { fiscalYear: Number(year), fundId, openingYen, lines };
  });
}

function typedOf(books: Books, draft: OpeningDraft | null): Typed {
  const year = `${books.today.slice(0, 4)}-04-01`;
  if (!draft) return { [days.year]: year, [days.begin]: year };
  const kindOf = (accountId: string) => books.account(accountId)?.kind ?? 'asset';
  const shown = (accountId: string, yen: number) => written(shownYen(kindOf(accountId), yen));
  return Object.fromEntries([
    [days.year, draft.yearStartsOn],
    [days.begin, draft.beginsOn],
    ...draft.balances.flatMap(({ fundId, accountId, startYen, nowYen }) => [
      [fieldOf.start(fundId, accountId), shown(accountId, startYen)],
      [fieldOf.now(fundId, accountId), shown(accountId, nowYen)],
    ]),
    ...draft.months.map(({ month, fundId, accountId, amountYen }) => [
      fieldOf.month(month, fundId, accountId),
      shown(accountId, amountYen),
    ]),
    ...draft.certificates.map(({ accountId, amountYen }) => [
      fieldOf.bank(accountId),
      written(amountYen),
    ]),
    ...draft.pastYears.flatMap(({ fiscalYear, fundId, openingYen, lines }) => [
      [fieldOf.pastOpening(fiscalYear, fundId), written(openingYen)],
      ...lines.map(({ accountId, amountYen }) => [
        fieldOf.past(fiscalYear, fundId, accountId),
        written(amountYen),
      ]),
    ]),
  ]);
}

function written(yen: number): string {
  return yen.toLocaleString('ja-JP');
}
