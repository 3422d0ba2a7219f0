import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 予算: drafts, and what the general meeting or the board decided of them. */

const kind = z.enum(['first', 'supplement', 'transfer']);
const year = z.string().check(z.regex(/^\d{4}$/));
const words = (length: number) => z.string().check(z.trim(), z.maxLength(length));
const line = z.strictObject({
  fundId: id,
  accountId: id,
  amountYen: yen.check(z.minimum(0), z.maximum(999_999_999_999)),
  formula: words(200),
  note: words(200),
});

const version = z.object({
  version: z.int(),
  /** Another one after every change of the draft; whoever writes names the one that was read. */
  revision: z.int(),
  kind,
  reason: z.string(),
  /** The day of the meeting; a draft has none. */
  decidedOn: z.nullable(isoDate),
  /** Waits for a second person. */
  request: z.nullable(
    z.object({ day: isoDate, askedAs: z.string(), isMine: z.boolean(), mayDecide: z.boolean() }),
  ),
  lines: z.array(line),
});
export type BudgetVersion = z.output<typeof version>;

export const getBudgets = endpoint({
  method: 'GET',
  path: '/budgets',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    /** Every fiscal year that is known, oldest first; the next one too, which has no entries yet. */
    years: z.array(
      z.object({
        fiscalYear: z.int(),
        startsOn: isoDate,
        endsOn: isoDate,
        isFinal: z.boolean(),
        /** The latest one last; at most that is a draft. */
        versions: z.array(version),
      }),
    ),
  }),
});
export type BudgetYear = z.output<typeof getBudgets.output>['years'][number];

/** A draft of the year: the first one from this year and the contracts, else from the budget that counts. */
export const startBudgetDraft = endpoint({
  method: 'POST',
  path: '/budgets/:year/draft',
  needs: 'budget.draft',
  input: z.strictObject({ year, kind }),
  output: z.object({}),
});

/** The whole draft, as it stands now. */
export const saveBudgetDraft = endpoint({
  method: 'PUT',
  path: '/budgets/:year/draft',
  needs: 'budget.draft',
  input: z.strictObject({
    year,
    revision: z.int(),
    reason: words(300),
    lines: z.array(line).check(z.maxLength(300)),
  }),
  output: z.object({ revision: z.int() }),
});

export const deleteBudgetDraft = endpoint({
  method: 'DELETE',
  path: '/budgets/:year/draft',
  needs: 'budget.draft',
  input: z.strictObject({ year }),
  output: z.object({}),
});

/** Asks another position to write down that the meeting of this day decided the draft. */
export const askForBudget = endpoint({
  method: 'POST',
  path: '/budgets/:year/request',
  needs: 'budget.draft',
  input: z.strictObject({ year, revision: z.int(), day: isoDate }),
  output: z.object({}),
});

export const withdrawBudgetRequest = endpoint({
  method: 'DELETE',
  path: '/budgets/:year/request',
  needs: 'ledger.read',
  input: z.strictObject({ year }),
  output: z.object({}),
});

/** Writes the decision down: from now on the database keeps this version as it is. */
export const decideBudget = endpoint({
  method: 'POST',
  path: '/budgets/:year/decision',
  needs: 'budget.decide',
  input: z.strictObject({ year, revision: z.int() }),
  output: z.object({}),
});

/** 備考 of a line of the settlement; an empty one takes it out. */
export const saveRemark = endpoint({
  method: 'PUT',
  path: '/budgets/:year/remarks/:fundId/:accountId',
  needs: 'ledger.book',
  input: z.strictObject({ year, fundId: id, accountId: id, text: words(200) }),
  output: z.object({}),
});

/** The entries that moved each expense of a year most. */
export const getLargestEntries = endpoint({
  method: 'GET',
  path: '/budgets/:year/largest-entries',
  needs: 'ledger.read',
  input: z.strictObject({ year }),
  output: z.object({
    entries: z.array(
      z.object({
        fundId: id,
        accountId: id,
        entryId: id,
        postedOn: isoDate,
        summary: z.string(),
        amountYen: yen,
      }),
    ),
  }),
});
export type LargestEntry = z.output<typeof getLargestEntries.output>['entries'][number];
