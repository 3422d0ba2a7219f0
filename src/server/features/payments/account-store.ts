import type { PayeeAccount } from '#contract/payments.ts';
import type { Role } from '#domain/access/role.ts';
import { barredFor } from '#domain/access/second-person.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { BankPlace, Sender } from '#domain/payments/bank-record.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

export type AccountRow = BankPlace & {
  readonly id: string;
  readonly counterpartyId: string;
  readonly holder: string;
  readonly reason: string;
  readonly askedAs: Role;
  readonly askedBy: string;
  readonly askedOn: IsoDate;
  readonly approvedAs: Role | null;
  readonly approvedOn: IsoDate | null;
  readonly state: PayeeAccount['state'];
  /** It took the place of another one; the same one, made sure of again, is no change. */
  readonly isChange: boolean;
};

/** Every version that was not withdrawn, the newest first; payments go to the latest that was approved. */
export async function listAccounts(
  db: Db,
  { associationId }: Scope,
  accountId: string | null = null,
): Promise<AccountRow[]> {
  const { rows } = await db.query<AccountRow>(
    `with held as materialized (
       select a.*, row_number() over (
                partition by a.counterparty_id order by a.approved_at desc nulls last, a.id desc) as place,
              lag(row(a.bank_code, a.branch_code, a.kind, a.number, a.holder)::text) over (
                partition by a.counterparty_id, a.approved_at is null order by a.asked_at, a.id) as before
         from payee_account a where a.association_id = $1 and a.withdrawn_at is null)
     select id, counterparty_id as "counterpartyId", bank_code as "bankCode", bank_name as "bankName",
            branch_code as "branchCode", branch_name as "branchName", kind, number, holder, reason,
            asked_as as "askedAs", asked_by as "askedBy", ${dayOf('asked_at')} as "askedOn", approved_as as "approvedAs",
            ${dayOf('approved_at')} as "approvedOn", before is not null and before <> row(bank_code, branch_code, kind, number, holder)::text as "isChange",
            case when approved_at is null then 'asked' when place = 1 then 'current' else 'former' end as state
       from held where $2::uuid is null or id = $2
      order by asked_at desc, id`,
    [associationId, accountId],
  );
  return rows;
}

/** 口座名義 of every account that a payee ever had, as banks write it on a statement. */
export async function listPayeeHolders(
  db: Db,
  { associationId }: Scope,
): Promise<ReadonlyMap<string | null, readonly string[]>> {
  const { rows } = await db.query<{ id: string; holders: string[] }>(
    `select counterparty_id as id, array_agg(distinct holder) as holders
       from payee_account where association_id = $1 group by counterparty_id`,
    [associationId],
  );
  return new Map(rows.map(({ id, holders }) => [id, holders]));
}

type NewAccount = BankPlace & {
  readonly id: string;
  readonly counterpartyId: string;
  readonly holder: string;
  readonly reason: string;
  readonly now: Date;
};

export async function addAccount(
  db: Db,
  { associationId, role, userId }: Scope<'payment.ask'>,
  account: NewAccount,
): Promise<void> {
  const { id, counterpartyId, bankCode, bankName, branchCode, branchName, kind, number } = account;
  await db.query(
    `insert into payee_account (association_id, id, counterparty_id, bank_code, bank_name, branch_code, branch_name,
       kind, number, holder, reason, asked_as, asked_by, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (association_id, id) do nothing`,
    [
      associationId,
      id,
      counterpartyId,
      bankCode,
      bankName,
      branchCode,
      branchName,
      kind,
      number,
      account.holder,
      account.reason,
      role,
      userId,
      account.now.toISOString(),
    ],
  );
}

/** Whether it was still waiting for somebody else. */
export async function approveAccount(
  db: Db,
  { associationId, role, userId, signer }: Scope<'payment.approve'>,
  { accountId, now }: { accountId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update payee_account set approved_as = $3, approved_by = $4, approved_at = $5
      where association_id = $1 and id = $2 and approved_at is null and withdrawn_at is null
        and asked_as <> all($6::text[]) and asked_by <> all($7::uuid[])`,
    [associationId, accountId, role, userId, now.toISOString(), ...barredFor(signer)],
  );
  return rowCount > 0;
}

export async function withdrawAccount(
  db: Db,
  { associationId }: Scope<'payment.ask'>,
  { accountId, now }: { accountId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update payee_account set withdrawn_at = $3
      where association_id = $1 and id = $2 and approved_at is null and withdrawn_at is null`,
    [associationId, accountId, now.toISOString()],
  );
  return rowCount > 0;
}

type SourceRow = Sender & { readonly bankAccountId: string };

export async function listSources(db: Db, { associationId }: Scope): Promise<SourceRow[]> {
  const { rows } = await db.query<SourceRow>(
    `select bank_account_id as "bankAccountId", bank_code as "bankCode", bank_name as "bankName",
            branch_code as "branchCode", branch_name as "branchName", kind, number,
            consignor_code as "consignorCode", consignor_name as "consignorName"
       from transfer_source where association_id = $1`,
    [associationId],
  );
  return rows;
}

export async function saveSource(
  db: Db,
  { associationId }: Scope<'payment.ask'>,
  { id, ...source }: SourceRow & { readonly id: string },
): Promise<void> {
  await db.query(
    `insert into transfer_source (association_id, id, bank_account_id, bank_code, bank_name, branch_code, branch_name,
       kind, number, consignor_code, consignor_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (association_id, bank_account_id) do update
       set bank_code = excluded.bank_code, bank_name = excluded.bank_name, branch_code = excluded.branch_code,
           branch_name = excluded.branch_name, kind = excluded.kind, number = excluded.number,
           consignor_code = excluded.consignor_code, consignor_name = excluded.consignor_name`,
    [
      associationId,
      id,
      source.bankAccountId,
      source.bankCode,
      source.bankName,
      source.branchCode,
      source.branchName,
      source.kind,
      source.number,
      source.consignorCode,
      source.consignorName,
    ],
  );
}
