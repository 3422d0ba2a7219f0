import type { Dwelling } from '#contract/community.ts';
import type { Meeting } from '#contract/meetings.ts';
import { may } from '#domain/access/permissions.ts';
import { roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { selfOwner } from '#domain/tasks/owner.ts';
import type { Db } from '#server/db/db.ts';
import { listOwnDwellings, sumArrears } from '#server/features/billing/store.ts';
import { listReadableReplies } from '#server/features/board/store.ts';
import * as community from '#server/features/community/store.ts';
import { listFunds } from '#server/features/home/store.ts';
import { listSettledYears } from '#server/features/ledger/store.ts';
import * as management from '#server/features/management/store.ts';
import { listMeetings } from '#server/features/meetings/store.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { loadMoneyYears } from './load-money-years.ts';
import { loadPlanFacts } from './load-plan-facts.ts';

/** 生きた記録 as this member may see it: of tasks the member's own, and the board's with what it was asked. */
export async function loadFacts(db: Db, scope: Scope, today: IsoDate): Promise<AssociationFacts> {
  const meetings = await listMeetings(db, scope);
  const seesMoney = may(scope.roles, 'fund.read');
  return {
    today,
    ...(await loadBuilding(db, scope)),
    meetings: plannedOf(meetings, today),
    heldMeetings: meetings.filter(({ status, heldOn }) => status === 'held' && heldOn <= today),
    garbage: await community.listGarbageRules(db, scope),
    garbagePauses: await community.listGarbagePauses(db, scope),
    officers: await management.listOfficers(db, scope, today),
    fundsHiddenFrom: seesMoney ? null : roleNames[scope.role],
    expenses: seesMoney ? await listExpenses(db, scope) : [],
    funds: seesMoney ? await listFundsWithAccounts(db, scope, today) : [],
    dwellingTypes: await listDwellingTypes(db, scope, today),
    ownDwellings: await listOwnNumbers(db, scope),
    ownHomes: await listOwnHomes(db, scope, today),
    filesAsResident: may(scope.roles, 'application.file') && !may(scope.roles, 'bill.own'),
    arrears: seesMoney ? await findArrears(db, scope, today) : null,
    settledYears: seesMoney ? newestFirst(await listSettledYears(db, scope)) : [],
    moneyYears: await loadYearsShown(db, scope, today),
    repairPlan: may(scope.roles, 'plan.read') ? await loadPlanFacts(db, scope, today) : null,
    tasks: await listOpenTasks(db, scope),
    boardReplies: await listReadableReplies(db, scope),
    equipment: await community.listEquipment(db, scope),
    contacts: await community.listContacts(db, scope),
    parking: await community.listParking(db, scope, today),
    facilities: await community.listFacilities(db, scope),
    contracts: may(scope.roles, 'contract.read') ? await management.listContracts(db, scope) : [],
  };
}

function newestFirst<Year extends { readonly fiscalYear: number }>(years: readonly Year[]) {
  return years.toSorted((one, other) => other.fiscalYear - one.fiscalYear);
}

async function loadYearsShown(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<AssociationFacts['moneyYears']> {
  const reader = grantedScope(scope, 'fund.read');
  return reader ? loadMoneyYears(db, reader, today) : [];
}

async function loadBuilding(
  db: Db,
  scope: Scope,
): Promise<Pick<AssociationFacts, 'associationName' | 'counts' | 'building'>> {
  const building = await community.findBuilding(db, scope);
  const association = await management.findAssociation(db, scope);
  if (!association) throw new Refusal('not_found');
  const { name: associationName, ...counts } = association;
  return { associationName, counts, building };
}

function plannedOf(meetings: readonly Meeting[], today: IsoDate): AssociationFacts['meetings'] {
  return meetings
    .filter(({ status, heldOn }) => status === 'planned' && heldOn >= today)
    .toSorted((a, b) => (a.heldOn < b.heldOn ? -1 : 1));
}

type Funds = AssociationFacts['funds'];
type Account = Funds[number]['accounts'][number];

async function listFundsWithAccounts(db: Db, scope: Scope, today: IsoDate): Promise<Funds> {
  const funds = await listFunds(db, scope, today);
  const { rows } = await db.query<Account & { code: string }>(
    `select f.code, b.bank, b.kind, l.balance_yen::float8 as "balanceYen", least(l.as_of, $2) as "asOf"
       from bank_account b
       join bank_balance l on l.association_id = b.association_id and l.bank_account_id = b.id
       join fund f on f.association_id = b.association_id and f.id = l.fund_id
      where b.association_id = $1 and l.as_of is not null and (f.id = b.fund_id or l.balance_yen <> 0)
      order by b.bank, b.kind`,
    [scope.associationId, today],
  );
  return funds.map((fund) => ({
    ...fund,
    accounts: rows.filter(({ code }) => code === fund.code),
  }));
}

async function listExpenses(
  db: Db,
  { associationId }: Scope,
): Promise<AssociationFacts['expenses']> {
  const { rows } = await db.query<AssociationFacts['expenses'][number]>(
    `with lines as materialized (select * from fund_line where association_id = $1)
     select f.code, y.fiscal_year as "fiscalYear", l.account_name as name,
            l.budget_yen::float8 as "budgetYen", l.actual_yen::float8 as "actualYen"
       from fund f
       join fund_year y on y.association_id = f.association_id and y.fund_id = f.id
       join lines l on l.fund_id = y.fund_id and l.fiscal_year = y.fiscal_year
      where f.association_id = $1 and y.status = 'running' and l.side = 'expense'
      order by f.code, l.budget_yen desc, l.account_code`,
    [associationId],
  );
  return rows;
}

/** Dwellings of one plan and area that pay the same. */
async function listDwellingTypes(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<AssociationFacts['dwellingTypes']> {
  const types = new Map<string, Dwelling[]>();
  for (const dwelling of await community.listDwellings(db, scope, today)) {
    const { planType, areaM2, managementFeeYen, reserveFeeYen } = dwelling;
    const key = [planType, String(areaM2).padStart(9), managementFeeYen, reserveFeeYen].join(' ');
    types.set(key, [...(types.get(key) ?? []), dwelling]);
  }
  return [...types.keys()].toSorted().flatMap((key) => {
    const own = types.get(key) ?? [];
    const [first] = own;
    if (!first) return [];
    const { planType, areaM2, managementFeeYen, reserveFeeYen } = first;
    const numbers = own.map(({ number }) => number).toSorted();
    return [{ planType, areaM2, managementFeeYen, reserveFeeYen, numbers }];
  });
}

async function listOwnNumbers(db: Db, scope: Scope): Promise<readonly string[]> {
  const owner = grantedScope(scope, 'bill.own');
  const dwellings = owner ? await listOwnDwellings(db, owner) : [];
  return dwellings.map(({ number }) => number);
}

/** To an owner the own dwellings are those that are owned, whoever lives there. */
async function listOwnHomes(db: Db, scope: Scope, today: IsoDate): Promise<readonly string[]> {
  const resident = may(scope.roles, 'bill.own') ? undefined : grantedScope(scope, 'booking.make');
  return resident ? community.listHomeNumbers(db, resident, today) : [];
}

/** How many dwellings owe, and for the board how long each and how much in all: who it is stays with the books. */
async function findArrears(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<AssociationFacts['arrears']> {
  const dwellings = (await sumArrears(db, scope, today)) ?? [];
  const count = dwellings.length;
  if (count === 0) return null;
  if (!may(scope.roles, 'arrears.read')) return { asOf: today, count, months: null, owed: null };
  return {
    asOf: today,
    count,
    months: dwellings.map(({ months }) => months),
    owed: {
      managementYen: sumYen(dwellings.map(({ otherYen }) => otherYen)),
      reserveYen: sumYen(dwellings.map(({ reserveYen }) => reserveYen)),
    },
  };
}

async function listOpenTasks(
  db: Db,
  { associationId, userId }: Scope,
): Promise<AssociationFacts['tasks']> {
  const { rows } = await db.query<AssociationFacts['tasks'][number]>(
    `select title, due_on as "dueOn", owner, created_by is not null and owner = $3 as "isOwn" from task
      where association_id = $1 and done_at is null
        and (created_by is null or created_by = $2 or owner <> $3)
      order by due_on nulls last, created_at, id limit 40`,
    [associationId, userId, selfOwner],
  );
  return rows;
}
