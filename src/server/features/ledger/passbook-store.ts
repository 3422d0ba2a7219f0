import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import type { BooksReader } from './chart-store.ts';

type Passbook = { readonly accountId: string; readonly balanceYen: number };

export async function listPassbooks(
  db: Db,
  { associationId }: BooksReader,
  readOn: IsoDate,
): Promise<Passbook[]> {
  const { rows } = await db.query<Passbook>(
    `select account_id as "accountId", balance_yen::float8 as "balanceYen"
       from passbook_balance where association_id = $1 and read_on = $2 order by account_id`,
    [associationId, readOn],
  );
  return rows;
}

type Told = {
  readonly readOn: IsoDate;
  readonly passbooks: readonly Passbook[];
  readonly now: Date;
};

/** What is said last counts: a passbook that was misread is read once more. */
export async function savePassbooks(
  db: Db,
  { associationId, role, userId }: Scope<'month.ask'>,
  { readOn, passbooks, now }: Told,
): Promise<void> {
  if (passbooks.length === 0) return;
  const rows = passbooks.map((it) => ({ ...it, id: newId(now.getTime()) }));
  const { rowCount } = await db.query(
    `insert into passbook_balance
            (association_id, id, account_id, read_on, balance_yen, told_as, told_by, told_at)
     select $1, p.id, a.id, $3, p."balanceYen", $4, $5, $6
       from jsonb_to_recordset($2::jsonb) as p (id uuid, "accountId" uuid, "balanceYen" bigint)
       join account a on a.association_id = $1 and a.id = p."accountId"
     on conflict (association_id, account_id, read_on) do update
        set balance_yen = excluded.balance_yen, told_as = excluded.told_as,
            told_by = excluded.told_by, told_at = excluded.told_at`,
    [associationId, JSON.stringify(rows), readOn, role, userId, now.toISOString()],
  );
  if (rowCount !== passbooks.length) throw new Refusal('not_found', '口座が見つかりません。');
}
