import type { Db } from '#server/db/db.ts';

type TableColumns = { readonly name: string; readonly columns: readonly string[] };

/** Tables that name an association but are not part of what it owns. */
const notOwned = ['visitor_copy', 'template_build', 'invitation_door', 'company_client'];

/**
 * Every table an association owns, parents before children: a copy can be inserted in this order.
 * Read from the catalogue, so a table that a later migration adds is copied without a change here.
 */
export async function listOwnedTables(db: Db): Promise<TableColumns[]> {
  const { rows: tables } = await db.query<{ name: string; columns: string[]; parents: string[] }>(
    `select c.relname as name,
            (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                and a.attname <> 'association_id' and a.attgenerated = '') as columns,
            coalesce((select array_agg(distinct p.relname::text) from pg_constraint k
              join pg_class p on p.oid = k.confrelid
              where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> k.conrelid), '{}') as parents
       from pg_class c
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        and c.relname <> all($1::text[])
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'association_id')
      order by c.relname`,
    [notOwned],
  );
  return parentsFirst(tables);
}

function parentsFirst<T extends { name: string; parents: readonly string[] }>(
  tables: readonly T[],
): T[] {
  const names = new Set(tables.map(({ name }) => name));
  const placed = new Set<string>();
  const sorted: T[] = [];
  while (sorted.length < tables.length) {
    const ready = tables.filter(
      ({ name, parents }) =>
        !placed.has(name) && parents.every((parent) => placed.has(parent) || !names.has(parent)),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    for (const table of ready) placed.add(table.name);
    sorted.push(...ready);
  }
  return sorted;
}

/** Copies everything one association owns to another id; the ids of the rows stay. */
export async function copyAssociation(db: Db, from: string, to: string): Promise<void> {
  for (const { name, columns } of await listOwnedTables(db)) {
    const list = columns.map((column) => `"${column}"`).join(', ');
    await db.query(
      `insert into "${name}" (association_id, ${list})
       select $1::uuid, ${list} from "${name}" where association_id = $2`,
      [to, from],
    );
  }
}
