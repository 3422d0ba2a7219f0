import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** ひな形、毎月の記帳、数年分の支払い、決まった記帳. */

const words = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const someWords = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const largestYen = 999_999_999_999;
const anyYen = z.int().check(z.minimum(-largestYen), z.maximum(largestYen));
const someYen = z.int().check(z.minimum(1), z.maximum(largestYen));

const posting = z.strictObject({
  fundId: id,
  accountId: id,
  amountYen: anyYen,
  counterpartyId: z.nullable(id),
});

/** What an everyday form holds, or the rows of an entry; any of it may still be empty. */
const templateContent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('everyday'),
    way: z.enum(['paid', 'received', 'moved', 'owed', 'advanced']),
    accountId: words(40),
    fundId: words(40),
    moneyId: words(40),
    toFundId: words(40),
    toMoneyId: words(40),
    meaning: z.enum(['transfer', 'loan', 'repayment']),
    amount: words(20),
    fee: words(20),
    counterpartyId: words(40),
    summary: words(120),
  }),
  z.strictObject({
    kind: z.literal('journal'),
    counterpartyId: words(40),
    summary: words(120),
    lines: z
      .array(
        z.strictObject({
          fundId: words(40),
          accountId: words(40),
          debit: words(20),
          credit: words(20),
        }),
      )
      .check(z.maxLength(60)),
  }),
]);
export type TemplateContent = z.output<typeof templateContent>;

const template = z.object({ id, name: z.string(), content: templateContent });
export type EntryTemplate = z.output<typeof template>;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/ledger/templates',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({ templates: z.array(template) }),
});

/** Keeps a form under a name, or gives a kept one another name. */
export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/ledger/templates/:templateId',
  needs: 'ledger.book',
  input: z.strictObject({ templateId: id, name: someWords(40), content: templateContent }),
  output: z.object({ template }),
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/ledger/templates/:templateId',
  needs: 'ledger.book',
  input: z.strictObject({ templateId: id }),
  output: z.object({}),
});

const repeat = z.object({
  id,
  name: z.string(),
  summary: z.string(),
  postings: z.array(posting),
  dayOfMonth: z.int(),
  shift: z.enum(['none', 'before', 'after']),
  everyMonths: z.int(),
  fromMonth: month,
  untilMonth: z.nullable(month),
  asksAmount: z.boolean(),
});
export type EntryRepeat = z.output<typeof repeat>;

const spread = z.object({
  id,
  name: z.string(),
  fundId: id,
  prepaidAccountId: id,
  expenseAccountId: id,
  counterpartyId: z.nullable(id),
  paidYen: yen,
  paidOn: isoDate,
  firstMonth: month,
  months: z.int(),
  bookedFrom: month,
  stoppedAfter: z.nullable(month),
  entryId: z.nullable(id),
  /** The payment was turned back: nothing of it is due any more. */
  isReversed: z.boolean(),
  /** The months that stand in the books, with their entries. */
  booked: z.array(z.object({ month, entryId: id, number: z.int(), amountYen: yen })),
});
export type PaymentSpread = z.output<typeof spread>;

export const listRepeats = endpoint({
  method: 'GET',
  path: '/ledger/repeats',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({ repeats: z.array(repeat) }),
});

export const saveRepeat = endpoint({
  method: 'PUT',
  path: '/ledger/repeats/:repeatId',
  needs: 'ledger.book',
  input: z.strictObject({
    repeatId: id,
    name: someWords(60),
    summary: someWords(120),
    postings: z.array(posting).check(z.minLength(2), z.maxLength(60)),
    dayOfMonth: z.int().check(z.minimum(1), z.maximum(31)),
    shift: z.enum(['none', 'before', 'after']),
    everyMonths: z.int().check(z.minimum(1), z.maximum(12)),
    fromMonth: month,
    untilMonth: z.nullable(month),
    asksAmount: z.boolean(),
  }),
  output: z.object({ repeat }),
});

/** What it has booked stays in the books. */
export const deleteRepeat = endpoint({
  method: 'DELETE',
  path: '/ledger/repeats/:repeatId',
  needs: 'ledger.book',
  input: z.strictObject({ repeatId: id }),
  output: z.object({}),
});

