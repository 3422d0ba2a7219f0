import { roundYenTo, type Yen } from '#domain/money.ts';
import type { Loan } from '#domain/repair-plan/register/repair-plan.ts';
import { monthsAYear } from './tariff.ts';

/** 返済予定 of one fiscal year: 元金, 利息 and what is still owed at its end. */
type LoanYear = {
  readonly year: number;
  readonly principalYen: Yen;
  readonly interestYen: Yen;
  readonly owedYen: Yen;
};

/** 返済予定表: monthly instalments rounded to the yen; the last month takes what is left. */
export function repaymentsOf(loan: Loan): LoanYear[] {
  const months = loan.repaymentYears * monthsAYear;
  const rate = loan.interestRate / monthsAYear;
  const instalmentYen = instalmentOf(loan.principalYen, rate, months);
  const flatYen = roundYenTo(loan.principalYen / months, 1);
  const years: LoanYear[] = [];
  let owedYen = loan.principalYen;
  for (let year = 1; year <= loan.repaymentYears; year += 1) {
    let principalYen = 0;
    let interestYen = 0;
    for (let month = 1; month <= monthsAYear; month += 1) {
      const monthInterestYen = roundYenTo(owedYen * rate, 1);
      const isLast = year === loan.repaymentYears && month === monthsAYear;
      const wantedYen = loan.method === 'annuity' ? instalmentYen - monthInterestYen : flatYen;
      const paidYen = isLast ? owedYen : Math.min(owedYen, wantedYen);
      owedYen -= paidYen;
      principalYen += paidYen;
      interestYen += monthInterestYen;
    }
    years.push({ year: loan.year + year, principalYen, interestYen, owedYen });
  }
  return years;
}

/** 元利均等返済の毎月の額; multiplied out so that every machine gets the same yen. */
function instalmentOf(principalYen: Yen, rate: number, months: number): Yen {
  if (rate === 0) return roundYenTo(principalYen / months, 1);
  let growth = 1;
  for (let month = 0; month < months; month += 1) growth *= 1 + rate;
  return roundYenTo((principalYen * rate * growth) / (growth - 1), 1);
}
