import { csvOf } from '#domain/ledger/csv.ts';
import { headingOf, recordGroups } from '#domain/records/all-records.ts';
import { leftOut } from '#domain/records/left-out.ts';
import { type Cell, codeWords, typeName } from '#domain/records/record-cell.ts';
import { packed } from './packed-text.ts';
import type { RecordTable } from './read-records.ts';
import type { ZipEntry } from './zip-pieces.ts';

/** 項目の説明: a line for each column of each table. */
export async function columnsEntry(tables: readonly RecordTable[]): Promise<ZipEntry> {
  const rows: Cell[][] = [
    ['分類', '記録', '記録の説明', '項目', '値の形', '値の意味', 'データの表', 'データの項目'],
  ];
  for (const { group, table, kind, columns } of tables) {
    for (const { name, type } of columns) {
      const heading = headingOf(table, name) ?? name;
      const words = [typeName(type), codeWords(table, name)];
      rows.push([group, kind.name, kind.about, heading, ...words, table, name]);
    }
  }
  return { path: '説明/項目の説明.csv', ...(await packed(csvOf(rows))) };
}

/** 含まないもの, each with its reason. */
export async function leftOutEntry(): Promise<ZipEntry> {
  const withheld = leftOutColumns().map(({ name, reason }) => [name, reason]);
  const rows = [
    ['データの表、または項目', '含まない理由'],
    ...Object.entries(leftOut),
    ...withheld,
  ];
  return { path: '説明/含まないもの.csv', ...(await packed(csvOf(rows))) };
}

function leftOutColumns(): { name: string; reason: string }[] {
  return recordGroups.flatMap(({ kinds }) =>
    Object.entries(kinds).flatMap(([table, { withheld = {} }]) =>
      Object.entries(withheld).map(([column, reason]) => ({ name: `${table}.${column}`, reason })),
    ),
  );
}
