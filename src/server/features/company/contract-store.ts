import { type Role, roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { dayOf } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

export type ContractRow = {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly companyNumber: string;
  readonly areas: readonly string[];
  readonly lastDay: IsoDate | null;
  readonly askedAs: Role;
  readonly askedBy: string;
  readonly askedOn: IsoDate;
  readonly approvedAs: Role | null;
  readonly approvedOn: IsoDate | null;
  readonly endedAs: Role | null;
  readonly endedOn: IsoDate | null;
};

const columns = `id, company_id as "companyId", company_name as "companyName", company_number as "companyNumber", areas,
  last_day as "lastDay", asked_as as "askedAs", asked_by as "askedBy", ${dayOf('asked_at')} as "askedOn",
  approved_as as "approvedAs", ${dayOf('approved_at')} as "approvedOn", ended_as as "endedAs",
  ${dayOf('ended_at')} as "endedOn"`;

/** What is open first, then what is over, the newest first. */
export async function listContracts(
  db: Db,
  { associationId }: Scope<'company.read'>,
): Promise<ContractRow[]> {
  const { rows } = await db.query<ContractRow>(
    `select ${columns} from company_contract where association_id = $1
      order by ended_at is not null, asked_at desc, id desc limit 50`,
    [associationId],
  );
  return rows;
}

type Writer = Scope<'company.ask'> | Scope<'company.approve'> | Scope<'company.end'>;

/** Held until the work is done, so that of two at once one finds what the other did. */
export async function holdContract(
  db: Db,
  { associationId }: Writer,
  contractId: string,
): Promise<ContractRow | undefined> {
  const { rows } = await db.query<ContractRow>(
    `select ${columns} from company_contract
      where association_id = $1 and id = $2 and ended_at is null for update`,
    [associationId, contractId],
  );
  return rows[0];
}

export type Candidate = { readonly id: string; readonly name: string; readonly number: string };

export async function findCandidate(db: Db, number: string): Promise<Candidate | undefined> {
  const { rows } = await db.query<Candidate>('select id, name, number from find_company($1)', [
    number,
  ]);
  return rows[0];
}

type Request = {
  readonly id: string;
  readonly company: Candidate;
  readonly areas: readonly string[];
  readonly lastDay: IsoDate | null;
  readonly now: Date;
};

/** A repeat with the same id changes nothing. Answers whether nothing of this company waited already. */
export async function addRequest(
  db: Db,
  { associationId, userId, role }: Scope<'company.ask'>,
  { id, company, areas, lastDay, now }: Request,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into company_contract (association_id, id, company_id, company_name, company_number, areas, last_day,
       asked_as, asked_by, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      associationId,
      id,
      company.id,
      company.name,
      company.number,
      areas,
      lastDay,
      role,
      userId,
      now.toISOString(),
    ],
  );
  if (rowCount > 0) return true;
  const { rows } = await db.query(
    'select from company_contract where association_id = $1 and id = $2',
    [associationId, id],
  );
  return rows.length > 0;
}

/** What ran with this company until now ends with it; who was assigned stays assigned. */
export async function approveContract(
  db: Db,
  scope: Scope<'company.approve'>,
  { contract, now }: { contract: ContractRow; now: Date },
): Promise<void> {
  const { associationId, userId, role } = scope;
  const decision = [role, userId, now.toISOString()];
  await db.query(
    `update company_contract set ended_as = $3, ended_by = $4, ended_at = $5
      where association_id = $1 and company_id = $2 and approved_at is not null and ended_at is null`,
    [associationId, contract.companyId, ...decision],
  );
  await db.query(
    `update company_contract set approved_as = $3, approved_by = $4, approved_at = $5
      where association_id = $1 and id = $2`,
    [associationId, contract.id, ...decision],
  );
}

/** Everybody of the company is a stranger from the next request on. */
export async function endContract(
  db: Db,
  { associationId, userId, role }: Scope<'company.end'>,
  { contract, now }: { contract: ContractRow; now: Date },
): Promise<void> {
  const ending = [role, userId, now.toISOString()];
  await db.query(
    `update company_contract set ended_as = $3, ended_by = $4, ended_at = $5
      where association_id = $1 and id = $2`,
    [associationId, contract.id, ...ending],
  );
  if (contract.approvedAs === null) return;
  await db.query(
    `update company_assignment set ended_as = $3, ended_by = $4, ended_at = $5
      where association_id = $1 and company_id = $2 and ended_at is null`,
    [associationId, contract.companyId, ...ending],
  );
}

type AccessRow = {
  readonly id: string;
  readonly companyName: string;
  readonly name: string;
  readonly since: IsoDate | null;
  readonly endedOn: IsoDate | null;
  readonly endedAs: string | null;
};

