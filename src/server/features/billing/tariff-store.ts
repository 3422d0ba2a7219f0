import type { AllocationOrder } from '#domain/billing/allocate.ts';
import type { BillingRules } from '#domain/billing/billing-rules.ts';
import type {
  BilledDwelling,
  BillingItem,
  DwellingContract,
  ExtraCharge,
  Tariff,
} from '#domain/billing/tariff.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** What holds until the association says otherwise. */
const usualRules: BillingRules = {
  due: { day: 27, monthsBefore: 1 },
  order: 'month',
  lateRate: 0,
  lateClause: '',
  payTo: '',
};

/** 料金表 with everything that a month's bills are made of. */
export async function loadTariff(db: Db, scope: Scope): Promise<Tariff> {
  return {
    items: await listItems(db, scope),
    dwellings: await listBilledDwellings(db, scope),
    contracts: await listContracts(db, scope),
    extras: await listExtras(db, scope),
  };
}

/** In the order in which payments are used. */
export async function listItems(db: Db, { associationId }: Scope): Promise<BillingItem[]> {
  const { rows } = await db.query<BillingItem>(
    `select i.id, i.name, i.basis, i.proration, i.round_to_yen as "roundToYen", i.fund_id as "fundId",
            i.income_account_id as "incomeId", i.receivable_account_id as "receivableId",
            i.advance_account_id as "advanceId",
            coalesce((select jsonb_agg(jsonb_build_object('kind', r.kind, 'fromMonth', r.from_month, 'sen', r.sen)
                order by r.kind, r.from_month)
              from tariff_rate r where r.association_id = $1 and r.item_id = i.id), '[]'::jsonb) as rates
       from billing_item i where i.association_id = $1 order by i.place`,
    [associationId],
  );
  return rows;
}

export async function listBilledDwellings(
  db: Db,
  { associationId }: Scope,
): Promise<BilledDwelling[]> {
  const { rows } = await db.query<BilledDwelling>(
    `select id, number, (area_m2 * 100)::int as area, share_numerator as "shareNumerator",
            share_denominator as "shareDenominator"
       from dwelling where association_id = $1 order by floor, position, number`,
    [associationId],
  );
  return rows;
}

async function listContracts(db: Db, { associationId }: Scope): Promise<DwellingContract[]> {
  const { rows } = await db.query<DwellingContract>(
    `select id, dwelling_id as "dwellingId", item_id as "itemId", kind, label, count,
            starts_on as "startsOn", ends_on as "endsOn"
       from dwelling_contract where association_id = $1 order by starts_on, label, id`,
    [associationId],
  );
  return rows;
}

async function listExtras(db: Db, { associationId }: Scope): Promise<ExtraCharge[]> {
  const { rows } = await db.query<ExtraCharge>(
    `select id, dwelling_id as "dwellingId", item_id as "itemId", month, amount_yen::float8 as yen, reason
       from extra_charge where association_id = $1 order by added_at, id`,
    [associationId],
  );
  return rows;
}

export async function findSetting(db: Db, { associationId }: Scope): Promise<BillingRules> {
  const { rows } = await db.query<{
    day: number;
    monthsBefore: number;
    order: AllocationOrder;
    lateRate: number;
    lateClause: string;
    payTo: string;
  }>(
    `select due_day as day, due_months_before as "monthsBefore", allocation_order as "order", late_rate as "lateRate",
            late_clause as "lateClause", pay_to as "payTo"
       from billing_setting where association_id = $1`,
    [associationId],
  );
  const [row] = rows;
  if (!row) return usualRules;
  const { day, monthsBefore, ...rest } = row;
  return { due: { day, monthsBefore }, ...rest };
}
