import { ownAssociation, type Role } from '#contract/endpoint.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';

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

/** The caller as the database has it at this moment. */
export type FoundCaller = Caller & {
  readonly role: Role;
  /** Another one after anything that the association owns has changed. */
  readonly version: string;
};

type Wanted = { readonly associationId: string; readonly access: Role };

const rank = { resident: 1, board: 2, manager: 3 } as const satisfies Record<Role, number>;

export function scopeOf(caller: FoundCaller, wanted: Wanted): Scope {
  const { userId, associationId, role } = caller;
  // To a stranger, an association that exists looks the same as one that does not.
  if (wanted.associationId !== ownAssociation && wanted.associationId !== associationId) {
    throw new Refusal('not_found');
  }
  if (rank[role] < rank[wanted.access]) throw new Refusal('not_allowed');
  return { associationId, userId, role } as Scope;
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
export async function openScope(db: Db, caller: Caller, wanted: Wanted): Promise<Scope> {
  return scopeOf(await findCaller(db, caller), wanted);
}
