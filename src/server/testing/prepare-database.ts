import type { Database } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { productMigrations } from '#server/db/product-migrations.ts';
import { buildTemplate } from '#server/features/demo/build-template.ts';

/** The day on which the tests happen: a Saturday, with a board meeting in the morning. */
export const testToday = '2026-11-21';

export async function prepareDatabase(db: Database): Promise<void> {
  await migrate(db, productMigrations);
  await buildTemplate(db, testToday);
}
