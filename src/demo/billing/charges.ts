import { demoId } from '#demo/demo-id.ts';
import { demoUser } from '#demo/demo-user.ts';
import { seedDwellings } from '#demo/dwellings.ts';
import { after, type BookMonth, bankDay } from '#demo/ledger/book-month.ts';
import { accountId } from '#demo/ledger/chart.ts';
import { currentAccount } from '#demo/ledger/draft.ts';
import { debitDay, failuresOf, isUnpaidAtDebit } from '#demo/ledger/dues.ts';
import type { LedgerSpan } from '#demo/ledger/ledger-span.ts';
import { chargesOfMonth, type PlannedCharge } from '#domain/billing/charges-of-month.ts';
import { dueDay } from '#domain/billing/due-day.ts';
import type { Tariff } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import type { AllocationRow, BillingRows, ChargeRow, ReceiptRow } from './row-types.ts';

export const dueRule = { day: debitDay, monthsBefore: 1 } as const;
/** A visitor who comes early in a year finds at least so much. */
const fewestMonths = 6;

type Kept = Pick<BillingRows, 'billing_run' | 'charge' | 'receipt' | 'allocation'>;
type Billed = { readonly month: BookMonth; readonly charges: readonly PlannedCharge[] };

/** The bills of the running year, what was paid for them, and what was debited for the month after. */
export function seedCharges(span: LedgerSpan, tariff: Tariff): Kept {
  const shown = span.months.slice(-Math.max(fewestMonths, span.last.index + 1));
  const billed = [...shown, after(span.last, 1)].map((month) => ({
    month,
    charges: chargesOfMonth(tariff, month.label),
  }));
  // A debit that falls into the next month is not booked yet.
  const paid = billed
    .flatMap((it) => [...debited(span, it), ...paidLate(span, it)])
    .filter(({ receipt }) => receipt.received_on <= span.until);
  const runs = billed.filter(({ month }) => month.label <= span.last.label);
  return {
    billing_run: runs.map(({ month }) => ({
      id: demoId('billing_run', month.label),
      month: month.label,
      entry_id: entryId(`billing:${month.label}`),
      run_as: 'companyStaff',
      run_by: demoUser.id,
      run_at: `${month.first}T00:00:00Z`,
    })),
    charge: runs.flatMap(chargeRows),
    receipt: paid.map(({ receipt }) => receipt),
    allocation: paid.flatMap(({ allocations }) => allocations),
  };
}

function entryId(key: string): string {
  return demoId('journal_entry', key);
}

function chargeRows({ month, charges }: Billed): readonly ChargeRow[] {
  const due_on = dueDay(month.label, dueRule);
  return charges.map(({ dwellingId, itemId: item_id, yen }) => ({
    id: demoId('charge', `${month.label}:${dwellingId}:${item_id}`),
    entry_id: entryId(`billing:${month.label}`),
    dwelling_id: dwellingId,
    item_id,
    month: month.label,
    amount_yen: yen,
    due_on,
  }));
}

type Payment = { readonly receipt: ReceiptRow; readonly allocations: readonly AllocationRow[] };

function debited(span: LedgerSpan, { month, charges }: Billed): readonly Payment[] {
  const facts = {
    key: `debit:${month.label}`,
    day: bankDay(after(month, -1), debitDay),
    month: month.label,
    way: 'debit',
    isAhead: true,
  } as const;
  return seedDwellings()
    .filter(({ number }) => !isUnpaidAtDebit(span, month, number))
    .map(({ id }) => payment(id, charges, facts));
}

function paidLate(span: LedgerSpan, { month, charges }: Billed): readonly Payment[] {
  if (month.label > span.last.label) return [];
  return failuresOf(month).flatMap(([, , dwellings, paidDay]) =>
    dwellings.map((number) =>
      payment(demoId('dwelling', number), charges, {
        key: `late:${month.label}:${paidDay}`,
        day: bankDay(month, paidDay),
        month: month.label,
        way: 'transfer',
        isAhead: false,
      }),
    ),
  );
}

type PaymentFacts = {
  readonly key: string;
  readonly day: IsoDate;
  readonly month: string;
  readonly way: ReceiptRow['way'];
  readonly isAhead: boolean;
};

/** A dwelling's whole bill of a month. 積立金 goes to its own account; the receipt names the one of 管理費. */
function payment(
  dwellingId: string,
  charges: readonly PlannedCharge[],
  facts: PaymentFacts,
): Payment {
  const { key, day, month, way, isAhead } = facts;
  const own = charges.filter((it) => it.dwellingId === dwellingId);
  const id = demoId('receipt', `${key}:${dwellingId}`);
  return {
    receipt: {
      id,
      entry_id: entryId(key),
      dwelling_id: dwellingId,
      received_on: day,
      amount_yen: sumYen(own.map(({ yen }) => yen)),
      way,
      account_id: accountId(currentAccount.general),
      payer: '',
      taken_as: 'companyStaff',
      taken_by: demoUser.id,
      taken_at: `${day}T00:00:00Z`,
    },
    allocations: own.map(({ itemId: item_id, yen }) => ({
      id: demoId('allocation', `${id}:${item_id}`),
      receipt_id: id,
      entry_id: entryId(key),
      item_id,
      month,
      amount_yen: yen,
      is_ahead: isAhead,
    })),
  };
}
