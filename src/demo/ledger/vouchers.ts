import { createHash } from 'node:crypto';
import { demoId } from '#demo/demo-id.ts';
import { demoUser } from '#demo/demo-user.ts';
import { type BillPaper, drawBill, placesOf } from '#demo/papers/bill-paper.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { accrualOf, type Bill, payDayOf } from './bill.ts';
import { billsOf } from './bills.ts';
import { after } from './book-month.ts';
import { type Company, companyName, registrationOf } from './companies.ts';
import { directDrafts } from './direct-drafts.ts';
import type { Draft } from './draft.ts';
import type { LedgerSpan } from './ledger-span.ts';
import type { EntryVoucherRow, VoucherRow } from './row-types.ts';

type Kept = {
  readonly key: string;
  readonly paper: BillPaper;
  readonly entryKeys: readonly string[];
};

const daysToWrite = 2;
const daysToPay = 12;
const partWithoutPaper = 9;

/** 証憑: the invoices of the years told entry by entry, but for some that nobody kept; one waits in the box. */
export function keptPapers(span: LedgerSpan): readonly Kept[] {
  const bills = [span.before, ...span.months].flatMap((month) => billsOf(span, month));
  const kept = bills.flatMap((bill, index) =>
    isLost(bill, index, span) ? [] : [keptOf(bill, span)],
  );
  const direct = directDrafts(span).flatMap((draft) => directPaper(draft, span));
  const attached = [...kept, ...direct].filter(({ entryKeys }) => entryKeys.length > 0);
  return [...attached, waiting(span)];
}

/** An honest association: here and there a paper is missing, and one of the month that shall be closed. */
function isLost(bill: Bill, index: number, { last }: LedgerSpan): boolean {
  if (payDayOf(bill).slice(0, 7) === last.label) return bill.key === 'elevator';
  return index % partWithoutPaper === partWithoutPaper - 1;
}

function keptOf(bill: Bill, span: LedgerSpan): Kept {
  const { key, month, company, what, yen, fund, debitDay } = bill;
  const paidOn = payDayOf(bill);
  const issuedOn = addDays(
    bill.paidAfter === 0 ? paidOn : month.last,
    bill.paidAfter === 0 ? -1 : daysToWrite,
  );
  const isLeft = key === 'supplies' && month.label === after(span.last, -1).label;
  const entries: readonly (readonly [key: string, day: IsoDate])[] = [
    [accrualOf(bill).key, accrualOf(bill).day],
    ...(isLeft ? [] : [[`pay:${paidOn}:${company}:${fund}`, paidOn] as const]),
  ];
  return {
    key: `${month.label}:${key}`,
    paper: {
      number: `${month.label.replace('-', '')}-${numberOf(`${month.label}:${key}`)}`,
      company: companyName(company),
      registration: registrationOf(company),
      issuedOn,
      dueOn: paidOn,
      isDebited: debitDay !== undefined,
      what,
      yen,
    },
    entryKeys: entries.filter(([, day]) => day >= span.from && day <= span.until).map(([it]) => it),
  };
}

/** What is paid without a bill that waits, to a company. */
function directPaper(
  { key, day, origin, summary, lines }: Draft,
  span: LedgerSpan,
): readonly Kept[] {
  const [line] = lines;
  const company = line?.[3] as Company | undefined;
  if (!line || company === undefined || origin !== 'payment' || day > span.until) return [];
  const paper = {
    number: `${day.slice(0, 7).replace('-', '')}-${numberOf(key)}`,
    company: companyName(company),
    registration: registrationOf(company),
    issuedOn: addDays(day, -daysToPay),
    dueOn: day,
    isDebited: false,
    what: summary.replace(/（[^（）]*）$/, '').replace('の前払い', ''),
    yen: line[2],
  };
  return [{ key, paper, entryKeys: day >= span.from ? [key] : [] }];
}

/** Left for the visitor: it can be booked in a minute. */
function waiting({ last }: LedgerSpan): Kept {
  return {
    key: `waiting:${last.label}`,
    paper: {
      number: `${last.label.replace('-', '')}-0418`,
      company: companyName('stationer'),
      registration: registrationOf('stationer'),
      issuedOn: addDays(last.first, 24),
      dueOn: after(last, 1).last,
      isDebited: false,
      what: '集会室の掲示用の用紙とペン',
      yen: 8_580,
    },
    entryKeys: [],
  };
}

function numberOf(key: string): string {
  const digits = createHash('sha256').update(key).digest().readUInt16BE(0);
  return String(digits % 10_000).padStart(4, '0');
}

export function seedVouchers(span: LedgerSpan): {
  readonly voucher: readonly VoucherRow[];
  readonly entry_voucher: readonly EntryVoucherRow[];
} {
  const kept = keptPapers(span);
  return {
    voucher: kept.map(voucherRow),
    entry_voucher: kept.flatMap(({ key, entryKeys }) =>
      entryKeys.map((entryKey) => ({
        id: demoId('entry_voucher', `${key}:${entryKey}`),
        voucher_id: demoId('voucher', key),
        entry_id: demoId('journal_entry', entryKey),
      })),
    ),
  };
}

function voucherRow({ key, paper, entryKeys }: Kept): VoucherRow {
  const bytes = drawBill(paper);
  const isWaiting = entryKeys.length === 0;
  return {
    id: demoId('voucher', key),
    sha256: keyOf(bytes),
    file_name: `${paper.issuedOn}_${paper.company}_請求書.pdf`,
    media_type: 'application/pdf',
    byte_size: bytes.byteLength,
    kind: 'invoice',
    issued_on: paper.issuedOn,
    due_on: paper.dueOn,
    amount_yen: paper.yen,
    payee: paper.company,
    invoice_number: paper.registration,
    note: '',
    is_confirmed: !isWaiting,
    // Of the others nobody asks any more.
    places: isWaiting ? placesOf(paper) : [],
    is_drawn: true,
    reading_note: '',
    added_as: isWaiting ? 'companyStaff' : 'treasurer',
    added_by: demoUser.id,
    added_at: `${addDays(paper.issuedOn, 1)}T03:00:00Z`,
  };
}

function keyOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
