import { afterAll, expect, test } from 'vitest';
import { makeRandom } from '#domain/repair-plan/uncertainty/random.ts';
import { buildProgram } from '#server/db/testing/build-program.ts';
import { killPrograms } from '#server/db/testing/child-program.ts';
import { booksSource } from '#server/db/testing/programs.ts';
import { crashPlaces } from '#server/testing/books/crash-places.ts';
import { type Kill, killBooks } from '#server/testing/books/kill-books.ts';

/** Two hundred of each are `npm run bench -- ledger-crash`. */
const timesEach = 2;
const kills: readonly Kill[] = ['book', 'close', 'reopen'];
const rounds = Array.from({ length: timesEach }, () => kills).flat();

const program = await buildProgram(booksSource);
const places = await crashPlaces();
afterAll(async () => {
  killPrograms();
  program.remove();
  for (const place of places) await place.remove();
});

test.each(places)(
  'killed in the middle of booking, closing and reopening, the books stay whole, $name',
  async (killed) => {
    const random = makeRandom(Math.floor(Math.random() * 1_000_000));
    const report = await killBooks({ ...killed, file: program.file, rounds, random });
    expect(report.faults).toEqual([]);
    expect(report.rounds).toBe(rounds.length);
    expect(report.entries).toBeGreaterThan(0);
    expect(report.locks).toBeGreaterThan(0);
  },
);
