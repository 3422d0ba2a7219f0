import { z } from 'zod/mini';
import { endpoint, fileEndpoint, uploadEndpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

/** 入出金明細: what the banks say, and which entry of the books each line belongs to. */

const largestYen = 999_999_999_999;
const amount = z.int().check(z.minimum(-largestYen), z.maximum(largestYen));
const words = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const someWords = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

const headings = z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(6)));
export const columns = z.strictObject({
  date: headings,
  out: headings,
  in: headings,
  signed: headings,
  flag: headings,
  balance: headings,
  kind: headings,
  text: headings,
  number: headings,
});

const largestFileBytes = 3 * 1024 * 1024;

const sentFile = {
  /** `null` leaves it to what the file says of itself. */
  bankAccountId: z.nullable(id),
  columns: z.nullable(columns),
};

const gap = z.object({ from: isoDate, until: isoDate, yen });

/** Says what a file is, before anything is taken. */
export const readStatementFile = uploadEndpoint({
  method: 'POST',
  path: '/bank/statements/reading',
  needs: 'ledger.book',
  input: z.strictObject(sentFile),
  largestFileBytes,
  output: z.object({
    /** Headings that nobody has explained yet. */
    asked: z.nullable(
      z.object({
        headings: z.array(z.string()),
        examples: z.array(z.array(z.string())),
        guess: columns,
      }),
    ),
    understood: z.nullable(
      z.object({
        format: z.string(),
        /** What the file says of its account. */
        accountNumber: z.string(),
        bankAccountId: z.nullable(id),
        from: isoDate,
        until: isoDate,
        lineCount: z.int(),
        inYen: yen,
        outYen: yen,
        openingYen: z.nullable(yen),
        closingYen: z.nullable(yen),
        newCount: z.int(),
        knownCount: z.int(),
        gap: z.nullable(gap),
      }),
    ),
  }),
});
export type FileReading = z.output<typeof readStatementFile.output>;

/** Takes a file as a whole. The same one again adds nothing. */
export const takeStatementFile = uploadEndpoint({
  method: 'POST',
  path: '/bank/statements',
  needs: 'ledger.book',
  input: z.strictObject({ ...sentFile, bankAccountId: id, acceptsGap: z.boolean() }),
  largestFileBytes,
  output: z.object({
    newCount: z.int(),
    knownCount: z.int(),
    /** Of all open lines, those that booked themselves. */
    automaticCount: z.int(),
  }),
});

const posting = z.object({
  fundId: id,
  accountId: id,
  amountYen: amount,
  counterpartyId: z.nullable(id),
});

/** What each dwelling pays, where one deposit is of several. */
const shares = z
  .array(z.object({ dwellingId: id, yen: z.int().check(z.positive(), z.maximum(largestYen)) }))
  .check(z.maxLength(4));

const proposal = z.object({
  /** The entries that are in the books already; none where one is to be made. */
  entries: z.array(z.object({ id, number: z.int(), amountYen: yen })),
  postings: z.array(posting),
  summary: z.string(),
  sureness: z.enum(['sure', 'likely', 'guess']),
  score: z.int(),
  reason: z.string(),
  /** The dwelling that pays its bills with it. */
  dwellingId: z.nullable(id),
  shares,
});
export type Proposal = z.output<typeof proposal>;

const line = z.object({
  id,
  bankAccountId: id,
  accountId: id,
  fundId: id,
  heldOn: isoDate,
  /** What came in is positive. */
  amountYen: yen,
  /** What of it has no entry yet. */
  openYen: yen,
  balanceYen: z.nullable(yen),
  kind: z.string(),
  text: z.string(),
  /** 後で見る, and why; `null` where it is not set aside. */
  aside: z.nullable(z.string()),
  proposals: z.array(proposal),
  /** The rest of them, where it is part of an entry with others. */
  matches: z.array(
    z.object({ id, entryId: id, number: z.int(), summary: z.string(), amountYen: yen }),
  ),
});
export type BankLine = z.output<typeof line>;

/** Open lines with what is proposed for them, or those that are done, the newest first. */
export const listBankLines = endpoint({
  method: 'GET',
  path: '/bank/lines',
  needs: 'ledger.read',
  input: z.strictObject({ state: z.enum(['open', 'done']) }),
  output: z.object({
    lines: z.array(line),
    /** In all, not in this answer alone. */
    count: z.int(),
  }),
});

