import type { IsoDate } from '#domain/calendar.ts';
import type { JournalFacts } from '#domain/statements/audit/audit-evidence.ts';
import type { Payment, Sampled } from '#domain/statements/audit/audit-sample.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, dayOf, refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

export type YearOfAudit = {
  readonly yearId: string;
  readonly fiscalYear: number;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
};

/** Entries of the year that took money out of the association, and were not turned back. */
const paidEntries = `paid as materialized (
  select p.entry_id, -sum(p.amount_yen)::float8 as yen
    from posting p join account a on a.association_id = p.association_id and a.id = p.account_id
   where p.association_id = $1 and p.posted_on between $2 and $3 and a.role in ('bank', 'cash')
   group by p.entry_id having sum(p.amount_yen) < 0),
 payments as materialized (
  select e.id, e.number, paid.yen
    from paid join journal_entry e on e.association_id = $1 and e.id = paid.entry_id
   where e.reverses_id is null and not exists (
     select from journal_entry r where r.association_id = $1 and r.reverses_id = e.id))`;

export async function listPaidEntries(
  db: Db,
  { associationId }: BooksReader,
  { startsOn, endsOn }: Pick<YearOfAudit, 'startsOn' | 'endsOn'>,
): Promise<Payment[]> {
  const { rows } = await db.query<Payment>(
    `with ${paidEntries} select id as "entryId", number, yen from payments order by number`,
    [associationId, startsOn, endsOn],
  );
  return rows;
}

/** How the journal of the year was kept. */
export async function findJournalFacts(
  db: Db,
  { associationId }: BooksReader,
  { startsOn, endsOn }: Pick<YearOfAudit, 'startsOn' | 'endsOn'>,
): Promise<JournalFacts> {
  const { rows } = await db.query<JournalFacts>(
    `with ${paidEntries},
     bare as materialized (
       select t.id, t.yen from payments t where not exists (
         select from entry_voucher v where v.association_id = $1 and v.entry_id = t.id)),
     kept as (
       select count(*)::int as "entryCount",
              (count(*) filter (where (e.recorded_at at time zone 'UTC' + interval '9 hours')::date > e.posted_on + 31))::int as "lateCount",
              (count(*) filter (where e.reverses_id is not null))::int as "reversalCount"
         from journal_entry e where e.association_id = $1 and e.posted_on between $2 and $3)
     select kept.*, (select count(*) from payments)::int as "paymentCount",
            (select count(*) from bare)::int as "barePaymentCount",
            coalesce((select sum(yen) from bare), 0)::float8 as "barePaymentYen"
       from kept`,
    [associationId, startsOn, endsOn],
  );
  const [facts] = rows;
  if (!facts) throw new Error('a count gave no row');
  return facts;
}

type Draw = {
  readonly seed: number;
  readonly paymentCount: number;
  readonly samples: readonly Sampled[];
  readonly drawnOn: IsoDate;
};

/** The oldest first; the last one counts. */
export async function listDraws(
  db: Db,
  { associationId }: BooksReader,
  yearId: string,
): Promise<Draw[]> {
  const { rows } = await db.query<Draw>(
    `select seed, payment_count as "paymentCount", samples, ${dayOf('drawn_at')} as "drawnOn"
       from audit_draw where association_id = $1 and fiscal_year_id = $2 order by drawn_at, id`,
    [associationId, yearId],
  );
  return rows;
}

type NewDraw = Pick<Draw, 'seed' | 'paymentCount' | 'samples'> & {
  readonly id: string;
  readonly yearId: string;
  readonly now: Date;
};

export async function addDraw(
  db: Db,
  { associationId, role, userId }: Scope<'audit.write'>,
  { id, yearId, seed, paymentCount, samples, now }: NewDraw,
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      `insert into audit_draw (association_id, id, fiscal_year_id, seed, payment_count, samples, drawn_as, drawn_by,
         drawn_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (association_id, id) do nothing`,
      [
        associationId,
        id,
        yearId,
        seed,
        paymentCount,
        JSON.stringify(samples),
        role,
        userId,
        now.toISOString(),
      ],
    ),
  );
}

type SeenSample = {
  readonly id: string;
  readonly number: number;
  readonly postedOn: IsoDate;
  readonly summary: string;
  readonly yen: number;
  readonly voucherCount: number;
  readonly isReversed: boolean;
  readonly seenOn: IsoDate | null;
};

export async function listSampled(
  db: Db,
  { associationId }: BooksReader,
  { yearId, entryIds }: { yearId: string; entryIds: readonly string[] },
): Promise<SeenSample[]> {
  const { rows } = await db.query<SeenSample>(
    `select e.id, e.number, e.posted_on as "postedOn", e.summary,
            (select -coalesce(sum(p.amount_yen), 0) from posting p
               join account a on a.association_id = $1 and a.id = p.account_id
              where p.association_id = $1 and p.entry_id = e.id and a.role in ('bank', 'cash'))::float8 as yen,
            (select count(*) from entry_voucher v
              where v.association_id = $1 and v.entry_id = e.id)::int as "voucherCount",
            exists (select from journal_entry r
              where r.association_id = $1 and r.reverses_id = e.id) as "isReversed",
            ${dayOf('s.seen_at')} as "seenOn"
       from journal_entry e
       left join audit_seen s
         on s.association_id = e.association_id and s.entry_id = e.id and s.fiscal_year_id = $2
      where e.association_id = $1 and e.id = any($3)`,
    [associationId, yearId, entryIds],
  );
  return rows;
}

type Seen = { readonly yearId: string; readonly entryId: string; readonly now: Date };

export async function markSeen(
  db: Db,
  { associationId, role, userId }: Scope<'audit.write'>,
  { yearId, entryId, now }: Seen,
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      `insert into audit_seen (association_id, id, fiscal_year_id, entry_id, seen_as, seen_by, seen_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (association_id, fiscal_year_id, entry_id) do nothing`,
      [associationId, newId(now.getTime()), yearId, entryId, role, userId, now.toISOString()],
    ),
  );
}

export async function unmarkSeen(
  db: Db,
  { associationId }: Scope<'audit.write'>,
  { yearId, entryId }: Pick<Seen, 'yearId' | 'entryId'>,
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      'delete from audit_seen where association_id = $1 and fiscal_year_id = $2 and entry_id = $3',
      [associationId, yearId, entryId],
    ),
  );
}
