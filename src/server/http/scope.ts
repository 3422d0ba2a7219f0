import { ownAssociation } from '#contract/endpoint.ts';
import { refusalOf } from '#domain/access/permission-words.ts';
import { may, type Permission } from '#domain/access/permissions.ts';
import { type Role, rolesWith } from '#domain/access/role.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Database } from '#server/db/db.ts';

declare const proof: unique symbol;

/**
 * Proof that this user may do this in this association. Stores demand it, so an unchecked query does not compile;
 * one that names a permission compiles only in a route that needs it.
 */
export type Scope<Proven extends Permission = Permission> = {
  readonly associationId: string;
  readonly userId: string;
  readonly role: Role;
  readonly roles: ReadonlySet<Role>;
  readonly [proof]: Proven;
};

/** Who calls, and which association the caller's cookie names. */
export type Caller = {
  readonly userId: string;
  /** The demonstration, or the visitor's own copy of it. */
  readonly associationId: string;
  readonly hasOwnCopy: boolean;
};

export async function openScope<Needed extends Permission>(
  db: Database,
  caller: Caller,
  wanted: { associationId: string; needs: Needed },
): Promise<Scope<Needed>> {
  const associationId =
    wanted.associationId === ownAssociation ? caller.associationId : wanted.associationId;
  // To a stranger, an association that exists looks the same as one that does not.
  if (associationId !== caller.associationId) throw new Refusal('not_found');
  const { rows } = await db.query<{ role: Role }>(
    'select role from membership where association_id = $1 and user_id = $2',
    [associationId, caller.userId],
  );
  const role = rows[0]?.role;
  if (!role) throw new Refusal('not_found');
  const roles = rolesWith(role);
  if (!may(roles, wanted.needs)) throw new Refusal('not_allowed', refusalOf(wanted.needs));
  return { associationId, userId: caller.userId, role, roles } as Scope<Needed>;
}
