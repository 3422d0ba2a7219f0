import { createHash } from 'node:crypto';
import type { BookYear } from '#demo/books.ts';
import { demoId } from '#demo/demo-id.ts';
import { demoUser } from '#demo/demo-user.ts';
import { accrualOf, paymentsOf } from './bill.ts';
import { billsOf } from './bills.ts';
import { after, bookMonth } from './book-month.ts';
import { accountId } from './chart.ts';
import { counterpartyId } from './companies.ts';
import { directDrafts } from './direct-drafts.ts';
import type { Draft, LedgerFund } from './draft.ts';
import { duesDrafts } from './dues.ts';
import { journalFrom, type LedgerSpan } from './ledger-span.ts';
import { depositDrafts, openingDrafts } from './opening-drafts.ts';
import type { FiscalYearRow, JournalEntryRow, PostingRow } from './row-types.ts';

type Journal = {
  readonly fiscal_year: readonly FiscalYearRow[];
  readonly journal_entry: readonly JournalEntryRow[];
  readonly posting: readonly PostingRow[];
};

const yearAfterNext = 2;

export function fundId(code: LedgerFund): string {
  return demoId('fund', code);
}

export function fiscalYearId(year: number): string {
  return demoId('fiscal_year', String(year));
}

/** Every entry of the years from y-2 on, numbered in the order of their days. */
export function keepJournal(
  span: LedgerSpan,
  years: readonly BookYear[],
  agmYear: number,
): Journal {
  const drafts = draftsOf(span, years);
  const fiscalYears = yearsOf(agmYear).map((year) => ({
    ...year,
    drafts: drafts.filter(({ day }) => day >= year.starts_on && day <= year.ends_on),
  }));
  return {
    fiscal_year: fiscalYears.map(({ drafts: own, ...year }) => ({
      ...year,
      last_number: own.length,
    })),
    journal_entry: fiscalYears.flatMap(({ id, drafts: own }) =>
      own.map((draft, index) => entryRow(draft, id, index + 1)),
    ),
    posting: drafts.flatMap(postingRows),
  };
}

function yearsOf(agmYear: number): readonly Omit<FiscalYearRow, 'last_number'>[] {
  const offsets = Array.from({ length: yearAfterNext - journalFrom }, (_, at) => journalFrom + at);
  return offsets.map((year) => {
    const first = bookMonth(agmYear, year, 0);
    return { id: fiscalYearId(year), starts_on: first.first, ends_on: after(first, 11).last };
  });
}

function draftsOf(span: LedgerSpan, years: readonly BookYear[]): readonly Draft[] {
  const bills = [span.before, ...span.months].flatMap((month) => billsOf(span, month));
  const lost = after(span.last, -1).label;
  // One invoice has been left lying, for the visitor to find.
  const paid = bills.filter(({ key, month }) => key !== 'supplies' || month.label !== lost);
  const drafts = [
    ...openingDrafts(span, years, bills),
    ...duesDrafts(span),
    ...directDrafts(span),
    ...depositDrafts(span.months),
    ...bills.filter(({ month }) => month.first >= span.from).map(accrualOf),
    ...paymentsOf(paid),
  ];
  return drafts
    .filter(({ day }) => day >= span.from && day <= span.until)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

function entryRow(draft: Draft, yearId: string, number: number): JournalEntryRow {
  const { key, day, origin, summary } = draft;
  return {
    id: demoId('journal_entry', key),
    fiscal_year_id: yearId,
    number,
    posted_on: day,
    origin,
    source_key: key,
    content_md5: createHash('md5').update(JSON.stringify(draft)).digest('hex'),
    summary,
    entered_as: origin === 'opening' || origin === 'manual' ? 'treasurer' : 'companyStaff',
    entered_by: demoUser.id,
    recorded_at: `${day}T09:00:00Z`,
  };
}

function postingRows({ key, day, lines }: Draft): readonly PostingRow[] {
  return lines
    .filter(([, , yen]) => yen !== 0)
    .map(([fund, account, yen, company], index) => ({
      id: demoId('posting', `${key}:${index}`),
      entry_id: demoId('journal_entry', key),
      posted_on: day,
      fund_id: fundId(fund),
      account_id: accountId(account),
      amount_yen: yen,
      counterparty_id: company === undefined ? null : counterpartyId(company),
    }));
}
