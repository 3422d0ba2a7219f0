import type { LedgerEntry } from '#contract/ledger.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { summaryOnDay } from '#domain/ledger/repeats/moved-summary.ts';
import type { Yen } from '#domain/money.ts';
import type { Books } from '#web/lib/books/use-books.ts';

/** 前回: what was said the last time something was booked to an account. */
export type LastTime = {
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly fundId: string;
  /** Where the money went from or to; empty where no money moved. */
  readonly moneyId: string;
  readonly counterpartyId: string;
  readonly amountYen: Yen;
};

type Sought = {
  readonly accountId: string;
  /** Empty while none is chosen. */
  readonly counterpartyId: string;
  readonly isDebit: boolean;
};

/**
 * The latest entry in which the account stands as it would now; what was turned back does not count. Where several
 * payees share the account and none is chosen, only the fund and the bank are told.
 */
export function lastTimeOf(
  entries: readonly LedgerEntry[],
  sought: Sought,
  books: Books,
): LastTime | null {
  const times = entries.flatMap((entry) => timeOf(entry, sought, books) ?? []);
  const { counterpartyId } = sought;
  const [latest] = times.filter(
    (it) => counterpartyId === '' || it.counterpartyId === counterpartyId,
  );
  if (!latest) return null;
  const isSure =
    counterpartyId !== '' || times.every((it) => it.counterpartyId === latest.counterpartyId);
  return isSure ? latest : { ...latest, counterpartyId: '', summary: '', amountYen: 0 };
}

function timeOf(
  { postings, reversedBy, origin, postedOn, summary }: LedgerEntry,
  { accountId, isDebit }: Sought,
  books: Books,
): LastTime | null {
  if (reversedBy || origin === 'reversal') return null;
  const line = postings.find((it) => it.accountId === accountId && it.amountYen > 0 === isDebit);
  if (!line) return null;
  const money = postings.find(
    (it) =>
      it.fundId === line.fundId &&
      it.amountYen > 0 !== isDebit &&
      ['bank', 'cash'].includes(books.account(it.accountId)?.role ?? ''),
  );
  return {
    postedOn,
    summary,
    fundId: line.fundId,
    moneyId: money?.accountId ?? '',
    counterpartyId: line.counterpartyId ?? money?.counterpartyId ?? '',
    amountYen: Math.abs(line.amountYen),
  };
}

/** A second one of a month is another thing, or the same thing twice: it shall not get the same words by itself. */
export function isOfSameMonth({ postedOn }: LastTime, day: IsoDate): boolean {
  return postedOn.slice(0, 7) === day.slice(0, 7);
}

/** 「9月分の電気料」 of October becomes 「10月分の電気料」 in November; other words stay. */
export function summaryForDay({ summary, postedOn }: LastTime, day: IsoDate): string {
  return summaryOnDay(summary, postedOn, day);
}
