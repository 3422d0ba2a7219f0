// kill -9 in the middle of booking, closing and reopening, as often as asked on each database; the test of the gate
// does the same a few times.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('crash-parts.ts', import.meta.url));

/** `BENCH_PLACE=embedded` or `PostgreSQL` kills on that one alone. */
export async function measureCrashes(timesEach) {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const program = await parts.buildProgram(parts.booksSource);
  const places = await parts.crashPlaces();
  const only = process.env.BENCH_PLACE;
  const rows = [];
  try {
    for (const { name, place, untilReady } of places) {
      if (only && only !== name) continue;
      process.stderr.write(`killing on ${name} …\n`);
      const kills = ['book', 'close', 'reopen'];
      const rounds = Array.from({ length: timesEach }, () => kills).flat();
      const random = parts.makeRandom(Math.floor(Math.random() * 1_000_000));
      const report = await parts.killBooks({
        file: program.file,
        place,
        rounds,
        random,
        untilReady,
      });
      rows.push({ place: name, ...report });
    }
  } finally {
    parts.killPrograms();
    program.remove();
    for (const place of places) await place.remove();
  }
  return rows;
}
