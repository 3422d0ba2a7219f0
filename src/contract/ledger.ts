import { z } from 'zod/mini';
import { allRoles } from '#domain/access/role.ts';
import { lock, lockRequest } from './books-lock.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** The books of an association: what is in them, and what goes in. */

const words = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const someWords = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
/** As PostgreSQL adds them up, and more than any association will ever hold. */
const largestYen = 999_999_999_999;
const amount = z.int().check(z.minimum(-largestYen), z.maximum(largestYen));

const fund = z.object({ id, code: z.string(), name: z.string(), isPassThrough: z.boolean() });

export const accountKind = z.enum(['asset', 'liability', 'net', 'income', 'expense']);
export const accountRole = z.enum([
  '',
  'cash',
  'bank',
  'receivable',
  'prepaid',
  'advance',
  'payable',
  'suspense',
  'interfund',
  'transfer',
]);

const account = z.object({
  id,
  code: z.string(),
  name: z.string(),
  kind: accountKind,
  role: accountRole,
  isRetired: z.boolean(),
});

const counterparty = z.object({
  id,
  name: z.string(),
  kind: z.enum(['company', 'person', 'public', 'officer', 'staff']),
  invoiceNumber: z.string(),
  isRetired: z.boolean(),
});
export type Counterparty = z.output<typeof counterparty>;

const fiscalYear = z.object({
  id,
  startsOn: isoDate,
  endsOn: isoDate,
  /** The highest number given to an entry; numbers have no gaps. */
  lastNumber: z.int(),
});

/** 勘定科目、会計区分、取引先、会計年度、締め: what every screen of the books needs. */
export const getChart = endpoint({
  method: 'GET',
  path: '/ledger/chart',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    funds: z.array(fund),
    accounts: z.array(account),
    counterparties: z.array(counterparty),
    bankAccounts: z.array(
      z.object({
        id,
        accountId: id,
        fundId: id,
        bank: z.string(),
        branch: z.string(),
        kind: z.string(),
      }),
    ),
    /** Oldest first. */
    years: z.array(fiscalYear),
    /** The day until which nothing may be written; `null` before the first close. */
    lockedUntil: z.nullable(isoDate),
    /** The last day that the opening balances tell of; `null` before the books are opened. */
    openedUntil: z.nullable(isoDate),
    finalUntil: z.nullable(isoDate),
    /** The newest first. */
    locks: z.array(lock),
    request: z.nullable(lockRequest),
  }),
});
export type Chart = z.output<typeof getChart.output>;

const posting = z.object({
  fundId: id,
  accountId: id,
  /** Debit positive, credit negative. */
  amountYen: yen,
  counterpartyId: z.nullable(id),
});

const entry = z.object({
  id,
  number: z.int(),
  /** The year it is numbered in, by the year it begins in. */
  fiscalYear: z.int(),
  postedOn: isoDate,
  origin: z.enum(['manual', 'payment', 'receipt', 'billing', 'accrual', 'opening', 'reversal']),
  summary: z.string(),
  reason: z.string(),
  enteredAs: z.string(),
  recordedOn: isoDate,
  /** The entry it turns back, or that turned it back: number and id. */
  reverses: z.nullable(z.object({ id, number: z.int() })),
  reversedBy: z.nullable(z.object({ id, number: z.int() })),
  postings: z.array(posting),
});
export type LedgerEntry = z.output<typeof entry>;

/** The newest first; `after` is the last one of the page before, as `next` named it. */
export const listEntries = endpoint({
  method: 'GET',
  path: '/ledger/entries',
  needs: 'ledger.read',
  input: z.strictObject({
    from: z.optional(isoDate),
    until: z.optional(isoDate),
    text: z.optional(words(60)),
    fundId: z.optional(id),
    accountId: z.optional(id),
    counterpartyId: z.optional(id),
    /** Entries with a line of this amount, on either side; with `untilYen`, from this to that. */
    yen: z.optional(z.string().check(z.regex(/^[1-9]\d{0,11}$/))),
    untilYen: z.optional(z.string().check(z.regex(/^[1-9]\d{0,11}$/))),
    /** The role in which it was entered. */
    enteredAs: z.optional(z.enum(allRoles)),
    /** The person who entered it, as `listWriters` names them. */
    enteredBy: z.optional(id),
    /** 証憑のある仕訳、ない仕訳 */
    voucher: z.optional(z.enum(['with', 'without'])),
    after: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}_\d{1,9}$/))),
  }),
  output: z.object({
    entries: z.array(entry),
    /** How many there are in all, not on this page alone. */
    count: z.int(),
    next: z.nullable(z.string()),
  }),
});

