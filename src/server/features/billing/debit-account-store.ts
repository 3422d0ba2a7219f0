import type { BankPlace } from '#domain/payments/bank-record.ts';
import type { Db } from '#server/db/db.ts';
import { refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

export type DebitAccount = BankPlace & { readonly dwellingId: string; readonly holder: string };

/** 引落口座 by dwelling. */
export async function listDebitAccounts(
  db: Db,
  { associationId }: Scope<'billing.run'>,
): Promise<ReadonlyMap<string, DebitAccount>> {
  const { rows } = await db.query<DebitAccount>(
    `select dwelling_id as "dwellingId", bank_code as "bankCode", bank_name as "bankName",
            branch_code as "branchCode", branch_name as "branchName", kind, number, holder
       from debit_account where association_id = $1`,
    [associationId],
  );
  return new Map(rows.map((row) => [row.dwellingId, row]));
}

export async function saveDebitAccount(
  db: Db,
  { associationId }: Scope<'billing.run'>,
  { id, ...account }: DebitAccount & { readonly id: string },
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      `insert into debit_account (association_id, id, dwelling_id, bank_code, bank_name, branch_code, branch_name, kind,
         number, holder)
       select $1, a.id, a."dwellingId", a."bankCode", a."bankName", a."branchCode", a."branchName", a.kind, a.number,
              a.holder
         from jsonb_to_record($2::jsonb) as a(id uuid, "dwellingId" uuid, "bankCode" text, "bankName" text,
           "branchCode" text, "branchName" text, kind text, number text, holder text)
       on conflict (association_id, dwelling_id) do update
         set bank_code = excluded.bank_code, bank_name = excluded.bank_name, branch_code = excluded.branch_code,
             branch_name = excluded.branch_name, kind = excluded.kind, number = excluded.number,
             holder = excluded.holder`,
      [associationId, JSON.stringify({ id, ...account })],
    ),
  );
}

export async function deleteDebitAccount(
  db: Db,
  { associationId }: Scope<'billing.run'>,
  dwellingId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from debit_account where association_id = $1 and dwelling_id = $2',
    [associationId, dwellingId],
  );
  return rowCount > 0;
}
