import { type DuesItems, type MonthlyDues, monthlyDues } from '#domain/billing/monthly-dues.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { loadTariff } from './tariff-store.ts';

/** What the 料金表 says of a dwelling today, by its number; only of what has a rate. */
export async function findDuesOf(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<(number: string) => Partial<MonthlyDues>> {
  const items = await listDuesItems(db, scope);
  if (items.managementFeeYen.length + items.reserveFeeYen.length === 0) return () => ({});
  return monthlyDues(await loadTariff(db, scope), today.slice(0, 7), items);
}

/**
 * 管理費 and 修繕積立金 of each dwelling today. The register was given its own figures when the association began; once
 * the 料金表 has a rate, that is what is said everywhere.
 */
export async function withDuesOfTariff<Dwelling extends MonthlyDues & { readonly number: string }>(
  db: Db,
  scope: Scope,
  { dwellings, today }: { dwellings: readonly Dwelling[]; today: IsoDate },
): Promise<Dwelling[]> {
  const duesOf = await findDuesOf(db, scope, today);
  return dwellings.map((dwelling) => ({ ...dwelling, ...duesOf(dwelling.number) }));
}

/** What a space of one of these kinds costs in a month by the 料金表; `null` where it has no such rate. */
export async function findParkingFee(
  db: Db,
  { associationId }: Scope,
  { kinds, today }: { kinds: readonly string[]; today: IsoDate },
): Promise<Yen | null> {
  const { rows } = await db.query<{ yen: Yen }>(
    `select (r.sen / 100)::int as yen
       from billing_item i
       join account a on a.association_id = $1 and a.id = i.income_account_id and a.code like '4120%'
       join tariff_rate r on r.association_id = $1 and r.item_id = i.id
      where i.association_id = $1 and i.basis = 'contract' and r.kind = any($2) and r.from_month <= $3
      order by r.from_month desc, r.kind limit 1`,
    [associationId, kinds, today.slice(0, 7)],
  );
  return rows[0]?.yen ?? null;
}

async function listDuesItems(db: Db, { associationId }: Scope): Promise<DuesItems> {
  const { rows } = await db.query<DuesItems>(
    `select coalesce(array_agg(i.id) filter (where a.code like '4110%'), '{}') as "managementFeeYen",
            coalesce(array_agg(i.id) filter (where a.code like '4210%'), '{}') as "reserveFeeYen"
       from billing_item i
       join account a on a.association_id = $1 and a.id = i.income_account_id
      where i.association_id = $1`,
    [associationId],
  );
  return rows[0] ?? { managementFeeYen: [], reserveFeeYen: [] };
}
