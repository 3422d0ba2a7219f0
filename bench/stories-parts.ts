/** What `ledger-stories.mjs` uses of the server and its tests. */
export { openInMemory } from '#server/db/embedded/open-in-memory.ts';
export { migrate } from '#server/db/migrate.ts';
export { openServer } from '#server/db/open-server.ts';
export { productMigrations } from '#server/db/product-migrations.ts';
export { liveStory } from '#server/testing/books/live-story.ts';
export { createTestDatabase, startPostgresServer } from '#server/testing/postgres-server.ts';
