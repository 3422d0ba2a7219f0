import { csvOf } from '#domain/ledger/csv.ts';
import { headingOf } from '#domain/records/all-records.ts';
import { type Cell, type Labels, recordCell } from '#domain/records/record-cell.ts';
import { runInThread } from '#server/threads/run-in-thread.ts';
import { rowsOf } from './json-rows.ts';
import { packed } from './packed-text.ts';
import type { RecordTable } from './read-records.ts';
import type { ZipEntry } from './zip-pieces.ts';

export type TableSheet = { readonly name: string; readonly rows: readonly (readonly Cell[])[] };

const workbookThread = {
  workerUrl: new URL('./workbook-worker.js', import.meta.url),
  timeoutMs: 120_000,
  memoryMb: 1024,
};

/** A table as people read it: words above the columns, names for what is referred to, its own number last. */
export async function tableSheet(records: RecordTable, labelOf: Labels): Promise<TableSheet> {
  const { table, kind } = records;
  const columns = [
    ...records.columns.filter(({ name }) => name !== 'id'),
    ...records.columns.filter(({ name }) => name === 'id'),
  ];
  const rows: (readonly Cell[])[] = [columns.map(({ name }) => headingOf(table, name) ?? name)];
  for await (const row of rowsOf(records)) {
    rows.push(
      columns.map((column) => recordCell(table, column, { value: row[column.name], labelOf })),
    );
  }
  return { name: kind.name, rows };
}

export async function csvEntry({ group, kind }: RecordTable, sheet: TableSheet): Promise<ZipEntry> {
  return { path: `表/${group}/${kind.name}.csv`, ...(await packed(csvOf(sheet.rows))) };
}

type WorkbookReply = { readonly kind: 'workbook'; readonly bytes: Uint8Array };

/** A workbook of a group, a sheet for each table. It is made in a thread: nobody waits for it. */
export async function workbookEntry(
  group: string,
  sheets: readonly TableSheet[],
): Promise<ZipEntry | undefined> {
  const reply = await runInThread<WorkbookReply>(sheets, workbookThread);
  if (reply.kind === 'failed') return undefined;
  return {
    path: `表計算/${group}.xlsx`,
    ...(await packed(reply.bytes, { isPackedAlready: true })),
  };
}
