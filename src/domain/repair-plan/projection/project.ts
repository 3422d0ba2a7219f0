import type { Yen } from '#domain/money.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { type CashFlow, cashFlowOf, interestOn } from './cash-flow.ts';

/** 資金計画 of one fiscal year. 支出 counts repayments as cost, as the guideline's form does. */
export type ProjectionYear = {
  readonly year: number;
  readonly openingYen: Yen;
  readonly contributionYen: Yen;
  readonly levyYen: Yen;
  readonly parkingTransferYen: Yen;
  readonly otherIncomeYen: Yen;
  readonly interestYen: Yen;
  readonly loanDrawnYen: Yen;
  readonly loanRepaidYen: Yen;
  readonly loanInterestYen: Yen;
  readonly worksYen: Yen;
  readonly closingYen: Yen;
  /** 累計収入, with the opening balance and loans drawn. */
  readonly cumulativeIncomeYen: Yen;
  readonly cumulativeCostYen: Yen;
  readonly loanOwedYen: Yen;
};

/** 収支の見通し of the whole plan. */
export type Projection = {
  readonly years: readonly ProjectionYear[];
  /** 不足が始まる年度: the first that closes below zero. */
  readonly shortageYear: number | null;
  /** 最も少ない残高 and its first year. */
  readonly worst: { readonly year: number; readonly balanceYen: Yen };
  readonly endBalanceYen: Yen;
  readonly loanLeftYen: Yen;
};

/** 修繕積立金の見通し: the fund year by year. */
export function project(plan: RepairPlan): Projection {
  const flow = cashFlowOf(plan);
  const years: ProjectionYear[] = [];
  let openingYen = plan.openingBalanceYen;
  let cumulativeIncomeYen = openingYen;
  let cumulativeCostYen = 0;
  for (let index = 0; index < plan.yearCount; index += 1) {
    const amounts = amountsOf(flow, index);
    const interestYen = interestOn(openingYen, plan.rates.interest);
    const incomeYen = incomeOf(amounts) + interestYen;
    const costYen = amounts.worksYen + amounts.loanRepaidYen + amounts.loanInterestYen;
    const closingYen = openingYen + incomeYen - costYen;
    cumulativeIncomeYen += incomeYen;
    cumulativeCostYen += costYen;
    years.push({
      year: plan.startYear + index,
      openingYen,
      ...amounts,
      interestYen,
      closingYen,
      cumulativeIncomeYen,
      cumulativeCostYen,
    });
    openingYen = closingYen;
  }
  return { years, ...extremesOf(years, plan) };
}

type Amounts = ReturnType<typeof amountsOf>;

function amountsOf(flow: CashFlow, index: number) {
  return {
    contributionYen: flow.contribution[index] ?? 0,
    levyYen: flow.levy[index] ?? 0,
    parkingTransferYen: flow.parkingTransfer[index] ?? 0,
    otherIncomeYen: flow.otherIncome[index] ?? 0,
    loanDrawnYen: flow.loanDrawn[index] ?? 0,
    loanRepaidYen: flow.loanRepaid[index] ?? 0,
    loanInterestYen: flow.loanInterest[index] ?? 0,
    worksYen: flow.works[index] ?? 0,
    loanOwedYen: flow.loanOwed[index] ?? 0,
  };
}

function incomeOf(amounts: Amounts): Yen {
  return (
    amounts.contributionYen +
    amounts.levyYen +
    amounts.parkingTransferYen +
    amounts.otherIncomeYen +
    amounts.loanDrawnYen
  );
}

function extremesOf(years: readonly ProjectionYear[], plan: RepairPlan): Omit<Projection, 'years'> {
  let worst = { year: plan.startYear, balanceYen: Number.POSITIVE_INFINITY };
  for (const { year, closingYen } of years) {
    if (closingYen < worst.balanceYen) worst = { year, balanceYen: closingYen };
  }
  const last = years.at(-1);
  return {
    shortageYear: years.find(({ closingYen }) => closingYen < 0)?.year ?? null,
    worst,
    endBalanceYen: last?.closingYen ?? plan.openingBalanceYen,
    loanLeftYen: last?.loanOwedYen ?? 0,
  };
}
