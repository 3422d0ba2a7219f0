/** What `sign-in.mjs` measures, as the server has it. */
export { createApp } from '#server/app.ts';
export { openEmbedded } from '#server/db/embedded/open-embedded.ts';
export { migrate } from '#server/db/migrate.ts';
export { openServer } from '#server/db/open-server.ts';
export { productMigrations } from '#server/db/product-migrations.ts';
export { createVisitors } from '#server/features/demo/visitors.ts';
export { listWaitingMails } from '#server/mail/mail-store.ts';
