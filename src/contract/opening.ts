import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 途中からの開始: what the books of an association begin with, and its funds. */

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const largestYen = 999_999_999_999;
const anyYen = z.int().check(z.minimum(-largestYen), z.maximum(largestYen));

const plan = z.strictObject({
  yearStartsOn: z.string().check(z.maxLength(10)),
  beginsOn: z.string().check(z.maxLength(10)),
  balances: z
    .array(z.strictObject({ fundId: id, accountId: id, startYen: anyYen, nowYen: anyYen }))
    .check(z.maxLength(400)),
  months: z
    .array(z.strictObject({ month, fundId: id, accountId: id, amountYen: anyYen }))
    .check(z.maxLength(2_000)),
  certificates: z
    .array(
      z.strictObject({
        accountId: id,
        amountYen: anyYen,
        note: z.string().check(z.trim(), z.maxLength(200)),
      }),
    )
    .check(z.maxLength(60)),
  pastYears: z
    .array(
      z.strictObject({
        fiscalYear: z.int().check(z.minimum(1950), z.maximum(2200)),
        fundId: id,
        openingYen: anyYen,
        lines: z
          .array(z.strictObject({ accountId: id, amountYen: anyYen }))
          .check(z.maxLength(100)),
      }),
    )
    .check(z.maxLength(200)),
});
export type OpeningDraft = z.output<typeof plan>;

export const getOpening = endpoint({
  method: 'GET',
  path: '/ledger/opening',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({
    /** Something is in the books: they cannot be begun again. */
    isOpen: z.boolean(),
    draft: z.nullable(plan),
    savedOn: z.nullable(isoDate),
    savedAs: z.nullable(z.string()),
    /** The entries that the books began with. */
    entries: z.array(
      z.object({ id, number: z.int(), postedOn: isoDate, summary: z.string(), amountYen: yen }),
    ),
    certificates: z.array(
      z.object({ accountId: id, heldOn: isoDate, amountYen: yen, note: z.string() }),
    ),
  }),
});

export const saveOpening = endpoint({
  method: 'PUT',
  path: '/ledger/opening',
  needs: 'ledger.book',
  input: z.strictObject({ plan }),
  output: z.object({}),
});

/** Begins the books with what was saved; refused with the first thing that does not agree. */
export const finishOpening = endpoint({
  method: 'POST',
  path: '/ledger/opening/finish',
  needs: 'ledger.book',
  input: z.strictObject({ plan }),
  output: z.object({ entries: z.int() }),
});

/** Adds a fund of the association's own, or gives one another name. */
export const saveFund = endpoint({
  method: 'PUT',
  path: '/ledger/funds/:fundId',
  needs: 'ledger.book',
  input: z.strictObject({
    fundId: id,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    /** Only where it is new: whether it is collected for others (町会費). */
    isPassThrough: z.boolean(),
  }),
  output: z.object({ fundId: id }),
});
