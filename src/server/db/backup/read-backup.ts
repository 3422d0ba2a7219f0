import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  type BackupHeader,
  type BackupRow,
  type BackupTable,
  type BackupTableEnd,
  footerSchema,
  formatVersion,
  headerSchema,
  rowSchema,
  tableEndSchema,
  tableSchema,
} from '#server/db/backup/format.ts';
import { TableSum, totalOf } from '#server/db/backup/tables.ts';
import { StorageProblem } from '#server/db/database-error.ts';

export type BackupPart =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'table'; readonly table: BackupTable }
  | { readonly kind: 'row'; readonly row: BackupRow }
  | { readonly kind: 'end'; readonly end: BackupTableEnd };

/** Reads a backup part by part; throws when a sum is wrong or the file ends before its footer. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  try {
    yield* parts(file);
  } catch (error) {
    throw error instanceof StorageProblem ? error : broken(file, error);
  }
}

async function* parts(file: string): AsyncGenerator<BackupPart> {
  const lines = linesOf(file);
  const header = readHeader(file, await nextLine(lines));
  yield { kind: 'header', header };
  const ends: BackupTableEnd[] = [];
  for (;;) {
    const line = await nextLine(lines);
    const table = tableSchema.safeParse(line);
    if (!table.success) {
      checkEqual(footerSchema.parse(line), totalOf(ends));
      return;
    }
    yield { kind: 'table', table: table.data };
    const end = yield* tableRows(lines, table.data);
    ends.push(end);
    yield { kind: 'end', end };
  }
}

async function* tableRows(
  lines: AsyncIterator<string>,
  { table, columns }: BackupTable,
): AsyncGenerator<BackupPart, BackupTableEnd> {
  const sum = new TableSum(table);
  for (;;) {
    const line = await nextLine(lines);
    if (!Array.isArray(line)) {
      const end = tableEndSchema.parse(line);
      checkEqual(end, sum.end());
      return end;
    }
    const row = rowSchema.length(columns.length).parse(line);
    sum.add(row);
    yield { kind: 'row', row };
  }
}

function readHeader(file: string, line: unknown): BackupHeader {
  const header = headerSchema.parse(line);
  if (header.version <= formatVersion) return header;
  throw new StorageProblem(
    'EDBBACKUP',
    `控え ${file} は新しい版のスミワで作られています（形式 ${header.version}）。その版のスミワで戻してください。`,
  );
}

async function* linesOf(file: string): AsyncGenerator<string> {
  // A failure of either stream ends both; it is thrown where the text is read.
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding(
    'utf8',
  );
  // In pieces: a long line must not be joined and searched again for each of its chunks.
  let begun: string[] = [];
  for await (const chunk of text) {
    const [first = '', ...rest] = String(chunk).split('\n');
    begun.push(first);
    for (const next of rest) {
      yield begun.join('');
      begun = [next];
    }
  }
  if (begun.join('') !== '') throw new Error('its last line is cut off');
}

async function nextLine(lines: AsyncIterator<string>): Promise<unknown> {
  const { done, value } = await lines.next();
  if (done) throw new Error('it ends too early');
  return JSON.parse(value);
}

function checkEqual(written: object, counted: object): void {
  if (JSON.stringify(written) !== JSON.stringify(counted)) throw new Error('a checksum is wrong');
}

function broken(file: string, cause: unknown): StorageProblem {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
    return new StorageProblem(
      'EDBBACKUP',
      `控え ${file} が見つかりません。場所と名前を確かめてください。`,
      cause,
    );
  }
  return new StorageProblem(
    'EDBBACKUP',
    `控え ${file} は壊れているか、スミワの控えではありません。別の控えを使ってください。`,
    cause,
  );
}
