// What one look of the checks costs in a large association: 300 dwellings of four items, billed for a year of which
// nothing is paid, beside entries of ten years to forty payees.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { addTariff } from './billing.mjs';
import { withEachDatabase } from './databases.mjs';
import { addAssociation, fillBooks, runningYear } from './ledger-books.mjs';

const source = fileURLToPath(new URL('checks-parts.ts', import.meta.url));
const dwellings = 300;
/** Of all ten years; the larger one says how it grows. */
const sizes = [
  { entries: 10_000, limitMs: 1000 },
  { entries: 50_000, limitMs: Number.POSITIVE_INFINITY },
];
const looks = 9;
const roles = { 1110: 'cash', 1120: 'bank', 1121: 'suspense', 2110: 'payable' };

/** Seeds that nothing was built on; the tests have those below 100. */
const honest = { from: 2_001, years: 40 };
const mostAlarms = 2;

/** 誤報 of honest years, by kind. */
export async function measureAlarms() {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const kinds = {};
  let worst = 0;
  for (let seed = honest.from; seed < honest.from + honest.years; seed += 1) {
    const found = parts.countAlarms(seed);
    worst = Math.max(worst, found.length);
    for (const { check, severity } of found) {
      const kind = `${severity} ${check}`;
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
  }
  const total = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  return { years: honest.years, kinds, worst, aYear: total / honest.years };
}

export function alarmFaults({ aYear }) {
  return aYear > mostAlarms ? [`${aYear} false alarms a year, at most ${mostAlarms}`] : [];
}

export function alarmsTable({ years, kinds, worst, aYear }) {
  return [
    '',
    '| told of honest years | times | a year |',
    '|---|--:|--:|',
    ...Object.entries(kinds).map(
      ([kind, count]) => `| ${kind} | ${count} | ${(count / years).toFixed(2)} |`,
    ),
    `| all, in ${years} years (most in one: ${worst}) | ${Math.round(aYear * years)} | ${aYear.toFixed(2)} |`,
  ];
}

export async function measureChecks() {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const rows = [];
  await withEachDatabase(async (place) => {
    const db = await (place.databaseUrl === undefined
      ? parts.openEmbedded(place.dataDir)
      : parts.openServer(place.databaseUrl, { statementTimeoutMs: 0 }));
    try {
      await parts.migrate(db, parts.productMigrations);
      for (const { entries, limitMs } of sizes) {
        const books = await addAssociation(db);
        await fillBooks(db, books, entries);
        await addPayees(db, books);
        await addTariff(db, books, dwellings);
        await billYear(parts, db, books);
        await db.exec('analyze');
        rows.push({ place: place.name, limitMs, ...(await look(parts, db, books)) });
      }
    } finally {
      await db.close();
    }
  });
  return rows;
}

async function look(parts, db, books) {
  const scope = scopeOf(books);
  const tookMs = [];
  let found = 0;
  for (let turn = 0; turn < looks; turn += 1) {
    const started = performance.now();
    const { findings } = await parts.withAssociation(db, books.associationId, (tx) =>
      parts.viewChecks(tx, scope, `${runningYear + 1}-03-31`),
    );
    tookMs.push(performance.now() - started);
    found = findings.length;
  }
  if (found === 0) throw new Error('these books have much to find, and nothing was found');
  const { rows } = await db.query(
    'select count(*)::int as count from posting where association_id = $1',
    [books.associationId],
  );
  const sorted = tookMs.toSorted((one, other) => one - other);
  return {
    postings: rows[0].count,
    found,
    medianMs: sorted[Math.floor(looks / 2)],
    slowestMs: sorted.at(-1),
  };
}

function scopeOf({ associationId, userId }) {
  return { associationId, userId, role: 'treasurer', roles: new Set(['treasurer', 'director']) };
}

async function billYear(parts, db, books) {
  for (let number = 0; number < 12; number += 1) {
    const year = runningYear + (number > 8 ? 1 : 0);
    const month = `${year}-${String(((number + 3) % 12) + 1).padStart(2, '0')}`;
    await parts.withAssociation(db, books.associationId, (tx) =>
      parts.billMonth(tx, scopeOf(books), {
        month,
        yen: dwellings * 4 * 12_345,
        today: `${month}-10`,
        now: new Date(`${month}-10T03:00:00Z`),
      }),
    );
  }
}

/** Whatever is spent goes to one of forty payees, and a few accounts are what checks ask for. */
async function addPayees(db, { associationId }) {
  await db.transaction(
    async (tx) => {
      await tx.exec('set local session_replication_role = replica');
      for (const [code, role] of Object.entries(roles)) {
        await tx.query('update account set role = $3 where association_id = $1 and code = $2', [
          associationId,
          code,
          role,
        ]);
      }
      await tx.query(
        `insert into counterparty (association_id, id, name, kind)
       select $1, gen_random_uuid(), '支払先' || n, 'company' from generate_series(1, 40) n`,
        [associationId],
      );
      await tx.query(
        `update posting p set counterparty_id = c.id
         from counterparty c, journal_entry j
        where p.association_id = $1 and c.association_id = $1 and j.association_id = $1 and j.id = p.entry_id
          and p.amount_yen > 0 and c.name = '支払先' || (1 + j.number % 40)`,
        [associationId],
      );
    },
    { statementTimeoutMs: 0 },
  );
}
