import type { PlanVersion } from '#contract/repair-plan.ts';
import { roleNames } from '#domain/access/role.ts';
import { fiscalYearOf, type IsoDate } from '#domain/calendar.ts';
import { planFiguresOf } from '#domain/repair-plan/certification/plan-figures.ts';
import {
  type PlanInForce,
  type PlansToCompare,
  planInForce,
  type VersionMoney,
} from '#domain/repair-plan/decision/plan-in-force.ts';
import { worksResolution } from '#domain/repair-plan/decision/resolved-works.ts';
import type { HealthFacts } from '#domain/repair-plan/health/health-score.ts';
import {
  type PlanBuilding,
  type PlanInputs,
  planOf,
} from '#domain/repair-plan/register/plan-inputs.ts';
import type { Dwelling, RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { countInspections, findAnswers, findRecords } from './record-store.ts';

type VersionRow = PlanVersion & { readonly inputs: PlanInputs };
export type StoredPlan = { readonly version: PlanVersion; readonly plan: RepairPlan };

const headColumns = `v.number, v.name, v.note, v.saved_on as "savedOn", v.saved_by as "savedBy", v.papers`;

/** 版: the oldest first. */
export async function listVersions(db: Db, { associationId }: Scope): Promise<PlanVersion[]> {
  const { rows } = await db.query<PlanVersion>(
    `select ${headColumns} from repair_plan_version v where v.association_id = $1 order by v.number`,
    [associationId],
  );
  return rows;
}

/** One version as a plan to calculate, or the latest; undefined while no plan or no building is stored. */
export async function findPlan(
  db: Db,
  scope: Scope,
  number: number | 'latest',
): Promise<StoredPlan | undefined> {
  const { rows } = await db.query<VersionRow>(
    `select ${headColumns}, v.inputs from repair_plan_version v
      where v.association_id = $1 and v.number = coalesce($2::bigint,
        (select max(n.number) from repair_plan_version n where n.association_id = $1))`,
    [scope.associationId, number === 'latest' ? null : number],
  );
  const row = rows[0];
  const building = row && (await findPlanBuilding(db, scope));
  if (!row || !building) return undefined;
  const { inputs, ...version } = row;
  return { version, plan: planOf(inputs, building) };
}

/** 今の計画, as it stood when this version was the latest; `stored` is the version as it was saved. */
export type FoundInForce = PlanInForce & {
  readonly stored: StoredPlan;
  /** The first year of the plan that was resolved, where this one is it rolled on. */
  readonly rolledFrom: number | null;
};

export async function findPlanInForce(
  db: Db,
  scope: Scope,
  { number: wanted, today }: { readonly number: number | 'latest'; readonly today: IsoDate },
): Promise<FoundInForce | undefined> {
  const stored = await findPlan(db, scope, wanted);
  if (!stored) return undefined;
  const versions = await listMoney(db, scope, stored.version.number);
  const number = worksResolution(versions, today)?.number;
  const plans = { latest: stored.plan, resolved: await findWorks(db, scope, { stored, number }) };
  const inForce = planInForce(plans, versions, today);
  return { ...inForce, stored, rolledFrom: rolledFrom(inForce, versions) };
}

type ListedVersion = VersionMoney & { readonly startYear: number };

function rolledFrom({ plan, papers }: PlanInForce, versions: readonly ListedVersion[]) {
  const day = papers.planResolvedOn;
  const first = versions.find((version) => version.papers.planResolvedOn === day);
  return day !== null && first && first.startYear < plan.startYear ? first.startYear : null;
}

/** The plan of the version with that number; the one already found is mostly it. */
async function findWorks(
  db: Db,
  scope: Scope,
  { stored, number }: { readonly stored: StoredPlan; readonly number: number | undefined },
): Promise<PlansToCompare['resolved']> {
  if (number === undefined) return null;
  if (number === stored.version.number) return stored.plan;
  return (await findPlan(db, scope, number))?.plan ?? null;
}

async function listMoney(
  db: Db,
  { associationId }: Scope,
  upTo: number,
): Promise<readonly ListedVersion[]> {
  const { rows } = await db.query<ListedVersion>(
    `select v.number, v.name, v.saved_on as "savedOn", v.papers, v.inputs->'contribution' as contribution,
            v.inputs->'levies' as levies, v.inputs->'loans' as loans,
            (v.inputs->>'startYear')::int as "startYear"
       from repair_plan_version v
      where v.association_id = $1 and v.number <= $2 order by v.number`,
    [associationId, upTo],
  );
  return rows;
}

export async function hasVersion(
  db: Db,
  { associationId }: Scope,
  number: number,
): Promise<boolean> {
  const { rows } = await db.query(
    'select from repair_plan_version where association_id = $1 and number = $2::bigint',
    [associationId, number],
  );
  return rows.length > 0;
}

/** Of several buildings the oldest. */
export async function findPlanBuilding(
  db: Db,
  { associationId }: Scope,
): Promise<PlanBuilding | undefined> {
  const { rows: buildings } = await db.query<{
    completedOn: IsoDate;
    floors: number;
    grossAreaM2: number;
  }>(
    `select completed_on as "completedOn", storeys as floors, floor_area_m2::float8 as "grossAreaM2"
       from building where association_id = $1 order by completed_on, id limit 1`,
    [associationId],
  );
  const { rows: dwellings } = await db.query<Dwelling>(
    `select number as id, area_m2::float8 as "areaM2", share_numerator as share
       from dwelling where association_id = $1 order by floor, position`,
    [associationId],
  );
  const found = buildings[0];
  if (!found) return undefined;
  const { completedOn, ...building } = found;
  return { building: { ...building, completedYear: fiscalYearOf(completedOn) }, dwellings };
}

/** 修繕の健康度 is made of these; undefined before a plan is stored. */
export async function findHealthFacts(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<(HealthFacts & FoundInForce) | undefined> {
  const found = await findPlanInForce(db, scope, { number: 'latest', today });
  if (!found) return undefined;
  const { plan, papers } = found;
  return {
    ...found,
    certification: {
      ...(await findRecords(db, scope, today)),
      ...(await findAnswers(db, scope)),
      plan: { ...papers, ...planFiguresOf(plan) },
    },
    inspections: await countInspections(db, scope, today),
  };
}

/** How many versions there are, and what their plans take on the disk. */
export async function measureVersions(
  db: Db,
  { associationId }: Scope,
): Promise<{ count: number; bytes: number }> {
  const { rows } = await db.query<{ count: number; bytes: number }>(
    `select count(*)::int as count, coalesce(sum(pg_column_size(inputs)), 0)::float8 as bytes
       from repair_plan_version where association_id = $1`,
    [associationId],
  );
  return rows[0] ?? { count: 0, bytes: 0 };
}

type NewVersion = Omit<PlanVersion, 'savedBy'> & {
  readonly inputs: PlanInputs;
  readonly now: Date;
};

/** False where somebody has saved a version of this number meanwhile. */
export async function addVersion(
  db: Db,
  { associationId, userId, signer }: Scope,
  version: NewVersion,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into repair_plan_version
       (association_id, id, number, name, note, saved_on, saved_by, inputs, papers)
     values ($1, $3, $4, $5, $6, $7, coalesce($10, member_name($2), ''), $8, $9)
     on conflict (association_id, number) do nothing`,
    [
      associationId,
      userId,
      newId(version.now.getTime()),
      version.number,
      version.name,
      version.note,
      version.savedOn,
      version.inputs,
      version.papers,
      // In the demonstration one visitor plays every part: the part has saved it.
      signer.by === 'position' ? roleNames[signer.role] : null,
    ],
  );
  return rowCount > 0;
}

export async function findAssociationName(
  db: Db,
  { associationId }: Scope,
): Promise<string | undefined> {
  const { rows } = await db.query<{ name: string }>('select name from association where id = $1', [
    associationId,
  ]);
  return rows[0]?.name;
}
