import type { RepairScenario } from '#contract/repair-plan.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type NewScenario = {
  readonly name: string;
  readonly baseNumber: number;
  readonly trial: Trial;
  readonly now: Date;
};

const scenarioColumns = `id, name, base_number as "baseNumber", trial, is_shared as "isShared",
  created_by = $2 as "isMine", saved_at as "savedAt"`;

/** 試算: the own ones and those the board shows to everyone, the newest first. */
export async function listScenarios(
  db: Db,
  { associationId, userId }: Scope,
): Promise<RepairScenario[]> {
  const { rows } = await db.query<RepairScenario>(
    `select ${scenarioColumns} from repair_scenario
      where association_id = $1 and (created_by = $2 or is_shared) order by saved_at desc, id`,
    [associationId, userId],
  );
  return rows;
}

/** Undefined also where it is somebody else's and not shown to everyone. */
export async function findScenario(
  db: Db,
  { associationId, userId }: Scope,
  scenarioId: string,
): Promise<RepairScenario | undefined> {
  const { rows } = await db.query<RepairScenario>(
    `select ${scenarioColumns} from repair_scenario
      where association_id = $1 and id = $3 and (created_by = $2 or is_shared)`,
    [associationId, userId, scenarioId],
  );
  return rows[0];
}

/** How many a person keeps beside the given one, and how long they are together. */
export async function measureScenarios(
  db: Db,
  { associationId, userId }: Scope,
  exceptId: string | null,
): Promise<{ count: number; bytes: number }> {
  const { rows } = await db.query<{ count: number; bytes: number }>(
    `select count(*)::int as count, coalesce(sum(octet_length(trial::text)), 0)::float8 as bytes
       from repair_scenario
      where association_id = $1 and created_by = $2 and id is distinct from $3`,
    [associationId, userId, exceptId],
  );
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** Until the transaction ends, nobody else adds to what this person keeps: two at once would both find room. */
export async function lockScenarios(db: Db, { associationId, userId }: Scope): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `repair_scenario/${associationId}/${userId}`,
  ]);
}

export async function addScenario(
  db: Db,
  { associationId, userId }: Scope,
  { name, baseNumber, trial, now }: NewScenario,
): Promise<RepairScenario | undefined> {
  const { rows } = await db.query<RepairScenario>(
    `insert into repair_scenario
       (association_id, id, name, base_number, trial, created_by, is_shared, saved_at)
     values ($1, $3, $4, $5, $6, $2, false, $7) returning ${scenarioColumns}`,
    [associationId, userId, newId(now.getTime()), name, baseNumber, trial, now.toISOString()],
  );
  return rows[0];
}

export async function saveScenario(
  db: Db,
  { associationId, userId }: Scope,
  { scenarioId, name, baseNumber, trial, now }: NewScenario & { readonly scenarioId: string },
): Promise<RepairScenario | undefined> {
  const { rows } = await db.query<RepairScenario>(
    `update repair_scenario set name = $4, base_number = $5, trial = $6, saved_at = $7
      where association_id = $1 and created_by = $2 and id = $3 returning ${scenarioColumns}`,
    [associationId, userId, scenarioId, name, baseNumber, trial, now.toISOString()],
  );
  return rows[0];
}

export async function shareScenario(
  db: Db,
  { associationId, userId }: Scope,
  { scenarioId, isShared }: { scenarioId: string; isShared: boolean },
): Promise<RepairScenario | undefined> {
  const { rows } = await db.query<RepairScenario>(
    `update repair_scenario set is_shared = $4
      where association_id = $1 and id = $3 and (created_by = $2 or is_shared)
     returning ${scenarioColumns}`,
    [associationId, userId, scenarioId, isShared],
  );
  return rows[0];
}

export async function deleteScenario(
  db: Db,
  { associationId }: Scope,
  scenarioId: string,
): Promise<void> {
  await db.query('delete from repair_scenario where association_id = $1 and id = $2', [
    associationId,
    scenarioId,
  ]);
}
