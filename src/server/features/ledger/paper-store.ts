import type { YearBooks } from '#contract/money.ts';
import { type PaperSettings, usualPaperSettings } from '#domain/statements/paper-settings.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import type { BooksReader } from './chart-store.ts';
import { refusedInWords } from './refusals.ts';

/** 書類の書き方; as usual where nobody changed it. An approved year keeps 発生主義 or 現金主義 as it was approved. */
export async function findPaperSettings(
  db: Db,
  { associationId }: BooksReader,
  approvedYearId: string | null,
): Promise<PaperSettings> {
  const { rows } = await db.query<PaperSettings>(
    `select column_order as "columnOrder", difference, dates,
            case when $2::uuid is null then basis
              else coalesce((select p.basis from settlement_pack p
                where p.association_id = $1 and p.fiscal_year_id = $2 and p.state = 'approved'
                order by p.version desc limit 1), 'accrual') end as basis
       from paper_settings where association_id = $1`,
    [associationId, approvedYearId],
  );
  return rows[0] ?? usualPaperSettings;
}

export async function savePaperSettings(
  db: Db,
  { associationId }: Scope<'ledger.book'>,
  { columnOrder, difference, basis, dates }: PaperSettings,
): Promise<void> {
  await db.query(
    `insert into paper_settings (association_id, column_order, difference, basis, dates)
     values ($1, $2, $3, $4, $5)
     on conflict (association_id) do update set column_order = excluded.column_order,
       difference = excluded.difference, basis = excluded.basis, dates = excluded.dates`,
    [associationId, columnOrder, difference, basis, dates],
  );
}

/** 備考 of a year's settlement. */
export async function listRemarks(
  db: Db,
  { associationId }: BooksReader,
  yearId: string,
): Promise<YearBooks['remarks']> {
  const { rows } = await db.query<YearBooks['remarks'][number]>(
    `select fund_id as "fundId", account_id as "accountId", text from line_remark
      where association_id = $1 and fiscal_year_id = $2 order by fund_id, account_id`,
    [associationId, yearId],
  );
  return rows;
}

type NewRemark = {
  readonly yearId: string;
  readonly fundId: string;
  readonly accountId: string;
  readonly text: string;
  readonly now: Date;
};

/** 備考 of a line; an empty one goes. A year that is approved keeps its own. */
export async function saveRemark(
  db: Db,
  { associationId, role, userId }: Scope<'ledger.book'>,
  { yearId, fundId, accountId, text, now }: NewRemark,
): Promise<void> {
  await refusedInWords(async () => {
    await db.query(
      `delete from line_remark
        where association_id = $1 and fiscal_year_id = $2 and fund_id = $3 and account_id = $4`,
      [associationId, yearId, fundId, accountId],
    );
    if (text === '') return;
    await db.query(
      `insert into line_remark (association_id, id, fiscal_year_id, fund_id, account_id, text, written_as,
         written_by, written_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        associationId,
        newId(now.getTime()),
        yearId,
        fundId,
        accountId,
        text,
        role,
        userId,
        now.toISOString(),
      ],
    );
  });
}
