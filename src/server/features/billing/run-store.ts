import type { Role } from '#domain/access/role.ts';
import type { PlannedCharge } from '#domain/billing/charges-of-month.ts';
import type { PlannedRun } from '#domain/billing/plan-run.ts';
import type { Month } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf, refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

export type Run = {
  readonly id: string;
  readonly month: Month;
  readonly entryId: string;
  readonly postedOn: IsoDate;
  readonly ranOn: IsoDate;
  readonly ranAs: Role;
};

/** 請求 that hold, the newest first. */
export async function listRuns(db: Db, { associationId }: Scope): Promise<Run[]> {
  const { rows } = await db.query<Run>(
    `select b.id, b.month, b.entry_id as "entryId", j.posted_on as "postedOn",
            ${dayOf('b.run_at')} as "ranOn", b.run_as as "ranAs"
       from billing_run b
       join journal_entry j on j.association_id = b.association_id and j.id = b.entry_id
      where b.association_id = $1 and not exists (
        select from journal_entry r where r.association_id = $1 and r.reverses_id = b.entry_id)
      order by b.month desc`,
    [associationId],
  );
  return rows;
}

/** How often a month was billed, those that were taken back included: each has a key of its own. */
export async function countRuns(db: Db, { associationId }: Scope, month: Month): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from billing_run where association_id = $1 and month = $2',
    [associationId, month],
  );
  return rows[0]?.count ?? 0;
}

/** Those who bill or take money one after the other: what they use of each other must not change meanwhile. */
export async function holdBilling(db: Db, { associationId }: Scope): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('billing:' || $1, 0))", [
    associationId,
  ]);
}

type NewRun = PlannedRun & {
  readonly id: string;
  readonly month: Month;
  readonly entryId: string;
  readonly dueOn: IsoDate;
  readonly now: Date;
};

export async function addRun(db: Db, scope: Scope<'billing.run'>, run: NewRun): Promise<void> {
  const { associationId, role, userId } = scope;
  const { id, month, entryId, charges, used, now } = run;
  await refusedInWords(async () => {
    await db.query(
      `insert into billing_run (association_id, id, month, entry_id, run_as, run_by, run_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [associationId, id, month, entryId, role, userId, now.toISOString()],
    );
    await addCharges(db, scope, { charges, month, entryId, dueOn: run.dueOn });
    if (used.length === 0) return;
    await db.query(
      `insert into allocation (association_id, receipt_id, entry_id, item_id, month, amount_yen, is_ahead)
       select $1, u."receiptId", $3, u."itemId", u.month, u.yen, false
         from jsonb_to_recordset($2::jsonb) as u("receiptId" uuid, "itemId" uuid, month text, yen bigint)`,
      [associationId, JSON.stringify(used), entryId],
    );
  });
}

type NewCharges = {
  readonly charges: readonly PlannedCharge[];
  readonly month: Month;
  readonly entryId: string;
  readonly dueOn: IsoDate;
};

async function addCharges(
  db: Db,
  { associationId }: Scope<'billing.run'>,
  { charges, month, entryId, dueOn }: NewCharges,
): Promise<void> {
  await db.query(
    `insert into charge (association_id, entry_id, dwelling_id, item_id, month, amount_yen, due_on)
     select $1, $3, c."dwellingId", c."itemId", $4, c.yen, $5
       from jsonb_to_recordset($2::jsonb) as c("dwellingId" uuid, "itemId" uuid, yen bigint)`,
    [associationId, JSON.stringify(charges), entryId, month, dueOn],
  );
}

/** What a month was billed, dwelling by dwelling, before anything was taken off later. */
export async function listCharges(
  db: Db,
  { associationId }: Scope,
  month: Month,
): Promise<PlannedCharge[]> {
  const { rows } = await db.query<PlannedCharge>(
    `select dwelling_id as "dwellingId", item_id as "itemId", sum(amount_yen)::float8 as yen
       from charge_held where association_id = $1 and month = $2
        and entry_id in (select entry_id from billing_run where association_id = $1 and month = $2)
      group by dwelling_id, item_id`,
    [associationId, month],
  );
  return rows;
}

/** Whether payments are booked against a run's bills, so that it can no longer be taken back. */
export async function hasPayments(
  db: Db,
  { associationId }: Scope,
  { month, entryId }: { month: Month; entryId: string },
): Promise<boolean> {
  const { rows } = await db.query<{ isPaid: boolean }>(
    `select exists (select from allocation_held a
       where a.association_id = $1 and a.month = $2 and not a.is_ahead and a.entry_id <> $3) as "isPaid"`,
    [associationId, month, entryId],
  );
  return rows[0]?.isPaid ?? false;
}
