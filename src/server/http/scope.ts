import { ownAssociation, type Role } from '#contract/endpoint.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Database } from '#server/db/db.ts';

declare const proof: unique symbol;

/** Proof that this user may act in this association. Stores demand it, so an unchecked query does not compile. */
export type Scope = {
  readonly associationId: string;
  readonly userId: string;
  readonly role: Role;
  readonly [proof]: true;
};

/** Who calls, and which association the caller's cookie names. */
export type Caller = {
  readonly userId: string;
  /** The demonstration, or the visitor's own copy of it. */
  readonly associationId: string;
  readonly hasOwnCopy: boolean;
};

const rank = { resident: 1, board: 2, manager: 3 } as const satisfies Record<Role, number>;

export async function openScope(
  db: Database,
  caller: Caller,
  wanted: { associationId: string; access: Role },
): Promise<Scope> {
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
  if (rank[role] < rank[wanted.access]) throw new Refusal('not_allowed');
  return { associationId, userId: caller.userId, role } as Scope;
}
