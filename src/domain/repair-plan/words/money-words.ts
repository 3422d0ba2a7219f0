import { roundYenTo, sumYen } from '#domain/money.ts';
import { monthlyBills } from '#domain/repair-plan/projection/tariff.ts';
import type { Levy, Loan, RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { plainYen } from './about-yen.ts';
import { listChange } from './list-change.ts';
import { percentText } from './percent-text.ts';
import { stepChange, stepsText } from './step-change.ts';

/** 積立金の単価 */
export function feeWords(plan: RepairPlan, tried: RepairPlan): string[] {
  const change = stepChange(feesOf(plan), feesOf(tried), tried);
  if (!change) return [];
  const { presentYen, changes, formerChanges } = change;
  const unit = tried.contribution.basis === 'area' ? '1㎡あたり月' : '建物全体で月';
  const present = `${presentYen.toLocaleString('ja-JP')}円`;
  const former = formerChanges.length > 0 ? `元の計画では${stepsText(formerChanges, '')}` : '';
  if (changes.length === 0) {
    return [`積立金を、計画の最後まで${unit}${present}のままにします（${former}）`];
  }
  const note = [`今は${present}`, former].filter((part) => part !== '').join('。');
  return [`積立金を、${stepsText(changes, unit)}にします（${note}）`];
}

function feesOf({ contribution }: RepairPlan) {
  return contribution.steps.map(({ fromYear, unitPriceYen }) => ({
    fromYear,
    amountYen: unitPriceYen,
  }));
}

/** 一時金, with what it costs a dwelling. */
export function levyWords(plan: RepairPlan, tried: RepairPlan): string[] {
  const { added, removed, changed } = listChange(plan.levies, tried.levies);
  return [
    ...added.map((levy) => `${levy.year}年度に、一時金を集めます（${burdenText(levy, tried)}）`),
    ...changed.map(
      ([before, after]) =>
        `${after.year}年度の一時金を変えます（${burdenText(after, tried)}。元の計画では${perText(before, plan)}）`,
    ),
    ...removed.map(
      (levy) => `${levy.year}年度の一時金（${perText(levy, plan)}）を集めるのをやめます`,
    ),
  ];
}

function perText({ unitPriceYen }: Levy, { contribution }: RepairPlan): string {
  const unit = contribution.basis === 'area' ? '1㎡あたり' : '建物全体で';
  return `${unit}${unitPriceYen.toLocaleString('ja-JP')}円`;
}

function burdenText(levy: Levy, plan: RepairPlan): string {
  const bills = monthlyBills(plan.dwellings, plan.contribution, levy.unitPriceYen);
  const per = perText(levy, plan);
  if (bills.length === 0) return per;
  const least = plainYen(bills.reduce((one, other) => Math.min(one, other)));
  const most = plainYen(bills.reduce((one, other) => Math.max(one, other)));
  const average = plainYen(roundYenTo(sumYen(bills) / bills.length, 1));
  const burden = least === most ? `1戸${least}` : `1戸${least}から${most}、平均${average}`;
  return `${per}。${burden}を1回だけ`;
}

/** 借入れ */
export function loanWords(plan: RepairPlan, tried: RepairPlan): string[] {
  const { added, removed, changed } = listChange(plan.loans, tried.loans);
  return [
    ...added.map((loan) =>
      isDrawnBefore(loan, tried)
        ? `${loan.year}年度に借りた${plainYen(loan.principalYen)}の返済を、計画に入れます（${termsText(loan)}）`
        : `${loan.year}年度に${plainYen(loan.principalYen)}を借ります（${termsText(loan)}）`,
    ),
    ...changed.map(
      ([before, after]) =>
        `${after.year}年度の借入れを、${plainYen(after.principalYen)}（${termsText(after)}）に変えます（元の計画では${plainYen(before.principalYen)}、${termsText(before)}）`,
    ),
    ...removed.map((loan) =>
      isDrawnBefore(loan, plan)
        ? `${loan.year}年度に借りた${plainYen(loan.principalYen)}の返済を、計画から外します`
        : `${loan.year}年度に${plainYen(loan.principalYen)}を借りるのをやめます`,
    ),
  ];
}

function isDrawnBefore({ year }: Loan, { startYear }: RepairPlan): boolean {
  return year < startYear;
}

function termsText({ repaymentYears, interestRate, method }: Loan): string {
  const equal = method === 'annuity' ? '毎月の返済は同じ額' : '毎月返す元金は同じ額';
  return `${repaymentYears}年で返済、利息は年${percentText(interestRate)}、${equal}`;
}
