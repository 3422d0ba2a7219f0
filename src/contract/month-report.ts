import { z } from 'zod/mini';
import { endpoint, fileEndpoint } from './endpoint.ts';

/** 月次報告書: a month that is closed, as the board gets it. */

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const printedTable = z.object({
  caption: z.string(),
  columns: z.array(z.object({ header: z.string(), align: z.enum(['text', 'yen']) })),
  rows: z.array(
    z.object({ look: z.enum(['part', 'line', 'sum', 'total']), cells: z.array(z.string()) }),
  ),
  isYen: z.boolean(),
});

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), table: printedTable }),
  z.object({ kind: z.enum(['heading', 'text']), text: z.string() }),
  z.object({ kind: z.literal('points'), points: z.array(z.string()) }),
  z.object({ kind: z.literal('signature'), before: z.string(), lines: z.array(z.string()) }),
]);

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
    papers: z.array(
      z.object({
        title: z.string(),
        fundName: z.string(),
        period: z.string(),
        blocks: z.array(block),
      }),
    ),
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
