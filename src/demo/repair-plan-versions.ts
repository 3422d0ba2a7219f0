import type { IsoDate } from '#domain/calendar.ts';
import { groups } from '#domain/repair-plan/register/group.ts';
import type { PlanInputs } from '#domain/repair-plan/register/plan-inputs.ts';
import { type BookYear, booksLookup } from './books.ts';
import { demoId } from './demo-id.ts';
import { unitPrice } from './dwellings.ts';
import { agmDay, boardDay, type RelativeDates } from './relative-dates.ts';
import { repairItems } from './repair-items.ts';
import type { RepairPlanVersionRow } from './rows.ts';

const yearCount = 30;
/** The plan was adopted, with a new fee, at the 通常総会 three years before the last one. */
const adopted = -3;

/** 原計画, and the 最新 with the books of the last settled year. */
export function seedRepairPlanVersions(
  dates: RelativeDates,
  years: readonly BookYear[],
): readonly RepairPlanVersionRow[] {
  const adoptedOn = agmDay(dates, adopted);
  const papers = {
    madeOn: adoptedOn,
    planResolvedOn: adoptedOn,
    feeResolvedOn: adoptedOn,
    listedGroups: groups.map(({ number }) => number),
    expertLetter: null,
  };
  return [
    {
      id: demoId('repair_plan_version', '1'),
      number: 1,
      name: `${dates.agmYear + adopted}年の総会で承認した計画`,
      note: '第1回の大規模修繕工事の後に、澄川設計室の助けを受けて作りました。積立金を1㎡につき月105円から150円へ上げることも、同じ総会で決めました。',
      saved_on: adoptedOn,
      saved_by: '理事会',
      inputs: inputsFrom(dates, years, adopted),
      papers,
    },
    {
      id: demoId('repair_plan_version', '2'),
      number: 2,
      name: `${dates.agmYear - 1}年度の決算を反映`,
      note: `済んだ工事を除き、${dates.agmYear - 1}年度末の残高から計算し直しました。これからの工事の時期と金額は変えていません。`,
      saved_on: updatedOn(dates),
      saved_by: '理事会',
      inputs: inputsFrom(dates, years, 0),
      papers,
    },
  ];
}

/** At the first board meeting after the 通常総会, or today until then. */
function updatedOn(dates: RelativeDates): IsoDate {
  const meeting = boardDay(dates, 0, 6);
  return meeting < dates.today ? meeting : dates.today;
}

/** A plan that begins with a year, told from A, and stands on the books of the year before. */
function inputsFrom(dates: RelativeDates, years: readonly BookYear[], first: number): PlanInputs {
  const books = booksLookup(years);
  const yenOf = (key: string) => {
    const yen = books(key);
    if (yen === null) throw new Error(`Not in the books: ${key}`);
    return yen;
  };
  const startYear = dates.agmYear + first;
  const knownUntil = first === adopted ? first - 1 : first;
  return {
    startYear,
    yearCount,
    items: repairItems(dates, { first, last: first + yearCount - 1, knownUntil }),
    openingBalanceYen: yenOf(`reserve.closing${first - 1}`),
    contribution: { basis: 'area', roundToYen: 10, steps: feeSteps(dates, startYear) },
    levies: [],
    parkingTransfers: [{ fromYear: startYear, yearlyYen: yenOf(`reserve.4230${first - 1}`) }],
    otherIncomes: [],
    loans: [],
    rates: {
      priceRise: { building: 0, equipment: 0, exterior: 0, service: 0 },
      interest: 0,
      tax: 0.1,
      temporaryWorks: 0,
      design: 0,
      arrears: 0,
    },
    mechanicalParking: [{ kind: 'three-tier-pit2', spaces: 20 }],
  };
}

/** The fee adopted with the plan holds from the April after it. */
function feeSteps(dates: RelativeDates, startYear: number): PlanInputs['contribution']['steps'] {
  const raisedFrom = dates.agmYear + adopted + 1;
  if (startYear >= raisedFrom) return [{ fromYear: startYear, unitPriceYen: unitPrice.reserve }];
  return [
    { fromYear: startYear, unitPriceYen: unitPrice.reserveBeforeRaise },
    { fromYear: raisedFrom, unitPriceYen: unitPrice.reserve },
  ];
}
