import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Writer = Scope<'register.write'>;

/** Locks the dwelling of a change that is still in force; answers whether there is one. */
export async function claimUndo(
  db: Db,
  { associationId }: Writer,
  changeId: string,
): Promise<boolean> {
  const { rows } = await db.query(
    `select from dwelling d where d.association_id = $1 and d.id = (
       select c.dwelling_id from ownership_change c
        where c.association_id = $1 and c.id = $2 and c.undone_at is null) for update`,
    [associationId, changeId],
  );
  return rows.length > 0;
}

const statements = [
  `delete from ownership o using ownership_change c
    where c.association_id = $1 and c.id = $2 and o.association_id = $1 and o.dwelling_id = c.dwelling_id`,
  `insert into ownership (association_id, id, dwelling_id, person_id, share_numerator, share_denominator, since)
   select $1, o.id, c.dwelling_id, o.person_id, o.share_numerator, o.share_denominator, o.since
     from ownership_change c cross join jsonb_to_recordset(c.before) as o(id uuid, person_id uuid, share_numerator int,
       share_denominator int, since date)
    where c.association_id = $1 and c.id = $2`,
  `delete from former_ownership f using ownership_change c
    where c.association_id = $1 and c.id = $2 and f.association_id = $1 and f.id = any(c.former_ids)`,
  `update residency r set until = e.until
     from ownership_change c cross join jsonb_to_recordset(c.ended_stays) as e(id uuid, until date)
    where c.association_id = $1 and c.id = $2 and r.association_id = $1 and r.id = e.id and r.until = c.changed_on`,
  `insert into debit_account (association_id, id, dwelling_id, bank_code, bank_name, branch_code, branch_name, kind, number,
     holder)
   select $1, a.id, c.dwelling_id, a.bank_code, a.bank_name, a.branch_code, a.branch_name, a.kind, a.number, a.holder
     from ownership_change c cross join jsonb_to_record(c.ended_debit) as a(id uuid, bank_code text, bank_name text,
       branch_code text, branch_name text, kind text, number text, holder text)
    where c.association_id = $1 and c.id = $2 and c.ended_debit is not null`,
  // Whoever came with this change alone goes with it.
  `delete from person p using ownership_change c
    where c.association_id = $1 and c.id = $2 and p.association_id = $1 and p.id = any(c.newcomer_ids)
      and not exists (select from ownership o where o.association_id = $1 and o.person_id = p.id)`,
] as const;

/** Everything as it was before the change; the row of it stays, with who took it back. */
export async function undoChange(
  db: Db,
  { associationId, role, userId }: Writer,
  { changeId, now }: { readonly changeId: string; readonly now: Date },
): Promise<void> {
  for (const sql of statements) await db.query(sql, [associationId, changeId]);
  await db.query(
    `update ownership_change set undone_as = $3, undone_by = $4, undone_at = $5
      where association_id = $1 and id = $2`,
    [associationId, changeId, role, userId, now.toISOString()],
  );
}

/** The same person under the right name; answers whether there is such a person. */
export async function renamePerson(
  db: Db,
  { associationId }: Writer,
  { personId, name, kana }: Readonly<Record<'personId' | 'name' | 'kana', string>>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update person set name = $3, kana = $4 where association_id = $1 and id = $2',
    [associationId, personId, name, kana],
  );
  return rowCount > 0;
}
