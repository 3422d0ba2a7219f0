// Whether time tells who is known: a number is asked for, and a wrong one answered, for an address that has an account
// and for one that has none, in turns. What counts is the ratio of the two medians; two known ones beside it say how
// much of that is chance.
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { withEachDatabase } from './databases.mjs';
import { row } from './tables.mjs';

const source = fileURLToPath(new URL('sign-in-parts.ts', import.meta.url));
const rounds = 400;
/** Of two medians; how far two known addresses are apart by chance is shown beside it. */
const widest = 1.15;

export async function measureSignIn() {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const rows = [];
  const say = console.info;
  // One line a request: thousands of them are not the result.
  console.info = () => {};
  await withEachDatabase(async (place) => {
    const db = await (place.databaseUrl === undefined
      ? parts.openEmbedded(place.dataDir)
      : parts.openServer(place.databaseUrl, { statementTimeoutMs: 0 }));
    try {
      await parts.migrate(db, parts.productMigrations);
      rows.push(...(await measureOn(place.name, { parts, db })));
    } finally {
      await db.close();
    }
  });
  console.info = say;
  return rows;
}

async function measureOn(place, { parts, db }) {
  const browser = createBrowser(parts, db);
  for (const email of ['one@example.jp', 'two@example.jp'])
    await openAccount(parts, db, browser, email);
  const kinds = ['one@example.jp', 'two@example.jp', 'nobody@example.jp'];
  const times = kinds.map(() => ({ asked: [], answered: [] }));
  for (let round = 0; round < rounds; round += 1) {
    // Who comes first changes from round to round.
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const at = (round + turn) % kinds.length;
      await db.exec('delete from rate_use; delete from outbox_mail; delete from sign_in_attempt');
      times[at].asked.push(await timed(() => browser.ask(kinds[at], 'enter')));
      times[at].answered.push(await timed(() => browser.answer('0000 0000')));
    }
  }
  return ['asked', 'answered'].map((what) => {
    const [one, two, nobody] = times.map((each) => median(each[what]));
    return { place, what, oneMs: one, byChance: apart(one, two), ratio: apart(one, nobody) };
  });
}

async function openAccount(parts, db, browser, email) {
  await browser.ask(email, 'begin');
  const mails = await parts.listWaitingMails(db);
  const { body } = mails.find(({ recipient }) => recipient === email);
  await browser.answer(/\d{4} \d{4}/.exec(body)[0]);
}

function createBrowser(parts, db) {
  const appUrl = 'http://localhost:3000';
  const app = parts.createApp({
    db,
    now: () => new Date(),
    visitors: parts.createVisitors({ cookieSecret: 'x'.repeat(32), isHttps: false }),
    appUrl,
    staffEmail: 'staff@example.jp',
    trustedProxies: 0,
    secret: 'y'.repeat(32),
    onMailStored: () => {},
    inlineScripts: [],
    isDraining: () => false,
  });
  let cookie = '';
  async function post(path, body) {
    const headers = { 'content-type': 'application/json', origin: appUrl, cookie };
    const response = await app.request(path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    const attempt = response.headers.getSetCookie().find((set) => set.startsWith('attempt='));
    if (attempt) cookie = attempt.split(';')[0];
  }
  return {
    ask: (email, purpose) => post('/api/sign-in/number', { email, purpose }),
    answer: (number) => post('/api/sign-in', { number, isShared: false }),
  };
}

async function timed(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function median(times) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}

const apart = (one, other) => Math.max(one, other) / Math.min(one, other);

const names = { asked: 'a number is asked for', answered: 'a wrong number' };

export function signInTable(rows) {
  return [
    row('database', 'what', 'known, median ms', 'two known', 'known and unknown'),
    row('---', '---', '---:', '---:', '---:'),
    ...rows.map(({ place, what, oneMs, byChance, ratio }) =>
      row(place, names[what], oneMs.toFixed(2), byChance.toFixed(3), ratio.toFixed(3)),
    ),
  ];
}

export function signInFaults(rows) {
  return rows
    .filter(({ ratio, byChance }) => ratio > widest * byChance)
    .map(({ place, what }) => `${place}: ${names[what]}: time tells known from unknown`);
}
