import { ownAssociation } from '#contract/endpoint.ts';
import type { Permission } from '#domain/access/permission.ts';
import { refusalOf } from '#domain/access/permission-words.ts';
import { may } from '#domain/access/permissions.ts';
import { type Role, rolesWith } from '#domain/access/role.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';

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

/** The caller as the database has it at this moment. */
export type FoundCaller = Caller & {
  readonly role: Role;
  /** Another one after anything that the association owns has changed. */
  readonly version: string;
};

type Wanted<Needed extends Permission> = {
  readonly associationId: string;
  readonly needs: Needed;
};

export function scopeOf<Needed extends Permission>(
  caller: FoundCaller,
  wanted: Wanted<Needed>,
): Scope<Needed> {
  const { userId, associationId, role } = caller;
  // To a stranger, an association that exists looks the same as one that does not.
  if (wanted.associationId !== ownAssociation && wanted.associationId !== associationId) {
    throw new Refusal('not_found');
  }
  const roles = rolesWith(role);
  if (!may(roles, wanted.needs)) throw new Refusal('not_allowed', refusalOf(wanted.needs));
  return { associationId, userId, role, roles } as Scope<Needed>;
}

/** The same person's proof for what the work needs beside; nothing where it is not theirs. */
export function grantedScope<Needed extends Permission>(
  scope: Scope,
  needs: Needed,
): Scope<Needed> | undefined {
  return may(scope.roles, needs) ? ({ ...scope } as unknown as Scope<Needed>) : undefined;
}

export async function findCaller(db: Db, caller: Caller): Promise<FoundCaller> {
  const { rows } = await db.query<Pick<FoundCaller, 'role' | 'version'>>(
    `select m.role, a.version from membership m join association a on a.id = m.association_id
      where m.association_id = $1 and m.user_id = $2`,
    [caller.associationId, caller.userId],
  );
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return { ...caller, ...found };
}

/** Inside the association's transaction. */
export async function findVersion(db: Db, { associationId }: Scope): Promise<string> {
  const { rows } = await db.query<{ version: string }>(
    'select version from association where id = $1',
    [associationId],
  );
  return rows[0]?.version ?? '';
}

/** The same for work that comes from no request. */
export async function openScope<Needed extends Permission>(
  db: Db,
  caller: Caller,
  wanted: Wanted<Needed>,
): Promise<Scope<Needed>> {
  return scopeOf(await findCaller(db, caller), wanted);
}
