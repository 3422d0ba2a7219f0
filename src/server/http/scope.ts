import { ownAssociation } from '#contract/endpoint.ts';
import type { Permission } from '#domain/access/permission.ts';
import { refusalOf } from '#domain/access/permission-words.ts';
import { may } from '#domain/access/permissions.ts';
import { type Role, rolesWithAll } from '#domain/access/role.ts';
import { rolesOn, type Standing } from '#domain/access/roles-on.ts';
import type { IsoDate } from '#domain/calendar.ts';
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
  /** The leading one of what this person is today. */
  readonly role: Role;
  readonly roles: ReadonlySet<Role>;
  /** The last day on which something may be written; `null` where nothing ends. */
  readonly trialEndsOn: IsoDate | null;
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
  const { userId, associationId, role, roles } = caller;
  // To a stranger, an association that exists looks the same as one that does not.
  if (wanted.associationId !== ownAssociation && wanted.associationId !== associationId) {
    throw new Refusal('not_found');
  }
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

/** A membership `m` as a `Standing`. */
export const standingColumns = `m.role as given, case when m.person_id is not null then jsonb_build_object(
  'owns', exists (select from ownership o
     where o.association_id = m.association_id and o.person_id = m.person_id),
  'stays', coalesce((select jsonb_agg(jsonb_build_object('since', r.since, 'until', r.until)) from residency r
     where r.association_id = m.association_id and r.person_id = m.person_id), '[]'::jsonb),
  'terms', coalesce((select jsonb_agg(jsonb_build_object('post', f.post, 'from', f.term_from, 'until', f.term_until))
     from officer f where f.association_id = m.association_id and f.person_id = m.person_id), '[]'::jsonb)) end as person`;

export async function findCaller(db: Db, caller: Caller, today: IsoDate): Promise<FoundCaller> {
  const found = await findCallerIfAny(db, caller, today);
  // Whoever has left is a stranger.
  if (!found) throw new Refusal('not_found');
  return found;
}

export async function findCallerIfAny(
  db: Db,
  caller: Caller,
  today: IsoDate,
): Promise<FoundCaller | undefined> {
  const { rows } = await db.query<Standing & Pick<FoundCaller, 'version' | 'trialEndsOn'>>(
    `select ${standingColumns}, a.version, a.trial_ends_on as "trialEndsOn" from membership m join association a on a.id = m.association_id
      where m.association_id = $1 and m.user_id = $2`,
    [caller.associationId, caller.userId],
  );
  const [found] = rows;
  const held = found ? rolesOn(found, today) : [];
  const [role] = held;
  if (!found || !role) return undefined;
  return {
    ...caller,
    role,
    roles: rolesWithAll(held),
    version: found.version,
    trialEndsOn: found.trialEndsOn,
  };
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
  // Such work is done in a given position, which no day changes.
  return scopeOf(await findCaller(db, caller, ''), wanted);
}