/** 入力した人: everybody whose entries stand in the books, by name; nobody in the demonstration. */
export const listWriters = endpoint({
  method: 'GET',
  path: '/ledger/writers',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({ writers: z.array(z.object({ id, words: z.string() })) }),
});

export const getEntry = endpoint({
  method: 'GET',
  path: '/ledger/entries/:entryId',
  needs: 'ledger.read',
  input: z.strictObject({ entryId: id }),
  output: z.object({ entry }),
});

/** 元帳: one account of one fund (or of all), oldest first, with what was there before the first row. */
export const getLedgerPage = endpoint({
  method: 'GET',
  path: '/ledger/accounts/:accountId/page',
  needs: 'ledger.read',
  input: z.strictObject({
    accountId: id,
    fundId: z.optional(id),
    from: isoDate,
    until: isoDate,
  }),
  output: z.object({
    openingYen: yen,
    rows: z.array(
      z.object({
        entryId: id,
        number: z.int(),
        postedOn: isoDate,
        summary: z.string(),
        fundId: id,
        amountYen: yen,
        balanceYen: yen,
        /** The accounts on the other side. */
        counterAccountIds: z.array(id),
        counterpartyId: z.nullable(id),
      }),
    ),
    closingYen: yen,
    /** There is more than a page shows: ask for fewer days. */
    isCut: z.boolean(),
  }),
});

/** 残高試算表: what stood before `from`, and what was debited and credited until `until`. */
export const getTrialBalance = endpoint({
  method: 'GET',
  path: '/ledger/trial-balance',
  needs: 'ledger.read',
  input: z.strictObject({ from: isoDate, until: isoDate }),
  output: z.object({
    rows: z.array(
      z.object({ fundId: id, accountId: id, openingYen: yen, debitYen: yen, creditYen: yen }),
    ),
  }),
});

const newPosting = z.strictObject({
  fundId: id,
  accountId: id,
  amountYen: amount,
  counterpartyId: z.nullable(id),
});

/** A repeat with the same `id` answers the entry that is there already. */
export const postEntry = endpoint({
  method: 'POST',
  path: '/ledger/entries',
  needs: 'ledger.book',
  input: z.strictObject({
    id,
    postedOn: isoDate,
    summary: someWords(120),
    reason: words(300),
    postings: z.array(newPosting).check(z.minLength(2), z.maxLength(60)),
    /** 証憑 that shall stand beside it from the beginning. */
    voucherIds: z.optional(z.array(id).check(z.maxLength(20))),
  }),
  output: z.object({ entry }),
});

export const reverseEntry = endpoint({
  method: 'POST',
  path: '/ledger/entries/:entryId/reversal',
  needs: 'ledger.book',
  input: z.strictObject({
    entryId: id,
    /** The new entry's. */
    id,
    postedOn: isoDate,
    reason: someWords(300),
  }),
  output: z.object({ entry }),
});

/** Adds an account, or gives one another name, or takes it out of use. The code of one in use stays. */
export const saveAccount = endpoint({
  method: 'PUT',
  path: '/ledger/accounts/:accountId',
  needs: 'ledger.book',
  input: z.strictObject({
    accountId: id,
    code: z.string().check(z.regex(/^[1-6]\d{3}(-\d{2})?$/)),
    name: someWords(40),
    isRetired: z.boolean(),
  }),
  output: z.object({ account }),
});

export const saveCounterparty = endpoint({
  method: 'PUT',
  path: '/ledger/counterparties/:counterpartyId',
  needs: 'ledger.book',
  input: z.strictObject({
    counterpartyId: id,
    name: someWords(60),
    kind: z.enum(['company', 'person', 'public', 'officer', 'staff']),
    invoiceNumber: z.string().check(z.regex(/^(T\d{13})?$/)),
    isRetired: z.boolean(),
  }),
  output: z.object({ counterparty }),
});

/** The journal as plain text that other programs for bookkeeping read. */
export const getJournalText = fileEndpoint({
  method: 'GET',
  path: '/ledger/journal.txt',
  needs: 'ledger.read',
  input: z.strictObject({}),
  mediaType: 'text/plain; charset=utf-8',
});

/** 仕訳帳 as CSV, for a spreadsheet. */
export const getJournalCsv = fileEndpoint({
  method: 'GET',
  path: '/ledger/journal.csv',
  needs: 'ledger.read',
  input: z.strictObject({ from: isoDate, until: isoDate }),
  mediaType: 'text/csv; charset=utf-8',
});
