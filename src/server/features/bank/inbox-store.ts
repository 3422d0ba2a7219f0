import type { BankLine, BankState } from '#contract/bank.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Reader = Scope<'ledger.read'>;
export type LineRow = Omit<BankLine, 'proposals'> & { readonly key: string };

/** As many as are proposed for at a time, and as are shown. */
const mostOpen = 5_000;
const mostDone = 200;

const lineColumns = `l.id, l.bank_account_id as "bankAccountId", b.account_id as "accountId", b.fund_id as "fundId",
  l.held_on as "heldOn", l.amount_yen::float8 as "amountYen", (l.amount_yen - coalesce(h.yen, 0))::float8 as "openYen",
  l.balance_yen::float8 as "balanceYen", l.kind, l.line_text as text, l.payer_key as key, s.note as aside,
  coalesce(h.matches, '[]'::jsonb) as matches`;

const joinedLines = `statement_line l
  join bank_account b on b.association_id = $1 and b.id = l.bank_account_id
  left join held h on h.line_id = l.id
  left join statement_line_aside s on s.association_id = $1 and s.line_id = l.id`;

const held = `held as materialized (
  select m.line_id, sum(m.amount_yen)::bigint as yen,
         jsonb_agg(jsonb_build_object('id', m.id, 'entryId', m.entry_id, 'number', j.number, 'summary', j.summary,
           'amountYen', m.amount_yen) order by j.number) as matches
    from match_held m
    join lateral (
      select number, summary from journal_entry where association_id = $1 and id = m.entry_id limit 1) j on true
   where m.association_id = $1 group by m.line_id)`;

export async function listOpenLines(db: Db, { associationId }: Reader): Promise<LineRow[]> {
  const { rows } = await db.query<LineRow>(
    `with ${held} select ${lineColumns} from ${joinedLines}
      where l.association_id = $1 and l.amount_yen <> coalesce(h.yen, 0)
      order by l.held_on, l.bank_account_id, l.import_id, l.place limit ${mostOpen}`,
    [associationId],
  );
  return rows;
}

export async function listDoneLines(
  db: Db,
  { associationId }: Reader,
): Promise<{ lines: LineRow[]; count: number }> {
  const { rows } = await db.query<LineRow & { readonly count: number }>(
    `with ${held} select ${lineColumns}, (count(*) over ())::int as count from ${joinedLines}
      where l.association_id = $1 and l.amount_yen = coalesce(h.yen, 0)
      order by l.held_on desc, l.bank_account_id, l.import_id desc, l.place desc limit ${mostDone}`,
    [associationId],
  );
  return { lines: rows, count: rows[0]?.count ?? 0 };
}

/** Each account on a day: what the bank says it held, and what the books say. */
type AccountRow = Omit<BankState['accounts'][number], 'unbookedCount' | 'unbookedYen'>;

export async function listAccountRows(
  db: Db,
  { associationId }: Reader,
  on: IsoDate | null,
): Promise<AccountRow[]> {
  const { rows } = await db.query<AccountRow>(
    `with ${held},
     known as materialized (
       select (select max(y.starts_on) from fiscal_year y where y.association_id = $1 and exists (
         select from year_opening o where o.association_id = $1 and o.fiscal_year_id = y.id)) as starts_on),
     shown as materialized (
       select b.id, b.account_id, c.until as covered, least(coalesce($2::date, c.until), c.until) as on_day
         from bank_account b
         left join lateral (
           select max(i.ends_on) as until from statement_import i
            where i.association_id = $1 and i.bank_account_id = b.id and i.withdrawn_at is null) c on true
        where b.association_id = $1)
     select v.id as "bankAccountId", v.account_id as "accountId", v.covered as "coveredUntil", v.on_day as "on",
            said.balance_yen::float8 as "statementYen",
            (coalesce((select sum(o.amount_yen) from year_opening o
                join fiscal_year y on y.association_id = $1 and y.id = o.fiscal_year_id
               where o.association_id = $1 and o.account_id = v.account_id and y.starts_on = k.starts_on), 0)
             + coalesce((select sum(p.amount_yen) from posting p
               where p.association_id = $1 and p.account_id = v.account_id and p.posted_on <= coalesce(v.on_day, 'infinity')
                 and p.posted_on >= coalesce(k.starts_on, '-infinity')), 0))::float8 as "ledgerYen",
            coalesce(open.count, 0)::int as "openCount", coalesce(open.yen, 0)::float8 as "openYen"
       from shown v cross join known k
       left join lateral (
         select l.balance_yen from statement_line l
          where l.association_id = $1 and l.bank_account_id = v.id and l.held_on <= v.on_day
          order by l.held_on desc, l.import_id desc, l.place desc limit 1) said on true
       left join lateral (
         select count(*) as count, sum(l.amount_yen - coalesce(h.yen, 0)) as yen from statement_line l
           left join held h on h.line_id = l.id
          where l.association_id = $1 and l.bank_account_id = v.id and l.held_on <= v.on_day
            and l.amount_yen <> coalesce(h.yen, 0)) open on true
       join account a on a.association_id = $1 and a.id = v.account_id
      order by a.code`,
    [associationId, on],
  );
  return rows;
}

type ImportRow = Omit<BankState['imports'][number], 'gap' | 'takenAs'> & {
  readonly takenAs: Role;
  readonly gapFrom: IsoDate | null;
  readonly gapUntil: IsoDate | null;
};

const shownImports = 24;

export async function listImports(
  db: Db,
  { associationId }: Reader,
): Promise<BankState['imports']> {
  const { rows } = await db.query<ImportRow>(
    `select id, bank_account_id as "bankAccountId", file_name as "fileName", format, starts_on as "from",
            ends_on as until, line_count as "lineCount", new_count as "newCount", gap_from as "gapFrom",
            gap_until as "gapUntil", ${dayOf('taken_at')} as "takenOn", taken_as as "takenAs",
            not exists (
              select from statement_import o
               where o.association_id = $1 and o.bank_account_id = i.bank_account_id and o.withdrawn_at is null
                 and (o.ends_on, o.taken_at, o.id) > (i.ends_on, i.taken_at, i.id))
            and not exists (
              select from statement_line l join books_held k on k.association_id = $1
               where l.association_id = $1 and l.import_id = i.id and l.held_on <= k.locked_until) as "mayWithdraw"
       from statement_import i where i.association_id = $1 and i.withdrawn_at is null
      order by taken_at desc, id desc limit ${shownImports}`,
    [associationId],
  );
  return rows.map(({ gapFrom, gapUntil, takenAs, ...row }) => ({
    ...row,
    takenAs: roleNames[takenAs],
    gap: gapFrom && gapUntil ? { from: gapFrom, until: gapUntil } : null,
  }));
}
