import type { Company } from '#contract/company.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';

type Client = Company['clients'][number];
type Staff = Company['staff'][number];

export type OwnCompany = {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly isAdmin: boolean;
};

/** The company for which somebody acts today. */
export async function findOwnCompany(db: Db, accountId: string): Promise<OwnCompany | undefined> {
  const { rows } = await db.query<OwnCompany>(
    `select c.id, c.name, c.number, w.role = 'admin' as "isAdmin"
       from company_member w join company c on c.id = w.company_id
      where w.account_id = $1 and w.joined_at is not null and w.ended_at is null`,
    [accountId],
  );
  return rows[0];
}

export async function listInvitations(
  db: Db,
  accountId: string,
): Promise<{ companyId: string; name: string }[]> {
  const { rows } = await db.query<{ companyId: string; name: string }>(
    `select c.id as "companyId", c.name from company_member w join company c on c.id = w.company_id
      where w.account_id = $1 and w.joined_at is null and w.ended_at is null order by w.added_at, c.id`,
    [accountId],
  );
  return rows;
}

export async function listStaff(db: Db, companyId: string): Promise<Staff[]> {
  const { rows } = await db.query<Staff>(
    `select w.account_id as "accountId", w.name, u.email, w.role = 'admin' as "isAdmin",
            ${dayOf('w.added_at')} as "addedOn", ${dayOf('w.joined_at')} as "joinedOn"
       from company_member w join app_user u on u.id = w.account_id
      where w.company_id = $1 and w.ended_at is null order by w.added_at, w.account_id`,
    [companyId],
  );
  return rows;
}

/** 受託している管理組合, with whom the company assigned there. */
export async function listClients(
  db: Db,
  { companyId, accountId, today }: { companyId: string; accountId: string; today: IsoDate },
): Promise<Client[]> {
  const { rows } = await db.query<Client>(
    `select a.id as "associationId", a.name, c.areas, ${dayOf('c.approved_at')} as since, c.last_day as "lastDay",
            coalesce(s.account_ids, '{}') as "accountIds", coalesce($2 = any(s.account_ids), false) as "isMine"
       from company_client k
       join company_contract c on c.association_id = k.association_id and c.company_id = k.company_id
       join association a on a.id = k.association_id
       left join lateral (
         select array_agg(s.user_id order by s.assigned_at) as account_ids from company_assignment s
          where s.association_id = c.association_id and s.company_id = c.company_id and s.ended_at is null) s on true
      where k.company_id = $1 and c.approved_at is not null and c.ended_at is null
        and (c.last_day is null or c.last_day >= $3)
      order by a.name, a.id`,
    [companyId, accountId, today],
  );
  return rows;
}

type NewCompany = {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly accountId: string;
  readonly yourName: string;
  readonly now: Date;
};

/** Answers whether the number was free. */
export async function addCompany(
  db: Db,
  { id, number, name, accountId, yourName, now }: NewCompany,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into company (id, number, name, made_by, made_at) values ($1, $2, $3, $4, $5)
     on conflict (number) do nothing`,
    [id, number, name, accountId, now.toISOString()],
  );
  if (rowCount === 0) return false;
  await db.query(
    `insert into company_member (company_id, account_id, role, name, added_at, joined_at)
     values ($1, $2, 'admin', $3, $4, $4)`,
    [id, accountId, yourName, now.toISOString()],
  );
  return true;
}

type NewStaff = {
  readonly companyId: string;
  readonly accountId: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly now: Date;
};

/** Somebody who left may be asked again. Answers whether they were not there. */
export async function addMember(
  db: Db,
  { companyId, accountId, name, isAdmin, now }: NewStaff,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into company_member (company_id, account_id, role, name, added_at) values ($1, $2, $3, $4, $5)
     on conflict (company_id, account_id) do update set role = excluded.role, name = excluded.name,
       added_at = excluded.added_at, joined_at = null, ended_at = null
      where company_member.ended_at is not null`,
    [companyId, accountId, isAdmin ? 'admin' : 'staff', name, now.toISOString()],
  );
  return rowCount > 0;
}

type Membership = { readonly companyId: string; readonly accountId: string; readonly now: Date };

export async function joinAsMember(
  db: Db,
  { companyId, accountId, now }: Membership,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update company_member set joined_at = $3
      where company_id = $1 and account_id = $2 and joined_at is null and ended_at is null`,
    [companyId, accountId, now.toISOString()],
  );
  return rowCount > 0;
}

/** The last admin stays: else nobody could take anybody's access away. */
export async function endMember(
  db: Db,
  { companyId, accountId, now }: Membership,
): Promise<boolean> {
  await db.query('select from company where id = $1 for update', [companyId]);
  const { rowCount } = await db.query(
    `update company_member w set ended_at = $3
      where w.company_id = $1 and w.account_id = $2 and w.ended_at is null
        and (w.role <> 'admin' or w.joined_at is null or exists (select from company_member o
          where o.company_id = $1 and o.account_id <> $2 and o.role = 'admin'
            and o.joined_at is not null and o.ended_at is null))`,
    [companyId, accountId, now.toISOString()],
  );
  return rowCount > 0;
}

export async function isMember(
  db: Db,
  { companyId, accountId }: Omit<Membership, 'now'>,
): Promise<boolean> {
  const { rows } = await db.query(
    `select from company_member
      where company_id = $1 and account_id = $2 and joined_at is not null and ended_at is null`,
    [companyId, accountId],
  );
  return rows.length > 0;
}

/** Where somebody is assigned for this company. */
export async function listAssigned(
  db: Db,
  { companyId, accountId }: Omit<Membership, 'now'>,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select s.association_id as id from company_client k
       join company_assignment s on s.association_id = k.association_id and s.company_id = k.company_id
      where k.company_id = $1 and s.user_id = $2 and s.ended_at is null order by s.association_id`,
    [companyId, accountId],
  );
  return rows.map(({ id }) => id);
}
