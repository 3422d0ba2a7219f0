import type { EntryRepeat } from '#contract/repeats.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { type BooksReader, dayOf } from './chart-store.ts';

type Reader = BooksReader;

/** 毎月の記帳, by the day of the month. */
export async function listRepeats(db: Db, { associationId }: Reader): Promise<EntryRepeat[]> {
  const { rows } = await db.query<EntryRepeat>(
    `select id, name, summary, postings, day_of_month as "dayOfMonth", shift, every_months as "everyMonths",
            from_month as "fromMonth", until_month as "untilMonth", asks_amount as "asksAmount"
       from entry_repeat where association_id = $1 order by day_of_month, name, id limit 300`,
    [associationId],
  );
  return rows;
}

export async function saveRepeat(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  repeat: EntryRepeat,
): Promise<void> {
  await db.query(
    `insert into entry_repeat (association_id, id, name, summary, postings, day_of_month, shift, every_months,
        from_month, until_month, asks_amount)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11)
     on conflict (association_id, id) do update set name = excluded.name, summary = excluded.summary,
       postings = excluded.postings, day_of_month = excluded.day_of_month, shift = excluded.shift,
       every_months = excluded.every_months, from_month = excluded.from_month, until_month = excluded.until_month,
       asks_amount = excluded.asks_amount`,
    [
      associationId,
      repeat.id,
      repeat.name,
      repeat.summary,
      JSON.stringify(repeat.postings),
      repeat.dayOfMonth,
      repeat.shift,
      repeat.everyMonths,
      repeat.fromMonth,
      repeat.untilMonth,
      repeat.asksAmount,
    ],
  );
}

export async function deleteRepeat(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  repeatId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from entry_repeat where association_id = $1 and id = $2',
    [associationId, repeatId],
  );
  return rowCount > 0;
}

type SkipRow = {
  readonly repeatId: string;
  readonly month: string;
  readonly name: string;
  readonly reason: string;
  readonly skippedAs: string;
  readonly skippedOn: IsoDate;
};

/** The newest first. */
export async function listSkips(db: Db, { associationId }: Reader): Promise<SkipRow[]> {
  const { rows } = await db.query<Omit<SkipRow, 'skippedAs'> & { skippedAs: Role }>(
    `select s.repeat_id as "repeatId", s.month, r.name, s.reason, s.skipped_as as "skippedAs",
            ${dayOf('s.skipped_at')} as "skippedOn"
       from repeat_skip s
       join entry_repeat r on r.association_id = s.association_id and r.id = s.repeat_id
      where s.association_id = $1 order by s.month desc, r.name`,
    [associationId],
  );
  return rows.map((row) => ({ ...row, skippedAs: roleNames[row.skippedAs] }));
}

type NewSkip = {
  readonly repeatId: string;
  readonly month: string;
  readonly reason: string;
  readonly now: Date;
};

export async function addSkip(
  db: Db,
  { associationId, userId, role }: Scope<'ledger.book'>,
  { repeatId, month, reason, now }: NewSkip,
): Promise<void> {
  await db.query(
    `insert into repeat_skip (association_id, repeat_id, month, reason, skipped_as, skipped_by, skipped_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (association_id, repeat_id, month) do nothing`,
    [associationId, repeatId, month, reason, role, userId, now.toISOString()],
  );
}

export async function deleteSkip(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  { repeatId, month }: { repeatId: string; month: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from repeat_skip where association_id = $1 and repeat_id = $2 and month = $3',
    [associationId, repeatId, month],
  );
  return rowCount > 0;
}

export type KeyRow = {
  readonly key: string;
  readonly entryId: string;
  readonly number: number;
  readonly isReversed: boolean;
  readonly yen: number;
  readonly postedOn: IsoDate;
};

/** What stands in the books under given keys. */
export async function listByKeys(
  db: Db,
  { associationId }: Reader,
  keys: readonly string[],
): Promise<KeyRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.query<KeyRow>(
    `select j.source_key as key, j.id as "entryId", j.number, j.posted_on as "postedOn",
            exists (select from journal_entry o where o.association_id = j.association_id and o.reverses_id = j.id)
              as "isReversed",
            (select max(p.amount_yen)::float8 from posting p
              where p.association_id = j.association_id and p.entry_id = j.id) as yen
       from journal_entry j where j.association_id = $1 and j.source_key = any($2::text[])`,
    [associationId, [...keys]],
  );
  return rows;
}
