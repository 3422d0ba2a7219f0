import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** A closed year of a fund, in sums. */
export type SettledYear = {
  readonly fundId: string;
  /** Of the fund. */
  readonly code: string;
  readonly name: string;
  readonly fiscalYear: number;
  readonly openingYen: Yen;
  readonly incomeYen: Yen;
  readonly expenseYen: Yen;
  readonly closingYen: Yen;
  /** Its entries are in the books; of older years there are sums alone. */
  readonly isInBooks: boolean;
};

/**
 * 決算 of every fund, the oldest year first: whatever tells of closed years asks here. Added up once before anything is
 * joined, for the planner might do it again for each year.
 */
export async function listSettledYears(db: Db, { associationId }: Scope): Promise<SettledYear[]> {
  const { rows } = await db.query<SettledYear>(
    `with sums as materialized (
       select fund_id, fiscal_year, coalesce(sum(actual_yen) filter (where side = 'income'), 0) as income,
              coalesce(sum(actual_yen) filter (where side = 'expense'), 0) as expense
         from fund_line where association_id = $1 group by fund_id, fiscal_year)
     select f.id as "fundId", f.code, f.name, y.fiscal_year as "fiscalYear", y.opening_yen::float8 as "openingYen",
            coalesce(s.income, 0)::float8 as "incomeYen", coalesce(s.expense, 0)::float8 as "expenseYen",
            (y.opening_yen + coalesce(s.income, 0) - coalesce(s.expense, 0))::float8 as "closingYen",
            not exists (select from past_year p where p.association_id = $1 and p.fiscal_year = y.fiscal_year)
              as "isInBooks"
       from fund_year y
       join fund f on f.association_id = $1 and f.id = y.fund_id
       left join sums s on s.fund_id = y.fund_id and s.fiscal_year = y.fiscal_year
      where y.association_id = $1 and y.status = 'closed'
      order by y.fiscal_year, f.code`,
    [associationId],
  );
  return rows;
}
