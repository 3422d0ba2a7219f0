import type { LedgerEntry } from '#contract/ledger.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { writerName } from './writer-store.ts';

/** As many as a screen shows before it asks for more. */
const pageLength = 100;

export type EntryFilter = {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly text?: string | undefined;
  readonly fundId?: string | undefined;
  readonly accountId?: string | undefined;
  readonly counterpartyId?: string | undefined;
  readonly yen?: string | undefined;
  readonly untilYen?: string | undefined;
  readonly enteredAs?: Role | undefined;
  readonly enteredBy?: string | undefined;
  readonly voucher?: 'with' | 'without' | undefined;
  readonly after?: string | undefined;
};

type EntryRow = Omit<LedgerEntry, 'enteredAs'> & {
  readonly enteredAs: Role;
  readonly writer: string | null;
};
type EntryPage = {
  readonly entries: readonly LedgerEntry[];
  readonly count: number;
  readonly next: string | null;
};

const entryColumns = `
  j.id, j.number, extract(year from y.starts_on)::int as "fiscalYear", j.posted_on as "postedOn", j.origin,
  j.summary, j.reason, j.entered_as as "enteredAs", ${writerName} as writer,
  to_char(j.recorded_at at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD') as "recordedOn",
  (select jsonb_build_object('id', o.id, 'number', o.number) from journal_entry o
    where o.association_id = j.association_id and o.id = j.reverses_id) as reverses,
  (select jsonb_build_object('id', o.id, 'number', o.number) from journal_entry o
    where o.association_id = j.association_id and o.reverses_id = j.id) as "reversedBy",
  (select jsonb_agg(jsonb_build_object('fundId', p.fund_id, 'accountId', p.account_id, 'amountYen', p.amount_yen,
      'counterpartyId', p.counterparty_id) order by p.amount_yen < 0, a.code, f.position, p.id)
     from posting p
     join account a on a.association_id = p.association_id and a.id = p.account_id
     join fund f on f.association_id = p.association_id and f.id = p.fund_id
    where p.association_id = j.association_id and p.entry_id = j.id) as postings`;

const ofYear = `journal_entry j
  join fiscal_year y on y.association_id = j.association_id and y.id = j.fiscal_year_id`;

/** What a filter of the journal leaves; every part of it is a parameter. */
const wanted = `($2::date is null or j.posted_on >= $2) and ($3::date is null or j.posted_on <= $3)
  and ($4::text is null or strpos(lower(normalize(j.summary, nfkc)), $4) > 0)
  and (($5::uuid is null and $6::uuid is null and $7::uuid is null and $8::bigint is null) or exists (
    select from posting p where p.association_id = j.association_id and p.entry_id = j.id
       and ($5::uuid is null or p.fund_id = $5) and ($6::uuid is null or p.account_id = $6)
       and ($7::uuid is null or p.counterparty_id = $7) and ($8::bigint is null or abs(p.amount_yen) between $8 and $10::bigint)))
  and ($11::text is null or j.entered_as = $11) and ($12::uuid is null or j.entered_by = $12)
  and ($9::text is null or ($9 = 'with') = exists (
    select from entry_voucher ev where ev.association_id = j.association_id and ev.entry_id = j.id))`;

export async function listEntries(
  db: Db,
  { associationId }: Scope<'ledger.read'>,
  filter: EntryFilter,
): Promise<EntryPage> {
  const parameters = [associationId, ...parametersOf(filter)];
  const [day = null, number = null] = filter.after?.split('_') ?? [];
  const counted = await db.query<{ count: number }>(
    `select count(*)::int as count from journal_entry j where j.association_id = $1 and ${wanted}`,
    parameters,
  );
  const { rows } = await db.query<EntryRow>(
    `select ${entryColumns} from ${ofYear}
      where j.association_id = $1 and ${wanted} and ($13::date is null or (j.posted_on, j.number) < ($13::date, $14::int))
      order by j.posted_on desc, j.number desc limit ${pageLength + 1}`,
    [...parameters, day, number],
  );
  const shown = rows.slice(0, pageLength).map(inWords);
  const last = shown.at(-1);
  const isMore = rows.length > pageLength && last !== undefined;
  return {
    entries: shown,
    count: counted.rows[0]?.count ?? 0,
    next: isMore ? `${last.postedOn}_${last.number}` : null,
  };
}

function parametersOf(filter: EntryFilter): readonly (string | null)[] {
  const { from, until, text, fundId, accountId, counterpartyId, voucher, enteredAs, enteredBy } =
    filter;
  const least = filter.yen ?? (filter.untilYen === undefined ? undefined : '1');
  const most = filter.untilYen ?? filter.yen;
  const folded = text ? text.normalize('NFKC').toLowerCase() : undefined;
  const places = [fundId, accountId, counterpartyId];
  return [from, until, folded, ...places, least, voucher, most, enteredAs, enteredBy].map(
    (value) => value ?? null,
  );
}

export async function findEntry(
  db: Db,
  { associationId }: Scope<'ledger.read'> | Scope<'ledger.book'>,
  entryId: string,
): Promise<LedgerEntry | undefined> {
  const { rows } = await db.query<EntryRow>(
    `select ${entryColumns} from ${ofYear} where j.association_id = $1 and j.id = $2`,
    [associationId, entryId],
  );
  return rows.map(inWords)[0];
}

/** Whether the caller entered all of them that there are, in the position that is held now. */
export async function areOwnEntries(
  db: Db,
  { associationId, userId, role }: Scope<'ledger.book'>,
  entryIds: readonly string[],
): Promise<boolean> {
  const { rows } = await db.query(
    `select from journal_entry
      where association_id = $1 and id = any($2::uuid[])
        and (entered_by is distinct from $3 or entered_as <> $4) limit 1`,
    [associationId, entryIds, userId, role],
  );
  return rows.length === 0;
}

function inWords({ enteredAs, writer, ...entry }: EntryRow): LedgerEntry {
  return { ...entry, enteredAs: [roleNames[enteredAs], writer].filter(Boolean).join(' ') };
}
