import type { PlanRules } from '#domain/repair-plan/planner/propose.ts';
import { plainYen } from '#domain/repair-plan/words/about-yen.ts';
import { priceWords } from './rules-draft.ts';

/** 案を作る条件, told in one sentence each. */
export function rulesWords(rules: PlanRules, basis: 'area' | 'share', endYear: number): string[] {
  const { goal, staged, catchUp } = rules;
  return [
    `${goal.startYear}年度から積立金を変えます。`,
    floorWords(rules, endYear),
    `段階的に上げる案は、多くて${staged.mostSteps}回、${apartWords(staged.yearsApart)}、${riseWords(rules, basis)}上げます。`,
    `早めに集める案は、始めの${catchUp.years}年間を高くします。`,
    rules.isWithinGuideline
      ? '国の目安（始めの額は均等額の6割以上、いちばん高い額は1.1倍以内）を守ります。'
      : '国の目安（均等額の6割以上、1.1倍以内）を守らない案も作ります。',
    loanWords(rules),
  ];
}

function floorWords({ goal }: PlanRules, endYear: number): string {
  const { floorYen, endBalanceYen } = goal;
  const floor = `どの年度末も、残高が${leastWords(goal)}ようにします`;
  if (endBalanceYen <= floorYen) return `${floor}。`;
  return `${floor}。計画の最後（${endYear}年度末）には${plainYen(endBalanceYen)}を残します。`;
}

function leastWords({ floorYen, keepsHalfYear }: PlanRules['goal']): string {
  if (keepsHalfYear) return '積立金の半年分を下回らない';
  return floorYen === 0 ? 'マイナスにならない' : `${plainYen(floorYen)}を下回らない`;
}

function apartWords(years: number): string {
  return years === 1 ? '毎年でもよいとして' : `${years}年以上あけて`;
}

function riseWords({ staged: { mostRise } }: PlanRules, basis: 'area' | 'share'): string {
  if (mostRise === null) return '1回の上げ幅は決めずに';
  if ('percent' in mostRise) return `1回に、その前の額の${mostRise.percent}％まで`;
  return `1回に${priceWords(basis, mostRise.unitPriceYen)}まで`;
}

function loanWords({ loan }: PlanRules): string {
  if (!loan) return '借入れは使いません。';
  const { year, mostYen, repaymentYears, interestRate } = loan;
  return `${year}年度に、${plainYen(mostYen)}まで借りてもよいことにします（${repaymentYears}年で返済、利率は年${percentText(interestRate)}％）。`;
}

/** Fractions of a percent without the noise of floating point: 0.0175 is 1.75. */
function percentText(rate: number): string {
  return `${Math.round(rate * 100_000) / 1_000}`;
}
