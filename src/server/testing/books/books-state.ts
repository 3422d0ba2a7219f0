import type { Database } from '#server/db/db.ts';

/** What stands in the tables, read past every rule, and whether the door still takes an entry. */
export type BooksState = {
  readonly entries: readonly {
    readonly key: string;
    readonly number: number;
    readonly yearId: string;
    readonly lines: number;
    readonly unbalanced: number;
  }[];
  readonly years: readonly { readonly id: string; readonly lastNumber: number }[];
  readonly locks: readonly {
    readonly number: number;
    readonly until: string;
    readonly isFinal: boolean;
  }[];
  readonly requests: readonly { readonly until: string; readonly isFinal: boolean }[];
  /** Openings that are not what was posted until the day before. */
  readonly wrongOpenings: number;
  /** Approved years that have no opening though something was posted before. */
  readonly missingOpenings: number;
};

export async function readBooksState(db: Database, associationId: string): Promise<BooksState> {
  const ask = async <T>(sql: string): Promise<T[]> =>
    (await db.query<T>(sql, [associationId])).rows;
  const [openings] =
    await ask<Pick<BooksState, 'wrongOpenings' | 'missingOpenings'>>(openingFaults);
  return {
    entries: await ask(
      `select j.source_key as key, j.number, j.fiscal_year_id as "yearId",
              (select count(*)::int from posting p where p.association_id = $1 and p.entry_id = j.id) as lines,
              (select count(*)::int from (select fund_id from posting p
                where p.association_id = $1 and p.entry_id = j.id group by fund_id having sum(amount_yen) <> 0) f)
                as unbalanced
         from journal_entry j where j.association_id = $1 order by j.fiscal_year_id, j.number`,
    ),
    years: await ask(
      'select id, last_number as "lastNumber" from fiscal_year where association_id = $1',
    ),
    locks: await ask(
      `select number, locked_until as until, is_final as "isFinal" from books_lock
        where association_id = $1 order by number`,
    ),
    requests: await ask(
      `select locked_until as until, is_final as "isFinal" from lock_request where association_id = $1`,
    ),
    wrongOpenings: openings?.wrongOpenings ?? Number.NaN,
    missingOpenings: openings?.missingOpenings ?? Number.NaN,
  };
}

/** Added up again from the postings alone, for every year that an approved one precedes. */
const openingFaults = `
  with begun as (
    select y.id, y.starts_on from fiscal_year y
      join books_lock l on l.association_id = y.association_id and l.is_final and l.locked_until + 1 = y.starts_on
     where y.association_id = $1),
  expected as (
    select b.id, p.fund_id, case when a.kind in ('income', 'expense') then '3110' else a.code end as code,
           sum(p.amount_yen) as yen
      from begun b
      join posting p on p.association_id = $1 and p.posted_on < b.starts_on
      join account a on a.association_id = $1 and a.id = p.account_id
     group by 1, 2, 3 having sum(p.amount_yen) <> 0),
  found as (
    select o.fiscal_year_id as id, o.fund_id, a.code, o.amount_yen as yen
      from year_opening o
      join account a on a.association_id = $1 and a.id = o.account_id
     where o.association_id = $1)
  select (select count(*)::int from (select * from found except select * from expected) f) as "wrongOpenings",
         (select count(*)::int from (select * from expected except select * from found) e) as "missingOpenings"`;
