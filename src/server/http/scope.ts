import { ownAssociation } from '#contract/endpoint.ts';
import type { Permission } from '#domain/access/permission.ts';
import { refusalOf } from '#domain/access/permission-words.ts';
import { may } from '#domain/access/permissions.ts';
import { type Role, type Roles, rolesWithAll } from '#domain/access/role.ts';
import { companyMayOn, rolesOn, type Standing } from '#domain/access/roles-on.ts';
import type { Signer } from '#domain/access/second-person.ts';
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
  /** Whom the register knows; `null` in the demonstration and for whoever began an association. */
  readonly personId: string | null;
  /** Whose requests are one's own, where two persons are needed. */
  readonly signer: Signer;
  readonly role: Role;
  readonly roles: Roles;
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
  readonly personId: string | null;
  readonly signer: Signer;
  /** The leading one of what this person is today. */
  readonly role: Role;
  readonly roles: Roles;
  /** The last day on which something may be written; `null` where nothing ends. */
  readonly trialEndsOn: IsoDate | null;
  /** 解約: the last day on which something may be written; nothing where none is agreed upon. */
  readonly agreementEndsOn?: IsoDate | null;
  /** 利用の終了: the last day on which the association is there; `null` where nobody leaves. */
  readonly leavesOn: IsoDate | null;
  /** When this person last showed who they are; nobody is asked in the demonstration. */
  readonly provedMs?: number;
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
  const { userId, personId, signer, associationId, role, roles } = caller;
  // To a stranger, an association that exists looks the same as one that does not.
  if (wanted.associationId !== ownAssociation && wanted.associationId !== associationId) {
    throw new Refusal('not_found');
  }
  if (!may(roles, wanted.needs)) throw new Refusal('not_allowed', refusalOf(wanted.needs));
  return { associationId, userId, personId, signer, role, roles } as Scope<Needed>;
}

/** The same person's proof for what the work needs beside; nothing where it is not theirs. */
export function grantedScope<Needed extends Permission>(
  scope: Scope,
  needs: Needed,
): Scope<Needed> | undefined {
  return may(scope.roles, needs) ? ({ ...scope } as unknown as Scope<Needed>) : undefined;
}

/**
 * The memberships `m` of associations `a`, each with its person. In the demonstration the register makes nobody
 * anything: there the position is given.
 */
export const standings = `membership m join association a on a.id = m.association_id
  left join member_person mp on mp.association_id = m.association_id and mp.user_id = m.user_id and a.kind = 'customer'`;

/** One of these as a `Standing`. */
export const standingColumns = `m.role as given, case when mp.person_id is not null then jsonb_build_object(
  'owns', exists (select from ownership o
     where o.association_id = m.association_id and o.person_id = mp.person_id),
  'stays', coalesce((select jsonb_agg(jsonb_build_object('since', r.since, 'until', r.until)) from residency r
     where r.association_id = m.association_id and r.person_id = mp.person_id), '[]'::jsonb),
  'terms', coalesce((select jsonb_agg(jsonb_build_object('post', f.post, 'from', f.term_from, 'until', f.term_until))
     from officer f where f.association_id = m.association_id and f.person_id = mp.person_id), '[]'::jsonb)) end as person,
  (select jsonb_agg(jsonb_build_object('areas', c.areas, 'lastDay', c.last_day))
     from company_assignment s
     join company_contract c on c.association_id = s.association_id and c.company_id = s.company_id
      and c.approved_at is not null and c.ended_at is null
     join company_member w on w.company_id = s.company_id and w.account_id = s.user_id
      and w.joined_at is not null and w.ended_at is null
    where s.association_id = m.association_id and s.user_id = m.user_id and s.ended_at is null) as company`;

/** The last day of an association `a` that leaves. */
export const leavesOnColumn = `(select l.last_day from leaving_request l
  where l.association_id = a.id and l.kind = 'leave' and l.approved_at is not null and l.ended_at is null) as "leavesOn"`;

type SignerRow = { readonly accounts: readonly string[] | null };

/** Only whoever may approve something has to be told from others. */
const signerColumn = `case when a.kind = 'customer' then case
  when m.role is not null or exists (select from officer f
         where f.association_id = m.association_id and f.person_id = mp.person_id)
    then accounts_beside(m.association_id, m.user_id, $3::date)
  else jsonb_build_array(m.user_id) end end as accounts`;

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
  const { rows } = await db.query<
    Standing &
      Pick<FoundCaller, 'version' | 'trialEndsOn' | 'agreementEndsOn' | 'leavesOn' | 'personId'> &
      SignerRow
  >(
    `select ${standingColumns}, mp.person_id as "personId", a.version, a.trial_ends_on as "trialEndsOn",
            a.agreement_ends_on as "agreementEndsOn", ${leavesOnColumn}, ${signerColumn}
       from ${standings}
      where m.association_id = $1 and m.user_id = $2`,
    [caller.associationId, caller.userId, today === '' ? null : today],
  );
  const [found] = rows;
  const held = found ? rolesOn(found, today) : [];
  const [role] = held;
  if (!found || !role) return undefined;
  return {
    ...caller,
    personId: found.personId,
    signer: found.accounts ? { by: 'person', accounts: found.accounts } : { by: 'position', role },
    role,
    roles: rolesWithAll(held, companyMayOn(found, today)),
    version: found.version,
    trialEndsOn: found.trialEndsOn,
    agreementEndsOn: found.agreementEndsOn ?? null,
    leavesOn: found.leavesOn,
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
