/** What `neighbours.mjs` measures, as the server has it. */
export { template } from '#demo/template.ts';
export { dayInJapan } from '#domain/calendar.ts';
export { createApp } from '#server/app.ts';
export { migrate } from '#server/db/migrate.ts';
export { openServer } from '#server/db/open-server.ts';
export { productMigrations } from '#server/db/product-migrations.ts';
export { buildTemplate } from '#server/features/demo/build-template.ts';
export { createVisitorCopy } from '#server/features/demo/store.ts';
export { createVisitors } from '#server/features/demo/visitors.ts';
export { newId } from '#server/outside/new-id.ts';
