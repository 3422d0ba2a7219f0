import type { Role } from '#domain/access/role.ts';
import type { DebitOutcome } from '#domain/billing/debit/debit-result.ts';
import type { Month } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf, refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Biller = Scope<'billing.run'>;

export type BatchRow = {
  readonly id: string;
  readonly month: Month;
  readonly bankAccountId: string;
  readonly debitOn: IsoDate;
  readonly madeAs: Role;
  readonly madeOn: IsoDate;
  /** A result whose entry was turned back counts no longer. */
  readonly resultAs: Role | null;
  readonly resultOn: IsoDate | null;
  readonly entryId: string | null;
};

const shownBatches = 24;

/** Those that were not withdrawn, the latest month first. */
export async function listBatches(db: Db, { associationId }: Biller): Promise<BatchRow[]> {
  const { rows } = await db.query<BatchRow>(
    `select b.id, b.month, b.bank_account_id as "bankAccountId", b.debit_on as "debitOn", b.made_as as "madeAs",
            ${dayOf('b.made_at')} as "madeOn",
            case when h.holds then b.result_as end as "resultAs",
            case when h.holds then ${dayOf('b.result_at')} end as "resultOn",
            case when h.holds then b.entry_id end as "entryId"
       from debit_batch b
       cross join lateral (
         select b.result_at is not null and not exists (select from journal_entry r
           where r.association_id = $1 and r.reverses_id = b.entry_id) as holds) h
      where b.association_id = $1 and b.withdrawn_at is null
      order by b.month desc limit ${shownBatches}`,
    [associationId],
  );
  return rows;
}

export type BatchLine = {
  readonly batchId: string;
  readonly dwellingId: string;
  readonly customer: string;
  readonly yen: Yen;
  readonly outcome: DebitOutcome | null;
};

export async function listBatchLines(
  db: Db,
  { associationId }: Biller,
  batchIds: readonly string[],
): Promise<BatchLine[]> {
  const { rows } = await db.query<BatchLine>(
    `select batch_id as "batchId", dwelling_id as "dwellingId", customer, amount_yen::float8 as yen, outcome
       from debit_line where association_id = $1 and batch_id = any($2::uuid[]) order by batch_id, place`,
    [associationId, batchIds],
  );
  return rows;
}

type NewBatch = {
  readonly id: string;
  readonly month: Month;
  readonly bankAccountId: string;
  readonly debitOn: IsoDate;
  readonly body: string;
  readonly lines: readonly Pick<BatchLine, 'dwellingId' | 'customer' | 'yen'>[];
  readonly now: Date;
};

export async function addBatch(db: Db, scope: Biller, batch: NewBatch): Promise<void> {
  const { associationId, role, userId } = scope;
  const { id, month, bankAccountId, debitOn, body, lines, now } = batch;
  await refusedInWords(async () => {
    await db.query(
      `insert into debit_batch (association_id, id, month, bank_account_id, debit_on, body, made_as, made_by, made_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [associationId, id, month, bankAccountId, debitOn, body, role, userId, now.toISOString()],
    );
    await db.query(
      `insert into debit_line (association_id, batch_id, dwelling_id, place, customer, amount_yen)
       select $1, $3, l."dwellingId", l.place, l.customer, l.yen
         from jsonb_to_recordset($2::jsonb) as l("dwellingId" uuid, place int, customer text, yen bigint)`,
      [associationId, JSON.stringify(lines.map((line, place) => ({ ...line, place }))), id],
    );
  });
}

export async function findBody(
  db: Db,
  { associationId }: Biller,
  batchId: string,
): Promise<{ body: string; debitOn: IsoDate } | undefined> {
  const { rows } = await db.query<{ body: string; debitOn: IsoDate }>(
    `select body, debit_on as "debitOn" from debit_batch
      where association_id = $1 and id = $2 and withdrawn_at is null`,
    [associationId, batchId],
  );
  return rows[0];
}

/** Whether there was one without a result that holds. */
export async function withdrawBatch(
  db: Db,
  { associationId }: Biller,
  { batchId, now }: { batchId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update debit_batch set withdrawn_at = $3
      where association_id = $1 and id = $2 and withdrawn_at is null and result_at is null`,
    [associationId, batchId, now.toISOString()],
  );
  return rowCount > 0;
}

type Result = {
  readonly batchId: string;
  readonly lines: readonly { readonly dwellingId: string; readonly outcome: DebitOutcome }[];
  readonly entryId: string | null;
  readonly now: Date;
};

export async function saveResult(
  db: Db,
  { associationId, role, userId }: Biller,
  { batchId, lines, entryId, now }: Result,
): Promise<void> {
  await db.query(
    `update debit_batch set result_as = $3, result_by = $4, result_at = $5, entry_id = $6
      where association_id = $1 and id = $2`,
    [associationId, batchId, role, userId, now.toISOString(), entryId],
  );
  await db.query(
    `update debit_line d set outcome = l.outcome
       from jsonb_to_recordset($3::jsonb) as l("dwellingId" uuid, outcome text)
      where d.association_id = $1 and d.batch_id = $2 and d.dwelling_id = l."dwellingId"`,
    [associationId, batchId, JSON.stringify(lines)],
  );
}

export async function clearResult(
  db: Db,
  { associationId }: Biller,
  batchId: string,
): Promise<void> {
  await db.query(
    `update debit_batch set result_as = null, result_by = null, result_at = null, entry_id = null
      where association_id = $1 and id = $2`,
    [associationId, batchId],
  );
  await db.query(
    'update debit_line set outcome = null where association_id = $1 and batch_id = $2',
    [associationId, batchId],
  );
}
