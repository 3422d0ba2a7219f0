import type { LedgerEntry } from '#contract/ledger.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { type Books, nameOf } from './use-books.ts';

type Posting = LedgerEntry['postings'][number];

export const originNames = {
  manual: '手で入力',
  payment: '支払い',
  receipt: '入金',
  billing: '請求',
  accrual: '未払いなどの計上',
  opening: '開始残高',
  reversal: '取り消し',
} as const satisfies Record<LedgerEntry['origin'], string>;

/** What an entry moves: the sum of one of its two sides. */
export function entryYen(postings: readonly Posting[]): Yen {
  return sumYen(postings.map(({ amountYen }) => Math.max(amountYen, 0)));
}

/** The accounts of one side, each named once. */
export function sideWords(
  postings: readonly Posting[],
  side: 'debit' | 'credit',
  books: Books,
): string {
  const accounts = postings
    .filter(({ amountYen }) => amountYen > 0 === (side === 'debit'))
    .map(({ accountId }) => nameOf(books.account(accountId)));
  return [...new Set(accounts)].join('、');
}

export function fundWords(postings: readonly Posting[], books: Books): string {
  return [...new Set(postings.map(({ fundId }) => nameOf(books.fund(fundId))))].join('、');
}

export function counterpartyWords(postings: readonly Posting[], books: Books): string {
  const names = postings.map(({ counterpartyId }) => nameOf(books.counterparty(counterpartyId)));
  return [...new Set(names.filter((name) => name !== ''))].join('、');
}

/** The lines as the picture of an entry shows them. */
export function picturedLines(postings: readonly Posting[], books: Books) {
  return postings.map(({ accountId, fundId, counterpartyId, amountYen }) => ({
    account: nameOf(books.account(accountId)),
    remark: [nameOf(books.fund(fundId)), nameOf(books.counterparty(counterpartyId))]
      .filter((name) => name !== '')
      .join('・'),
    amountYen,
  }));
}
