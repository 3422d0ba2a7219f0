import { type Role, roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { PlanName } from '#domain/plans/plans.ts';
import type { KeptEntry, KeptVoucher } from '#domain/statements/audit-export/export-facts.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import type { YearOfAudit } from './sample-store.ts';

/** The year's journal with how each entry came into the books, in the order of its numbers. */
export async function listKeptEntries(
  db: Db,
  { associationId }: BooksReader,
  yearId: string,
): Promise<KeptEntry[]> {
  type Row = Omit<KeptEntry, 'enteredAs'> & { readonly enteredAs: Role };
  const { rows } = await db.query<Row>(
    `select j.id, j.source_key as key, j.number, j.posted_on as "postedOn", j.origin, j.summary, j.reason,
            j.reverses_id as "reversesId", j.entered_as as "enteredAs", ${dayOf('j.recorded_at')} as "recordedOn",
            (select r.number from journal_entry r where r.association_id = $1 and r.id = j.reverses_id
                and r.fiscal_year_id = j.fiscal_year_id) as "reversesNumber",
            jsonb_agg(jsonb_build_object('fundId', p.fund_id, 'accountId', p.account_id,
              'amountYen', p.amount_yen, 'counterpartyId', p.counterparty_id)
              order by p.amount_yen < 0, a.code, p.id) as postings
       from journal_entry j
       join posting p on p.association_id = j.association_id and p.entry_id = j.id
       join account a on a.association_id = p.association_id and a.id = p.account_id
      where j.association_id = $1 and j.fiscal_year_id = $2
      group by j.association_id, j.id
      order by j.number`,
    [associationId, yearId],
  );
  return rows.map((row) => ({ ...row, enteredAs: roleNames[row.enteredAs] ?? row.enteredAs }));
}

/** Papers beside the year's entries, once for each entry, and those of the banks for its last day. */
export async function listKeptVouchers(
  db: Db,
  { associationId }: BooksReader,
  { yearId, endsOn }: Pick<YearOfAudit, 'yearId' | 'endsOn'>,
): Promise<KeptVoucher[]> {
  const facts = `v.sha256, v.media_type as "mediaType", v.file_name as "fileName", v.kind,
    v.issued_on as "issuedOn", v.payee, v.amount_yen::float8 as "amountYen", v.invoice_number as "invoiceNumber", v.note`;
  const { rows } = await db.query<KeptVoucher>(
    `select * from (
       select j.number as "entryNumber", ${facts}
         from journal_entry j
         join entry_voucher ev on ev.association_id = j.association_id and ev.entry_id = j.id
         join voucher v on v.association_id = ev.association_id and v.id = ev.voucher_id
        where j.association_id = $1 and j.fiscal_year_id = $2
       union all
       select null, ${facts}
         from balance_certificate c
         join voucher v on v.association_id = c.association_id and v.id in (c.voucher_id, c.original_voucher_id)
        where c.association_id = $1 and c.held_on = $3) kept
      order by "entryNumber" nulls last, sha256`,
    [associationId, yearId, endsOn],
  );
  return rows;
}

export async function countKept(
  db: Db,
  { associationId }: BooksReader,
  { yearId, endsOn }: Pick<YearOfAudit, 'yearId' | 'endsOn'>,
): Promise<{ entryCount: number; voucherCount: number; voucherBytes: number }> {
  const { rows } = await db.query<{
    entryCount: number;
    voucherCount: number;
    voucherBytes: number;
  }>(
    `with kept as (
       select distinct v.sha256, v.byte_size from voucher v
        where v.association_id = $1 and (
          exists (select from entry_voucher ev join journal_entry j
              on j.association_id = ev.association_id and j.id = ev.entry_id
            where ev.association_id = $1 and ev.voucher_id = v.id and j.fiscal_year_id = $2)
          or exists (select from balance_certificate c
            where c.association_id = $1 and v.id in (c.voucher_id, c.original_voucher_id) and c.held_on = $3)))
     select (select last_number from fiscal_year where association_id = $1 and id = $2) as "entryCount",
            count(*)::int as "voucherCount", coalesce(sum(byte_size), 0)::float8 as "voucherBytes" from kept`,
    [associationId, yearId, endsOn],
  );
  return rows[0] ?? { entryCount: 0, voucherCount: 0, voucherBytes: 0 };
}

type Terms = {
  readonly kind: 'template' | 'copy' | 'customer';
  readonly plan: PlanName;
  readonly isTrying: boolean;
};

export async function findTerms(
  db: Db,
  { associationId }: BooksReader,
  today: IsoDate,
): Promise<Terms> {
  const { rows } = await db.query<Terms>(
    `select a.kind, a.trial_ends_on is not null and a.trial_ends_on >= $2::date as "isTrying",
            coalesce((select s.plan from subscription s where s.association_id = $1
              order by s.started_on desc limit 1), 'light') as plan
       from association a where a.id = $1`,
    [associationId, today],
  );
  return rows[0] ?? { kind: 'customer', plan: 'light', isTrying: false };
}

type Kept = {
  readonly id: string;
  readonly sha256: string;
  readonly fileCount: number;
  readonly entryCount: number;
  readonly madeAs: string;
  readonly madeOn: IsoDate;
};

/** The newest first. */
export async function listExports(
  db: Db,
  { associationId }: BooksReader,
  yearId: string,
): Promise<Kept[]> {
  const { rows } = await db.query<Kept & { readonly madeAs: Role }>(
    `select id, sha256, file_count as "fileCount", entry_count as "entryCount", made_as as "madeAs",
            ${dayOf('made_at')} as "madeOn"
       from audit_export where association_id = $1 and fiscal_year_id = $2
      order by made_at desc, id desc limit 60`,
    [associationId, yearId],
  );
  return rows.map((row) => ({ ...row, madeAs: roleNames[row.madeAs] }));
}

type NewExport = Pick<Kept, 'id' | 'sha256' | 'fileCount' | 'entryCount'> & {
  readonly yearId: string;
  readonly now: Date;
};

/** The same request again leaves the one that is there. */
export async function addExport(
  db: Db,
  { associationId, role, userId }: Scope<'audit.export'>,
  { id, yearId, sha256, fileCount, entryCount, now }: NewExport,
): Promise<void> {
  await db.query(
    `insert into audit_export (association_id, id, fiscal_year_id, sha256, file_count, entry_count, made_as,
       made_by, made_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (association_id, id) do nothing`,
    [associationId, id, yearId, sha256, fileCount, entryCount, role, userId, now.toISOString()],
  );
}
