// What a month's bills of a large association cost: 600 dwellings of four items each, looked at and billed month after
// month through the functions that the server uses.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { withEachDatabase } from './databases.mjs';
import { addAssociation, runningYear } from './ledger-books.mjs';

const source = fileURLToPath(new URL('billing-parts.ts', import.meta.url));
const dwellings = 600;
const items = ['管理費', '修繕積立金', '駐車場使用料', '駐輪場使用料'];
const sen = 1_234_500;
const months = 7;
const limitMs = 500;

export async function measureBilling() {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const rows = [];
  await withEachDatabase(async (place) => {
    const db = await (place.databaseUrl === undefined
      ? parts.openEmbedded(place.dataDir)
      : parts.openServer(place.databaseUrl, { statementTimeoutMs: 0 }));
    try {
      await parts.migrate(db, parts.productMigrations);
      const books = await addAssociation(db);
      await addTariff(db, books);
      rows.push({
        place: place.name,
        charges: dwellings * items.length,
        limitMs,
        ...(await measure(parts, db, books)),
      });
    } finally {
      await db.close();
    }
  });
  return rows;
}

async function measure(parts, db, { associationId, userId }) {
  const scope = { associationId, userId, role: 'treasurer', roles: new Set(['treasurer']) };
  const inBooks = (work) => parts.withAssociation(db, associationId, work);
  const viewed = [];
  const billed = [];
  for (let number = 4; number < 4 + months; number += 1) {
    const month = `${runningYear}-${String(number).padStart(2, '0')}`;
    const today = `${month}-10`;
    const started = performance.now();
    const view = await inBooks((tx) => parts.viewMonth(tx, scope, { month: undefined, today }));
    viewed.push(performance.now() - started);
    const yen = view.items.reduce((sum, item) => sum + item.yen, 0);
    if (view.month !== month || yen !== (dwellings * items.length * sen) / 100) {
      throw new Error(`${month}: ${yen} yen would be billed for ${view.month}`);
    }
    const asked = performance.now();
    await inBooks((tx) => parts.billMonth(tx, scope, { month, yen, today, now: new Date() }));
    billed.push(performance.now() - asked);
  }
  return { viewedMs: median(viewed), medianMs: median(billed), slowestMs: Math.max(...billed) };
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

export async function addTariff(db, { associationId, funds, accounts }, count = dwellings) {
  await db.query(
    `insert into dwelling (association_id, id, number, floor, position, plan_type, layout, area_m2, share_numerator,
       share_denominator, votes, management_fee_yen, reserve_fee_yen)
     select $1, gen_random_uuid(), n::text, 1 + n / 20, n % 20, 'A', '3LDK', 70, 1, $2, 1, 0, 0
       from generate_series(1, $2::int) n`,
    [associationId, count],
  );
  const of = (kind, place) => accounts.filter((it) => it.kind === kind)[place].id;
  for (const [place, name] of items.entries()) {
    const itemId = randomUUID();
    await db.query(
      `insert into billing_item (association_id, id, place, name, basis, proration, round_to_yen, fund_id,
         income_account_id, receivable_account_id, advance_account_id)
       values ($1, $2, $3, $4, 'flat', 'whole', 1, $5, $6, $7, $8)`,
      [
        associationId,
        itemId,
        place + 1,
        name,
        funds[place % 2],
        of('income', place),
        of('asset', place),
        of('liability', place),
      ],
    );
    await db.query(
      `insert into tariff_rate (association_id, id, item_id, kind, from_month, sen) values ($1, $2, $3, '', $4, $5)`,
      [associationId, randomUUID(), itemId, `${runningYear}-01`, sen],
    );
  }
}
