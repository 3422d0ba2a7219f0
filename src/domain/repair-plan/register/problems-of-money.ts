import { plainYen } from '#domain/repair-plan/words/about-yen.ts';
import { isWithin } from './problems-of.ts';
import { endYearOf, type Loan, type RepairPlan } from './repair-plan.ts';

export type Fault = readonly [field: string, sentence: string];

/** A step may lie before the plan or behind its end; a year this far away is a slip of the keyboard. */
const farthestYears = 100;
const mostYen = 10_000_000_000;
const oldestLoanYears = 50;
const longestLoanYears = 50;
const mostLoanRate = 0.2;

/** 円/㎡ by area; by share the whole building's yen. */
const mostUnitPrice = {
  area: { monthYen: 10_000, onceYen: 100_000 },
  share: { monthYen: 1_000_000_000, onceYen: mostYen },
} as const;

/** Everything wrong with what comes into the fund: fees, levies, loans, transfers, other income. */
export function problemsOfMoney(plan: RepairPlan): Fault[] {
  return [
    ...stepFaults(plan),
    ...levyFaults(plan),
    ...plan.loans.flatMap((loan, index) => loanFaults(loan, `loans.${index}`, plan)),
    ...transferFaults(plan),
    ...otherIncomeFaults(plan),
  ];
}

type YenLimit = {
  readonly field: string;
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
};

export function yenFault({ field, name, value, least, most }: YenLimit): Fault[] {
  if (isWithin(value, least, most)) return [];
  return [
    [field, `${name}は、${plainYen(least)}から${plainYen(most)}までの整数で入れてください。`],
  ];
}

function stepFaults(plan: RepairPlan): Fault[] {
  const { basis, steps } = plan.contribution;
  const years = steps.map(({ fromYear }) => fromYear);
  return [
    ...firstStepFault(plan),
    ...orderFaults(years, plan, 'steps'),
    ...steps.flatMap(({ unitPriceYen }, index) =>
      unitPriceFault(`steps.${index}.unitPriceYen`, '積立金', {
        unitPriceYen,
        basis,
        mostYen: mostUnitPrice[basis].monthYen,
      }),
    ),
  ];
}

function firstStepFault({ contribution, startYear }: RepairPlan): Fault[] {
  const first = contribution.steps[0];
  const wanted = `計画の最初の年度（${startYear}年度）からの積立金の額を入れてください。`;
  if (!first) return [['steps', wanted]];
  return first.fromYear > startYear ? [['steps.0.fromYear', wanted]] : [];
}

/** 段階 come one after another: a year that is no year is told as such, not as out of order. */
function orderFaults(
  years: readonly number[],
  { startYear }: RepairPlan,
  list: 'steps' | 'parkingTransfers',
): Fault[] {
  return years.flatMap((year, index): Fault[] => {
    const field = `${list}.${index}.fromYear`;
    if (!isWithin(year, startYear - farthestYears, startYear + farthestYears)) {
      return [[field, '始める年度を、西暦の4桁で入れてください。']];
    }
    const before = years[index - 1];
    if (before === undefined || year > before || !Number.isInteger(before)) return [];
    return year === before
      ? [[field, `${year}年度が2回入っています。どちらか1つにしてください。`]]
      : [[field, '年度を、早い順に並べてください。']];
  });
}

type UnitPrice = {
  readonly unitPriceYen: number;
  readonly basis: 'area' | 'share';
  readonly mostYen: number;
};

function unitPriceFault(
  field: string,
  name: string,
  { unitPriceYen, basis, mostYen: most }: UnitPrice,
): Fault[] {
  if (unitPriceYen >= 0 && unitPriceYen <= most) return [];
  const per = basis === 'area' ? '1㎡あたりの額' : '建物全体の額';
  return [[field, `${name}の${per}は、0円から${plainYen(most)}までの数で入れてください。`]];
}

function levyFaults(plan: RepairPlan): Fault[] {
  const { basis } = plan.contribution;
  return plan.levies.flatMap(({ year, unitPriceYen }, index) => [
    ...yearFault(`levies.${index}.year`, '一時金を集める', year, plan),
    ...unitPriceFault(`levies.${index}.unitPriceYen`, '一時金', {
      unitPriceYen,
      basis,
      mostYen: mostUnitPrice[basis].onceYen,
    }),
  ]);
}

function yearFault(field: string, name: string, year: number, plan: RepairPlan): Fault[] {
  const endYear = endYearOf(plan);
  if (isWithin(year, plan.startYear, endYear)) return [];
  return [
    [field, `${name}年度は、計画期間（${plan.startYear}〜${endYear}年度）の中から選んでください。`],
  ];
}

/** A loan of the years before the plan is one that is still being paid back. */
function loanFaults(loan: Loan, path: string, plan: RepairPlan): Fault[] {
  const { year, principalYen, repaymentYears, interestRate } = loan;
  const faults = yenFault({
    field: `${path}.principalYen`,
    name: '借りる額',
    value: principalYen,
    least: 1,
    most: mostYen,
  });
  if (!isWithin(year, plan.startYear - oldestLoanYears, endYearOf(plan))) {
    faults.push([
      `${path}.year`,
      `借りる年度は、${endYearOf(plan)}年度までで入れてください。前からの借入れは、借りた年度（${plan.startYear - oldestLoanYears}年度以降）を入れます。`,
    ]);
  }
  if (!isWithin(repaymentYears, 1, longestLoanYears)) {
    faults.push([
      `${path}.repaymentYears`,
      `返す年数は、1年から${longestLoanYears}年までの整数で入れてください。`,
    ]);
  }
  if (!(interestRate >= 0 && interestRate <= mostLoanRate)) {
    faults.push([
      `${path}.interestRate`,
      `借入れの利息は、年0％から${mostLoanRate * 100}％までの数で入れてください。`,
    ]);
  }
  return faults;
}

function transferFaults(plan: RepairPlan): Fault[] {
  const transfers = plan.parkingTransfers;
  const years = transfers.map(({ fromYear }) => fromYear);
  return [
    ...orderFaults(years, plan, 'parkingTransfers'),
    ...transfers.flatMap(({ yearlyYen }, index) =>
      yenFault({
        field: `parkingTransfers.${index}.yearlyYen`,
        name: '1年に繰り入れる額',
        value: yearlyYen,
        least: 0,
        most: mostYen,
      }),
    ),
  ];
}

function otherIncomeFaults(plan: RepairPlan): Fault[] {
  return plan.otherIncomes.flatMap(({ year, amountYen }, index) => [
    ...yearFault(`otherIncomes.${index}.year`, '収入のある', year, plan),
    ...yenFault({
      field: `otherIncomes.${index}.amountYen`,
      name: 'その他の収入',
      value: amountYen,
      least: 0,
      most: mostYen,
    }),
  ]);
}
