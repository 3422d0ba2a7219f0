import { type Role, rankOf } from '#domain/access/role.ts';
import { rolesOn, type Standing } from '#domain/access/roles-on.ts';
import { dayInJapan, type IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { standingColumns, standings } from '#server/http/scope.ts';

export type Account = { readonly id: string; readonly email: string; readonly name: string };

export async function findAccountByAddress(
  db: Db,
  addressHash: string,
): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    `select u.id, u.email, u.name from login_name l join app_user u on u.id = l.account_id
      where l.address_hash = $1 order by l.made_at limit 1`,
    [addressHash],
  );
  return rows[0];
}

export async function findAccount(db: Db, accountId: string): Promise<Account | undefined> {
  const { rows } = await db.query<Account>('select id, email, name from app_user where id = $1', [
    accountId,
  ]);
  return rows[0];
}

export async function addAccount(
  db: Db,
  { id, email }: Omit<Account, 'name'>,
  { addressHash, now }: { addressHash: string; now: Date },
): Promise<void> {
  await db.query(`insert into app_user (id, email, name) values ($1, $2, '')`, [id, email]);
  await db.query('insert into login_name (address_hash, account_id, made_at) values ($1, $2, $3)', [
    addressHash,
    id,
    now.toISOString(),
  ]);
}

export async function saveAccountName(db: Db, accountId: string, name: string): Promise<void> {
  await db.query('update app_user set name = $2 where id = $1', [accountId, name]);
}

export type OwnMembership = {
  readonly associationId: string;
  readonly name: string;
  readonly role: Role;
  readonly trialEndsOn: string | null;
};

/** Associations in which this account is somebody today. */
export async function listMemberships(
  db: Db,
  accountId: string,
  today: IsoDate,
): Promise<OwnMembership[]> {
  const { rows } = await db.query<Omit<OwnMembership, 'role'> & Standing>(
    `select a.id as "associationId", a.name, ${standingColumns}, a.trial_ends_on as "trialEndsOn"
       from ${standings}
      where m.user_id = $1 and a.kind = 'customer' order by a.name, a.id`,
    [accountId],
  );
  return rows.flatMap(({ given, person, company = null, ...row }) => {
    const [role] = rolesOn({ given, person, company }, today);
    return role ? [{ ...row, role }] : [];
  });
}

/** In any association, or at a company. */
export async function isMemberAnywhere(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await db.query(
    `select from membership m join association a on a.id = m.association_id
      where m.user_id = $1 and a.kind = 'customer'
     union all
     select from company_member c where c.account_id = $1
     limit 1`,
    [accountId],
  );
  return rows.length > 0;
}

/** The address, the passkeys and LINE or Google open this account no more; what it wrote stays. */
export async function deleteWaysIn(db: Db, accountId: string): Promise<void> {
  await db.query('delete from login_name where account_id = $1', [accountId]);
  await db.query('delete from passkey where account_id = $1', [accountId]);
  await db.query('delete from proof_card where account_id = $1', [accountId]);
  await db.query('delete from provider_login where account_id = $1', [accountId]);
}

type Board = { readonly associationId: string; readonly except: string | null; readonly now: Date };

/** 役員 of today and 監事 who come in themselves, but for one of them. */
export async function listBoardOf(
  db: Db,
  { associationId, except, now }: Board,
): Promise<string[]> {
  const { rows } = await db.query<Standing & { readonly email: string }>(
    `select u.email, ${standingColumns} from ${standings} join app_user u on u.id = m.user_id
      where m.association_id = $1 and m.user_id is distinct from $2 order by u.email`,
    [associationId, except],
  );
  const today = dayInJapan(now.getTime());
  return rows.flatMap(({ email, ...standing }) =>
    rolesOn(standing, today).some((role) => rankOf(role) === 'board') ? [email] : [],
  );
}
