// What a large statement costs: 5,000 lines read, taken and proposed, through the functions that the server uses; then
// lines accepted one at a time, each in its own transaction, while the others still wait.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { withEachDatabase } from './databases.mjs';
import { addAssociation, fillBooks, runningYear } from './ledger-books.mjs';

const source = fileURLToPath(new URL('bank-parts.ts', import.meta.url));
const lines = 5_000;
const limitMs = 1_500;
const accepted = { lines: 200, limitMs: 60 };

export async function measureBank() {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const rows = [];
  await withEachDatabase(async (place) => {
    const isEmbedded = place.databaseUrl === undefined;
    const db = await (isEmbedded
      ? parts.openEmbedded(place.dataDir)
      : parts.openServer(place.databaseUrl, { statementTimeoutMs: 0 }));
    try {
      await parts.migrate(db, parts.productMigrations);
      const books = await addAssociation(db);
      await fillBooks(db, books, lines);
      const row = await measure(parts, db, books);
      rows.push({ lines, place: place.name, ...row, ...(isEmbedded && { limitMs }) });
    } finally {
      await db.close();
    }
  });
  return rows;
}

async function measure(parts, db, books) {
  const scope = { ...books, role: 'treasurer', roles: new Set(['treasurer']) };
  const inBooks = (work) => parts.withAssociation(db, books.associationId, work);
  const bankAccountId = await addBankAccount(db, books);
  const text = listOf(lines);
  const started = performance.now();
  const today = `${runningYear + 1}-03-31`;
  const { statement } = parts.readStatement(text, { today, confirmed: [], columns: null });
  const read = performance.now();
  await inBooks(async (tx) => {
    const known = await parts.listKnownLines(tx, scope, { bankAccountId, from: statement.from });
    const { fresh, gap } = parts.mergeLines(known, statement);
    await parts.addImport(tx, scope, {
      bankAccountId,
      sha256: randomUUID(),
      fileName: 'bench.csv',
      byteSize: text.length,
      statement,
      fresh: fresh.map((line, at) => ({ ...line, key: line.text, place: at + 1 })),
      gap,
      now: new Date(),
    });
  });
  const taken = performance.now();
  await inBooks(async (tx) => {
    const open = await parts.listOpenLines(tx, scope);
    const found = parts.propose(await parts.loadFacts(tx, scope, { lines: open, today }));
    if (found.size !== lines) throw new Error(`${found.size} lines were proposed for`);
  });
  const proposed = performance.now();
  const acceptedMs = await accept(parts, inBooks, { books, scope });
  return {
    readMs: read - started,
    takenMs: taken - read,
    proposedMs: proposed - taken,
    acceptedMs,
    acceptLimitMs: accepted.limitMs,
  };
}

/** p95 of what the server does when one line is accepted: an entry, its match, and the line is done. */
async function accept(parts, inBooks, { books, scope }) {
  const open = await inBooks((tx) => parts.listOpenLines(tx, scope));
  const [fundId] = books.funds;
  const income = books.accounts.find(({ kind }) => kind === 'income').id;
  const times = [];
  for (const line of open.slice(0, accepted.lines)) {
    const posting = (accountId, amountYen) => ({
      fundId,
      accountId,
      amountYen,
      counterpartyId: null,
    });
    const decision = {
      lineIds: [line.id],
      id: randomUUID(),
      entryIds: [],
      postings: [posting(line.accountId, line.openYen), posting(income, -line.openYen)],
      dwellingId: null,
      shares: [],
      summary: '計測',
      teaches: true,
      score: 90,
      reason: '計測のため',
    };
    const started = performance.now();
    const done = await inBooks(async (tx) => {
      const now = new Date();
      const matches = await parts.decide(tx, scope, { decisions: [decision], now });
      const ids = await parts.addMatches(tx, scope, { matches, now });
      await parts.setAside(tx, scope, { lineIds: decision.lineIds, isAside: false, note: '' });
      return ids.length;
    });
    times.push(performance.now() - started);
    if (done !== 1) throw new Error('a line was not accepted');
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)];
}

async function addBankAccount(db, { associationId, funds, accounts }) {
  const id = randomUUID();
  await db.query(
    `insert into bank_account (association_id, id, fund_id, bank, branch, kind, account_id)
     values ($1, $2, $3, 'bench', '', '', $4)`,
    [associationId, id, funds[0], accounts[0].id],
  );
  return id;
}

function listOf(count) {
  let balanceYen = 100_000_000;
  const rows = Array.from({ length: count }, (_, at) => {
    const yen = at % 3 === 0 ? -(100 + (at % 977)) : 200 + (at % 991);
    balanceYen += yen;
    const date = new Date(Date.UTC(runningYear, 3, 1 + Math.floor((at * 360) / count)));
    const day = date.toISOString().slice(0, 10).replaceAll('-', '/');
    return `${day},${yen < 0 ? -yen : ''},${yen > 0 ? yen : ''},ﾅﾏｴ${at % 400},${balanceYen}`;
  });
  return `年月日,お引出し,お預入れ,お取り扱い内容,残高\n${rows.join('\n')}\n`;
}
