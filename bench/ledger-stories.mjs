// Random stories of the books through the database, as many as asked on each one; the test of the gate lives some of
// them. A fault names its seed.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('stories-parts.ts', import.meta.url));

/** `BENCH_PLACE=embedded` or `PostgreSQL` lives them on that one alone. */
export async function measureStories(count) {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const rows = [];
  const { places, stop } = await engines(parts);
  try {
    for (const { name, open } of places) {
      if (process.env.BENCH_PLACE && process.env.BENCH_PLACE !== name) continue;
      process.stderr.write(`${count} stories on ${name} …\n`);
      rows.push({ place: name, ...(await liveOn(parts, name, open, count)) });
    }
  } finally {
    await stop();
  }
  return rows;
}

/** Every so many stories begin on an empty database: one that keeps them all grows slower with each. */
const storiesOfOneDatabase = 500;

async function liveOn(parts, name, open, count) {
  const first = Math.floor(Math.random() * 1_000_000_000);
  const sums = { stories: 0, acts: 0, refused: 0, faults: [] };
  while (sums.stories < count) {
    const { db, close } = await open();
    try {
      await parts.migrate(db, parts.productMigrations);
      const until = Math.min(count, sums.stories + storiesOfOneDatabase);
      for (; sums.stories < until; sums.stories += 1) {
        addStory(sums, await parts.liveStory(db, first + sums.stories));
      }
    } finally {
      await close();
    }
    process.stderr.write(
      `${name}: ${sums.stories} stories, ${sums.acts} acts, ${sums.faults.length} faults\n`,
    );
  }
  return sums;
}

function addStory(sums, { outcomes, faults }) {
  for (const [outcome, times] of outcomes) {
    sums.acts += times;
    if (!outcome.endsWith(' done')) sums.refused += times;
  }
  sums.faults.push(...faults);
}

/** As the tests have them: the disk is not what is tried here, and would take most of the time. */
async function engines({ openInMemory, openServer, startPostgresServer, createTestDatabase }) {
  const embedded = async () => {
    const db = await openInMemory();
    return { db, close: () => db.close() };
  };
  const server = await startPostgresServer();
  const onServer = async () => {
    const database = await createTestDatabase(server.url);
    const db = await openServer(database.url);
    const close = async () => {
      await db.close();
      await database.drop();
    };
    return { db, close };
  };
  return {
    places: [
      { name: 'embedded', open: embedded },
      ...(server ? [{ name: 'PostgreSQL', open: onServer }] : []),
    ],
    stop: () => server?.stop(),
  };
}
