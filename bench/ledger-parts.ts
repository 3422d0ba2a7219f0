/** What `ledger.mjs` measures, as the server has it. */
export { openEmbedded } from '#server/db/embedded/open-embedded.ts';
export { migrate } from '#server/db/migrate.ts';
export { openServer } from '#server/db/open-server.ts';
export { productMigrations } from '#server/db/product-migrations.ts';
export { withAssociation } from '#server/db/with-association.ts';
export { listMonths } from '#server/features/ledger/money-store.ts';
export { postEntries } from '#server/features/ledger/post-entries.ts';
export {
  listBalancesBefore,
  listLedgerRows,
  listTurnover,
} from '#server/features/ledger/report-store.ts';
