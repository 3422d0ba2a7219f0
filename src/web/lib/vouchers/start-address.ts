import { type LedgerEntry, listEntries } from '#contract/ledger.ts';
import type { Voucher } from '#contract/voucher.ts';
import { send } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { subjectOf } from './subject-of.ts';

/** 記帳する: the form with what the paper says, and with what its payee was paid for the last time. */
export async function startAddress(voucher: Voucher, books: Books): Promise<string> {
  const party = payeeOf(voucher, books);
  const last = party ? await lastOf(party.id) : undefined;
  return accountingAddress('entry', {
    way: voucher.kind === 'receipt' ? 'paid' : 'owed',
    voucher: voucher.id,
    yen: voucher.amountYen === null ? null : String(voucher.amountYen),
    party: party?.id,
    day: openDay(voucher.issuedOn, books),
    about: subjectOf(voucher) || null,
    ...(last && placeOf(last, books)),
  });
}

/** What a correction changes in the form that is open beside the paper. */
export function changesOf(
  before: Voucher,
  after: Voucher,
  books: Books,
): Readonly<Record<string, string>> {
  const party = payeeOf(after, books)?.id;
  const day = openDay(after.issuedOn, books);
  return {
    ...(after.amountYen !== null &&
      after.amountYen !== before.amountYen && { yen: String(after.amountYen) }),
    ...(party && party !== payeeOf(before, books)?.id && { party }),
    ...(day !== null && after.issuedOn !== before.issuedOn && { day }),
  };
}

/** By its registration number, else by its name. */
export function payeeOf({ payee, invoiceNumber }: Voucher, { counterparties }: Books) {
  const plain = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '');
  return (
    counterparties.find((it) => invoiceNumber !== '' && it.invoiceNumber === invoiceNumber) ??
    counterparties.find((it) => payee !== '' && plain(it.name) === plain(payee))
  );
}

function openDay(day: string | null, { lockedUntil, today }: Books): string | null {
  if (day === null || day > today) return null;
  return lockedUntil !== null && day <= lockedUntil ? null : day;
}

async function lastOf(counterpartyId: string): Promise<LedgerEntry | undefined> {
  try {
    const response = await send(requestOf(listEntries, { counterpartyId }));
    const { entries } = listEntries.output.parse(await response.json());
    return entries.find(({ origin, reversedBy }) => origin !== 'reversal' && reversedBy === null);
  } catch {
    // Without it one chooses the account oneself.
    return undefined;
  }
}

function placeOf({ postings }: LedgerEntry, books: Books) {
  const line = postings.find(
    ({ accountId, amountYen }) => amountYen > 0 && books.account(accountId)?.kind === 'expense',
  );
  if (!line) return {};
  return { account: books.account(line.accountId)?.code, fund: books.fund(line.fundId)?.code };
}
