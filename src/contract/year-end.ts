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
    /** 契約 that ended, and those that were paid for more than a year in one expense. */
    contracts: z.array(
      z.object({
        id,
        name: z.string(),
        endsOn: isoDate,
        ahead: z.nullable(z.object({ entryId: id, amountYen: yen, yearlyYen: yen })),
      }),
    ),
    /** 未収金 and 前受金: months that are over and not billed, and the dwellings beside the books. */
    dues: z.object({
      unbilledMonths: z.array(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
      control: z.nullable(
        z.object({
          openYen: yen,
          ledgerOpenYen: yen,
          advanceYen: yen,
          ledgerAdvanceYen: yen,
        }),
      ),
    }),
  }),
});
