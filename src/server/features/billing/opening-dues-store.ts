import type { Role } from '#domain/access/role.ts';
import type { OpeningDue } from '#domain/billing/opening-dues.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Balance } from '#domain/ledger/balance.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf, refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Biller = Scope<'billing.run'>;

/** An entry of the opening that holds, with the fund that it opened. */
export type OpeningEntry = {
  readonly id: string;
  readonly fundId: string;
  readonly postedOn: IsoDate;
};

/** The last first: where the books began in mid-year, the last one puts 未収金 and 前受金 right. */
export async function listFundOpenings(db: Db, { associationId }: Biller): Promise<OpeningEntry[]> {
  const { rows } = await db.query<OpeningEntry>(
    `select j.id, f.id as "fundId", j.posted_on as "postedOn"
       from fund f join journal_entry j on j.association_id = $1
        and (j.source_key = 'opening:' || f.code or j.source_key like 'opening:' || f.code || ':%')
      where f.association_id = $1 and not exists (
        select from journal_entry r where r.association_id = $1 and r.reverses_id = j.id)
      order by j.posted_on desc, j.number desc`,
    [associationId],
  );
  return rows;
}

/** What those entries posted, account by account. */
export async function listOpeningBalances(
  db: Db,
  { associationId }: Biller,
  entryIds: readonly string[],
): Promise<Balance[]> {
  const { rows } = await db.query<Balance>(
    `select fund_id as "fundId", account_id as "accountId", sum(amount_yen)::float8 as "amountYen"
       from posting where association_id = $1 and entry_id = any($2::uuid[])
      group by fund_id, account_id`,
    [associationId, entryIds],
  );
  return rows;
}

/** Where the money of a fund lies: its first account at a bank. */
export async function findFirstBank(
  db: Db,
  { associationId }: Biller,
  fundId: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `select a.id from account a where a.association_id = $1 and a.role = 'bank' and not a.is_retired
      order by not exists (select from posting p
        where p.association_id = $1 and p.fund_id = $2 and p.account_id = a.id), a.code limit 1`,
    [associationId, fundId],
  );
  return rows[0]?.id;
}

type StoredOpening = {
  readonly id: string;
  readonly enteredOn: IsoDate;
  readonly enteredAs: Role;
  readonly note: string;
};

export async function findStoredOpening(
  db: Db,
  { associationId }: Biller,
): Promise<StoredOpening | undefined> {
  const { rows } = await db.query<StoredOpening>(
    `select id, ${dayOf('entered_at')} as "enteredOn", entered_as as "enteredAs", note
       from opening_dues where association_id = $1`,
    [associationId],
  );
  return rows[0];
}

type StoredDue = OpeningDue & { readonly dueOn: IsoDate | null };

/** In the order of the house; free money has the item of the fund that it lies in. */
export async function listStoredDues(
  db: Db,
  { associationId }: Biller,
  openingId: string,
): Promise<StoredDue[]> {
  const { rows } = await db.query<StoredDue>(
    `with parts as (
       select 'owed' as kind, dwelling_id, item_id, month, amount_yen, due_on from charge
        where association_id = $1 and opening_id = $2
       union all
       select 'ahead', t.dwelling_id, a.item_id, a.month, a.amount_yen, null::date
         from receipt t join allocation a on a.association_id = $1 and a.receipt_id = t.id and a.entry_id = t.entry_id
        where t.association_id = $1 and t.opening_id = $2
       union all
       select 'ahead', t.dwelling_id, (select i.id from billing_item i where i.association_id = $1 order by i.place limit 1),
              null, t.amount_yen - coalesce((select sum(a.amount_yen) from allocation a
                where a.association_id = $1 and a.receipt_id = t.id and a.entry_id = t.entry_id), 0), null
         from receipt t where t.association_id = $1 and t.opening_id = $2)
     select p.kind, p.dwelling_id as "dwellingId", p.item_id as "itemId", p.month, p.amount_yen::float8 as yen,
            p.due_on as "dueOn"
       from parts p
       join dwelling d on d.association_id = $1 and d.id = p.dwelling_id
       join billing_item i on i.association_id = $1 and i.id = p.item_id
      where p.amount_yen > 0
      order by d.floor, d.position, d.number, p.kind desc, p.month nulls last, i.place`,
    [associationId, openingId],
  );
  return rows;
}

