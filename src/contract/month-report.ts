import { z } from 'zod/mini';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { printedPaper } from './printed-paper.ts';

/** 月次報告書: a month that is closed, as the board gets it. */

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

export const getMonthReport = endpoint({
  method: 'GET',
  path: '/month-reports/:month',
  needs: 'ledger.read',
  /** `latest` is the last month that is closed. */
  input: z.strictObject({ month: z.string().check(z.regex(/^(latest|\d{4}-(0[1-9]|1[0-2]))$/)) }),
  output: z.object({
    /** `null` before the first close. */
    month: z.nullable(z.string()),
    /** The closed months, the newest first. */
    months: z.array(z.object({ month: z.string(), name: z.string() })),
    papers: z.array(printedPaper),
  }),
});
export type MonthReport = z.output<typeof getMonthReport.output>;

export const getMonthReportPdf = fileEndpoint({
  method: 'GET',
  path: '/month-reports/:month/pdf',
  needs: 'ledger.read',
  input: z.strictObject({ month }),
  mediaType: 'application/pdf',
});
