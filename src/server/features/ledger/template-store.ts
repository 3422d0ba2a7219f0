import type { EntryTemplate } from '#contract/repeats.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { refusedInWords } from './refusals.ts';

/** ひな形, by name. */
export async function listTemplates(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
): Promise<EntryTemplate[]> {
  const { rows } = await db.query<EntryTemplate>(
    'select id, name, content from entry_template where association_id = $1 order by name limit 200',
    [associationId],
  );
  return rows;
}

export async function hasOtherOfName(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  { id, name }: Pick<EntryTemplate, 'id' | 'name'>,
): Promise<boolean> {
  const { rows } = await db.query(
    'select 1 from entry_template where association_id = $1 and name = $2 and id <> $3',
    [associationId, name, id],
  );
  return rows.length > 0;
}

export async function saveTemplate(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  { id, name, content }: EntryTemplate,
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      `insert into entry_template (association_id, id, name, content) values ($1, $2, $3, $4::jsonb)
       on conflict (association_id, id) do update set name = excluded.name, content = excluded.content`,
      [associationId, id, name, JSON.stringify(content)],
    ),
  );
}

export async function deleteTemplate(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  templateId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from entry_template where association_id = $1 and id = $2',
    [associationId, templateId],
  );
  return rowCount > 0;
}
