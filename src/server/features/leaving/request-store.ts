import { may } from '#domain/access/permissions.ts';
import { type Role, rolesWithAll } from '#domain/access/role.ts';
import { rolesOn, type Standing } from '#domain/access/roles-on.ts';
import { dayInJapan, type IsoDate } from '#domain/calendar.ts';
import { isTheOnlyOne, type LeavingKind, type LeavingRequest } from '#domain/leaving/leaving.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

export type RequestRow = LeavingRequest & {
  readonly id: string;
  readonly askedAt: string;
  readonly approvedAs: Role | null;
  readonly approvedAt: string | null;
};

type Officer = Scope<
  'archive.make' | 'association.leave' | 'association.stay' | 'association.object'
>;

/** What is asked or approved and neither withdrawn nor stopped. */
export async function listRequests(db: Db, { associationId }: Scope): Promise<RequestRow[]> {
  const { rows } = await db.query<Omit<RequestRow, 'askedOn'>>(
    `select id, kind, is_alone as "isAlone", asked_as as "askedAs", asked_by as "askedBy", asked_at as "askedAt",
            approved_as as "approvedAs", approved_at as "approvedAt", last_day as "lastDay"
       from leaving_request where association_id = $1 and ended_at is null`,
    [associationId],
  );
  return rows.map((row) => ({ ...row, askedOn: dayInJapan(Date.parse(row.askedAt)) }));
}

/** False where one of the kind is open already. */
export async function addRequest(
  db: Db,
  { associationId, role, userId }: Officer,
  { kind, isAlone, now }: { kind: LeavingKind; isAlone: boolean; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into leaving_request (association_id, id, kind, asked_as, asked_by, asked_at, is_alone)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [associationId, newId(now.getTime()), kind, role, userId, now.toISOString(), isAlone],
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

/** 承認できる役員がほかにいない. */
export async function standsAlone(db: Db, { signer }: Scope, today: IsoDate): Promise<boolean> {
  const { rows } = await db.query<Standing & { userId: string }>(
    'select user_id as "userId", given, person, company from list_posts()',
  );
  const officers = rows.map((row) => ({
    userId: row.userId,
    mayApprove: may(rolesWithAll(rolesOn(row, today)), 'association.leave'),
  }));
  return isTheOnlyOne(signer, officers);
}
