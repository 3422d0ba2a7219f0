import { beforeAll, expect, test } from 'vitest';
import { type BookYear, keepBooks } from '#demo/books.ts';
import { demoUser } from '#demo/demo-user.ts';
import { relativeDates } from '#demo/relative-dates.ts';
import { template } from '#demo/template.ts';
import { newId } from '#server/outside/new-id.ts';
import { testToday } from '#server/testing/prepare-database.ts';
import { startServer } from '#server/testing/start-server.ts';
import { createVisitorCopy } from './store.ts';

const server = await startServer();
const dates = relativeDates(testToday);
const years = keepBooks(dates);
const copyId = newId(server.clock.nowMs);

beforeAll(async () => {
  await createVisitorCopy(server.db, {
    templateId: template.associationId,
    copyId,
    now: new Date(server.clock.nowMs),
  });
});

async function rowsOf<Row>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
  return (await server.db.query<Row & Record<string, unknown>>(sql, [...values])).rows;
}

const inOrder = (a: readonly unknown[], b: readonly unknown[]): number =>
  a.join(' ').localeCompare(b.join(' '));

/** In the year that runs, what is in neither column is no line. */
function linesOf({ fund, year, lines }: BookYear): readonly (readonly unknown[])[] {
  return lines
    .filter(({ budgetYen, actualYen }) => budgetYen !== 0 || actualYen !== 0)
    .map(({ code, name, side, budgetYen, actualYen }) => [
      fund,
      dates.agmYear + year,
      code,
      name,
      side,
      budgetYen,
      actualYen,
    ]);
}

test('the views tell every year of every fund as the yearly sums do', async () => {
  const told = await rowsOf(
    `select f.code, y.fiscal_year as "fiscalYear", y.opening_yen::float8 as "openingYen", y.status,
            y.booked_until as "bookedUntil"
       from fund_year y join fund f on f.association_id = y.association_id and f.id = y.fund_id
      where y.association_id = $1 order by f.code, y.fiscal_year`,
    [template.associationId],
  );
  expect(told).toEqual(
    years.map(({ fund, year, openingYen, status, bookedUntil }) => ({
      code: fund,
      fiscalYear: dates.agmYear + year,
      openingYen,
      status,
      bookedUntil,
    })),
  );
});

test('the views tell every line of every year as the yearly sums do', async () => {
  const told = await rowsOf<Record<string, unknown>>(
    `select f.code, l.fiscal_year, l.account_code, l.account_name, l.side,
            l.budget_yen::float8, l.actual_yen::float8
       from fund_line l join fund f on f.association_id = l.association_id and f.id = l.fund_id
      where l.association_id = $1`,
    [template.associationId],
  );
  expect(told.map((row) => Object.values(row)).toSorted(inOrder)).toEqual(
    years.flatMap(linesOf).toSorted(inOrder),
  );
});

test('what lies at the banks is what the ledger has on their accounts', async () => {
  const held = await rowsOf<{ balanceYen: number; asOf: string; postedYen: number }>(
    `select l.balance_yen::float8 as "balanceYen", l.as_of as "asOf",
            (select sum(p.amount_yen)::float8 from posting p
              where p.association_id = b.association_id and p.account_id = b.account_id
                and p.fund_id = l.fund_id) as "postedYen"
       from bank_account b
       join bank_balance l on l.association_id = b.association_id and l.bank_account_id = b.id
      where b.association_id = $1`,
    [template.associationId],
  );
  expect(held).toHaveLength(6);
  expect(held.filter(({ balanceYen, postedYen }) => balanceYen !== postedYen)).toEqual([]);
  expect(new Set(held.map(({ asOf }) => asOf))).toEqual(new Set([years.at(-1)?.bookedUntil]));
});

test('the openings of the years are those that closing them would write', async () => {
  const openings = `select y.starts_on::text, o.fund_id, o.account_id, o.amount_yen::float8 as yen
    from year_opening o
    join fiscal_year y on y.association_id = o.association_id and y.id = o.fiscal_year_id
   where o.association_id = $1 order by y.starts_on, o.fund_id, o.account_id`;
  const seeded = await rowsOf(openings, [copyId]);
  expect(seeded.length).toBeGreaterThan(20);
  await server.db.transaction(async (tx) => {
    await tx.query('delete from year_opening where association_id = $1', [copyId]);
    await tx.query('delete from books_lock where association_id = $1', [copyId]);
    await tx.query(`select set_config('app.association_id', $1, true)`, [copyId]);
    for (const year of [-1, 0]) {
      await tx.query('select lock_books($1::jsonb)', [
        JSON.stringify({
          id: newId(server.clock.nowMs),
          lockedUntil: `${dates.agmYear + year}-03-31`,
          isFinal: true,
          reason: '通常総会で決算を承認',
          askedAs: 'treasurer',
          askedBy: demoUser.id,
          askedAt: '2026-11-21T00:00:00Z',
          approvedAs: 'chair',
          approvedBy: demoUser.id,
          approvedAt: '2026-11-21T00:00:00Z',
        }),
      ]);
    }
  });
  expect(await rowsOf(openings, [copyId])).toEqual(seeded);
});

test.each(['fund_id', 'account_id', 'counterparty_id'])(
  'a posting whose %s the association does not have is refused',
  async (column) => {
    const copied = await rowsOf<{ id: string }>(
      'select id from posting where association_id = $1 and counterparty_id is not null limit 1',
      [copyId],
    );
    const stranger = newId(server.clock.nowMs);
    const writing = server.db.query(
      `insert into posting (association_id, entry_id, posted_on, fund_id, account_id, amount_yen, counterparty_id)
       select association_id, entry_id, posted_on, fund_id, account_id, sign * amount_yen, counterparty_id
         from jsonb_populate_record((select p from posting p where p.association_id = $1 and p.id = $2), $3),
              unnest(array[1, -1]) sign`,
      [copyId, copied[0]?.id, JSON.stringify({ [column]: stranger })],
    );
    await expect(writing).rejects.toThrow('a posting names what the association does not have');
  },
);
