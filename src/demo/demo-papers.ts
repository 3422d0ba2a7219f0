import { createHash } from 'node:crypto';
import type { IsoDate } from '#domain/calendar.ts';
import { keepBooks } from './books.ts';
import { spanOf } from './ledger/ledger-span.ts';
import { keptPapers } from './ledger/vouchers.ts';
import { type BillPaper, drawBill } from './papers/bill-paper.ts';
import { relativeDates } from './relative-dates.ts';

/** 証憑 of the demonstration built for a day, under the SHA-256 of their bytes. They are drawn when somebody looks. */
export function demoPapers(today: IsoDate): ReadonlyMap<string, BillPaper> {
  const dates = relativeDates(today);
  const papers = keptPapers(spanOf(dates, keepBooks(dates))).map(({ paper }) => paper);
  return new Map(
    papers.map((paper) => [createHash('sha256').update(drawBill(paper)).digest('hex'), paper]),
  );
}
