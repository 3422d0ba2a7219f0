import type { Role } from '#domain/access/role.ts';
import { barredFor } from '#domain/access/second-person.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

export type PaymentRow = {
  readonly id: string;
  readonly entryId: string;
  readonly fundId: string;
  readonly counterpartyId: string;
  readonly payee: string;
  readonly payeeAccountId: string;
  readonly bankAccountId: string;
  readonly yen: Yen;
  readonly payOn: IsoDate;
  readonly summary: string;
  readonly digest: string;
  readonly askedAs: Role;
  readonly askedBy: string;
  readonly askedOn: IsoDate;
  readonly approvedAs: Role | null;
  readonly approvedOn: IsoDate | null;
  readonly fileId: string | null;
  readonly fileMadeOn: IsoDate | null;
};

const shownPayments = 200;

/** Those that were not withdrawn, the latest day first. A file that was withdrawn leaves its payments approved. */
export async function listPayments(db: Db, { associationId }: Scope): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `select m.id, m.entry_id as "entryId", m.fund_id as "fundId", m.counterparty_id as "counterpartyId",
            c.name as payee, m.payee_account_id as "payeeAccountId", m.bank_account_id as "bankAccountId",
            m.amount_yen::float8 as yen, m.pay_on as "payOn", m.summary, m.digest,
            m.asked_as as "askedAs", m.asked_by as "askedBy", ${dayOf('m.asked_at')} as "askedOn",
            m.approved_as as "approvedAs", ${dayOf('m.approved_at')} as "approvedOn",
            f.id as "fileId", ${dayOf('f.made_at')} as "fileMadeOn"
       from payment m
       join counterparty c on c.association_id = $1 and c.id = m.counterparty_id
       left join transfer_file f on f.association_id = $1 and f.id = m.file_id and f.withdrawn_at is null
      where m.association_id = $1 and m.withdrawn_at is null
      order by m.pay_on desc, m.asked_at desc, m.id limit ${shownPayments}`,
    [associationId],
  );
  return rows;
}

export type NewPayment = Pick<
  PaymentRow,
  | 'id'
  | 'entryId'
  | 'fundId'
  | 'counterpartyId'
  | 'payeeAccountId'
  | 'bankAccountId'
  | 'yen'
  | 'payOn'
  | 'summary'
  | 'digest'
>;

/** Whether all of them are new. */
export async function addPayments(
  db: Db,
  { associationId, role, userId }: Scope<'payment.ask'>,
  { payments, now }: { payments: readonly NewPayment[]; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into payment (association_id, id, entry_id, fund_id, counterparty_id, payee_account_id, bank_account_id,
       amount_yen, pay_on, summary, digest, asked_as, asked_by, asked_at)
     select $1, p.id, p."entryId", p."fundId", p."counterpartyId", p."payeeAccountId", p."bankAccountId", p.yen,
            p."payOn", p.summary, p.digest, $3, $4, $5
       from jsonb_to_recordset($2::jsonb) as p(id uuid, "entryId" uuid, "fundId" uuid, "counterpartyId" uuid,
         "payeeAccountId" uuid, "bankAccountId" uuid, yen bigint, "payOn" date, summary text, digest text)
     on conflict do nothing`,
    [associationId, JSON.stringify(payments), role, userId, now.toISOString()],
  );
  return rowCount === payments.length;
}

/** Whether it was still waiting for somebody else, and was what the person saw. */
export async function approve(
  db: Db,
  { associationId, role, userId, signer }: Scope<'payment.approve'>,
  { paymentId, digest, now }: { paymentId: string; digest: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update payment set approved_as = $4, approved_by = $5, approved_at = $6
      where association_id = $1 and id = $2 and digest = $3 and approved_at is null and withdrawn_at is null
        and asked_as <> all($7::text[]) and asked_by <> all($8::uuid[])`,
    [associationId, paymentId, digest, role, userId, now.toISOString(), ...barredFor(signer)],
  );
  return rowCount > 0;
}

/** What stands in a file that holds stays. */
export async function withdraw(
  db: Db,
  { associationId }: Scope<'payment.ask'>,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update payment set withdrawn_at = $3
      where association_id = $1 and id = $2 and withdrawn_at is null and not exists (
        select from transfer_file f
         where f.association_id = $1 and f.id = payment.file_id and f.withdrawn_at is null)`,
    [associationId, paymentId, now.toISOString()],
  );
  return rowCount > 0;
}

type FileRow = {
  readonly id: string;
  readonly bankAccountId: string;
  readonly payOn: IsoDate;
  readonly madeAs: Role;
  readonly madeOn: IsoDate;
};

export async function listFiles(db: Db, { associationId }: Scope): Promise<FileRow[]> {
  const { rows } = await db.query<FileRow>(
    `select id, bank_account_id as "bankAccountId", pay_on as "payOn", made_as as "madeAs",
            ${dayOf('made_at')} as "madeOn"
       from transfer_file where association_id = $1 and withdrawn_at is null
      order by made_at desc, id limit 24`,
    [associationId],
  );
  return rows;
}

export async function findFile(
  db: Db,
  { associationId }: Scope,
  fileId: string,
): Promise<{ body: string; payOn: IsoDate } | undefined> {
  const { rows } = await db.query<{ body: string; payOn: IsoDate }>(
    `select body, pay_on as "payOn" from transfer_file
      where association_id = $1 and id = $2 and withdrawn_at is null`,
    [associationId, fileId],
  );
  return rows[0];
}

type NewFile = {
  readonly id: string;
  readonly bankAccountId: string;
  readonly payOn: IsoDate;
  readonly body: string;
  readonly paymentIds: readonly string[];
  readonly now: Date;
};

export async function addFile(
  db: Db,
  { associationId, role, userId }: Scope<'payment.ask'>,
  { id, bankAccountId, payOn, body, paymentIds, now }: NewFile,
): Promise<void> {
  await db.query(
    `insert into transfer_file (association_id, id, bank_account_id, pay_on, body, made_as, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [associationId, id, bankAccountId, payOn, body, role, userId, now.toISOString()],
  );
  await db.query(
    'update payment set file_id = $2 where association_id = $1 and id = any($3::uuid[])',
    [associationId, id, paymentIds],
  );
}

export async function withdrawFile(
  db: Db,
  { associationId }: Scope<'payment.ask'>,
  { fileId, now }: { fileId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update transfer_file set withdrawn_at = $3
      where association_id = $1 and id = $2 and withdrawn_at is null`,
    [associationId, fileId, now.toISOString()],
  );
  return rowCount > 0;
}

/** Those who ask and make files take turns, so that nothing goes out twice. */
export async function holdPayments(db: Db, { associationId }: Scope): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('payments:' || $1, 0))", [
    associationId,
  ]);
}
