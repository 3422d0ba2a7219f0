/** What `acts-crash.mjs`, `ledger-crash.mjs` and `leaving-crash.mjs` use of the tests. */
export { makeRandom } from '#domain/repair-plan/uncertainty/random.ts';
export { buildProgram } from '#server/db/testing/build-program.ts';
export { killPrograms } from '#server/db/testing/child-program.ts';
export { actsSource, booksSource, leavingSource } from '#server/db/testing/programs.ts';
export { actKinds, killActs } from '#server/testing/acts/kill-acts.ts';
export { crashPlaces } from '#server/testing/books/crash-places.ts';
export { killBooks } from '#server/testing/books/kill-books.ts';
export { killLeaving } from '#server/testing/leaving/kill-leaving.ts';
