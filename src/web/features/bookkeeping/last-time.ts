import type { LedgerEntry } from '#contract/ledger.ts';
import { type IsoDate, partsOf } from '#domain/calendar.ts';
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

/** The latest entry in which the account stands as it would now; what was turned back does not count. */
export function lastTimeOf(
  entries: readonly LedgerEntry[],
  { accountId, isDebit }: { accountId: string; isDebit: boolean },
  books: Books,
): LastTime | null {
  for (const { postings, reversedBy, origin, postedOn, summary } of entries) {
    if (reversedBy || origin === 'reversal') continue;
    const line = postings.find((it) => it.accountId === accountId && it.amountYen > 0 === isDebit);
    if (!line) continue;
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
  return null;
}

/** 「9月分の電気料」 of October becomes 「10月分の電気料」 in November; other words stay. */
export function summaryForDay({ summary, postedOn }: LastTime, day: IsoDate): string {
  const [before, now] = [partsOf(postedOn), partsOf(day)];
  const later = (now.year - before.year) * 12 + now.month - before.month;
  return summary.replace(/(\d{1,2})月分/, (_whole, month: string) => {
    const shifted = (((Number(month) - 1 + later) % 12) + 12) % 12;
    return `${shifted + 1}月分`;
  });
}
