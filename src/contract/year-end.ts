import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 年度末に見るもの: what the books may still lack of a year. */
export const getYearEnd = endpoint({
  method: 'GET',
  path: '/settlements/:year/year-end',
  needs: 'ledger.read',
  input: z.strictObject({ year: z.string().check(z.regex(/^\d{4}$/)) }),
  output: z.object({
    /** Looked at until here: the year's end, or the end of the last month that is over. */
    until: isoDate,
    /** Came in each of the months before, and in the last one not. */
    missing: z.array(
      z.object({
        fundId: id,
        accountId: id,
        counterpartyId: z.nullable(id),
        usualYen: yen,
        isSteady: z.boolean(),
      }),
    ),
    /** Paid after the year as an expense of the next one, on a paper of this one. */
    paidLater: z.array(
      z.object({
        entryId: id,
        number: z.int(),
        postedOn: isoDate,
        issuedOn: isoDate,
        summary: z.string(),
        fundId: id,
        accountId: id,
        counterpartyId: z.nullable(id),
        amountYen: yen,
      }),
    ),
  }),
});
