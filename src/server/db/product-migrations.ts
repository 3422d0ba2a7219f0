import { toMigrations } from '#server/db/migrations.ts';

/** The numbered SQL files, in order; a part of the built server. */
export const productMigrations = toMigrations(
  import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
);
