import { coveragePercent, fundingOf } from '#domain/repair-plan/projection/funding.ts';
import { bandOf, comparedAverage } from '#domain/repair-plan/projection/guideline.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { comparedName } from '#domain/repair-plan/words/figure-words.ts';
import { unitPriceText } from '#domain/repair-plan/words/unit-price-text.ts';
import { type HealthLine, lineOf } from './line.ts';

export const noShortageCode = 'no-shortage';

/** お金: no shortage, income against cost, and the fund against what has worn off; 45 points with the guideline. */
export function fundingLines(plan: RepairPlan): HealthLine[] {
  const { years, shortageYear } = project(plan);
  const coverage = coveragePercent(years);
  const { fundedPercent } = fundingOf(plan);
  return [
    lineOf({
      code: noShortageCode,
      component: 'funding',
      label: '不足しない年数',
      mostPoints: 15,
      upper: shortageYear === null ? plan.yearCount : shortageYear - plan.startYear,
      lower: plan.yearCount,
      figure:
        shortageYear === null
          ? '計画どおりなら、計画期間の最後まで不足しません。'
          : `${shortageYear}年度に不足が始まります。`,
      step: { action: '積立金の額を見直し、不足をなくす案を総会に出す', effort: 4 },
    }),
    lineOf({
      code: 'coverage',
      component: 'funding',
      label: '計画期間の充足率',
      mostPoints: 10,
      upper: coverage,
      lower: 100,
      figure: `収入の合計は支出の合計の${coverage.toFixed(1)}％です。`,
      step: { action: '工事の時期と額、積立金の額を合わせて見直す', effort: 4 },
    }),
    lineOf({
      code: 'funded',
      component: 'funding',
      label: '積立充足率',
      mostPoints: 5,
      upper: fundedPercent,
      lower: 100,
      figure: `建物の傷みに見合う額の${fundedPercent.toFixed(1)}％が積み立ててあります。`,
      step: { action: '残高を増やす期間を決めて早めに積み立てる', effort: 5 },
    }),
    guidelineLine(plan, comparedAverage(plan, years)),
  ];
}

/** Full points from the band's average on: the guideline prefers no amount above it. */
function guidelineLine(plan: RepairPlan, average: number): HealthLine {
  const band = bandOf(plan.building);
  return lineOf({
    code: 'band',
    component: 'guideline',
    label: '国の目安との比べ方',
    mostPoints: 15,
    upper: average,
    lower: band.average,
    figure: `${comparedName}は1㎡あたり月${unitPriceText(average)}円、目安は${band.low}円から${band.high}円（平均${band.average}円）です。`,
    step: { action: '目安より低い理由を確かめ、積立金の額を見直す', effort: 4 },
  });
}
