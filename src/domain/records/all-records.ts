import { auditRecords, planRecords } from './care-records.ts';
import { commonHeading } from './common-columns.ts';
import { lifeRecords, meetingRecords } from './house-life-records.ts';
import { houseRecords } from './house-records.ts';
import { ledgerRecords } from './ledger-records.ts';
import { billingRecords, paymentRecords } from './money-records.ts';
import { ownKinds } from './own-records.ts';
import type { RecordGroup, RecordKind } from './record-kind.ts';

/** Everything that an archive of an association holds, in the order of its folders. */
export const recordGroups: readonly RecordGroup[] = [
  houseRecords,
  meetingRecords,
  lifeRecords,
  ledgerRecords,
  billingRecords,
  paymentRecords,
  auditRecords,
  planRecords,
];

const kinds = new Map<string, RecordKind>(
  [...recordGroups, ownKinds].flatMap((group) => Object.entries<RecordKind>(group.kinds)),
);

export function recordKindOf(table: string): RecordKind {
  const kind = kinds.get(table);
  if (!kind) throw new Error(`nobody has said what ${table} is`);
  return kind;
}

/** What people read above a column; nothing where nobody has said what it means. */
export function headingOf(table: string, column: string): string | undefined {
  return kinds.get(table)?.columns[column] ?? commonHeading(column);
}
