import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { productMigrations } from '#server/db/product-migrations.ts';
import { withAssociation } from '#server/db/with-association.ts';

type FundName = 'general' | 'reserve';
type AccountName = 'bank' | 'net' | 'fees' | 'cleaning';
type Line = readonly [fund: FundName, account: AccountName, yen: number];
type Given = {
  readonly id?: string;
  readonly key?: string;
  readonly on: string;
  readonly lines: readonly Line[];
};
type Posted = { readonly id: string; readonly number: number };

/** A small association with empty books of 2025 and 2026 in an empty database. */
export async function openBooks(db: Database) {
  await migrate(db, productMigrations);
  return addBooks(db);
}

export async function addBooks(db: Database) {
  const ids = await insertAssociation(db);
  const { associationId } = ids;

  const ask = async <T>(sql: string, parameters: readonly unknown[] = []): Promise<T[]> =>
    withAssociation(
      db,
      associationId,
      async (tx) => (await tx.query<T>(sql, [...parameters])).rows,
    );

  const post = (...given: readonly Given[]) =>
    ask<Posted>('select entry_id as id, entry_number as number from post_entries($1::jsonb)', [
      JSON.stringify(given.map((entry) => entryOf(ids, entry))),
    ]);

  const reverse = (reversesId: string, postedOn: string, key: string = randomUUID()) =>
    ask<Posted>('select entry_id as id, entry_number as number from reverse_entry($1::jsonb)', [
      JSON.stringify({
        ...byWhom(ids),
        id: randomUUID(),
        key,
        reversesId,
        postedOn,
        reason: '二重',
      }),
    ]);

  const lock = (lockedUntil: string, { isFinal = false, approvedAs = 'chair' } = {}) =>
    ask('select lock_books($1::jsonb)', [
      JSON.stringify({ ...twoPersons(ids, approvedAs), id: randomUUID(), lockedUntil, isFinal }),
    ]);

  return { db, ...ids, ask, post, reverse, lock };
}

type Ids = Awaited<ReturnType<typeof insertAssociation>>;

function byWhom({ userId }: Ids) {
  return { summary: '試し', enteredAs: 'treasurer', enteredBy: userId };
}

function twoPersons({ userId }: Ids, approvedAs: string) {
  return {
    reason: '',
    askedAs: 'treasurer',
    askedBy: userId,
    askedAt: '2026-05-01T00:00:00Z',
    approvedAs,
    approvedBy: userId,
    approvedAt: '2026-05-02T00:00:00Z',
  };
}

function entryOf(ids: Ids, { id = randomUUID(), key = id, on, lines }: Given) {
  return {
    ...byWhom(ids),
    id,
    key,
    postedOn: on,
    origin: 'manual',
    reason: '',
    postings: lines.map(([fund, account, amountYen]) => ({
      fundId: ids.funds[fund],
      accountId: ids.accounts[account],
      amountYen,
      counterpartyId: null,
    })),
  };
}

async function insertAssociation(db: Database) {
  const associationId: string = randomUUID();
  const userId: string = randomUUID();
  const funds = { general: randomUUID(), reserve: randomUUID() };
  const accounts = {
    bank: randomUUID(),
    net: randomUUID(),
    fees: randomUUID(),
    cleaning: randomUUID(),
  };
  const years = { 2025: randomUUID(), 2026: randomUUID() };
  await db.query(`insert into association (id, name, kind) values ($1, '試しの組合', 'customer')`, [
    associationId,
  ]);
  await db.query(`insert into app_user (id, email, name) values ($1, $2, '試しの人')`, [
    userId,
    `${userId}@sumiwa.example`,
  ]);
  await db.query(
    `insert into fund (association_id, id, code, name)
     values ($1, $2, 'general', '管理費会計'), ($1, $3, 'reserve', '修繕積立金会計')`,
    [associationId, funds.general, funds.reserve],
  );
  await db.query(
    `insert into account (association_id, id, code, name, kind, role) values
       ($1, $2, '1120', '普通預金', 'asset', 'bank'), ($1, $3, '3110', '前期繰越', 'net', ''),
       ($1, $4, '4110', '管理費収入', 'income', ''), ($1, $5, '5140', '清掃費', 'expense', '')`,
    [associationId, accounts.bank, accounts.net, accounts.fees, accounts.cleaning],
  );
  await db.query(
    `insert into fiscal_year (association_id, id, starts_on, ends_on)
     values ($1, $2, '2025-04-01', '2026-03-31'), ($1, $3, '2026-04-01', '2027-03-31')`,
    [associationId, years[2025], years[2026]],
  );
  return { associationId, userId, funds, accounts, years };
}
