import type { Role } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { LeavingKind, LeavingRequest } from '#domain/leaving/leaving.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

export type RequestRow = LeavingRequest & {
  readonly id: string;
  readonly askedAt: string;
  readonly approvedAs: Role | null;
  readonly approvedAt: string | null;
};

type Officer = Scope<'archive.make' | 'association.leave' | 'association.stay'>;

/** What is asked or approved and neither withdrawn nor stopped. */
export async function listRequests(db: Db, { associationId }: Scope): Promise<RequestRow[]> {
  const { rows } = await db.query<RequestRow>(
    `select id, kind, asked_as as "askedAs", asked_by as "askedBy", asked_at as "askedAt",
            approved_as as "approvedAs", approved_at as "approvedAt", last_day as "lastDay"
       from leaving_request where association_id = $1 and ended_at is null`,
    [associationId],
  );
  return rows;
}

/** False where one of the kind is open already. */
export async function addRequest(
  db: Db,
  { associationId, role, userId }: Officer,
  { kind, now }: { kind: LeavingKind; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into leaving_request (association_id, id, kind, asked_as, asked_by, asked_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [associationId, newId(now.getTime()), kind, role, userId, now.toISOString()],
  );
  return rowCount > 0;
}

type Approval = { readonly requestId: string; readonly lastDay: IsoDate; readonly now: Date };

/** False where it is approved or ended already, also by somebody at the same moment. */
export async function approveRequest(
  db: Db,
  { associationId, role, userId }: Officer,
  { requestId, lastDay, now }: Approval,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update leaving_request set approved_as = $3, approved_by = $4, approved_at = $5, last_day = $6
      where association_id = $1 and id = $2 and approved_at is null and ended_at is null`,
    [associationId, requestId, role, userId, now.toISOString(), lastDay],
  );
  return rowCount > 0;
}

export async function endRequest(
  db: Db,
  { associationId, role, userId }: Officer,
  { requestId, now }: { requestId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update leaving_request set ended_as = $3, ended_by = $4, ended_at = $5
      where association_id = $1 and id = $2 and ended_at is null`,
    [associationId, requestId, role, userId, now.toISOString()],
  );
  return rowCount > 0;
}

type Association = { readonly name: string };

export async function findAssociation(db: Db, { associationId }: Scope): Promise<Association> {
  const { rows } = await db.query<Association>(`select name from association where id = $1`, [
    associationId,
  ]);
  const [found] = rows;
  if (!found) throw new Error('the association is not there');
  return found;
}
