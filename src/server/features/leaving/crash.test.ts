import { afterAll, expect, test } from 'vitest';
import { makeRandom } from '#domain/repair-plan/uncertainty/random.ts';
import { buildProgram } from '#server/db/testing/build-program.ts';
import { killPrograms } from '#server/db/testing/child-program.ts';
import { leavingSource } from '#server/db/testing/programs.ts';
import { crashPlaces } from '#server/testing/books/crash-places.ts';
import { killLeaving } from '#server/testing/leaving/kill-leaving.ts';

/** A hundred are `npm run bench -- leaving-crash`. */
const times = 4;

const program = await buildProgram(leavingSource);
const places = await crashPlaces();
afterAll(async () => {
  killPrograms();
  program.remove();
  for (const place of places) await place.remove();
});

test.each(places)(
  'killed in the middle of a deletion, the association is all there or all gone, and the next process ends it, $name',
  async ({ place }) => {
    const random = makeRandom(Math.floor(Math.random() * 1_000_000));
    const report = await killLeaving({ file: program.file, place, times, random });
    expect(report.faults).toEqual([]);
    expect(report.times).toBe(times);
  },
);
