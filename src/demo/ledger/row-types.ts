import type { BillingRows } from '#demo/billing/row-types.ts';
import type { placesOf } from '#demo/papers/bill-paper.ts';
import type { PaymentRows } from '#demo/payments/row-types.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { AccountKind, AccountRole } from '#domain/ledger/account.ts';
import type { EntryOrigin, Posting } from '#domain/ledger/entry.ts';
import type { DayShift } from '#domain/ledger/repeats/bank-day.ts';
import type { Yen } from '#domain/money.ts';
import type { PaperLine } from '#domain/statements/company-paper/read-company-paper.ts';
import type { VoucherKind } from '#domain/vouchers/voucher.ts';

export type FundRow = {
  readonly id: string;
  readonly code: 'general' | 'reserve';
  readonly name: string;
  readonly position: number;
};

export type AccountRow = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly kind: AccountKind;
  readonly role: AccountRole;
};

export type CounterpartyRow = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'company' | 'public';
  readonly invoice_number: string;
  readonly is_debited: boolean;
};

export type FiscalYearRow = {
  readonly id: string;
  readonly starts_on: IsoDate;
  readonly ends_on: IsoDate;
  readonly last_number: number;
};

export type JournalEntryRow = {
  readonly id: string;
  readonly fiscal_year_id: string;
  readonly number: number;
  readonly posted_on: IsoDate;
  readonly origin: EntryOrigin;
  readonly source_key: string;
  readonly content_md5: string;
  readonly summary: string;
  readonly entered_as: 'companyStaff' | 'treasurer';
  readonly entered_by: string;
  readonly recorded_at: string;
};

export type PostingRow = {
  readonly id: string;
  readonly entry_id: string;
  readonly posted_on: IsoDate;
  readonly fund_id: string;
  readonly account_id: string;
  readonly amount_yen: Yen;
  readonly counterparty_id: string | null;
};

export type BooksLockRow = {
  readonly id: string;
  readonly number: number;
  readonly locked_until: IsoDate;
  readonly is_final: boolean;
  readonly reason: string;
  readonly asked_as: 'companyStaff' | 'treasurer';
  readonly asked_by: string;
  readonly asked_at: string;
  readonly approved_as: 'chair';
  readonly approved_by: string;
  readonly approved_at: string;
};

export type YearOpeningRow = {
  readonly id: string;
  readonly fiscal_year_id: string;
  readonly fund_id: string;
  readonly account_id: string;
  readonly amount_yen: Yen;
};

export type PastYearRow = {
  readonly id: string;
  readonly fund_id: string;
  readonly fiscal_year: number;
  readonly opening_yen: Yen;
};

export type PastYearLineRow = {
  readonly id: string;
  readonly past_year_id: string;
  readonly account_id: string;
  readonly budget_yen: Yen;
  readonly actual_yen: Yen;
};

export type BudgetRow = {
  readonly id: string;
  readonly fiscal_year_id: string;
  readonly version: number;
  readonly note: string;
  readonly decided_on: IsoDate | null;
};

export type BudgetLineRow = {
  readonly id: string;
  readonly budget_id: string;
  readonly fund_id: string;
  readonly account_id: string;
  readonly amount_yen: Yen;
  readonly formula: string;
};

export type BankAccountRow = {
  readonly id: string;
  readonly fund_id: string;
  readonly bank: string;
  readonly branch: string;
  readonly kind: string;
  readonly account_id: string;
  readonly last_digits: string;
};

export type VoucherRow = {
  readonly id: string;
  readonly sha256: string;
  readonly file_name: string;
  readonly media_type: 'application/pdf';
  readonly byte_size: number;
  readonly kind: VoucherKind;
  readonly issued_on: IsoDate;
  readonly due_on: IsoDate | null;
  readonly amount_yen: Yen;
  readonly payee: string;
  readonly invoice_number: string;
  readonly note: string;
  readonly is_confirmed: boolean;
  readonly places: ReturnType<typeof placesOf>;
  readonly is_drawn: true;
  readonly reading_note: string;
  readonly added_as: 'companyStaff' | 'treasurer';
  readonly added_by: string;
  readonly added_at: string;
};

export type EntryVoucherRow = {
  readonly id: string;
  readonly voucher_id: string;
  readonly entry_id: string;
};

export type EntryRepeatRow = {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly postings: readonly Posting[];
  readonly day_of_month: number;
  readonly shift: DayShift;
  readonly every_months: number;
  readonly from_month: string;
  readonly until_month: string | null;
  readonly asks_amount: boolean;
};

export type BalanceCertificateRow = {
  readonly id: string;
  readonly account_id: string;
  readonly held_on: IsoDate;
  readonly amount_yen: Yen;
  readonly entered_as: 'companyStaff';
  readonly entered_by: string;
  readonly entered_at: string;
  readonly original_seen_as: 'auditor';
  readonly original_seen_on: IsoDate;
};

export type AuditAnswerRow = {
  readonly id: string;
  readonly fiscal_year_id: string;
  readonly code: string;
  readonly result: 'fit';
  readonly note: string;
  readonly answered_as: 'auditor';
  readonly answered_by: string;
  readonly answered_at: string;
};

export type CompanyPaperRow = {
  readonly id: string;
  readonly month: string;
  readonly received_on: IsoDate;
  readonly lines: readonly PaperLine[];
  readonly entered_as: 'treasurer';
  readonly entered_by: string;
  readonly entered_at: string;
};

export type CompanyPaperNameRow = {
  readonly id: string;
  readonly section: string;
  readonly name: string;
  readonly fund_id: string;
  readonly account_id: string;
};

/** In the order in which every foreign key finds its row. */
export type LedgerRows = BillingRows &
  PaymentRows & {
    readonly fund: readonly FundRow[];
    readonly account: readonly AccountRow[];
    readonly counterparty: readonly CounterpartyRow[];
    readonly fiscal_year: readonly FiscalYearRow[];
    readonly journal_entry: readonly JournalEntryRow[];
    readonly posting: readonly PostingRow[];
    readonly books_lock: readonly BooksLockRow[];
    readonly year_opening: readonly YearOpeningRow[];
    readonly past_year: readonly PastYearRow[];
    readonly past_year_line: readonly PastYearLineRow[];
    readonly budget: readonly BudgetRow[];
    readonly budget_line: readonly BudgetLineRow[];
    readonly bank_account: readonly BankAccountRow[];
    readonly voucher: readonly VoucherRow[];
    readonly entry_voucher: readonly EntryVoucherRow[];
    readonly entry_repeat: readonly EntryRepeatRow[];
    readonly balance_certificate: readonly BalanceCertificateRow[];
    readonly audit_answer: readonly AuditAnswerRow[];
    readonly company_paper: readonly CompanyPaperRow[];
    readonly company_paper_name: readonly CompanyPaperNameRow[];
  };
