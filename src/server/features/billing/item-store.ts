import type { DuesOfDwelling } from '#domain/billing/first-tariff.ts';
import type { MonthlyDues } from '#domain/billing/monthly-dues.ts';
import type { BillingItem } from '#domain/billing/tariff.ts';
import type { Db } from '#server/db/db.ts';
import { refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Biller = Scope<'billing.run'>;

/** Each dwelling with what はじめの設定 was told that it pays. */
export async function listRegisteredDues(
  db: Db,
  { associationId }: Biller,
): Promise<(Omit<DuesOfDwelling, 'yen'> & MonthlyDues)[]> {
  const { rows } = await db.query<Omit<DuesOfDwelling, 'yen'> & MonthlyDues>(
    `select id, number, (area_m2 * 100)::int as area, share_numerator as "shareNumerator",
            share_denominator as "shareDenominator", management_fee_yen as "managementFeeYen",
            reserve_fee_yen as "reserveFeeYen"
       from dwelling where association_id = $1 order by floor, position, number`,
    [associationId],
  );
  return rows;
}

/** A 費目 with its first rates, behind those that are there. The same id again is the same one. */
export async function insertItem(
  db: Db,
  { associationId }: Biller,
  { item, now }: { item: BillingItem; now: Date },
): Promise<void> {
  const { id, name, basis, proration, roundToYen, rates } = item;
  const { fundId, incomeId, receivableId, advanceId } = item;
  await refusedInWords(() =>
    db.query(
      `insert into billing_item (association_id, id, place, name, basis, proration, round_to_yen, fund_id,
         income_account_id, receivable_account_id, advance_account_id)
       select $1, $2, coalesce(max(place), 0) + 1, $3, $4, $5, $6, $7, $8, $9, $10
         from billing_item where association_id = $1
       on conflict (association_id, id) do nothing`,
      [
        associationId,
        id,
        name,
        basis,
        proration,
        roundToYen,
        fundId,
        incomeId,
        receivableId,
        advanceId,
      ],
    ),
  );
  const rows = rates.map((rate) => ({ ...rate, id: newId(now.getTime()) }));
  await db.query(
    `insert into tariff_rate (association_id, id, item_id, kind, from_month, sen)
     select $1, r.id, $2, r.kind, r."fromMonth", r.sen
       from jsonb_to_recordset($3::jsonb) as r(id uuid, kind text, "fromMonth" text, sen bigint)
     on conflict (association_id, item_id, kind, from_month) do nothing`,
    [associationId, id, JSON.stringify(rows)],
  );
}

const users = ['charge', 'allocation', 'dwelling_contract', 'extra_charge'];
const isUsed = users
  .map(
    (table) =>
      `exists (select from ${table} x where x.association_id = i.association_id and x.item_id = i.id)`,
  )
  .join(' or ');

/** 費目 by which something was billed, paid or agreed. */
export async function listUsedItems(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select i.id from billing_item i where i.association_id = $1 and (${isUsed})`,
    [associationId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Answers whether there was such an item and nothing stood on it. */
export async function deleteUnusedItem(
  db: Db,
  { associationId }: Biller,
  itemId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from billing_item i where i.association_id = $1 and i.id = $2 and not (${isUsed})`,
    [associationId, itemId],
  );
  return rowCount > 0;
}