type NewOpening = {
  readonly id: string;
  readonly asOf: IsoDate;
  readonly note: string;
  readonly charges: readonly {
    readonly entryId: string;
    readonly dwellingId: string;
    readonly itemId: string;
    readonly month: string;
    readonly yen: number;
    readonly dueOn: IsoDate;
  }[];
  readonly receipts: readonly {
    readonly id: string;
    readonly entryId: string;
    readonly dwellingId: string;
    readonly accountId: string;
    readonly yen: number;
  }[];
  readonly allocations: readonly {
    readonly receiptId: string;
    readonly entryId: string;
    readonly itemId: string;
    readonly month: string;
    readonly yen: number;
  }[];
  readonly now: Date;
};

export async function addOpening(
  db: Db,
  { associationId, role, userId }: Biller,
  { id, asOf, note, charges, receipts, allocations, now }: NewOpening,
): Promise<void> {
  await refusedInWords(async () => {
    await db.query(
      `insert into opening_dues (association_id, id, as_of, note, entered_as, entered_by, entered_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [associationId, id, asOf, note, role, userId, now.toISOString()],
    );
    await db.query(
      `insert into charge (association_id, entry_id, dwelling_id, item_id, month, amount_yen, due_on, opening_id)
       select $1, c."entryId", c."dwellingId", c."itemId", c.month, c.yen, c."dueOn", $3
         from jsonb_to_recordset($2::jsonb) as c("entryId" uuid, "dwellingId" uuid, "itemId" uuid, month text,
           yen bigint, "dueOn" date)`,
      [associationId, JSON.stringify(charges), id],
    );
    await db.query(
      `insert into receipt (association_id, id, entry_id, dwelling_id, received_on, amount_yen, way, account_id,
         taken_as, taken_by, taken_at, opening_id)
       select $1, r.id, r."entryId", r."dwellingId", $3, r.yen, 'opening', r."accountId", $4, $5, $6, $7
         from jsonb_to_recordset($2::jsonb) as r(id uuid, "entryId" uuid, "dwellingId" uuid, "accountId" uuid,
           yen bigint)`,
      [associationId, JSON.stringify(receipts), asOf, role, userId, now.toISOString(), id],
    );
    await db.query(
      `insert into allocation (association_id, receipt_id, entry_id, item_id, month, amount_yen, is_ahead)
       select $1, a."receiptId", a."entryId", a."itemId", a.month, a.yen, true
         from jsonb_to_recordset($2::jsonb) as a("receiptId" uuid, "entryId" uuid, "itemId" uuid, month text,
           yen bigint)`,
      [associationId, JSON.stringify(allocations)],
    );
  });
}

type Kept = {
  readonly isPaid: boolean;
  readonly isRelieved: boolean;
  readonly isUsed: boolean;
  readonly isWritten: boolean;
};

/** What stands on it by now: payments, reductions, bills that used it, letters that name it. */
export async function findKept(
  db: Db,
  { associationId }: Biller,
  openingId: string,
): Promise<Kept> {
  const { rows } = await db.query<Kept>(
    `with owed as materialized (
       select id as charge_id, dwelling_id, item_id, month from charge where association_id = $1 and opening_id = $2),
     ahead as materialized (
       select id, entry_id, dwelling_id from receipt where association_id = $1 and opening_id = $2)
     select exists (select from allocation_held a join owed o using (dwelling_id, item_id, month)
              where a.association_id = $1) as "isPaid",
            exists (select from charge_held c join owed o using (dwelling_id, item_id, month)
              where c.association_id = $1 and c.id <> o.charge_id) as "isRelieved",
            exists (select from ahead t join allocation_held a on a.association_id = $1 and a.receipt_id = t.id
              where a.entry_id <> t.entry_id or exists (select from charge_held c
                where c.association_id = $1 and c.dwelling_id = t.dwelling_id and c.item_id = a.item_id
                  and c.month = a.month)) as "isUsed",
            exists (select from dunning g, jsonb_array_elements(g.lines) l, owed o
              where g.association_id = $1 and g.withdrawn_at is null and g.dwelling_id = o.dwelling_id
                and l->>'itemId' = o.item_id::text and l->>'month' = o.month) as "isWritten"`,
    [associationId, openingId],
  );
  return rows[0] ?? { isPaid: false, isRelieved: false, isUsed: false, isWritten: false };
}

/** Its charges and receipts go with it. */
export async function deleteOpening(
  db: Db,
  { associationId }: Biller,
  openingId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from opening_dues where association_id = $1 and id = $2',
    [associationId, openingId],
  );
  return rowCount > 0;
}
