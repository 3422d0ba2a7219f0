import type { IsoDate } from '#domain/calendar.ts';
import { approvedFigures } from '#domain/disclosure/approved-figures.ts';
import type { DisclosureFacts } from '#domain/disclosure/disclosure-facts.ts';
import { Refusal } from '#domain/refusal.ts';
import { yearPapers } from '#domain/statements/year-papers.ts';
import type { Db } from '#server/db/db.ts';
import { findDwellingDues, sumArrears } from '#server/features/billing/store.ts';
import { listYears, loadOneYear } from '#server/features/ledger/store.ts';
import { findPlanInForce } from '#server/features/repair-plan/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { findHouse } from './facts-store.ts';

type Wanted = { readonly dwellingId: string; readonly today: IsoDate };

/** Every figure from where it is kept: bills, list of arrears, books, plan. */
export async function loadFacts(
  db: Db,
  scope: Scope<'disclosure.issue'>,
  { dwellingId, today }: Wanted,
): Promise<DisclosureFacts> {
  const dues = await findDwellingDues(db, scope, { dwellingId, today });
  const house = await findHouse(db, scope, today);
  if (!dues || !house) throw new Refusal('not_found', 'この住戸は見つかりません。');
  if (house.building.name === null) {
    throw new Refusal('conflict', '建物の登録がまだです。「はじめの設定」で先に登録してください。');
  }
  const arrears = await sumArrears(db, scope, today);
  const sum = (key: 'reserveYen' | 'otherYen') =>
    (arrears ?? []).reduce((total, it) => total + it[key], 0);
  return {
    ...house,
    ...dues,
    today,
    houseArrears: arrears && { reserveYen: sum('reserveYen'), otherYen: sum('otherYen') },
    settlement: await findSettlement(db, scope, today),
    fiscalYear:
      (await listYears(db, scope)).find((it) => it.startsOn <= today && today <= it.endsOn) ?? null,
    plan: await findPlan(db, scope, today),
  };
}

/** Of the last year that a general meeting approved (X42); nothing where none was. */
async function findSettlement(
  db: Db,
  scope: Scope<'disclosure.issue'>,
  today: IsoDate,
): Promise<DisclosureFacts['settlement']> {
  if ((await listYears(db, scope)).length === 0) return null;
  const { years } = await loadOneYear(db, scope, { wanted: 'latest', today });
  const approved = years.filter(({ isFinal }) => isFinal).at(-1);
  if (!approved) return null;
  const year = await loadOneYear(db, scope, { wanted: String(approved.fiscalYear), today });
  const { statements, sheets } = yearPapers(year);
  return {
    fiscalYear: approved.fiscalYear,
    endsOn: year.endsOn,
    ...approvedFigures(statements, sheets),
  };
}

async function findPlan(
  db: Db,
  scope: Scope<'disclosure.issue'>,
  today: IsoDate,
): Promise<DisclosureFacts['plan']> {
  const found = await findPlanInForce(db, scope, { number: 'latest', today });
  if (!found) return null;
  const { plan, papers, stored, proposal, undecidedWorks } = found;
  return {
    madeOn: papers.madeOn,
    draftOn: proposal || undecidedWorks ? stored.version.savedOn : null,
    resolvedOn: papers.planResolvedOn,
    from: plan.startYear,
    until: plan.startYear + plan.yearCount - 1,
  };
}
