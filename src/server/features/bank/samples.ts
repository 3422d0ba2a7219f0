import { type SampleStatement, sampleStatements } from '#demo/bank/sample-statements.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Reader = Scope<'ledger.read'>;

/** 見本の明細, made from the books that the demonstration came with; other associations have none. */
export async function listSamples(
  db: Db,
  { associationId }: Reader,
): Promise<readonly SampleStatement[]> {
  const { rows } = await db.query<{
    code: string;
    postedOn: string;
    amountYen: number;
    sourceKey: string;
    summary: string;
    payee: string;
  }>(
    `with own as materialized (
       select a.id, a.code from bank_account b
         join account a on a.association_id = b.association_id and a.id = b.account_id
        where b.association_id = $1),
     seeded as materialized (
       select j.id, j.posted_on, j.source_key, j.summary from journal_entry j
         join association a on a.id = $1 and a.kind in ('template', 'copy')
        -- What a visitor has booked since is theirs, however it was booked: the bank knows nothing of it.
        where j.association_id = $1 and j.origin <> 'reversal' and j.recorded_at < a.created_at)
     select own.code, s.posted_on as "postedOn", sum(p.amount_yen)::float8 as "amountYen", s.source_key as "sourceKey",
            s.summary, coalesce(min(c.name), '') as payee
       from seeded s
       join posting p on p.association_id = $1 and p.entry_id = s.id
       join own on own.id = p.account_id
       left join lateral (
         select n.name from posting q
           join counterparty n on n.association_id = q.association_id and n.id = q.counterparty_id
          where q.association_id = $1 and q.entry_id = s.id limit 1) c on true
      group by own.code, s.posted_on, s.source_key, s.summary
      order by s.posted_on, s.source_key`,
    [associationId],
  );
  return sampleStatements(rows);
}

export async function findSample(db: Db, scope: Reader, name: string): Promise<SampleStatement> {
  const found = (await listSamples(db, scope)).find((sample) => sample.name === name);
  if (!found) throw new Refusal('not_found', 'この見本は見つかりません。');
  return found;
}
