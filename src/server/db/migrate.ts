// Stand-in of the lead until the storage worker's own file arrives: overwrite it.
import type { Database } from '#server/db/db.ts';

export async function migrate(
  db: Database,
  migrations: readonly { name: string; sql: string }[],
  options: { onApply?: (name: string) => void } = {},
): Promise<void> {
  await db.exec('create table if not exists schema_migration (name text primary key)');
  const { rows } = await db.query<{ name: string }>('select name from schema_migration');
  const done = new Set(rows.map(({ name }) => name));
  for (const { name, sql } of migrations) {
    if (done.has(name)) continue;
    options.onApply?.(name);
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query('insert into schema_migration (name) values ($1)', [name]);
    });
  }
}
