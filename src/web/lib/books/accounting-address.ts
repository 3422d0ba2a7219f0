import type { AccountingView } from '#domain/screens/accounting-views.ts';

const accountingPage = '/demo/accounting';

type Facts = Readonly<Record<string, string | null | undefined>>;

/** Where a view stands, with what it is to show. */
export function accountingAddress(view: AccountingView, facts: Facts = {}): string {
  const params = new URLSearchParams();
  if (view !== 'month') params.set('view', view);
  for (const [name, value] of Object.entries(facts)) {
    if (value) params.set(name, value);
  }
  const search = params.toString();
  return search ? `${accountingPage}?${search}` : accountingPage;
}

/** One entry of the books, opened over the journal. */
export function entryAddress(entryId: string): string {
  return accountingAddress('books', { entry: entryId });
}

export type LedgerFacts = {
  /** The codes, which people know and copies share. */
  readonly account: string;
  readonly fund?: string | undefined;
  /** As in `period.ts`. */
  readonly period?: string | undefined;
};

/** 総勘定元帳 of an account: what any figure of the books was made of. */
export function ledgerAddress(facts: LedgerFacts): string {
  return accountingAddress('books', { book: 'account', ...facts });
}