/** Each bank account by its statements and by the books, on the last day of the statements. */
export const getBankState = endpoint({
  method: 'GET',
  path: '/bank/accounts',
  needs: 'ledger.read',
  input: z.strictObject({
    /** The day that is asked for instead: a month's end. */
    on: z.optional(isoDate),
  }),
  output: z.object({
    accounts: z.array(
      z.object({
        bankAccountId: id,
        accountId: id,
        /** The last day of the statements; `null` before the first. */
        coveredUntil: z.nullable(isoDate),
        /** The day of both balances, and the bank's own; `null` where the statements do not say it. */
        on: z.nullable(isoDate),
        statementYen: z.nullable(yen),
        ledgerYen: yen,
        /** Lines that nobody has confirmed yet. */
        openCount: z.int(),
        openYen: yen,
        /** Of those, the ones that the books have no entry for. */
        unbookedCount: z.int(),
        unbookedYen: yen,
      }),
    ),
    imports: z.array(
      z.object({
        id,
        bankAccountId: id,
        fileName: z.string(),
        format: z.string(),
        from: isoDate,
        until: isoDate,
        lineCount: z.int(),
        newCount: z.int(),
        gap: z.nullable(z.object({ from: isoDate, until: isoDate })),
        takenOn: isoDate,
        takenAs: z.string(),
        /** It reaches furthest of its account, and none of its lines is in a closed month. */
        mayWithdraw: z.boolean(),
      }),
    ),
    /** What names taught so far. */
    rules: z.array(
      z.object({
        payerKey: z.string(),
        isIncoming: z.boolean(),
        count: z.int(),
        summary: z.string(),
      }),
    ),
  }),
});
export type BankState = z.output<typeof getBankState.output>;

/** Lines and the entries they are: in the books already, or made now. A repeat with the same id changes nothing. */
export const matchLines = endpoint({
  method: 'POST',
  path: '/bank/matches',
  needs: 'ledger.book',
  input: z.strictObject({
    decisions: z
      .array(
        z.strictObject({
          lineIds: z.array(id).check(z.minLength(1), z.maxLength(60)),
          /** Of the entry that is made; of nothing where it is in the books. */
          id,
          entryIds: z.array(id).check(z.maxLength(20)),
          /** Not looked at where a dwelling pays: its open bills decide. */
          postings: z.array(posting).check(z.maxLength(60)),
          dwellingId: z.nullable(id),
          shares,
          summary: words(120),
          teaches: z.boolean(),
          score: z.int().check(z.minimum(0), z.maximum(100)),
          reason: words(300),
        }),
      )
      .check(z.minLength(1), z.maxLength(300)),
  }),
  output: z.object({ matchIds: z.array(id), lineCount: z.int() }),
});

/** Takes matches back; an entry that was made for them is turned back with them. */
export const undoMatches = endpoint({
  method: 'POST',
  path: '/bank/matches/undo',
  needs: 'ledger.book',
  input: z.strictObject({ matchIds: z.array(id).check(z.minLength(1), z.maxLength(1_000)) }),
  output: z.object({ lineCount: z.int() }),
});

/** 後で見る, or back among the others. */
export const setLinesAside = endpoint({
  method: 'PUT',
  path: '/bank/lines/aside',
  needs: 'ledger.book',
  input: z.strictObject({
    lineIds: z.array(id).check(z.minLength(1), z.maxLength(300)),
    isAside: z.boolean(),
    note: words(120),
  }),
  output: z.object({}),
});

/** What a name taught so far is no longer proposed. */
export const refusePayerRule = endpoint({
  method: 'POST',
  path: '/bank/rules/refusal',
  needs: 'ledger.book',
  input: z.strictObject({ payerKey: someWords(200), isIncoming: z.boolean() }),
  output: z.object({}),
});

/** 見本の明細 of the demonstration: statements made from its own books. */
export const listSampleStatements = endpoint({
  method: 'GET',
  path: '/bank/samples',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({ samples: z.array(z.object({ name: z.string(), fileName: z.string() })) }),
});

export const downloadSampleStatement = fileEndpoint({
  method: 'GET',
  path: '/bank/samples/:name',
  needs: 'ledger.read',
  input: z.strictObject({ name: z.string().check(z.maxLength(40)) }),
  mediaType: 'text/csv',
});
