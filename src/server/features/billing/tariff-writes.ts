import type { BillingRules } from '#domain/billing/billing-rules.ts';
import type { DwellingContract, ExtraCharge, Rate } from '#domain/billing/tariff.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Biller = Scope<'billing.run'>;

/** A rate that counts from a month on; the same month again replaces it. */
export async function saveRate(
  db: Db,
  { associationId }: Biller,
  { itemId, kind, fromMonth, sen, now }: Rate & { readonly itemId: string; readonly now: Date },
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      `insert into tariff_rate (association_id, id, item_id, kind, from_month, sen) values ($1, $2, $3, $4, $5, $6)
       on conflict (association_id, item_id, kind, from_month) do update set sen = excluded.sen`,
      [associationId, newId(now.getTime()), itemId, kind, fromMonth, sen],
    ),
  );
}

export async function addContract(
  db: Db,
  { associationId }: Biller,
  contract: Omit<DwellingContract, 'endsOn'>,
): Promise<void> {
  const { id, dwellingId, itemId, kind, label, count, startsOn } = contract;
  await refusedInWords(() =>
    db.query(
      `insert into dwelling_contract (association_id, id, dwelling_id, item_id, kind, label, count, starts_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (association_id, id) do nothing`,
      [associationId, id, dwellingId, itemId, kind, label, count, startsOn],
    ),
  );
}

/** `null` lets it go on. */
export async function saveContractEnd(
  db: Db,
  { associationId }: Biller,
  { contractId, endsOn }: { contractId: string; endsOn: IsoDate | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update dwelling_contract set ends_on = $3
      where association_id = $1 and id = $2 and ($3::date is null or starts_on <= $3)`,
    [associationId, contractId, endsOn],
  );
  return rowCount > 0;
}

export async function addExtra(
  db: Db,
  { associationId, userId, role }: Biller,
  { extra, now }: { extra: ExtraCharge; now: Date },
): Promise<void> {
  const { id, dwellingId, itemId, month, yen, reason } = extra;
  await refusedInWords(() =>
    db.query(
      `insert into extra_charge (association_id, id, dwelling_id, item_id, month, amount_yen, reason, added_as,
         added_by, added_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (association_id, id) do nothing`,
      [associationId, id, dwellingId, itemId, month, yen, reason, role, userId, now.toISOString()],
    ),
  );
}

export async function deleteExtra(
  db: Db,
  { associationId }: Biller,
  { extraId, openMonth }: { extraId: string; openMonth: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from extra_charge where association_id = $1 and id = $2 and month >= $3',
    [associationId, extraId, openMonth],
  );
  return rowCount > 0;
}

/** 請求の決まり, from the next bill on. */
export async function saveRules(
  db: Db,
  { associationId }: Biller,
  { rules, now }: { rules: BillingRules; now: Date },
): Promise<void> {
  const { due, order, lateRate, lateClause, payTo } = rules;
  await db.query(
    `insert into billing_setting (association_id, id, due_day, due_months_before, allocation_order, late_rate,
       late_clause, pay_to)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (association_id) do update set due_day = excluded.due_day,
       due_months_before = excluded.due_months_before, allocation_order = excluded.allocation_order,
       late_rate = excluded.late_rate, late_clause = excluded.late_clause, pay_to = excluded.pay_to`,
    [
      associationId,
      newId(now.getTime()),
      due.day,
      due.monthsBefore,
      order,
      lateRate,
      lateClause,
      payTo,
    ],
  );
}
