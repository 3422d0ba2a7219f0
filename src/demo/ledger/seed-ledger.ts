import { seedBilling } from '#demo/billing/seed-billing.ts';
import type { BookYear } from '#demo/books.ts';
import { seedPayments } from '#demo/payments/seed-payments.ts';
import type { RelativeDates } from '#demo/relative-dates.ts';
import { seedAuditAnswers } from './audit-answers.ts';
import { seedBankAccounts } from './bank-accounts.ts';
import { bookMonth } from './book-month.ts';
import { seedBudgets } from './budgets.ts';
import { seedCertificates } from './certificates.ts';
import { seedAccounts } from './chart.ts';
import { seedCounterparties } from './companies.ts';
import { seedCompanyPapers } from './company-papers.ts';
import { fundId, keepJournal } from './journal.ts';
import { spanOf } from './ledger-span.ts';
import { seedLocks } from './locks.ts';
import { seedPastYears } from './past-years.ts';
import { seedRepeats } from './repeats.ts';
import type { FundRow, LedgerRows } from './row-types.ts';
import { seedVouchers } from './vouchers.ts';
import { seedYearOpenings } from './year-openings.ts';

/** The books entry by entry; what they come to in a year is what the yearly sums say. */
export function seedLedger(dates: RelativeDates, years: readonly BookYear[]): LedgerRows {
  const span = spanOf(dates, years);
  const account = seedAccounts();
  const bank_account = seedBankAccounts();
  const { fiscal_year, journal_entry, posting } = keepJournal(span, years, dates.agmYear);
  const closedUntil = bookMonth(dates.agmYear, 0, -1).last;
  const fund = seedFunds();
  return {
    fund,
    account,
    counterparty: seedCounterparties(),
    fiscal_year,
    journal_entry,
    posting,
    books_lock: seedLocks(dates, span),
    year_opening: seedYearOpenings({ account, fiscal_year, posting }, closedUntil),
    ...seedPastYears(dates.agmYear, years),
    ...seedBudgets(dates, years),
    ...seedVouchers(span),
    entry_repeat: seedRepeats(span),
    bank_account,
    balance_certificate: seedCertificates({ fiscal_year, posting, bank_account }, closedUntil),
    audit_answer: seedAuditAnswers(fiscal_year, closedUntil),
    ...seedCompanyPapers(span, { fund, account, posting }),
    ...seedBilling(span, dates.agmYear),
    ...seedPayments(dates.agmYear),
  };
}

function seedFunds(): readonly FundRow[] {
  return [
    { id: fundId('general'), code: 'general', name: '管理費会計', position: 1 },
    { id: fundId('reserve'), code: 'reserve', name: '修繕積立金会計', position: 2 },
  ];
}
