// The same pages of one association, alone in its database and beside as many others as asked, each as full as it is:
// over the whole API, nothing kept in memory.
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { withEachDatabase } from './databases.mjs';
import { complain, machineFacts, print, row } from './tables.mjs';

const source = fileURLToPath(new URL('neighbours-parts.ts', import.meta.url));
const rounds = 60;
const most = 1.2;
const pages = ['home', 'documents', 'community', 'meetings'];

async function measureNeighbours(count) {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const measured = [];
  const say = console.info;
  // One line a request: thousands of them are not the result.
  console.info = () => {};
  await withEachDatabase(async ({ name, databaseUrl }) => {
    // Whoever has a thousand associations has a server.
    if (databaseUrl === undefined) return;
    const db = await parts.openServer(databaseUrl, { statementTimeoutMs: 0 });
    try {
      await parts.migrate(db, parts.productMigrations);
      await parts.buildTemplate(db, parts.dayInJapan(Date.now()));
      // Else the first figures would be those of a database that knows nothing of its own tables.
      await db.exec('analyze');
      const ask = callerOf(parts, db);
      const alone = await timesOf(ask);
      const began = performance.now();
      for (let nth = 0; nth < count; nth += 1) {
        const copyId = parts.newId(Date.now());
        const templateId = parts.template.associationId;
        await parts.createVisitorCopy(db, { templateId, copyId, now: new Date() });
      }
      await db.exec('analyze');
      const filledMs = performance.now() - began;
      measured.push({ name, count, filledMs, alone, beside: await timesOf(ask) });
    } finally {
      await db.close();
    }
  });
  console.info = say;
  return measured;
}

function callerOf(parts, db) {
  const app = parts.createApp({
    db,
    now: () => new Date(),
    visitors: parts.createVisitors({ cookieSecret: 'x'.repeat(32), isHttps: false }),
    appUrl: 'http://localhost:3000',
    staffEmail: 'staff@example.jp',
    trustedProxies: 1,
    secret: 'y'.repeat(32),
    onMailStored: () => {},
    inlineScripts: [],
    isDraining: () => false,
    keptBytes: 0,
  });
  return async (page) => {
    const response = await app.request(`/api/associations/own/${page}`, {
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '192.0.2.1' },
    });
    if (response.status !== 200) throw new Error(`${page} answered ${response.status}`);
    await response.arrayBuffer();
  };
}

/** The median of each page, one after the other in turns, after some to warm up. */
async function timesOf(ask) {
  const times = Object.fromEntries(pages.map((page) => [page, []]));
  for (let round = -10; round < rounds; round += 1) {
    for (const page of pages) {
      const from = performance.now();
      await ask(page);
      if (round >= 0) times[page].push(performance.now() - from);
    }
  }
  const median = (list) => list.toSorted((one, other) => one - other)[list.length >> 1];
  return Object.fromEntries(pages.map((page) => [page, median(times[page])]));
}

export async function benchNeighbours(count) {
  const measured = await measureNeighbours(count);
  print(machineFacts());
  for (const { name, filledMs, alone, beside } of measured) {
    print([
      '',
      `${name}; ${count} others as full as the demonstration, made in ${(filledMs / 1_000).toFixed(0)} s. Medians of ${rounds}, nothing kept in memory.`,
      '',
      row('page', 'alone, ms', 'beside them, ms', 'ratio'),
      row('---', '--:', '--:', '--:'),
      ...pages.map((page) =>
        row(
          page,
          alone[page].toFixed(2),
          beside[page].toFixed(2),
          (beside[page] / alone[page]).toFixed(2),
        ),
      ),
    ]);
    complain(
      pages
        .filter((page) => beside[page] > most * alone[page])
        .map((page) => `${name}, ${page}: more than ${most} of one association alone`),
    );
  }
}
