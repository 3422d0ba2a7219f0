/** What `checks.mjs` measures, as the server has it, and honest years in which nothing is to be told. */
export { countAlarms } from '#domain/checks/testing/count-alarms.ts';
export { openEmbedded } from '#server/db/embedded/open-embedded.ts';
export { migrate } from '#server/db/migrate.ts';
export { openServer } from '#server/db/open-server.ts';
export { productMigrations } from '#server/db/product-migrations.ts';
export { withAssociation } from '#server/db/with-association.ts';
export { billMonth } from '#server/features/billing/bill-month.ts';
export { viewChecks } from '#server/features/checks/view.ts';
