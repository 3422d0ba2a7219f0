import { type Role, roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { DisclosureOrder } from '#domain/disclosure/disclosure-facts.ts';
import type { DisclosureAnswers } from '#domain/disclosure/disclosure-paper.ts';
import type { PrintedPaper } from '#domain/statements/pack/printed-paper.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Issuer = Scope<'disclosure.issue'>;

export type IssuedRow = DisclosureOrder & {
  readonly id: string;
  readonly number: number;
  readonly dwellingNumber: string;
  readonly issuedOn: IsoDate;
  readonly issuedAs: string;
  readonly feeEntryId: string | null;
};

const shown = 100;

/** The newest first. */
export async function listIssued(db: Db, { associationId }: Issuer): Promise<IssuedRow[]> {
  const { rows } = await db.query<IssuedRow & { readonly issuedAs: Role }>(
    `select s.id, s.number, d.number as "dwellingNumber", s.asker, s.asker_name as "askerName", s.license, s.reason,
            s.asked_on as "askedOn", s.fee_yen as "feeYen", s.issued_on as "issuedOn", s.issued_as as "issuedAs",
            (select j.id from journal_entry j where j.association_id = $1
                and starts_with(j.source_key, 'disclosure-fee:' || s.id) and not exists (
                  select from journal_entry r where r.association_id = $1 and r.reverses_id = j.id)
              limit 1) as "feeEntryId"
       from disclosure s join dwelling d on d.association_id = s.association_id and d.id = s.dwelling_id
      where s.association_id = $1 order by s.number desc limit ${shown}`,
    [associationId],
  );
  return rows.map((row) => ({ ...row, issuedAs: roleNames[row.issuedAs] }));
}

/** What was said the last time, of the house: it mostly still holds, and stands in the form to be looked at. */
export async function findLastAnswers(
  db: Db,
  { associationId }: Issuer,
): Promise<DisclosureAnswers> {
  const { rows } = await db.query<{ answers: DisclosureAnswers }>(
    'select answers from disclosure where association_id = $1 order by number desc limit 1',
    [associationId],
  );
  return rows[0]?.answers ?? {};
}

type Issued = { readonly number: number; readonly paper: PrintedPaper; readonly issuedOn: IsoDate };

export async function findIssued(
  db: Db,
  { associationId }: Issuer,
  disclosureId: string,
): Promise<Issued | undefined> {
  const { rows } = await db.query<Issued>(
    `select number, paper, issued_on as "issuedOn" from disclosure where association_id = $1 and id = $2`,
    [associationId, disclosureId],
  );
  return rows[0];
}

/** Whoever issues at the same moment waits here, so that no number is given twice. */
export async function nextNumber(db: Db, { associationId }: Issuer): Promise<number> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('disclosure:' || $1, 0))`, [
    associationId,
  ]);
  const { rows } = await db.query<{ number: number }>(
    'select coalesce(max(number), 0) + 1 as number from disclosure where association_id = $1',
    [associationId],
  );
  return rows[0]?.number ?? 1;
}

type NewDisclosure = {
  readonly id: string;
  readonly number: number;
  readonly dwellingId: string;
  readonly order: DisclosureOrder;
  readonly answers: DisclosureAnswers;
  readonly paper: PrintedPaper;
  readonly today: IsoDate;
  readonly now: Date;
};

export async function addDisclosure(
  db: Db,
  { associationId, role, userId }: Issuer,
  { id, number, dwellingId, order, answers, paper, today, now }: NewDisclosure,
): Promise<void> {
  await db.query(
    `insert into disclosure (association_id, id, number, dwelling_id, asker, asker_name, license, reason, asked_on,
       fee_yen, answers, paper, issued_on, issued_as, issued_by, issued_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12::jsonb, $13, $14, $15, $16)`,
    [
      associationId,
      id,
      number,
      dwellingId,
      order.asker,
      order.askerName,
      order.license,
      order.reason,
      order.askedOn,
      order.feeYen,
      JSON.stringify(answers),
      JSON.stringify(paper),
      today,
      role,
      userId,
      now.toISOString(),
    ],
  );
}
