import { type Role, roleNames } from '#domain/access/role.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/**
 * Who entered `j`, by the register's name, else the account's; `null` in the demonstration, where one visitor holds
 * every position, and for whoever no longer belongs to the association.
 */
export const writerName = `(
  select coalesce(
    (select p.name from person p where p.association_id = j.association_id and p.id in (
       select person_id from member_person where association_id = j.association_id and user_id = j.entered_by
       union all
       select person_id from former_member where association_id = j.association_id and user_id = j.entered_by) limit 1),
    member_name(j.entered_by))
   from association a where a.id = j.association_id and a.kind = 'customer')`;

type Row = { readonly id: string; readonly name: string | null; readonly roles: readonly Role[] };

/** Each once, with every position they entered something in. */
export async function listWriters(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
): Promise<readonly { readonly id: string; readonly words: string }[]> {
  const { rows } = await db.query<Row>(
    `with j as materialized (
       select association_id, entered_by, array_agg(distinct entered_as) as roles from journal_entry
        where association_id = $1 and entered_by is not null group by association_id, entered_by)
     select n.id, n.name, n.roles
       from (select j.entered_by as id, j.roles, ${writerName} as name from j
               join association a on a.id = $1 and a.kind = 'customer') n
      order by n.name nulls last, n.id`,
    [associationId],
  );
  return rows.map(({ id, name, roles }) => ({
    id,
    words: `${name ?? '今は利用していない方'}（${roles.map((role) => roleNames[role]).join('、')}）`,
  }));
}
