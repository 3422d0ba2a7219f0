import { z } from 'zod/mini';
import { awaitedMonth } from './arrears.ts';
import { bankPlace, kanaName } from './bank-place.ts';
import { endpoint, fileEndpoint, uploadEndpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 口座振替: the month's dues as a file for the bank, and the result that comes back. */

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const batch = z.object({
  id,
  month,
  debitOn: isoDate,
  account: z.string(),
  count: z.int(),
  yen,
  madeAs: z.string(),
  madeOn: isoDate,
  /** `null` until the bank's result was read. */
  result: z.nullable(
    z.object({
      readAs: z.string(),
      readOn: isoDate,
      paidCount: z.int(),
      paidYen: yen,
      /** The entry that booked what was paid. */
      entryId: z.nullable(id),
      failed: z.array(z.object({ number: z.string(), owner: z.string(), yen, why: z.string() })),
    }),
  ),
});
export type DebitBatch = z.output<typeof batch>;

export const getDebits = endpoint({
  method: 'GET',
  path: '/billing/debits',
  needs: 'billing.run',
  input: z.strictObject({}),
  output: z.object({
    /** What can be debited next. */
    next: z.object({
      month,
      debitOn: isoDate,
      count: z.int(),
      yen,
      /** Why no file can be made now; `null` where it can. */
      hindrance: z.nullable(z.string()),
      /** What cannot be written into the bank's file, dwelling by dwelling. */
      problems: z.array(z.object({ number: z.string(), problem: z.string() })),
      /** Dwellings that owe and have no account to be debited. */
      without: z.array(z.string()),
      /** What is paid for the month already, or will be out of 前受金: nobody is drawn on for it. */
      paid: z.array(z.object({ number: z.string(), yen })),
    }),
    /** Months whose result is not in the books, though their day has passed. */
    awaited: z.array(z.object({ ...awaitedMonth.shape, hasFile: z.boolean() })),
    /** Own accounts that the bank knows by a 委託者コード. */
    sources: z.array(z.object({ bankAccountId: id, name: z.string() })),
    /** The latest first. */
    batches: z.array(batch),
    accounts: z.array(
      z.object({
        dwellingId: id,
        number: z.string(),
        owner: z.string(),
        place: z.nullable(z.object({ ...bankPlace, holder: z.string() })),
      }),
    ),
  }),
});
export type DebitsAnswer = z.output<typeof getDebits.output>;

export const makeDebitFile = endpoint({
  method: 'POST',
  path: '/billing/debits',
  needs: 'billing.run',
  input: z.strictObject({
    id,
    month,
    bankAccountId: id,
    /** What the person saw; another sum is refused, for something has changed since. */
    yen,
  }),
  output: z.object({ count: z.int(), yen }),
});

export const withdrawDebitFile = endpoint({
  method: 'DELETE',
  path: '/billing/debits/:batchId',
  needs: 'billing.run',
  input: z.strictObject({ batchId: id }),
  output: z.object({}),
});

export const downloadDebitFile = fileEndpoint({
  method: 'GET',
  path: '/billing/debits/:batchId/zengin.txt',
  needs: 'billing.run',
  input: z.strictObject({ batchId: id }),
  mediaType: 'text/plain',
});

/** The file says itself which debits it is of. The same one again finds what was booked. */
export const takeDebitResult = uploadEndpoint({
  method: 'POST',
  path: '/billing/debits/results',
  needs: 'billing.run',
  input: z.strictObject({}),
  largestFileBytes: 1_000_000,
  output: z.object({ batchId: id, isNew: z.boolean() }),
});

export const undoDebitResult = endpoint({
  method: 'POST',
  path: '/billing/debits/:batchId/result/undo',
  needs: 'billing.run',
  input: z.strictObject({ batchId: id }),
  output: z.object({}),
});

export const saveDebitAccount = endpoint({
  method: 'PUT',
  path: '/billing/debit-accounts/:dwellingId',
  needs: 'billing.run',
  input: z.strictObject({ dwellingId: id, ...bankPlace, holder: kanaName(48) }),
  output: z.object({}),
});

export const removeDebitAccount = endpoint({
  method: 'DELETE',
  path: '/billing/debit-accounts/:dwellingId',
  needs: 'billing.run',
  input: z.strictObject({ dwellingId: id }),
  output: z.object({}),
});
