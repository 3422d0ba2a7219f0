import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import { shiftedDay } from './bank-day.ts';
import type { DueEntry } from './due-entries.ts';
import { namedMonth } from './month-of-summary.ts';

/** 未払金 that is open. */
export type OpenBill = {
  readonly entryId: string;
  readonly fundId: string;
  readonly counterpartyId: string | null;
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly amountYen: Yen;
  /** 支払期限 of the paper beside it; `null` where none is known. */
  readonly dueOn: IsoDate | null;
};

/** Which bills a repeated entry pays. */
export type OwedBills<Bill = OpenBill> = {
  readonly paid: readonly Bill[];
  /** What else the payee is owed then. */
  readonly left: readonly Bill[];
  /** These and no others, as far as the books can say it; else a person has to look. */
  readonly isSure: boolean;
};

type Due = Pick<
  DueEntry,
  'key' | 'month' | 'postings' | 'mayChangeAmount' | 'postedOn' | 'summary'
>;

/**
 * Of each entry that pays 未払金, by its key, the bills that it is for; the earlier entry is the first to be asked, and
 * no bill is offered twice.
 */
export function owedBills<Bill extends OpenBill>(
  due: readonly Due[],
  bills: readonly Bill[],
  payableIds: ReadonlySet<string>,
): ReadonlyMap<string, OwedBills<Bill>> {
  const found = new Map<string, OwedBills<Bill>>();
  let free = bills;
  for (const entry of due) {
    const line = entry.postings.find((it) => payableIds.has(it.accountId) && it.amountYen > 0);
    if (!line || !entry.mayChangeAmount) continue;
    const own = free.filter(
      (it) => it.fundId === line.fundId && it.counterpartyId === line.counterpartyId,
    );
    const { paid, isSure } = choose(entry, own);
    found.set(entry.key, { paid, isSure, left: own.filter((it) => !paid.includes(it)) });
    free = free.filter((it) => !paid.includes(it));
  }
  return found;
}

type Choice<Bill> = Pick<OwedBills<Bill>, 'paid' | 'isSure'>;

/** The bills of the month that the entry names, or else those that are due by its day, or else the oldest alone. */
function choose<Bill extends OpenBill>(entry: Due, own: readonly Bill[]): Choice<Bill> {
  // Its own month, not its day: of a month that was closed meanwhile it is booked later.
  const month = namedMonth(entry.summary, entry.month);
  const bills = own.filter((it) => mayBePaid(it, entry, month));
  const named = bills.filter((it) => month !== null && monthOf(it) === month);
  if (named.length > 0) return { paid: named, isSure: named.length === 1 };
  const due = bills.filter(({ dueOn }) => dueOn !== null);
  if (due.length > 0) return { paid: due, isSure: due.length === 1 && isOf(month, due) };
  const oldest = bills.slice(0, 1);
  return { paid: oldest, isSure: bills.length === 1 && isOf(month, oldest) };
}

/** Not what was booked after its day, is due after it, or is of a later month. */
function mayBePaid(bill: OpenBill, { postedOn }: Due, month: string | null): boolean {
  if (bill.postedOn > postedOn) return false;
  // What is due on a day without banks may go out on the bank day before.
  if (bill.dueOn !== null && shiftedDay(bill.dueOn, 'before') > postedOn) return false;
  const billed = monthOf(bill);
  return month === null || billed === null || billed <= month;
}

/** Nothing speaks against the month: a bill of an older one waits for somebody to look at it. */
function isOf(month: string | null, bills: readonly OpenBill[]): boolean {
  return bills.every((bill) => {
    if (month === null) return true;
    return monthOf(bill) === null && (bill.dueOn !== null || bill.postedOn.slice(0, 7) <= month);
  });
}

function monthOf({ summary, postedOn }: OpenBill): string | null {
  return namedMonth(summary, postedOn.slice(0, 7));
}
