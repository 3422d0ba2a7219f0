import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { accountKind, accountRole } from './ledger.ts';
import { id, isoDate, yen } from './schema.ts';

/** 書類の書き方 of the association, and as it is changed. */
const paperSettings = z.strictObject({
  columnOrder: z.enum(['budget-first', 'actual-first']),
  difference: z.enum(['actual-less-budget', 'budget-less-actual']),
  basis: z.enum(['accrual', 'cash']),
  dates: z.enum(['era', 'western']),
});

export const savePaperSettings = endpoint({
  method: 'PUT',
  path: '/money/paper-settings',
  needs: 'ledger.book',
  input: paperSettings,
  output: z.object({}),
});

const balance = z.object({ fundId: id, accountId: id, amountYen: yen });

/**
 * Everything the papers of a fiscal year are made of: statements, budget comparison, the picture of the money.
 * Screens, papers and the caretaker make them with the same functions of the domain.
 */
export const getYearBooks = endpoint({
  method: 'GET',
  path: '/money/years/:year',
  needs: 'fund.read',
  input: z.strictObject({ year: z.string().check(z.regex(/^(\d{4}|latest)$/)) }),
  output: z.object({
    today: isoDate,
    /** The years that have books, oldest first. */
    years: z.array(
      z.object({ fiscalYear: z.int(), startsOn: isoDate, endsOn: isoDate, isFinal: z.boolean() }),
    ),
    fiscalYear: z.int(),
    startsOn: isoDate,
    endsOn: isoDate,
    /** The last day anything is posted on; the whole year once it is over. */
    bookedUntil: isoDate,
    lockedUntil: z.nullable(isoDate),
    isFinal: z.boolean(),
    funds: z.array(
      z.object({ id, code: z.string(), name: z.string(), isPassThrough: z.boolean() }),
    ),
    accounts: z.array(
      z.object({
        id,
        code: z.string(),
        name: z.string(),
        kind: accountKind,
        role: accountRole,
        isRetired: z.boolean(),
      }),
    ),
    /** What stood on each account before the year, income and expense folded into 正味財産. */
    opening: z.array(balance),
    /** What was posted, month by month: `2026-04`. */
    months: z.array(z.object({ month: z.string(), fundId: id, accountId: id, amountYen: yen })),
    /** The latest budget that was decided, and the first one where it was changed since. */
    budget: z.array(
      z.object({
        fundId: id,
        accountId: id,
        amountYen: yen,
        firstYen: yen,
        /** What 補正 of the general meeting changed of it; the rest is 流用. */
        supplementYen: yen,
        formula: z.string(),
      }),
    ),
    budgetDecided: z.nullable(
      z.object({ decidedOn: isoDate, kind: z.enum(['first', 'supplement', 'transfer']) }),
    ),
    /** 備考 of the lines of the settlement. */
    remarks: z.array(z.object({ fundId: id, accountId: id, text: z.string() })),
    paperSettings,
    /** 現金主義: what came in and went out, by what it was for; `null` where the papers are 発生主義. */
    cash: z.nullable(
      z.array(
        z.object({
          fundId: id,
          side: z.enum(['income', 'expense']),
          accountId: z.nullable(id),
          amountYen: yen,
        }),
      ),
    ),
    /** The year before, by month where it is in the books; else sums with the month ''. */
    monthsBefore: z.array(
      z.object({ month: z.string(), fundId: id, accountId: id, amountYen: yen }),
    ),
    /** What the year before paid once, of lines that go over by less; its words only for readers of the ledger. */
    onceBefore: z.optional(
      z.array(
        z.object({
          fundId: id,
          accountId: id,
          postedOn: isoDate,
          summary: z.string(),
          amountYen: yen,
        }),
      ),
    ),
    /** Closing balances of the settled years, oldest first. */
    history: z.array(
      z.object({
        fiscalYear: z.int(),
        fundId: id,
        incomeYen: yen,
        expenseYen: yen,
        closingYen: yen,
      }),
    ),
  }),
});
export type YearBooks = z.output<typeof getYearBooks.output>;
