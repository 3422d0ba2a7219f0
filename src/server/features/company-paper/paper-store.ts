import type { IsoDate } from '#domain/calendar.ts';
import type { LearntName } from '#domain/statements/company-paper/compare-paper.ts';
import type { PaperLine } from '#domain/statements/company-paper/read-company-paper.ts';
import type { Db } from '#server/db/db.ts';
import type { BooksReader } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

export type KeptPaper = {
  readonly month: string;
  readonly receivedOn: IsoDate;
  readonly enteredAs: string;
  readonly lines: readonly PaperLine[];
};

/** Papers of months from one on. */
export async function listPapers(
  db: Db,
  { associationId }: BooksReader,
  fromMonth: string,
): Promise<KeptPaper[]> {
  const { rows } = await db.query<KeptPaper>(
    `select month, received_on as "receivedOn", entered_as as "enteredAs", lines
       from company_paper where association_id = $1 and month >= $2 order by month`,
    [associationId, fromMonth],
  );
  return rows;
}

/** When each paper came, without what it says. */
export async function listArrivals(
  db: Db,
  { associationId }: BooksReader,
): Promise<Pick<KeptPaper, 'month' | 'receivedOn'>[]> {
  const { rows } = await db.query<Pick<KeptPaper, 'month' | 'receivedOn'>>(
    `select month, received_on as "receivedOn" from company_paper
      where association_id = $1 order by month`,
    [associationId],
  );
  return rows;
}

export async function listLearntNames(
  db: Db,
  { associationId }: BooksReader,
): Promise<LearntName[]> {
  const { rows } = await db.query<{
    section: string;
    name: string;
    fundId: string | null;
    accountId: string | null;
  }>(
    `select section, name, fund_id as "fundId", account_id as "accountId"
       from company_paper_name where association_id = $1`,
    [associationId],
  );
  return rows.map(({ section, name, fundId, accountId }) => ({
    section,
    name,
    means: fundId && accountId ? { fundId, accountId } : null,
  }));
}

type Entered = Omit<KeptPaper, 'enteredAs'> & { readonly now: Date };

export async function savePaper(
  db: Db,
  { associationId, role, userId }: Scope<'ledger.book'>,
  { month, receivedOn, lines, now }: Entered,
): Promise<void> {
  await db.query(
    `insert into company_paper (association_id, id, month, received_on, lines, entered_as, entered_by, entered_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8)
     on conflict (association_id, month) do update set
       received_on = excluded.received_on, lines = excluded.lines, entered_as = excluded.entered_as,
       entered_by = excluded.entered_by, entered_at = excluded.entered_at`,
    [
      associationId,
      newId(now.getTime()),
      month,
      receivedOn,
      JSON.stringify(lines),
      role,
      userId,
      now.toISOString(),
    ],
  );
}

export async function saveLearntNames(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  { names, now }: { names: readonly LearntName[]; now: Date },
): Promise<void> {
  const rows = names.map(({ section, name, means }) => ({
    id: newId(now.getTime()),
    section,
    name,
    fund_id: means?.fundId ?? null,
    account_id: means?.accountId ?? null,
  }));
  await db.query(
    `insert into company_paper_name (association_id, id, section, name, fund_id, account_id)
     select $1, n.id, n.section, n.name, n.fund_id, n.account_id
       from jsonb_to_recordset($2::jsonb) as n(id uuid, section text, name text, fund_id uuid, account_id uuid)
     on conflict (association_id, section, name) do update set
       fund_id = excluded.fund_id, account_id = excluded.account_id`,
    [associationId, JSON.stringify(rows)],
  );
}

export async function removePaper(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  month: string,
): Promise<boolean> {
  const { rows } = await db.query(
    'delete from company_paper where association_id = $1 and month = $2 returning id',
    [associationId, month],
  );
  return rows.length > 0;
}
