import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** はじまりの未収金・前受金: what the opening of the books has in sums, dwelling by dwelling. */

const kind = z.enum(['owed', 'ahead']);
const largestTableBytes = 1_000_000;
const table = z
  .array(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(40)))
  .check(z.minLength(1), z.maxLength(2_000));

/** An account of 未収金 or 前受金: by the dwellings, and as the books began. */
const sum = z.object({
  kind,
  fund: z.string(),
  account: z.string(),
  enteredYen: yen,
  booksYen: yen,
});
export type OpeningDuesSum = z.output<typeof sum>;

export const getOpeningDues = endpoint({
  method: 'GET',
  path: '/billing/opening-dues',
  needs: 'billing.run',
  input: z.strictObject({}),
  output: z.object({
    /** The evening before the books began; `null` before they did, without a 料金表, and where nothing is missing. */
    asOf: z.nullable(isoDate),
    /** Months before the first one may be owed, months from the next one on may be paid ahead. */
    firstMonth: z.string(),
    nextMonth: z.string(),
    items: z.array(z.string()),
    numbers: z.array(z.string()),
    sums: z.array(sum),
    saved: z.nullable(
      z.object({
        id,
        enteredOn: isoDate,
        enteredAs: z.string(),
        /** Why they are not what the books have; empty where they agree. */
        note: z.string(),
        lines: z.array(
          z.object({
            number: z.string(),
            kind,
            item: z.string(),
            month: z.nullable(z.string()),
            dueOn: z.nullable(isoDate),
            yen,
          }),
        ),
        /** Why it can no longer be taken back; `null` while it can. */
        keptBy: z.nullable(z.string()),
      }),
    ),
  }),
});
export type OpeningDues = z.output<typeof getOpeningDues.output>;

/** What a table says, beside the books; nothing is written. */
export const readOpeningDuesTable = endpoint({
  method: 'POST',
  path: '/billing/opening-dues/reading',
  needs: 'billing.run',
  largestBodyBytes: largestTableBytes,
  input: z.strictObject({ rows: table }),
  output: z.object({
    lines: z.array(
      z.object({
        place: z.int(),
        number: z.string(),
        kind,
        item: z.string(),
        month: z.string(),
        yen: z.string(),
        dueOn: z.nullable(isoDate),
        problem: z.nullable(z.string()),
      }),
    ),
    problems: z.array(z.string()),
    sums: z.array(sum),
    mayApply: z.boolean(),
  }),
});
export type OpeningDuesReading = z.output<typeof readOpeningDuesTable.output>;

/** Saves a table as a whole; one with a problem is refused, and so is one that differs without a reason. */
export const applyOpeningDues = endpoint({
  method: 'POST',
  path: '/billing/opening-dues',
  needs: 'billing.run',
  largestBodyBytes: largestTableBytes,
  input: z.strictObject({
    id,
    rows: table,
    note: z.string().check(z.trim(), z.maxLength(200)),
  }),
  output: z.object({}),
});

export const undoOpeningDues = endpoint({
  method: 'DELETE',
  path: '/billing/opening-dues/:openingId',
  needs: 'billing.run',
  input: z.strictObject({ openingId: id }),
  output: z.object({}),
});
