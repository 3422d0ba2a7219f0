// Random stories of the books through the database, as many as asked on each one; the test of the gate lives some of
// them. A fault names its seed.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('stories-parts.ts', import.meta.url));

/** `BENCH_PLACE=embedded` or `PostgreSQL` lives them on that one alone. */
export async function measureStories(count) {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const rows = [];
  for (const { name, open } of await engines(parts)) {
    if (process.env.BENCH_PLACE && process.env.BENCH_PLACE !== name) continue;
    process.stderr.write(`${count} stories on ${name} …\n`);
    const { db, close } = await open();
    try {
      await parts.migrate(db, parts.productMigrations);
      const row = { place: name, ...(await liveStories(parts, db, count)) };
      process.stderr.write(`${name}: ${row.stories} stories, ${row.faults.length} faults\n`);
      rows.push(row);
    } finally {
      await close();
    }
  }
  return rows;
}

/** As the tests have them: the disk is not what is tried here, and would take most of the time. */
async function engines({ openInMemory, openServer, startPostgresServer }) {
  const embedded = async () => {
    const db = await openInMemory();
    return { db, close: () => db.close() };
  };
  const server = await startPostgresServer();
  const onServer = async () => {
    const db = await openServer(server.url);
    const close = async () => {
      await db.close();
      await server.stop();
    };
    return { db, close };
  };
  return [
    { name: 'embedded', open: embedded },
    ...(server ? [{ name: 'PostgreSQL', open: onServer }] : []),
  ];
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
    if (nth % 500 === 499) {
      process.stderr.write(`${nth + 1} stories, ${sums.acts} acts, ${sums.faults.length} faults\n`);
    }
  }
  return sums;
}
