import { recordGroups } from '#domain/records/all-records.ts';
import type { Labels } from '#domain/records/record-cell.ts';
import type { FileStore } from '#server/outside/file-store.ts';
// Its text, not what it exports.
// oxlint-disable-next-line import/default
import checker from './check.mjs?raw';
import { documentEntry, listDocumentPapers } from './document-papers.ts';
import { columnsEntry, leftOutEntry } from './explanation.ts';
import { labelsOf } from './labels.ts';
import { listOriginals, originalEntry } from './originals.ts';
import { packed } from './packed-text.ts';
import { checkerReadMe, readMe } from './read-me.ts';
import type { RecordTable } from './read-records.ts';
import { csvEntry, type TableSheet, tableSheet, workbookEntry } from './table-files.ts';
import type { ZipEntry } from './zip-pieces.ts';

export type ArchiveContent = {
  readonly associationId: string;
  readonly associationName: string;
  readonly madeOn: string;
  readonly madeAt: Date;
  readonly tables: readonly RecordTable[];
  readonly accountHolders: ReadonlyMap<string, string>;
};

/** What the list of an archive came to, known once its last file has been handed on. */
export type ArchiveList = { fileCount: number; byteSize: number; listSha256: string };

type Missing = { readonly path: string; readonly why: string };

/** Every file of an archive, the list of all at the end. */
export async function* archiveEntries(
  content: ArchiveContent,
  files: FileStore,
  onListed: (list: ArchiveList) => void,
): AsyncGenerator<ZipEntry> {
  const listed: { path: string; bytes: number; sha256: string }[] = [];
  const missing: Missing[] = [];
  for await (const entry of contentEntries(content, files, missing)) {
    listed.push({ path: entry.path, bytes: entry.byteSize, sha256: entry.sha256 });
    yield entry;
  }
  const list = await packed(`${JSON.stringify(listOf(content, listed, missing), null, 1)}\n`);
  onListed({
    fileCount: listed.length + 1,
    byteSize: listed.reduce((sum, { bytes }) => sum + bytes, list.byteSize),
    listSha256: list.sha256,
  });
  yield { path: '一覧.json', ...list };
}

function listOf(
  { associationName, madeAt, tables }: ArchiveContent,
  files: readonly object[],
  missing: readonly Missing[],
): object {
  return {
    format: 'sumiwa-archive',
    version: 1,
    association: associationName,
    madeAt: madeAt.toISOString(),
    records: tables.map(({ table, kind, rowCount }) => ({
      table,
      name: kind.name,
      rows: rowCount,
    })),
    missing,
    files,
  };
}

async function* contentEntries(
  content: ArchiveContent,
  files: FileStore,
  missing: Missing[],
): AsyncGenerator<ZipEntry> {
  const { tables, accountHolders } = content;
  const rowCount = tables.reduce((sum, table) => sum + table.rowCount, 0);
  yield { path: 'はじめにお読みください.txt', ...(await packed(readMe({ ...content, rowCount }))) };
  const labelOf = await labelsOf(tables, accountHolders);
  for (const { name } of recordGroups) yield* groupEntries(name, content, { labelOf, missing });
  yield* paperEntries(content, missing);
  for (const original of await listOriginals(tables)) {
    const entry = await originalEntry(files, original);
    if (entry) yield entry;
    else missing.push({ path: original.path, why: '保管したファイルが見つかりません' });
  }
  yield await columnsEntry(tables);
  yield await leftOutEntry();
  yield { path: '検査/check.mjs', ...(await packed(checker)) };
  yield { path: '検査/読んでください.txt', ...(await packed(checkerReadMe())) };
}

type Parts = { readonly labelOf: Labels; readonly missing: Missing[] };

async function* groupEntries(
  group: string,
  { tables }: ArchiveContent,
  { labelOf, missing }: Parts,
): AsyncGenerator<ZipEntry> {
  const sheets: TableSheet[] = [];
  for (const records of tables.filter((it) => it.group === group)) {
    const sheet = await tableSheet(records, labelOf);
    sheets.push(sheet);
    yield await csvEntry(records, sheet);
    yield { path: `データ/${records.table}.jsonl`, ...records.lines };
  }
  const workbook = await workbookEntry(group, sheets);
  if (workbook) yield workbook;
  else
    missing.push({ path: `表計算/${group}.xlsx`, why: '大きすぎて作れません。「表」にあります' });
}

async function* paperEntries(
  content: ArchiveContent,
  missing: Missing[],
): AsyncGenerator<ZipEntry> {
  for (const paper of await listDocumentPapers(content.tables)) {
    const entry = await documentEntry(paper, content);
    if (entry) yield entry;
    else missing.push({ path: paper.path, why: 'PDFを作れません。本文は「表」にあります' });
  }
}
