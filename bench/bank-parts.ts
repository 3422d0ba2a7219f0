/** What `bank.mjs` measures, as the server has it. */
export { mergeLines } from '#domain/bank/merge-lines.ts';
export { readStatement } from '#domain/bank/read-statement.ts';
export { propose } from '#domain/matching/propose.ts';
export { openEmbedded } from '#server/db/embedded/open-embedded.ts';
export { migrate } from '#server/db/migrate.ts';
export { openServer } from '#server/db/open-server.ts';
export { productMigrations } from '#server/db/product-migrations.ts';
export { withAssociation } from '#server/db/with-association.ts';
export { decide } from '#server/features/bank/decide.ts';
export { loadFacts } from '#server/features/bank/facts-store.ts';
export { listOpenLines } from '#server/features/bank/inbox-store.ts';
export { addMatches, setAside } from '#server/features/bank/match-store.ts';
export { addImport, listKnownLines } from '#server/features/bank/statement-store.ts';
