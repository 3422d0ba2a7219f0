import type { IsoDate } from '#domain/calendar.ts';
import { openItems, overpaidItems } from '#domain/ledger/open-items.ts';
import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

export type DueRow = {
  readonly entryId: string;
  readonly fundId: string;
  readonly counterpartyId: string | null;
  readonly name: string;
  readonly summary: string;
  readonly postedOn: IsoDate;
  readonly amountYen: Yen;
  /** The day on which an approved payment of it goes out. */
  readonly payOn: IsoDate | null;
};

/** 未払金 that is open, the oldest of each payee first. */
export async function listDues(db: Db, scope: Scope<'ledger.read'>): Promise<DueRow[]> {
  return (await listByPayee(db, scope)).flatMap((group) => openItems(group));
}

/** What was paid beyond what was owed, payee by payee. */
export async function listOverpaid(db: Db, scope: Scope<'ledger.read'>): Promise<DueRow[]> {
  return (await listByPayee(db, scope)).flatMap((group) => overpaidItems(group));
}

/** Everything that moved on 未払金. */
async function listByPayee(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
): Promise<readonly DueRow[][]> {
  const { rows } = await db.query<DueRow>(
    `with owed as materialized (
       select p.entry_id, p.fund_id, p.counterparty_id, p.posted_on, -p.amount_yen as yen from posting p
        where p.association_id = $1 and p.account_id in (
          select id from account where association_id = $1 and role = 'payable'))
     select o.entry_id as "entryId", o.fund_id as "fundId", o.counterparty_id as "counterpartyId",
            o.posted_on as "postedOn", o.yen::float8 as "amountYen", j.summary, coalesce(c.name, '') as name,
            (select m.pay_on from payment m
              where m.association_id = $1 and m.entry_id = o.entry_id and m.fund_id = o.fund_id
                and m.counterparty_id = o.counterparty_id and m.approved_at is not null and m.withdrawn_at is null
                and m.amount_yen = o.yen limit 1) as "payOn"
       from owed o
       join lateral (
         select summary, number from journal_entry where association_id = $1 and id = o.entry_id limit 1) j on true
       left join counterparty c on c.association_id = $1 and c.id = o.counterparty_id
      order by o.posted_on, j.number`,
    [associationId],
  );
  const groups = new Map<string, DueRow[]>();
  for (const row of rows) {
    const key = `${row.fundId} ${row.counterpartyId}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}
