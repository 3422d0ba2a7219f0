import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { monthsAYear, totalArea100 } from './tariff.ts';
import {
  given,
  type LoanPart,
  percent,
  repayment,
  type Sum,
  scaled,
  sumOf,
  type Trace,
} from './trace.ts';
import {
  traceContribution,
  traceLevy,
  traceOtherIncome,
  traceParkingTransfer,
} from './trace-income.ts';
import { traceWorks, traceWorn } from './trace-works.ts';

/** A column of the projection that can say what it is made of. */
export type TracedColumn =
  | 'openingYen'
  | 'contributionYen'
  | 'levyYen'
  | 'parkingTransferYen'
  | 'otherIncomeYen'
  | 'interestYen'
  | 'loanDrawnYen'
  | 'loanRepaidYen'
  | 'loanInterestYen'
  | 'worksYen'
  | 'closingYen'
  | 'cumulativeIncomeYen'
  | 'cumulativeCostYen';

type Tracer = (plan: RepairPlan, year: number) => Trace;

const incomeColumns = [
  'contributionYen',
  'levyYen',
  'parkingTransferYen',
  'otherIncomeYen',
  'interestYen',
  'loanDrawnYen',
] as const;
const costColumns = ['worksYen', 'loanRepaidYen', 'loanInterestYen'] as const;

const tracers: Readonly<Record<TracedColumn, Tracer>> = {
  openingYen: traceOpening,
  contributionYen: traceContribution,
  levyYen: traceLevy,
  parkingTransferYen: traceParkingTransfer,
  otherIncomeYen: traceOtherIncome,
  interestYen: (plan, year) => traceInterest(plan, year, traceOpening(plan, year)),
  loanDrawnYen: traceDrawn,
  loanRepaidYen: (plan, year) => traceRepayments(plan, year, 'principalYen'),
  loanInterestYen: (plan, year) => traceRepayments(plan, year, 'interestYen'),
  worksYen: traceWorks,
  closingYen: (plan, year) => traceOpening(plan, year + 1),
  cumulativeIncomeYen: traceCumulativeIncome,
  cumulativeCostYen: traceCumulativeCost,
};

/** 「なぜこの金額か」: a figure of the projection down to items, rates and settings. */
export function trace(plan: RepairPlan, column: TracedColumn, year: number): Trace {
  return tracers[column](plan, year);
}

/** The guideline's average Z, of the whole plan. */
export function traceAverage(plan: RepairPlan): Trace {
  const years = yearsUntil(plan, endYearOf(plan));
  const total = sumOf('当初の残高と、期間中の積立金と繰入れ', [
    givenOpening(plan),
    ...years.flatMap((year) => [
      traceContribution(plan, year),
      traceLevy(plan, year),
      traceParkingTransfer(plan, year),
    ]),
  ]);
  return scaled('計画期間の平均額（円/㎡・月）', total, {
    times: { label: '面積を100倍にした分', value: 100, source: 'dwellings' },
    over: totalArea100(plan.dwellings) * years.length * monthsAYear,
    roundToYen: null,
  });
}

/** 積立充足率, as `fundingOf` has it. */
export function traceFunded(plan: RepairPlan): Trace {
  const items = plan.items.filter(({ years }) => years.length > 0);
  const needed = sumOf(
    '経年相当額の合計',
    items.map((item) => traceWorn(plan, item)),
  );
  return percent('積立充足率', givenOpening(plan), needed);
}

/** 計画期間の充足率, as `coveragePercent` has it. */
export function traceCoverage(plan: RepairPlan): Trace {
  const end = endYearOf(plan);
  return percent(
    '計画期間の充足率',
    traceCumulativeIncome(plan, end),
    traceCumulativeCost(plan, end),
  );
}

function givenOpening(plan: RepairPlan): Trace {
  return given('計画の始めの残高', plan.openingBalanceYen, 'openingBalanceYen');
}

function traceOpening(plan: RepairPlan, year: number): Trace {
  return openingsUntil(plan, year).at(-1) ?? givenOpening(plan);
}

/** Every year's opening up to a year's: each is the closing before, built once and shared. */
function openingsUntil(plan: RepairPlan, year: number): Trace[] {
  let opening = givenOpening(plan);
  const openings = [opening];
  for (const before of yearsUntil(plan, year - 1)) {
    const costs = costColumns.map((column) => trace(plan, column, before));
    const parts = [opening, ...incomesOf(plan, before, opening)];
    opening = sumOf(`${before}年度末の残高`, parts, costs);
    openings.push(opening);
  }
  return openings;
}

function incomesOf(plan: RepairPlan, year: number, opening: Trace): Trace[] {
  return incomeColumns.map((column) =>
    column === 'interestYen' ? traceInterest(plan, year, opening) : trace(plan, column, year),
  );
}

function traceInterest(plan: RepairPlan, year: number, opening: Trace): Trace {
  const label = `${year}年度の利息`;
  if (opening.value <= 0) return given(label, 0, 'rates.interest');
  return scaled(label, opening, {
    times: { label: '利率', value: plan.rates.interest, source: 'rates.interest' },
    over: 1,
    roundToYen: 1,
  });
}

function traceCumulativeIncome(plan: RepairPlan, year: number): Sum {
  const openings = openingsUntil(plan, year);
  return sumOf(`${year}年度までの収入`, [
    givenOpening(plan),
    ...yearsUntil(plan, year).flatMap((each, index) =>
      incomesOf(plan, each, openings[index] ?? givenOpening(plan)),
    ),
  ]);
}

function traceCumulativeCost(plan: RepairPlan, year: number): Sum {
  const costs = yearsUntil(plan, year).flatMap((each) =>
    costColumns.map((column) => trace(plan, column, each)),
  );
  return sumOf(`${year}年度までの支出`, costs);
}

function traceDrawn(plan: RepairPlan, year: number): Sum {
  const loans = plan.loans.filter((loan) => loan.year === year);
  return sumOf(
    `${year}年度の借入れ`,
    loans.map(({ principalYen }) => given('借入額', principalYen, 'loans')),
  );
}

function traceRepayments(plan: RepairPlan, year: number, part: LoanPart): Sum {
  const what = part === 'principalYen' ? '元金' : '利息';
  return sumOf(
    `${year}年度の返済（${what}）`,
    plan.loans.map((loan) => repayment(`${loan.year}年度の借入れの${what}`, loan, year, part)),
  );
}

function yearsUntil(plan: RepairPlan, lastYear: number): number[] {
  const count = Math.max(0, Math.min(lastYear, endYearOf(plan)) - plan.startYear + 1);
  return Array.from({ length: count }, (_, index) => plan.startYear + index);
}
