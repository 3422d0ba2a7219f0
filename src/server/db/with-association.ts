import type { Database, Db } from '#server/db/db.ts';

/**
 * Runs `work` as the role that row-level security applies to, for one association: a forgotten
 * `where association_id` then finds that association's rows only. Role and id end with the transaction, which
 * refuses every write where it is read-only.
 */
export function withAssociation<T>(
  database: Database,
  associationId: string,
  work: (db: Db) => Promise<T>,
  { isReadOnly = false, isSnapshot = false }: { isReadOnly?: boolean; isSnapshot?: boolean } = {},
): Promise<T> {
  return database.transaction(async (db) => {
    // Everything as it was at one moment, whatever others write meanwhile.
    if (isSnapshot) await db.query('set transaction isolation level repeatable read');
    await db.query(
      `select set_config('role', 'sumiwa_app', true), set_config('app.association_id', $1, true),
              set_config('transaction_read_only', $2, true)`,
      [associationId, isReadOnly ? 'on' : 'off'],
    );
    return work(db);
  });
}
