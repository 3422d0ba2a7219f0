import type { ReceiptRow } from '#contract/billing.ts';
import type { Allocation } from '#domain/billing/allocate.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import { refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Booker = Scope<'ledger.book'>;

export type NewReceipt = {
  readonly id: string;
  readonly entryId: string;
  readonly dwellingId: string;
  readonly receivedOn: IsoDate;
  readonly yen: Yen;
  readonly way: ReceiptRow['way'];
  readonly accountId: string;
  readonly payer: string;
  readonly allocations: readonly (Allocation & { readonly isAhead: boolean })[];
};

export async function addReceipts(
  db: Db,
  { associationId, role, userId }: Booker,
  { receipts, now }: { receipts: readonly NewReceipt[]; now: Date },
): Promise<void> {
  const allocations = receipts.flatMap(({ id, entryId, allocations: own }) =>
    own.map((it) => ({ receiptId: id, entryId, ...it })),
  );
  await refusedInWords(async () => {
    await db.query(
      `insert into receipt (association_id, id, entry_id, dwelling_id, received_on, amount_yen, way, account_id, payer,
         taken_as, taken_by, taken_at)
       select $1, r.id, r."entryId", r."dwellingId", r."receivedOn", r.yen, r.way, r."accountId", r.payer, $3, $4, $5
         from jsonb_to_recordset($2::jsonb) as r(id uuid, "entryId" uuid, "dwellingId" uuid, "receivedOn" date,
           yen bigint, way text, "accountId" uuid, payer text)`,
      [associationId, JSON.stringify(receipts), role, userId, now.toISOString()],
    );
    await db.query(
      `insert into allocation (association_id, receipt_id, entry_id, item_id, month, amount_yen, is_ahead)
       select $1, a."receiptId", a."entryId", a."itemId", a.month, a.yen, a."isAhead"
         from jsonb_to_recordset($2::jsonb) as a("receiptId" uuid, "entryId" uuid, "itemId" uuid, month text,
           yen bigint, "isAhead" boolean)`,
      [associationId, JSON.stringify(allocations)],
    );
  });
}

type FoundReceipt = {
  readonly entryId: string;
  readonly dwellingId: string;
  /** 前受金 of before the books was received by somebody else. */
  readonly way: ReceiptRow['way'] | 'opening';
};

/** The receipt with this id that holds, and the entry that books it. */
export async function findReceipt(
  db: Db,
  { associationId }: Scope,
  receiptId: string,
): Promise<FoundReceipt | undefined> {
  const { rows } = await db.query<FoundReceipt>(
    `select entry_id as "entryId", dwelling_id as "dwellingId", way from receipt_held
      where association_id = $1 and id = $2`,
    [associationId, receiptId],
  );
  return rows[0];
}

type Listed = Omit<ReceiptRow, 'number' | 'owner'> & { readonly dwellingId: string };

/** The latest first. */
export async function listReceipts(
  db: Db,
  { associationId }: Scope,
  { dwellingId = null, limit }: { dwellingId?: string | null; limit: number },
): Promise<Listed[]> {
  const { rows } = await db.query<Listed>(
    `with own as materialized (
       select t.* from receipt_held t
        where t.association_id = $1 and t.way <> 'opening' and ($2::uuid is null and t.way <> 'debit' or t.dwelling_id = $2)
        order by t.received_on desc, t.taken_at desc, t.id limit $3)
     select o.id, o.entry_id as "entryId", o.dwelling_id as "dwellingId", o.received_on as "receivedOn",
            o.amount_yen::float8 as yen, o.way, o.payer,
            (o.amount_yen - coalesce(a.yen, 0))::float8 as "freeYen", coalesce(a.parts, '[]'::jsonb) as parts
       from own o
       left join lateral (
         select sum(h.amount_yen) as yen,
                jsonb_agg(jsonb_build_object('item', i.name, 'month', h.month, 'yen', h.amount_yen)
                  order by h.month, i.place) as parts
           from allocation_held h
           join billing_item i on i.association_id = h.association_id and i.id = h.item_id
          where h.association_id = $1 and h.receipt_id = o.id) a on true
      order by o.received_on desc, o.taken_at desc, o.id`,
    [associationId, dwellingId, limit],
  );
  return rows;
}
