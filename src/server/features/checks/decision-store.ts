import { type Role, roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { FindingAnswer } from '#domain/checks/finding.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Decision = {
  readonly digest: string;
  readonly kind: FindingAnswer;
  readonly reason: string;
  readonly decidedAs: string;
  readonly decidedOn: IsoDate;
};

/** The last answer to each of these facts. */
export async function listDecisions(
  db: Db,
  { associationId }: Scope<'finding.read'>,
  digests: readonly string[],
): Promise<Decision[]> {
  const { rows } = await db.query<Decision & { readonly decidedAs: Role }>(
    `select distinct on (digest) digest, answer as kind, reason, decided_as as "decidedAs",
            ${dayOf('decided_at')} as "decidedOn"
       from finding_decision where association_id = $1 and digest = any($2)
      order by digest, decided_at desc, id desc`,
    [associationId, digests],
  );
  return rows.map((row) => ({ ...row, decidedAs: roleNames[row.decidedAs] }));
}

type NewDecision = {
  readonly id: string;
  readonly check: string;
  readonly subject: string;
  readonly digest: string;
  readonly answer: FindingAnswer;
  readonly reason: string;
  readonly now: Date;
};

export async function addDecision(
  db: Db,
  { associationId, userId, role }: Scope<'finding.decide'>,
  { id, check, subject, digest, answer, reason, now }: NewDecision,
): Promise<void> {
  await db.query(
    `insert into finding_decision (association_id, id, check_id, subject, digest, answer, reason, decided_as,
       decided_by, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (association_id, id) do nothing`,
    [associationId, id, check, subject, digest, answer, reason, role, userId, now.toISOString()],
  );
}
