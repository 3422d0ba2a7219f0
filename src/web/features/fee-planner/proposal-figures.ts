import type { Yen } from '#domain/money.ts';
import type { Projection } from '#domain/repair-plan/projection/project.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { aboutYen, plainYen } from '#domain/repair-plan/words/about-yen.ts';
import type { Outcome } from './proposal-outcome.ts';
import { methodWords } from './proposal-words.ts';

/** What a proposal comes to in words: the same on its card and on paper. */

/** Rounded as in the headline, so that one figure is told in one way. */
function balanceWords(balanceYen: Yen): string {
  return balanceYen < 0 ? `${aboutYen(balanceYen)}の不足` : aboutYen(balanceYen);
}

export function lowestWords({ worst }: Projection) {
  return { year: worst.year, balance: balanceWords(worst.balanceYen) };
}

export function endWords({ plan, projection }: Outcome) {
  return { year: endYearOf(plan), balance: balanceWords(projection.endBalanceYen) };
}

/** 払う合計 of one dwelling: of which years, and what is in it. */
export function paidTerm(plan: RepairPlan): string {
  const period = `${plan.startYear}〜${endYearOf(plan)}年度に払う合計`;
  return plan.levies.length > 0 ? `${period}（一時金を含む）` : period;
}

export function loanWords({ proposal, loanInterestYen }: Outcome): string {
  return proposal.loanYen === 0
    ? '使いません'
    : `${plainYen(proposal.loanYen)}（利息の合計は${aboutYen(loanInterestYen)}）`;
}

export function isWithinGuideline({ test }: Outcome): boolean {
  return test.isStartEnough && test.isEndWithin;
}

export function guidelineVerdict(outcome: Outcome): string {
  return isWithinGuideline(outcome) ? '国の目安に合います' : '国の目安から外れます';
}

/**
 * Thoughts on raising fees; where nothing rises there is nothing to weigh. Whatever method it came from, a fee that
 * changes once is the same fee for ever.
 */
export function thoughtsOn({ fees, proposal }: Pick<Outcome, 'fees' | 'proposal'>) {
  const [present, first, ...later] = fees;
  if (!present || !first || first.unitPriceYen <= present.unitPriceYen) return null;
  return methodWords[later.length === 0 ? 'level' : proposal.method];
}

/** Five in a hundred: the limit that the question below the plans begins with. */
export const fewTimes = 0.05;

export function chanceTerm(scenarioCount: number): string {
  return `不足する確率（${scenarioCount.toLocaleString('ja-JP')}通りの試算）`;
}
