import type { PlanBeginning } from '#contract/repair-plan.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** Only years of which the books know what they began with. */
export async function listReserveOpenings(
  db: Db,
  { associationId }: Scope,
): Promise<PlanBeginning['reserveOpenings']> {
  const { rows } = await db.query<PlanBeginning['reserveOpenings'][number]>(
    `select y.fiscal_year as "fiscalYear", y.opening_yen::float8 as "openingYen" from fund_year y
       join fund f on f.association_id = y.association_id and f.id = y.fund_id
      where y.association_id = $1 and f.code = 'reserve'
        and (exists (select from year_opening o where o.association_id = $1)
             or exists (select from past_year p where p.association_id = $1))
      order by y.fiscal_year`,
    [associationId],
  );
  return rows;
}

/** Answers whether there was one to take back. */
export async function withdrawOnlyVersion(
  db: Db,
  { associationId }: Scope<'plan.save'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from repair_plan_version v where v.association_id = $1 and v.number = 1
        and not exists (select from repair_plan_version n where n.association_id = $1 and n.number > 1)`,
    [associationId],
  );
  return rowCount > 0;
}

/** 建築延床面積, where the building has none; what is registered stays. */
export async function fillFloorArea(
  db: Db,
  { associationId }: Scope<'plan.save'>,
  floorAreaM2: number,
): Promise<void> {
  await db.query(
    'update building set floor_area_m2 = $2 where association_id = $1 and floor_area_m2 = 0',
    [associationId, floorAreaM2],
  );
}