export const listSpreads = endpoint({
  method: 'GET',
  path: '/ledger/spreads',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({ spreads: z.array(spread) }),
});

/**
 * Books a payment for several months into what is prepaid. `fromAccountId` is the bank, the expense it was booked to
 * at first, or `null` where it stands among what is prepaid already.
 */
export const addSpread = endpoint({
  method: 'POST',
  path: '/ledger/spreads',
  needs: 'ledger.book',
  input: z.strictObject({
    id,
    name: someWords(80),
    fundId: id,
    prepaidAccountId: id,
    expenseAccountId: id,
    fromAccountId: z.nullable(id),
    counterpartyId: z.nullable(id),
    paidYen: someYen,
    paidOn: isoDate,
    firstMonth: month,
    months: z.int().check(z.minimum(2), z.maximum(600)),
    bookedFrom: month,
  }),
  output: z.object({ spread }),
});

/** Turns back the payment and every month of it, all or nothing. */
export const undoSpread = endpoint({
  method: 'DELETE',
  path: '/ledger/spreads/:spreadId',
  needs: 'ledger.book',
  input: z.strictObject({ spreadId: id }),
  output: z.object({ undone: z.int() }),
});

/** No month after this one is booked: the contract ended early. What is left stays prepaid until it is booked. */
export const stopSpread = endpoint({
  method: 'PUT',
  path: '/ledger/spreads/:spreadId/end',
  needs: 'ledger.book',
  input: z.strictObject({ spreadId: id, stoppedAfter: z.nullable(month) }),
  output: z.object({ spread }),
});

const bill = z.object({
  entryId: id,
  summary: z.string(),
  amountYen: yen,
  dueOn: z.nullable(isoDate),
});

const dueEntry = z.object({
  key: z.string(),
  kind: z.enum(['repeat', 'spread']),
  sourceId: id,
  month,
  name: z.string(),
  summary: z.string(),
  postedOn: isoDate,
  postings: z.array(posting),
  asksAmount: z.boolean(),
  mayChangeAmount: z.boolean(),
  remark: z.string(),
  obstacle: z.string(),
  /** What it came to the last time; `null` before the first. */
  lastYen: z.nullable(yen),
  /** What is open of 未払金 and which of it it pays; `null` where it pays none. */
  owed: z.nullable(z.object({ paid: z.array(bill), left: z.array(bill), isSure: z.boolean() })),
});
export type Due = z.output<typeof dueEntry>;

/** 決まった記帳 until the end of this month, and what was skipped. */
export const listDue = endpoint({
  method: 'GET',
  path: '/ledger/due',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    due: z.array(dueEntry),
    skipped: z.array(
      z.object({
        repeatId: id,
        month,
        name: z.string(),
        reason: z.string(),
        skippedAs: z.string(),
        skippedOn: isoDate,
      }),
    ),
  }),
});

const dueKey = z.string().check(z.regex(/^(repeat|spread):[0-9a-f-]{36}:\d{4}-\d{2}(:\d{1,3})?$/));

/** Books what is due, all or nothing. What the books have already is not booked again. */
export const bookDue = endpoint({
  method: 'POST',
  path: '/ledger/due/booking',
  needs: 'ledger.book',
  input: z.strictObject({
    entries: z
      .array(z.strictObject({ key: dueKey, amountYen: z.nullable(someYen) }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  output: z.object({
    booked: z.array(z.object({ key: z.string(), entryId: id, number: z.int() })),
  }),
});

/** Turns the caller's own entries back together, each on its own day; refused where a month of them is closed. */
export const undoEntries = endpoint({
  method: 'POST',
  path: '/ledger/entries/undo',
  needs: 'ledger.book',
  input: z.strictObject({ entryIds: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ undone: z.int() }),
});

export const skipDue = endpoint({
  method: 'POST',
  path: '/ledger/repeats/:repeatId/skip',
  needs: 'ledger.book',
  input: z.strictObject({ repeatId: id, month, reason: someWords(200) }),
  output: z.object({}),
});

export const takeBackSkip = endpoint({
  method: 'DELETE',
  path: '/ledger/repeats/:repeatId/skip/:month',
  needs: 'ledger.book',
  input: z.strictObject({ repeatId: id, month }),
  output: z.object({}),
});
