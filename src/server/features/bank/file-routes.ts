import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/bank.ts';
import type { Columns } from '#domain/bank/bank-formats.ts';
import { type Merged, mergeLines } from '#domain/bank/merge-lines.ts';
import { payerKey } from '#domain/bank/payer-key.ts';
import { type ReadFile, readStatement } from '#domain/bank/read-statement.ts';
import type { Statement } from '#domain/bank/statement.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { handleUpload } from '#server/http/handle-upload.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { UploadedFile } from '#server/http/read-upload.ts';
import type { Scope } from '#server/http/scope.ts';
import { encodeShiftJis } from '#server/outside/encode-shift-jis.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { bookByItself } from './book-by-itself.ts';
import { decodeText } from './decode-text.ts';
import { findSample, listSamples } from './samples.ts';
import * as store from './statement-store.ts';

const filesPerAddress = {
  count: 120,
  windowMs: 3_600_000,
  sentence:
    '短い時間に多くのファイルが届いたため、受け付けを一時止めています。1時間ほどしてから、もう一度お試しください。',
};

type Booker = Scope<'ledger.book'>;
type Prepared = { readonly text: string; readonly sha256: string; readonly file: UploadedFile };

/** 明細のファイル: what is in one, and taking it as a whole. */
export function bankFileRoutes(app: Hono<Env>, files: FileStore): void {
  handleUpload(app, contract.readStatementFile, {
    admit: createRateLimit(filesPerAddress),
    prepare: (file) =>
      Promise.resolve({
        text: decodeText(file.bytes),
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
        file,
      }),
    save: async ({ db, scope, input, today }, { text }) => {
      const read = await readKnown(db, scope, { text, today, columns: withoutGaps(input.columns) });
      if (!read.statement) return { asked: editable(read.asked), understood: null };
      const bankAccountId =
        input.bankAccountId ?? (await findAccountOf(db, scope, read.statement.hint.number));
      return {
        asked: null,
        understood: await understand(db, scope, { statement: read.statement, bankAccountId }),
      };
    },
  });

  handleUpload(app, contract.takeStatementFile, {
    admit: createRateLimit(filesPerAddress),
    prepare: async (file): Promise<Prepared> => {
      // Nothing is stored of a file that cannot be read.
      const text = decodeText(file.bytes);
      return { text, sha256: await files.put(file.bytes), file };
    },
    save: ({ db, scope, input, today, now }, prepared) =>
      takeFile(db, scope, { prepared, sent: input, today, now }),
  });
  sampleRoutes(app);
}

type Sent = {
  readonly prepared: Prepared;
  readonly sent: z.output<typeof contract.takeStatementFile.input>;
  readonly today: IsoDate;
  readonly now: Date;
};

/** A file is taken whole or not at all; what may book itself is booked with it. */
async function takeFile(
  db: Db,
  scope: Booker,
  { prepared, sent, today, now }: Sent,
): Promise<z.output<typeof contract.takeStatementFile.output>> {
  const { bankAccountId } = sent;
  await requireAccount(db, scope, bankAccountId);
  const columns = withoutGaps(sent.columns);
  const read = await readKnown(db, scope, { text: prepared.text, today, columns });
  if (!read.statement) {
    throw new Refusal('invalid_input', 'どの列が日付と金額かを、先に確かめてください。');
  }
  const { statement, headings } = read;
  const { sha256, file } = prepared;
  await refuseOtherAccount(db, scope, { statement, bankAccountId });
  if (await store.hasImport(db, scope, { bankAccountId, sha256 })) {
    return { newCount: 0, knownCount: statement.lines.length, automaticCount: 0 };
  }
  const merged = await mergeClosed(db, scope, { statement, ...sent });
  if (columns) await store.saveColumns(db, scope, { bankAccountId, headings, columns, now });
  await store.addImport(db, scope, {
    bankAccountId,
    sha256,
    fileName: file.fileName,
    byteSize: file.bytes.byteLength,
    statement,
    fresh: await named(db, scope, { statement, merged }),
    gap: merged.gap,
    now,
  });
  return {
    newCount: merged.fresh.length,
    knownCount: merged.knownCount,
    automaticCount: await bookByItself(db, scope, { today, now }),
  };
}

function sampleRoutes(app: Hono<Env>): void {
  handle(app, contract.listSampleStatements, async ({ db, scope }) => ({
    samples: (await listSamples(db, scope)).map(({ name, fileName }) => ({ name, fileName })),
  }));
  handleFile(app, contract.downloadSampleStatement, {
    load: ({ db, scope, input }) => findSample(db, scope, input.name),
    make: ({ text, fileName }) => Promise.resolve({ bytes: encodeShiftJis(text), fileName }),
  });
}

type Asked = Extract<ReadFile, { statement: null }>['asked'];

function editable({ headings, examples, guess }: Asked) {
  return {
    headings: [...headings],
    examples: examples.map((row) => [...row]),
    guess: Object.fromEntries(Object.entries(guess).map(([use, names]) => [use, [...names]])),
  };
}

