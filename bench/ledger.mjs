// What the books cost: reports and writes through the stores that the server uses, at the size of a real association,
// with a thousand of them beside it, and at a million postings in one; and hledger on the same journal in the same run.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { withEachDatabase } from './databases.mjs';
import { addAssociation, closeYears, fillBooks, firstYear, runningYear } from './ledger-books.mjs';
import { percentile } from './load.mjs';

const source = fileURLToPath(new URL('ledger-parts.ts', import.meta.url));
const rounds = 15;
const entries = { real: 5_000, stress: 500_000 };
const billingLines = 2_400;

const year = { from: `${runningYear}-04-01`, until: `${runningYear + 1}-03-31` };
const day = `${runningYear}-11-30`;

/** In a real association on the embedded database, and the most that any report may take at a million postings. */
const limitsMs = {
  'trial balance': 10,
  'income statement': 10,
  'balance sheet': 10,
  'page of an account': 5,
  'one booking': 10,
  'billing-sized booking': 200,
};
const stressLimitMs = 150;

const mostBesideEmbedded = 50;

/** `BENCH_PLACE=embedded` or `PostgreSQL` measures that one alone. */
function isWanted(isEmbedded) {
  const only = process.env.BENCH_PLACE;
  return !only || (only === 'embedded') === isEmbedded;
}

export async function measureLedger({ beside = 100 } = {}) {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const rows = [];
  const hledger = [];
  await withEachDatabase(async (place) => {
    const isEmbedded = place.databaseUrl === undefined;
    if (!isWanted(isEmbedded)) return;
    // A thousand of them beside it are the business of a server.
    const count = isEmbedded ? Math.min(beside, mostBesideEmbedded) : beside;
    process.stderr.write(`books on ${place.name} …\n`);
    const db = await (isEmbedded
      ? parts.openEmbedded(place.dataDir)
      : parts.openServer(place.databaseUrl, { statementTimeoutMs: 0 }));
    try {
      await parts.migrate(db, parts.productMigrations);
      const first = await addBooks(db, entries.real);
      await settle(db);
      rows.push(...(await measure(parts, { db, books: first, place, size: 'one of 10,000' })));
      const startedMs = performance.now();
      for (let index = 0; index < count; index += 1) await addBooks(db, entries.real, false);
      await settle(db);
      const tookS = (performance.now() - startedMs) / 1000;
      process.stderr.write(`${count} associations of 10,000 filled in ${tookS.toFixed(0)} s\n`);
      const size = `${count + 1} of 10,000`;
      rows.push(...(await measure(parts, { db, books: first, place, size })));
      const stress = await addBooks(db, entries.stress);
      await settle(db);
      rows.push(...(await measure(parts, { db, books: stress, place, size: 'one of 1,000,000' })));
      if (!isEmbedded) hledger.push(...(await measureHledger(db, stress)));
    } finally {
      await db.close();
    }
  });
  return { rows: rows.map(withLimit), hledger };
}

async function addBooks(db, count, isClosed = true) {
  const books = await addAssociation(db);
  await fillBooks(db, books, count);
  if (isClosed) await closeYears(db, books);
  return books;
}

/** What the server's upkeep does by itself, here at once. */
async function settle(db) {
  await db.exec('vacuum analyze posting');
}

async function measure(parts, { db, books, place, size }) {
  const scope = { ...books, role: 'treasurer', roles: new Set(['treasurer']) };
  const inBooks = (work) => parts.withAssociation(db, books.associationId, work);
  const [account] = books.accounts;
  const [fundId] = books.funds;
  const works = {
    'trial balance': (tx) =>
      Promise.all([
        parts.listBalancesBefore(tx, scope, year.from),
        parts.listTurnover(tx, scope, year),
      ]),
    'income statement': (tx) =>
      parts.listMonths(tx, scope, { startsOn: year.from, endsOn: year.until }),
    'balance sheet': (tx) => parts.listBalancesBefore(tx, scope, day),
    'page of an account': (tx) =>
      parts.listLedgerRows(tx, scope, {
        accountId: account.id,
        fundId,
        from: `${runningYear}-10-01`,
        until: `${runningYear}-10-05`,
      }),
    'one booking': (tx) => parts.postEntries(tx, scope, [entryOf(books, 2)]),
    'billing-sized booking': (tx) => parts.postEntries(tx, scope, [entryOf(books, billingLines)]),
  };
  const measured = [];
  for (const [what, work] of Object.entries(works)) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedMs = performance.now();
      await inBooks(work);
      times.push(performance.now() - startedMs);
    }
    measured.push({ place: place.name, size, what, medianMs: percentile(times, 0.5) });
  }
  return measured;
}

function entryOf({ funds, accounts }, lines) {
  const postings = Array.from({ length: lines }, (_, index) => ({
    fundId: funds[0],
    accountId: accounts[index % accounts.length].id,
    amountYen: index % 2 === 0 ? 100 + (index >> 1) : -(100 + (index >> 1)),
    counterpartyId: null,
  }));
  const id = randomUUID();
  const facts = { origin: 'billing', summary: '計測', reason: '' };
  return { id, key: id, postedOn: `${runningYear}-12-01`, ...facts, postings };
}

function withLimit(row) {
  const isReal = row.size === 'one of 10,000' && row.place.startsWith('embedded');
  const isStress = row.size === 'one of 1,000,000' && !row.what.endsWith('booking');
  if (isReal) return { ...row, limitMs: limitsMs[row.what] };
  return isStress ? { ...row, limitMs: stressLimitMs } : row;
}

/** The same million postings as text, read by hledger; each report is the time of one command. */
async function measureHledger(db, books) {
  const program = findHledger();
  if (!program) {
    process.stderr.write('hledger is not installed: nothing to compare with.\n');
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-hledger-'));
  try {
    const file = join(folder, 'books.journal');
    await writeJournal(db, books, file);
    const commands = {
      'trial balance': ['balance', '--flat', '-E'],
      'income statement': ['incomestatement', '-b', year.from],
      'balance sheet': ['balancesheet', '-e', `${runningYear}-12-01`],
    };
    return Object.entries(commands).map(([what, words]) => {
      const startedMs = performance.now();
      execFileSync(program, ['-f', file, ...words], { maxBuffer: 1 << 28 });
      return { what, ms: performance.now() - startedMs };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findHledger() {
  try {
    execFileSync('hledger', ['--version']);
    return 'hledger';
  } catch {
    return undefined;
  }
}

const typeOf = { asset: 'Assets', liability: 'Liabilities', income: 'Income', expense: 'Expenses' };

async function writeJournal(db, { associationId, accounts }, file) {
  const names = new Map(accounts.map(({ id, code, kind }) => [id, `${typeOf[kind]}:${code}`]));
  const out = createWriteStream(file);
  for (let from = firstYear; from <= runningYear; from += 1) {
    const { rows } = await db.query(
      `select posted_on as day, entry_id as entry, fund_id as fund, account_id as account, amount_yen::float8 as yen
         from posting where association_id = $1 and posted_on between $2 and $3 order by posted_on, entry_id`,
      [associationId, `${from}-04-01`, `${from + 1}-03-31`],
    );
    let entry;
    for (const row of rows) {
      if (row.entry !== entry) out.write(`\n${row.day} 計測\n`);
      entry = row.entry;
      out.write(`    ${names.get(row.account)}:${row.fund.slice(0, 4)}  ${row.yen} JPY\n`);
    }
  }
  out.end();
  await finished(out);
}
