// Books of any size, written by the database itself: `entries` of two postings over ten fiscal years, 44 accounts in
// two funds, all years but the last closed for good.
import { randomUUID } from 'node:crypto';

const years = { first: 2017, count: 10 };
const accountsPerKind = { asset: 11, liability: 11, income: 11, expense: 11 };
const firstCode = { asset: 1110, liability: 2110, income: 4110, expense: 5110 };

export const firstYear = years.first;
export const runningYear = years.first + years.count - 1;

export async function addAssociation(db) {
  const associationId = randomUUID();
  const userId = randomUUID();
  const funds = [randomUUID(), randomUUID()];
  await db.query(`insert into association (id, name, kind) values ($1, '計測', 'customer')`, [
    associationId,
  ]);
  await db.query(`insert into app_user (id, email, name) values ($1, $2, '計測')`, [
    userId,
    `${userId}@sumiwa.example`,
  ]);
  await db.query(
    `insert into fund (association_id, id, code, name) values ($1, $2, 'general', '管理費会計'), ($1, $3, 'reserve', '修繕積立金会計')`,
    [associationId, ...funds],
  );
  const accounts = [{ id: randomUUID(), code: '3110', kind: 'net' }, ...chart()];
  for (const { id, code, kind } of accounts) {
    await db.query(
      'insert into account (association_id, id, code, name, kind) values ($1, $2, $3, $4, $5)',
      [associationId, id, code, `科目${code}`, kind],
    );
  }
  for (let year = years.first; year <= runningYear; year += 1) {
    await db.query(
      'insert into fiscal_year (association_id, id, starts_on, ends_on) values ($1, $2, $3, $4)',
      [associationId, randomUUID(), `${year}-04-01`, `${year + 1}-03-31`],
    );
  }
  return { associationId, userId, funds, accounts: accounts.slice(1) };
}

function chart() {
  return Object.entries(accountsPerKind).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      code: String(firstCode[kind] + index),
      kind,
    })),
  );
}

/** Straight into the tables, without their triggers: a million foreign keys would take longer than all the rest. */
export async function fillBooks(db, books, entries) {
  const inOne = async (tx) => {
    await tx.exec('set local session_replication_role = replica');
    await fillYears(tx, books, entries);
  };
  await db.transaction(inOne, { statementTimeoutMs: 0 });
}

async function fillYears(db, { associationId, funds, accounts }, entries) {
  const perYear = Math.floor(entries / years.count);
  for (let year = years.first; year <= runningYear; year += 1) {
    await db.query(
      `with made as (
         insert into journal_entry (association_id, id, fiscal_year_id, number, posted_on, origin, source_key,
             content_md5, summary, entered_as)
         select $1::uuid, gen_random_uuid(), y.id, n, y.starts_on + (n::bigint * 364 / $2::bigint)::int, 'manual', y.starts_on || ':' || n, '',
                '計測の仕訳 ' || n, 'treasurer'
           from fiscal_year y, generate_series(1, $2::int) n
          where y.association_id = $1 and y.starts_on = $3::date
         returning id, number, posted_on)
       insert into posting (association_id, entry_id, posted_on, fund_id, account_id, amount_yen)
       select $1::uuid, m.id, m.posted_on, ($4::uuid[])[1 + m.number % 2],
              ($5::uuid[])[1 + (m.number * 7 + side * 13) % 44], (1 - 2 * side) * (1000 + m.number % 9973)
         from made m, generate_series(0, 1) side`,
      [associationId, perYear, `${year}-04-01`, funds, accounts.map(({ id }) => id)],
    );
    await db.query(
      'update fiscal_year set last_number = $2 where association_id = $1 and starts_on = $3',
      [associationId, perYear, `${year}-04-01`],
    );
  }
}

/** Closes every year but the last for good, as the general meeting would. */
export async function closeYears(db, { associationId, userId }) {
  for (let year = years.first; year < runningYear; year += 1) {
    await db.transaction(async (tx) => {
      await tx.query(`select set_config('app.association_id', $1, true)`, [associationId]);
      await tx.query('select lock_books($1::jsonb)', [
        JSON.stringify({
          id: randomUUID(),
          lockedUntil: `${year + 1}-03-31`,
          isFinal: true,
          reason: '',
          askedAs: 'treasurer',
          askedBy: userId,
          askedAt: '2026-05-01T00:00:00Z',
          approvedAs: 'chair',
          approvedBy: userId,
          approvedAt: '2026-05-24T00:00:00Z',
        }),
      ]);
    });
  }
}
