import { useSearchParams } from 'wouter';
import { allRoles } from '#domain/access/role.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { periodOf } from '#web/lib/books/period.ts';
import type { Books } from '#web/lib/books/use-books.ts';

export const bookNames = {
  journal: '仕訳帳',
  account: '総勘定元帳',
  trial: '試算表',
  vouchers: '証憑',
} as const;

export type Book = keyof typeof bookNames;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Who may have entered something. */
export const bookingRoles = allRoles.filter((it) => it !== 'tenant' && it !== 'owner');

const voucherChoices = ['with', 'without'] as const;

export const allBooks = Object.keys(bookNames) as Book[];

const names = [
  'book',
  'period',
  'fund',
  'account',
  'party',
  'q',
  'yen',
  'most',
  'by',
  'voucher',
  'box',
  'entry',
  'page',
] as const;
type Name = (typeof names)[number];
export type Changes = Partial<Record<Name, string>>;

/** What the address says of the books. Funds and accounts stand there by their codes, which people know. */
export function useBooksView(books: Books) {
  const [params, setParams] = useSearchParams();
  const text = (name: Name) => params.get(name) ?? '';
  const given: Changes = Object.fromEntries(names.map((name) => [name, text(name)]));
  return {
    book: allBooks.find((it) => it === text('book')) ?? ('journal' as const),
    period: periodOf(params.get('period'), books.years, books.today),
    fund: books.funds.find(({ code }) => code === text('fund')),
    account: books.accounts.find(({ code }) => code === text('account')),
    counterparty: books.counterparties.find(({ id }) => id === text('party')),
    query: text('q'),
    yen: text('yen'),
    mostYen: text('most'),
    enteredAs: bookingRoles.find((it) => it === text('by')),
    enteredBy: uuid.test(text('by')) ? text('by') : undefined,
    voucher: voucherChoices.find((it) => it === text('voucher')),
    /** Else 証憑 shows those that stand beside no entry. */
    isEveryVoucher: text('box') === 'all',
    entryId: text('entry'),
    /** Of the 元帳, from 1; another account, fund or period begins anew. */
    page: text('page'),
    change: (changes: Changes) =>
      setParams((current) => changed(current, changes), { replace: true }),
    /** This view with something else in it; an empty value takes its part out. */
    addressWith: (changes: Changes) =>
      accountingAddress('books', {
        ...given,
        ...(keepsPage(changes) ? {} : { page: '' }),
        ...changes,
      }),
  };
}

/** An entry lies over the page it was opened from. */
function keepsPage(changes: Changes): boolean {
  return 'entry' in changes || 'page' in changes;
}

export type BooksView = ReturnType<typeof useBooksView>;

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  if (!keepsPage(changes)) next.delete('page');
  return next;
}
