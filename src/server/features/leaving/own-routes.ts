import type { Hono } from 'hono';
import * as contract from '#contract/leaving.ts';
import { roleNames } from '#domain/access/role.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { csvOf } from '#domain/ledger/csv.ts';
import type { Env } from '#server/http/handle.ts';
import { handleStream } from '#server/http/handle-stream.ts';
import { columnsEntry } from './archive/explanation.ts';
import { labelsOf, listAccountHolders } from './archive/labels.ts';
import { packed } from './archive/packed-text.ts';
import type { RecordTable } from './archive/read-records.ts';
import { tableSheet } from './archive/table-files.ts';
import { type ZipEntry, zipPieces } from './archive/zip-pieces.ts';
import { listLabelTables } from './label-tables.ts';
import { readOwnRecords } from './own-records.ts';
import { findAssociation } from './request-store.ts';

type OwnRecord = {
  readonly associationName: string;
  readonly position: string;
  readonly madeOn: string;
  readonly tables: readonly RecordTable[];
  readonly labelTables: readonly RecordTable[];
  readonly accountHolders: ReadonlyMap<string, string>;
};

/** 自分の記録, as one ZIP with a table for each kind. */
export function ownRecordRoute(app: Hono<Env>): void {
  handleStream(app, contract.getOwnRecord, {
    load: async ({ db, scope, today, now }) => {
      const { name: associationName } = await findAssociation(db, scope);
      const tables = await readOwnRecords(db, scope);
      return {
        now,
        record: {
          associationName,
          position: roleNames[scope.role],
          madeOn: today,
          tables,
          labelTables: await listLabelTables(db, scope),
          accountHolders: await listAccountHolders(db, scope),
        },
      };
    },
    send: ({ record, now }) => ({
      fileName: `自分の記録_${record.madeOn}.zip`,
      pieces: zipPieces(ownEntries(record), now),
    }),
  });
}

async function* ownEntries(record: OwnRecord): AsyncGenerator<ZipEntry> {
  const { tables, labelTables, accountHolders } = record;
  yield { path: 'はじめにお読みください.txt', ...(await packed(readMe(record))) };
  const labelOf = await labelsOf(labelTables, accountHolders);
  for (const records of tables) {
    const { rows } = await tableSheet(records, labelOf);
    yield { path: `表/${records.kind.name}.csv`, ...(await packed(csvOf(rows))) };
    yield { path: `データ/${records.table}.jsonl`, ...records.lines };
  }
  yield await columnsEntry(tables);
}

function readMe({ associationName, position, madeOn, tables }: OwnRecord): string {
  const list = tables.map(({ kind, rowCount }) => `　${kind.name}　${rowCount}件`).join('\n');
  const text = `自分の記録
${associationName}　${formatPlainDate(madeOn)}　${position}

あなたについて、この管理組合がスミワに持っている記録です。

${list || '　記録はありません。'}

「表」は、Excelなどで見られます。「データ」は、ほかのシステムで読むための同じ内容です。
ログインに使うメールアドレスと機器は、「わたしのページ」で見られます。
請求と入金は、区分所有者の方に、お持ちの住戸の分が入ります。
まちがいを見つけたときは、理事会へお知らせください。
`;
  return `\uFEFF${text.replaceAll('\n', '\r\n')}`;
}
