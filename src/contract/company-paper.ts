import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 管理会社の月報: when it came, and line by line what it says beside the own books. */

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const section = z.string().check(z.maxLength(60));
const name = z.string().check(z.minLength(1), z.maxLength(200));

const paperLine = z.object({
  section: z.string(),
  name: z.string(),
  yen,
});

const comparison = z.object({
  lines: z.array(
    z.object({
      fund: z.object({ code: z.string(), name: z.string() }),
      account: z.object({ code: z.string(), name: z.string() }),
      /** As the paper calls it; empty where only the books have it. */
      names: z.array(z.string()),
      paperYen: yen,
      bookedYen: yen,
    }),
  ),
  unknown: z.array(paperLine),
  leftOut: z.array(paperLine),
  wrongSums: z.array(
    z.object({ section: z.string(), name: z.string(), saidYen: yen, summedYen: yen }),
  ),
});
export type PaperComparison = z.output<typeof comparison>;

export const listCompanyPapers = endpoint({
  method: 'GET',
  path: '/company-papers',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    /** The months of a year that have ended, the newest first. */
    months: z.array(
      z.object({
        month,
        name: z.string(),
        dueOn: isoDate,
        receivedOn: z.nullable(isoDate),
        daysLate: z.int(),
        /** It has not come, and one of an earlier month did. */
        isAwaited: z.boolean(),
        differentCount: z.int(),
        unknownCount: z.int(),
      }),
    ),
  }),
});
export type CompanyPapers = z.output<typeof listCompanyPapers.output>;

export const getCompanyPaper = endpoint({
  method: 'GET',
  path: '/company-papers/:month',
  needs: 'ledger.read',
  input: z.strictObject({ month }),
  output: z.object({
    month,
    name: z.string(),
    /** `null` while it has not come. */
    receivedOn: z.nullable(isoDate),
    enteredAs: z.string(),
    /** The month of the own books. */
    isClosed: z.boolean(),
    comparison: z.nullable(comparison),
  }),
});
export type ComparedPaper = z.output<typeof getCompanyPaper.output>;

const table = z
  .array(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(60)))
  .check(z.minLength(1), z.maxLength(600));

/** What a name of the paper means; `null` where it is not compared. */
const meaning = z.strictObject({
  section,
  name,
  means: z.nullable(z.strictObject({ fundId: id, accountId: id })),
});
export type PaperMeaning = z.output<typeof meaning>;

const paper = {
  month,
  table,
  /** Which column is the month, where the table does not say so. */
  column: z.nullable(z.int().check(z.minimum(0), z.maximum(59))),
  meanings: z.array(meaning).check(z.maxLength(200)),
};

const largestTableBytes = 1_000_000;

/** What a table says beside the books; nothing is written. */
export const readPaperTable = endpoint({
  method: 'POST',
  path: '/company-papers/:month/reading',
  needs: 'ledger.book',
  largestBodyBytes: largestTableBytes,
  input: z.strictObject(paper),
  output: z.object({
    columns: z.array(z.object({ place: z.int(), heading: z.string(), exampleYen: yen })),
    column: z.nullable(z.int()),
    lineCount: z.int(),
    /** Names that no account has: what they were said to mean, or nothing yet. */
    asked: z.array(
      z.object({
        ...paperLine.shape,
        state: z.enum(['open', 'known', 'left-out']),
        means: z.nullable(z.object({ fundId: id, accountId: id })),
      }),
    ),
    comparison,
  }),
});
export type PaperReading = z.output<typeof readPaperTable.output>;

/** Keeps a paper and what its names mean; an earlier one of the month is replaced. */
export const saveCompanyPaper = endpoint({
  method: 'PUT',
  path: '/company-papers/:month',
  needs: 'ledger.book',
  largestBodyBytes: largestTableBytes,
  input: z.strictObject({ ...paper, receivedOn: isoDate }),
  output: z.object({}),
});

export const removeCompanyPaper = endpoint({
  method: 'DELETE',
  path: '/company-papers/:month',
  needs: 'ledger.book',
  input: z.strictObject({ month }),
  output: z.object({}),
});