/** Who may come in first, then who could. */
export async function listAccess(
  db: Db,
  { associationId }: Scope<'company.read'>,
): Promise<AccessRow[]> {
  const { rows } = await db.query<
    Omit<AccessRow, 'endedAs'> & { endedAs: Role | 'company' | null }
  >(
    `select s.id, s.name, ${dayOf('s.assigned_at')} as since, ${dayOf('s.ended_at')} as "endedOn",
            s.ended_as as "endedAs",
            coalesce((select c.company_name from company_contract c
              where c.association_id = $1 and c.company_id = s.company_id order by c.asked_at desc limit 1), '')
              as "companyName"
       from company_assignment s where s.association_id = $1
      order by s.ended_at is not null, s.assigned_at, s.id limit 100`,
    [associationId],
  );
  const { rows: founders } = await db.query<{ id: string; name: string }>(
    'select id, name from list_company_founders()',
  );
  const begun = { companyName: '', since: null, endedOn: null, endedAs: null };
  return [
    ...founders.map((founder) => ({ ...founder, ...begun })),
    ...rows.map(({ endedAs, ...row }) => ({
      ...row,
      endedAs: endedAs === 'company' ? '管理会社' : endedAs && roleNames[endedAs],
    })),
  ];
}

export async function endAccess(
  db: Db,
  { associationId, userId, role }: Scope<'company.end'>,
  { assignmentId, now }: { assignmentId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update company_assignment set ended_as = $3, ended_by = $4, ended_at = $5
      where association_id = $1 and id = $2 and ended_at is null`,
    [associationId, assignmentId, role, userId, now.toISOString()],
  );
  if (rowCount > 0) return true;
  const { rows } = await db.query<{ ended: boolean }>('select end_company_founder($1) as ended', [
    assignmentId,
  ]);
  return rows[0]?.ended ?? false;
}

export type NewAssignment = {
  readonly associationId: string;
  readonly companyId: string;
  readonly accountId: string;
  readonly by: string;
  readonly now: Date;
};

/** As the company, which stands outside of every association. Answers whether it was not so before. */
export async function addAssignment(
  db: Db,
  { associationId, companyId, accountId, by, now }: NewAssignment,
): Promise<boolean> {
  await db.query(
    `insert into membership (association_id, user_id, role) values ($1, $2, null)
     on conflict (association_id, user_id) do nothing`,
    [associationId, accountId],
  );
  const { rowCount } = await db.query(
    `insert into company_assignment (association_id, id, company_id, user_id, name, assigned_by, assigned_at)
     select $1, $2, $3, $4, w.name, $5, $6 from company_member w where w.company_id = $3 and w.account_id = $4
     on conflict (association_id, user_id) where ended_at is null do nothing`,
    [associationId, newId(now.getTime()), companyId, accountId, by, now.toISOString()],
  );
  return rowCount > 0;
}

export async function endAssignment(
  db: Db,
  { associationId, companyId, accountId, by, now }: NewAssignment,
): Promise<void> {
  await db.query(
    `update company_assignment set ended_as = 'company', ended_by = $4, ended_at = $5
      where association_id = $1 and company_id = $2 and user_id = $3 and ended_at is null`,
    [associationId, companyId, accountId, by, now.toISOString()],
  );
}

type Hindrance = { readonly holdsPost: boolean; readonly wasStopped: boolean };

/** What stands in the way of assigning somebody; nothing where the company has no contract there. */
export async function findHindrance(
  db: Db,
  {
    associationId,
    companyId,
    accountId,
    today,
  }: Omit<NewAssignment, 'by' | 'now'> & { today: IsoDate },
): Promise<Hindrance | undefined> {
  const { rows } = await db.query<Hindrance>(
    `select exists (select from membership m
               left join member_person p on p.association_id = m.association_id and p.user_id = m.user_id
               left join officer f on f.association_id = m.association_id and f.person_id = p.person_id
                and f.term_until >= $4
              where m.association_id = $1 and m.user_id = $3
                and (f.id is not null or m.role in ('director', 'treasurer', 'viceChair', 'chair', 'auditor')))
              as "holdsPost",
            exists (select from company_assignment s
              where s.association_id = $1 and s.company_id = $2 and s.user_id = $3
                and s.ended_as <> 'company' and s.ended_at >= c.approved_at) as "wasStopped"
       from company_contract c join association a on a.id = c.association_id and a.kind = 'customer'
      where c.association_id = $1 and c.company_id = $2 and c.approved_at is not null and c.ended_at is null
        and (c.last_day is null or c.last_day >= $4) for share of c`,
    [associationId, companyId, accountId, today],
  );
  return rows[0];
}
