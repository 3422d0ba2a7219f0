import type { AuditAnswer } from '#domain/statements/audit/audit-list.ts';
import type { AuditReport } from '#domain/statements/audit/audit-report.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

export async function listAnswers(
  db: Db,
  { associationId }: BooksReader,
  yearId: string,
): Promise<AuditAnswer[]> {
  const { rows } = await db.query<AuditAnswer>(
    'select code, result, note from audit_answer where association_id = $1 and fiscal_year_id = $2',
    [associationId, yearId],
  );
  return rows;
}

type Answered = { readonly yearId: string; readonly code: string };

export async function saveAnswer(
  db: Db,
  { associationId, role, userId }: Scope<'audit.write'>,
  answer: Answered & AuditAnswer & { readonly now: Date },
): Promise<void> {
  const { yearId, code, result, note, now } = answer;
  await refusedInWords(() =>
    db.query(
      `insert into audit_answer (association_id, id, fiscal_year_id, code, result, note, answered_as, answered_by, answered_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (association_id, fiscal_year_id, code) do update set result = excluded.result, note = excluded.note,
       answered_as = excluded.answered_as, answered_by = excluded.answered_by, answered_at = excluded.answered_at`,
      [
        associationId,
        newId(now.getTime()),
        yearId,
        code,
        result,
        note,
        role,
        userId,
        now.toISOString(),
      ],
    ),
  );
}

export async function deleteAnswer(
  db: Db,
  { associationId }: Scope<'audit.write'>,
  { yearId, code }: Answered,
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      'delete from audit_answer where association_id = $1 and fiscal_year_id = $2 and code = $3',
      [associationId, yearId, code],
    ),
  );
}

/** The report on a version, by the version's id. */
export async function findReport(
  db: Db,
  { associationId }: BooksReader,
  packId: string,
): Promise<AuditReport | null> {
  const { rows } = await db.query<AuditReport>(
    `select audited_on as "auditedOn", method, opinion, exceptions, business
       from audit_report where association_id = $1 and pack_id = $2`,
    [associationId, packId],
  );
  return rows[0] ?? null;
}

export async function addReport(
  db: Db,
  { associationId, role, userId }: Scope<'audit.write'>,
  { packId, report, now }: { packId: string; report: AuditReport; now: Date },
): Promise<void> {
  const { auditedOn, method, opinion, exceptions, business } = report;
  await db.query(
    `insert into audit_report (association_id, id, pack_id, audited_on, method, opinion, exceptions, business,
       written_as, written_by, written_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      associationId,
      newId(now.getTime()),
      packId,
      auditedOn,
      method,
      opinion,
      exceptions,
      business,
      role,
      userId,
      now.toISOString(),
    ],
  );
}
