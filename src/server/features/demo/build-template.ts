import { seedActivity } from '#demo/activity.ts';
import { buildDemonstration, demonstrationFingerprint } from '#demo/build-demonstration.ts';
import { demoUser } from '#demo/demo-user.ts';
import { template } from '#demo/template.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Database, Db } from '#server/db/db.ts';

/**
 * Makes the demonstration association, or makes it anew when the day or its sources have changed: its dates are
 * relative to today. Ids do not change, so links stay good. Answers whether it was built.
 */
export async function buildTemplate(
  db: Database,
  today: IsoDate,
  onProgress: (step: string) => void = () => {},
): Promise<boolean> {
  if (await isCurrent(db, today)) return false;
  onProgress('デモ用の管理組合を作成しています');
  const tables = buildDemonstration(today);
  await db.transaction(async (tx) => {
    // A second server on the same database waits here and then finds the work done.
    await tx.query('lock table template_build in exclusive mode');
    if (await isCurrent(tx, today)) return;
    await insertPeople(tx);
    for (const [table, rows] of Object.entries(tables)) {
      onProgress(`　${table}（${rows.length}件）`);
      await insertRows(tx, table, rows);
    }
    await writeActivity(tx, seedActivity(today, tables));
    await tx.query(
      'insert into template_build (association_id, built_for, fingerprint) values ($1, $2, $3)',
      [template.associationId, today, demonstrationFingerprint()],
    );
  });
  // The embedded database gathers no statistics by itself; without them it plans for empty tables.
  await db.exec('analyze');
  return true;
}

/** Entry by entry through the one way in, so that the chain is a real one. */
async function writeActivity(db: Db, done: ReturnType<typeof seedActivity>): Promise<void> {
  await db.query(`select set_config('app.association_id', $1, true)`, [template.associationId]);
  await db.query(
    `select count(append_activity((d.e->>'at')::timestamptz, (d.e->>'user_id')::uuid, null, d.e->>'role', d.e->>'action',
              d.e->>'subject'))
       from (select e from jsonb_array_elements($1::jsonb) with ordinality as t(e, n) order by n) d`,
    [JSON.stringify(done)],
  );
}

async function isCurrent(db: Db, today: IsoDate): Promise<boolean> {
  const { rows } = await db.query(
    'select from template_build where association_id = $1 and built_for = $2 and fingerprint = $3',
    [template.associationId, today, demonstrationFingerprint()],
  );
  return rows.length > 0;
}

async function insertPeople(db: Db): Promise<void> {
  await db.query('delete from association where id = $1', [template.associationId]);
  await db.query(`insert into association (id, name, kind) values ($1, $2, 'template')`, [
    template.associationId,
    template.name,
  ]);
  await db.query(
    `insert into app_user (id, email, name) values ($1, $2, $3)
     on conflict (id) do update set email = excluded.email, name = excluded.name`,
    [demoUser.id, demoUser.email, demoUser.name],
  );
  await db.query(
    `insert into membership (association_id, user_id, role) values ($1, $2, 'owner')`,
    [template.associationId, demoUser.id],
  );
}

/** The types come from the table itself; a column that no row names keeps its default. */
async function insertRows(db: Db, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const owned = rows.map((row) => ({ ...row, association_id: template.associationId }));
  const names = new Set(owned.flatMap((row) => Object.keys(row)));
  const columns = [...names].map((name) => `"${name}"`).join(', ');
  await db.query(
    `insert into "${table}" (${columns})
     select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
    [JSON.stringify(owned)],
  );
}
