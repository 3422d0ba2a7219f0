// Random stories of the books through the database, as many as asked on each one; the test of the gate lives some of
// them. A fault names its seed.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { withEachDatabase } from './databases.mjs';

const source = fileURLToPath(new URL('stories-parts.ts', import.meta.url));

export async function measureStories(count) {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const rows = [];
  await withEachDatabase(async (place) => {
    process.stderr.write(`${count} stories on ${place.name} …\n`);
    const db = await (place.databaseUrl
      ? parts.openServer(place.databaseUrl)
      : parts.openEmbedded(place.dataDir));
    try {
      await parts.migrate(db, parts.productMigrations);
      rows.push({ place: place.name, ...(await liveStories(parts, db, count)) });
    } finally {
      await db.close();
    }
  });
  return rows;
}

async function liveStories(parts, db, count) {
  const first = Math.floor(Math.random() * 1_000_000_000);
  const sums = { stories: count, acts: 0, refused: 0, faults: [] };
  for (let nth = 0; nth < count; nth += 1) {
    const { outcomes, faults } = await parts.liveStory(db, first + nth);
    for (const [outcome, times] of outcomes) {
      sums.acts += times;
      if (!outcome.endsWith(' done')) sums.refused += times;
    }
    sums.faults.push(...faults);
  }
  return sums;
}
