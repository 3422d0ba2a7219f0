import { roundYenTo, type Yen } from '#domain/money.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { repaymentsOf } from './loan.ts';
import { monthlyTotal, monthsAYear, unitPriceIn } from './tariff.ts';
import { costOfPriced, priceItem, pricesOf } from './work-cost.ts';

/** One amount for every year of the plan, by its place in the plan. */
type Yearly = Float64Array;

/** 収支のもと: every amount of a plan but the balances, year by year. */
export type CashFlow = {
  readonly contribution: Yearly;
  readonly levy: Yearly;
  readonly parkingTransfer: Yearly;
  readonly otherIncome: Yearly;
  readonly loanDrawn: Yearly;
  readonly loanRepaid: Yearly;
  readonly loanInterest: Yearly;
  readonly loanOwed: Yearly;
  readonly works: Yearly;
};

/** 請求額 less what the arrears rate says does not come in. */
export function collectedYen(billedYen: Yen, arrearsRate: number): Yen {
  return roundYenTo(billedYen * (1 - arrearsRate), 1);
}

/** 受取利息 of a year: on what the year begins with; a shortage bears none. */
export function interestOn(openingYen: Yen, rate: number): Yen {
  return openingYen > 0 ? roundYenTo(openingYen * rate, 1) : 0;
}

export function cashFlowOf(plan: RepairPlan): CashFlow {
  const length = plan.yearCount;
  const flow: CashFlow = {
    contribution: contributionsOf(plan),
    levy: new Float64Array(length),
    parkingTransfer: new Float64Array(length),
    otherIncome: new Float64Array(length),
    loanDrawn: new Float64Array(length),
    loanRepaid: new Float64Array(length),
    loanInterest: new Float64Array(length),
    loanOwed: new Float64Array(length),
    works: worksOf(plan),
  };
  const add = (yearly: Yearly, year: number, amountYen: Yen) => {
    const index = year - plan.startYear;
    if (index >= 0 && index < length) yearly[index] = (yearly[index] ?? 0) + amountYen;
  };
  for (const { year, unitPriceYen } of plan.levies) {
    add(flow.levy, year, monthlyTotal(plan.dwellings, plan.contribution, unitPriceYen));
  }
  for (const { year, amountYen } of plan.otherIncomes) add(flow.otherIncome, year, amountYen);
  for (let year = plan.startYear; year <= endYearOf(plan); year += 1) {
    const step = plan.parkingTransfers.findLast(({ fromYear }) => fromYear <= year);
    add(flow.parkingTransfer, year, step?.yearlyYen ?? 0);
  }
  for (const loan of plan.loans) {
    add(flow.loanDrawn, loan.year, loan.principalYen);
    add(flow.loanOwed, loan.year, loan.principalYen);
    for (const { year, principalYen, interestYen, owedYen } of repaymentsOf(loan)) {
      add(flow.loanRepaid, year, principalYen);
      add(flow.loanInterest, year, interestYen);
      add(flow.loanOwed, year, owedYen);
    }
  }
  return flow;
}

function contributionsOf(plan: RepairPlan): Yearly {
  const { steps } = plan.contribution;
  const yearlyByPrice = new Map<number, Yen>();
  return Float64Array.from({ length: plan.yearCount }, (_, index) => {
    const unitPriceYen = unitPriceIn(steps, plan.startYear + index);
    const known = yearlyByPrice.get(unitPriceYen);
    const yearlyYen = known ?? yearlyContribution(plan, unitPriceYen);
    yearlyByPrice.set(unitPriceYen, yearlyYen);
    return yearlyYen;
  });
}

/** 1年に入る積立金: twelve months' bills less the arrears. */
export function yearlyContribution(plan: RepairPlan, unitPriceYen: number): Yen {
  const monthlyYen = monthlyTotal(plan.dwellings, plan.contribution, unitPriceYen);
  return collectedYen(monthlyYen * monthsAYear, plan.rates.arrears);
}

function worksOf(plan: RepairPlan): Yearly {
  const works = new Float64Array(plan.yearCount);
  const prices = pricesOf(plan);
  for (const item of plan.items) {
    if (item.years.length === 0) continue;
    const priced = priceItem(item, prices);
    for (const year of item.years) {
      const index = year - plan.startYear;
      if (index < 0 || index >= plan.yearCount) continue;
      works[index] = (works[index] ?? 0) + costOfPriced(priced, year).totalYen;
    }
  }
  return works;
}
