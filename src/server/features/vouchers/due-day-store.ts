import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** 支払期限 of the papers beside these entries; of several the last. */
export async function listDueDays(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, IsoDate>> {
  const { rows } = await db.query<{ entryId: string; dueOn: IsoDate }>(
    `select b.entry_id as "entryId", max(v.due_on) as "dueOn" from entry_voucher b
       join voucher v on v.association_id = $1 and v.id = b.voucher_id
      where b.association_id = $1 and b.entry_id = any($2) and v.due_on is not null
      group by b.entry_id`,
    [associationId, entryIds],
  );
  return new Map(rows.map(({ entryId, dueOn }) => [entryId, dueOn]));
}
