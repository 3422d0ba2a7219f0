import type { Place, Voucher } from '#contract/voucher.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import type { Db } from '#server/db/db.ts';
import { refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

export { listDueDays } from './due-day-store.ts';
export { listWithoutVoucher } from './list-without-voucher.ts';

type Reader = Scope<'ledger.read'> | Scope<'ledger.book'>;

export type VoucherFacts = Pick<
  Voucher,
  'kind' | 'issuedOn' | 'dueOn' | 'amountYen' | 'payee' | 'invoiceNumber' | 'note'
>;

export type VoucherFile = {
  readonly sha256: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteSize: number;
};

type NewVoucher = {
  readonly id: string;
  readonly file: VoucherFile;
  readonly facts: VoucherFacts;
  readonly places: readonly Place[];
  readonly readingNote: string;
  readonly now: Date;
};

/** A repeat with the same id changes nothing. */
export async function addVoucher(
  db: Db,
  { associationId, userId, role }: Scope<'ledger.book'> | Scope<'audit.write'>,
  { id, file, facts, places, readingNote, now }: NewVoucher,
): Promise<void> {
  await db.query(
    `insert into voucher (association_id, id, kind, issued_on, due_on, amount_yen, payee, invoice_number, note,
       sha256, file_name, media_type, byte_size, places, reading_note, added_as, added_by, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb, $15, $16, $17, $18)
     on conflict (association_id, id) do nothing`,
    [
      associationId,
      id,
      ...valuesOf(facts),
      file.sha256,
      file.fileName,
      file.mediaType,
      file.byteSize,
      JSON.stringify(places),
      readingNote,
      role,
      userId,
      now.toISOString(),
    ],
  );
}

export async function saveVoucher(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  { voucherId, facts }: { readonly voucherId: string; readonly facts: VoucherFacts },
): Promise<void> {
  await db.query(
    `update voucher set kind = $3, issued_on = $4, due_on = $5, amount_yen = $6, payee = $7, invoice_number = $8,
        note = $9, is_confirmed = true
      where association_id = $1 and id = $2`,
    [associationId, voucherId, ...valuesOf(facts)],
  );
}

function valuesOf(facts: VoucherFacts): readonly unknown[] {
  const { kind, issuedOn, dueOn, amountYen, payee, invoiceNumber, note } = facts;
  return [kind, issuedOn, dueOn, amountYen, payee, invoiceNumber, note];
}

export type VoucherFilter = {
  readonly entryId?: string | undefined;
  readonly box?: 'yes' | 'bills' | undefined;
  readonly text?: string | undefined;
  readonly yen?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

type Row = Omit<Voucher, 'addedAs'> & { readonly addedAs: Role };

/** As many as a list shows. */
const pageLength = 100;
const columns = `v.id, v.kind, v.issued_on as "issuedOn", v.due_on as "dueOn", v.amount_yen::float8 as "amountYen", v.payee,
  v.invoice_number as "invoiceNumber", v.note, v.is_confirmed as "isConfirmed", v.places,
  v.reading_note as "readingNote", v.added_as as "addedAs",
  jsonb_build_object('name', v.file_name, 'mediaType', v.media_type, 'byteSize', v.byte_size) as file,
  to_char(v.added_at at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD') as "addedOn",
  coalesce((select jsonb_agg(jsonb_build_object('id', j.id, 'number', j.number, 'postedOn', j.posted_on,
      'summary', j.summary,
      'isReversed', exists (select from journal_entry r
         where r.association_id = j.association_id and r.reverses_id = j.id),
      'isClosed', coalesce(j.posted_on <= (select h.locked_until from books_held h
         where h.association_id = j.association_id), false)) order by j.posted_on, j.number)
     from entry_voucher ev
     join lateral (select * from journal_entry e
        where e.association_id = ev.association_id and e.id = ev.entry_id limit 1) j on true
    where ev.association_id = v.association_id and ev.voucher_id = v.id), '[]') as entries`;

const wanted = `($2::uuid is null or exists (select from entry_voucher ev
      where ev.association_id = v.association_id and ev.voucher_id = v.id and ev.entry_id = $2))
  and ($3::text is null or not exists (select from entry_voucher ev
      where ev.association_id = v.association_id and ev.voucher_id = v.id
        and not exists (select from journal_entry r
          where r.association_id = ev.association_id and r.reverses_id = ev.entry_id))
    and not exists (select from balance_certificate c
      where c.association_id = v.association_id and v.id in (c.voucher_id, c.original_voucher_id)))
  and ($3::text is distinct from 'bills' or v.kind in ('invoice', 'receipt'))
  and ($4::text is null or strpos(lower(normalize(v.payee || ' ' || v.file_name || ' ' || v.note, nfkc)), $4) > 0)
  and ($5::bigint is null or v.amount_yen = $5)
  and ($6::date is null or coalesce(v.issued_on, v.added_at::date) >= $6)
  and ($7::date is null or coalesce(v.issued_on, v.added_at::date) <= $7)`;

export async function listVouchers(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
  { entryId, box, text, yen, from, until }: VoucherFilter,
): Promise<{ vouchers: readonly Voucher[]; count: number }> {
  const folded = text ? text.normalize('NFKC').toLowerCase() : undefined;
  const values = [entryId, box, folded, yen, from, until].map((value) => value ?? null);
  const counted = await db.query<{ count: number }>(
    `select count(*)::int as count from voucher v where v.association_id = $1 and ${wanted}`,
    [associationId, ...values],
  );
  const { rows } = await db.query<Row>(
    `select ${columns} from voucher v where v.association_id = $1 and ${wanted}
      order by v.added_at desc, v.id limit ${pageLength}`,
    [associationId, ...values],
  );
  return { vouchers: rows.map(inWords), count: counted.rows[0]?.count ?? 0 };
}

export async function findVoucher(
  db: Db,
  { associationId }: Reader,
  voucherId: string,
): Promise<Voucher | undefined> {
  const { rows } = await db.query<Row>(
    `select ${columns} from voucher v where v.association_id = $1 and v.id = $2`,
    [associationId, voucherId],
  );
  return rows.map(inWords)[0];
}

function inWords({ addedAs, ...voucher }: Row): Voucher {
  return { ...voucher, addedAs: roleNames[addedAs] };
}

export async function findVoucherFile(
  db: Db,
  { associationId }: Reader,
  voucherId: string,
): Promise<VoucherFile | undefined> {
  const { rows } = await db.query<VoucherFile>(
    `select sha256, file_name as "fileName", media_type as "mediaType", byte_size as "byteSize"
       from voucher where association_id = $1 and id = $2`,
    [associationId, voucherId],
  );
  return rows[0];
}

export async function isFileKnown(
  db: Db,
  { associationId }: Reader,
  { sha256, exceptId }: { readonly sha256: string; readonly exceptId: string },
): Promise<boolean> {
  const { rows } = await db.query(
    'select from voucher where association_id = $1 and sha256 = $2 and id <> $3 limit 1',
    [associationId, sha256, exceptId],
  );
  return rows.length > 0;
}

type Pair = { readonly voucherId: string; readonly entryId: string };

export async function attachVoucher(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  { voucherId, entryId }: Pair,
): Promise<void> {
  await refusedInWords(
    () =>
      db.query(
        `insert into entry_voucher (association_id, entry_id, voucher_id) values ($1, $2, $3)
         on conflict (association_id, entry_id, voucher_id) do nothing`,
        [associationId, entryId, voucherId],
      ),
    { '23503': '証憑か仕訳が見つかりません。画面を読み直してください。' },
  );
}

export async function detachVoucher(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  { voucherId, entryId }: Pair,
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      'delete from entry_voucher where association_id = $1 and entry_id = $2 and voucher_id = $3',
      [associationId, entryId, voucherId],
    ),
  );
}

/** Nobody may put it beside an entry until this transaction ends. */
export async function holdVoucher(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  voucherId: string,
): Promise<void> {
  await db.query('select from voucher where association_id = $1 and id = $2 for update', [
    associationId,
    voucherId,
  ]);
}

/** 残高証明書: the paper a bank's figure was taken from is no loose one. */
export async function isBesideCertificate(
  db: Db,
  { associationId }: Reader,
  voucherId: string,
): Promise<boolean> {
  const { rows } = await db.query(
    'select from balance_certificate where association_id = $1 and $2 in (voucher_id, original_voucher_id) limit 1',
    [associationId, voucherId],
  );
  return rows.length > 0;
}

export async function deleteVoucher(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  voucherId: string,
): Promise<void> {
  await db.query('delete from voucher where association_id = $1 and id = $2', [
    associationId,
    voucherId,
  ]);
}

/** The names by which payees are known, those in use first. */
export async function listPayeeNames(
  db: Db,
  { associationId }: Reader,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ name: string }>(
    'select name from counterparty where association_id = $1 order by is_retired, name',
    [associationId],
  );
  return rows.map(({ name }) => name);
}