function withoutGaps(columns: object | null): Columns | null {
  if (columns === null) return null;
  return Object.fromEntries(
    Object.entries(columns).filter(([, names]) => Array.isArray(names) && names.length > 0),
  );
}

async function readKnown(
  db: Db,
  scope: Booker,
  { text, ...known }: { text: string; today: IsoDate; columns: Columns | null },
): Promise<ReadFile> {
  const confirmed = await store.listConfirmedColumns(db, scope);
  return readStatement(text, { ...known, confirmed });
}

/** The account whose number ends as the file says; an account that is not known is never guessed. */
async function findAccountOf(db: Db, scope: Booker, number: string): Promise<string | null> {
  const digits = number.normalize('NFKC').replaceAll(/\D/g, '');
  const accounts = await store.listOwnAccounts(db, scope);
  const found = accounts.filter(
    ({ lastDigits }) => lastDigits !== '' && digits.endsWith(lastDigits),
  );
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

async function requireAccount(db: Db, scope: Booker, bankAccountId: string): Promise<void> {
  const accounts = await store.listOwnAccounts(db, scope);
  if (accounts.some(({ id }) => id === bankAccountId)) return;
  throw new Refusal('not_found', 'この口座は登録されていません。');
}

type Taken = { readonly statement: Statement; readonly bankAccountId: string };

/** Whatever a person chose: a file that names another account is of that one. */
async function refuseOtherAccount(
  db: Db,
  scope: Booker,
  { statement, bankAccountId }: Taken,
): Promise<void> {
  const digits = statement.hint.number.normalize('NFKC').replaceAll(/\D/g, '');
  const chosen = (await store.listOwnAccounts(db, scope)).find(({ id }) => id === bankAccountId);
  if (digits === '' || !chosen?.lastDigits || digits.endsWith(chosen.lastDigits)) return;
  throw new Refusal(
    'conflict',
    `このファイルは、選んだ口座（番号の末尾${chosen.lastDigits}）ではなく、末尾${digits.slice(-4)}の口座のものです。口座を選び直してください。何も取り込んでいません。`,
  );
}

async function mergeKnown(db: Db, scope: Booker, { statement, bankAccountId }: Taken) {
  const known = await store.listKnownLines(db, scope, { bankAccountId, from: statement.from });
  return mergeLines(known, statement);
}

async function mergeClosed(
  db: Db,
  scope: Booker,
  { acceptsGap, ...taken }: Taken & { readonly acceptsGap: boolean },
) {
  const merged = await mergeKnown(db, scope, taken);
  refuseUnclosed(merged, acceptsGap);
  return merged;
}

async function understand(
  db: Db,
  scope: Booker,
  { statement, bankAccountId }: { statement: Statement; bankAccountId: string | null },
) {
  const merged =
    bankAccountId === null
      ? mergeLines([], statement)
      : await mergeKnown(db, scope, { statement, bankAccountId });
  if (merged.missedYen !== 0) refuseUnclosed(merged, true);
  const amounts = statement.lines.map(({ amountYen }) => amountYen);
  const { format, from, until, openingYen, closingYen, lines, hint } = statement;
  return {
    format,
    accountNumber: hint.number,
    bankAccountId,
    from,
    until,
    lineCount: lines.length,
    inYen: sumYen(amounts.filter((yen) => yen > 0)),
    outYen: -sumYen(amounts.filter((yen) => yen < 0)),
    openingYen,
    closingYen,
    newCount: merged.fresh.length,
    knownCount: merged.knownCount,
    gap: merged.gap,
  };
}

function refuseUnclosed({ missedYen, gap }: Merged, acceptsGap: boolean): void {
  if (missedYen !== 0) {
    throw new Refusal(
      'conflict',
      `前に取り込んだ明細と合わせると、残高が${formatYen(Math.abs(missedYen))}合いません。口座と期間を確かめてください。何も取り込んでいません。`,
    );
  }
  if (gap && !acceptsGap) {
    throw new Refusal(
      'conflict',
      `${formatPlainDate(gap.from)}から${formatPlainDate(gap.until)}までの明細が抜けています（${formatYen(Math.abs(gap.yen))}のちがい）。先にその期間を取り込んでください。`,
    );
  }
}

/** With the name as it is known again, and the place among the lines of a day. */
async function named(
  db: Db,
  scope: Booker,
  { statement, merged }: { statement: Statement; merged: Merged },
) {
  const dwellings = await store.listDwellingNumbers(db, scope);
  const places = new Map(statement.lines.map((line, at) => [lineKey(line), at]));
  return merged.fresh.map((line, at) => ({
    ...line,
    key: payerKey(line.text, dwellings).key,
    place: (places.get(lineKey(line)) ?? at) + 1,
  }));
}

function lineKey({ heldOn, amountYen, balanceYen, text }: Statement['lines'][number]): string {
  return `${heldOn} ${amountYen} ${balanceYen} ${text}`;
}
