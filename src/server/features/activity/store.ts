import { createHash } from 'node:crypto';
import type { Role } from '#domain/access/role.ts';
import type { ActivityKind } from '#domain/activity/action.ts';
import { addressesOf } from '#domain/activity/actions.ts';
import type { Head, LinkedEntry } from '#domain/activity/chain.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Reader = Scope<'activity.read'>;

export type Wanted = {
  readonly who?: string | undefined;
  readonly kind?: ActivityKind | undefined;
  readonly from?: IsoDate | undefined;
  readonly until?: IsoDate | undefined;
  /** Nobody else's are seen. */
  readonly onlyRole: Role | null;
};

export type Doer = {
  readonly role: Role | '';
  /** `null` in the demonstration, where one visitor holds every position. */
  readonly name: string | null;
};

export type Row = Doer & {
  readonly number: number;
  readonly day: IsoDate;
  readonly time: string;
  readonly action: string;
  readonly subject: string;
};

const inJapan = `e.at at time zone 'Asia/Tokyo'`;
/** The register's name, else that of the account. */
const nameColumn = `case when a.kind = 'customer' then coalesce(
  (select p.name from person p where p.association_id = $1 and p.id = e.person_id), member_name(e.user_id)) end as name`;
const isWanted = `($2::text is null or concat(e.role, ':', e.user_id) = $2) and ($3::text[] is null or e.action = any($3::text[]))
  and ($4::date is null or ${inJapan} >= $4::date) and ($5::date is null or ${inJapan} < $5::date + 1)
  and ($6::text is null or e.role = $6)`;

function valuesOf({ associationId }: Reader, wanted: Wanted): readonly unknown[] {
  const { who, kind, from, until, onlyRole } = wanted;
  const actions = kind ? addressesOf(kind) : null;
  return [associationId, who ?? null, actions, from ?? null, until ?? null, onlyRole];
}

/** The newest first. */
export async function listRows(
  db: Db,
  scope: Reader,
  wanted: Wanted & { readonly limit: number; readonly offset: number },
): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select e.number, to_char(${inJapan}, 'YYYY-MM-DD') as day, to_char(${inJapan}, 'HH24:MI') as time, e.role, e.action,
            e.subject, ${nameColumn}
       from activity_entry e join association a on a.id = e.association_id
      where e.association_id = $1 and ${isWanted} order by e.number desc limit $7 offset $8`,
    [...valuesOf(scope, wanted), wanted.limit, wanted.offset],
  );
  return rows;
}

export async function countRows(db: Db, scope: Reader, wanted: Wanted): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from activity_entry e where e.association_id = $1 and ${isWanted}`,
    [...valuesOf(scope, wanted)],
  );
  return rows[0]?.count ?? 0;
}

/** Everybody who stands in the log, in each of their positions. */
export async function listDoers(
  db: Db,
  { associationId }: Reader,
  onlyRole: Role | null,
): Promise<readonly (Doer & { readonly key: string })[]> {
  const { rows } = await db.query<Doer & { key: string }>(
    `select concat(e.role, ':', e.user_id) as key, e.role, ${nameColumn}
       from (select distinct on (role, user_id) * from activity_entry
              where association_id = $1 and ($2::text is null or role = $2) order by role, user_id, number desc) e
       join association a on a.id = e.association_id
      order by e.role, name, key`,
    [associationId, onlyRole],
  );
  return rows;
}

/** How the chain begins and ends; `undefined` while nothing was done yet. */
export async function findHead(db: Db, associationId: string): Promise<Head | undefined> {
  const { rows } = await db.query<Head>(
    'select root, number, hash from activity_head where association_id = $1',
    [associationId],
  );
  return rows[0];
}

/** The whole chain from its beginning. */
export async function listChain(db: Db, associationId: string): Promise<LinkedEntry[]> {
  const { rows } = await db.query<LinkedEntry>(
    `select number, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, user_id as "userId",
            person_id as "personId", role, action, subject, hash
       from activity_entry where association_id = $1 order by number`,
    [associationId],
  );
  return rows;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
