import { levelFee } from '#domain/repair-plan/planner/level-fee.ts';
import {
  bandOf,
  comparedAverage,
  placeInBand,
  stagedTest,
} from '#domain/repair-plan/projection/guideline.ts';
import type { Projection } from '#domain/repair-plan/projection/project.ts';
import { unitPriceIn } from '#domain/repair-plan/projection/tariff.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { averageMeaning, comparedName } from '#domain/repair-plan/words/figure-words.ts';
import { unitPriceText } from '#domain/repair-plan/words/unit-price-text.ts';

/** 国の目安との比べ方: outside the band is something to know, not a fault. */
export function guidelineSentences(plan: RepairPlan, projection: Projection): string[] {
  if (plan.dwellings.length === 0)
    return ['住戸が登録されていないため、国の目安と比べられません。'];
  const band = bandOf(plan.building);
  const averageYen = comparedAverage(plan, projection.years);
  return [
    `この計画の${comparedName}は、1㎡あたり月${unitPriceText(averageYen)}円です。${averageMeaning(plan, projection)}`,
    `同じくらいの大きさのマンションの国の目安は、月${band.low}円から${band.high}円まで（平均は${band.average}円）です。`,
    placeWords[placeInBand(averageYen, band)],
    ...stagedSentences(plan),
  ];
}

const placeWords = {
  below:
    '目安の幅より低い額です。低いこと自体は誤りではありませんが、工事の費用に足りるかどうかを確かめてください。',
  within: '目安の幅の中にあります。ただし、幅の中でも、工事の費用に足りるとは限りません。',
  above:
    '目安の幅より高い額です。高いこと自体は誤りではなく、設備の多い建物では高くなることがあります。',
} as const;

/** 0.6D and 1.1D, from the first year whose fee can still be decided. */
function stagedSentences(plan: RepairPlan): string[] {
  const firstYear = plan.startYear + 1;
  const prices = Array.from({ length: plan.yearCount - 1 }, (_, index) =>
    unitPriceIn(plan.contribution.steps, firstYear + index),
  );
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const level = plan.contribution.basis === 'area' ? levelFee(plan, firstYear) : null;
  if (lowest >= highest || level === null || level === 0) return [];
  const { isStartEnough, isEndWithin } = stagedTest(level, lowest, highest);
  return [
    `積立金をずっと同じ額にするなら、${firstYear}年度から1㎡あたり月${unitPriceText(level)}円が必要です（残高に、積立金の半年分をいつも残す計算）。段階的に上げるときの国の目安は、いちばん低い額がその6割（${unitPriceText(level * 0.6)}円）以上、いちばん高い額が1.1倍（${unitPriceText(level * 1.1)}円）以内です。`,
    `この計画は月${unitPriceText(lowest)}円から${unitPriceText(highest)}円までで、${stagedWords(isStartEnough, isEndWithin)}`,
  ];
}

function stagedWords(isStartEnough: boolean, isEndWithin: boolean): string {
  if (isStartEnough && isEndWithin) return '段階的に上げるときの目安の中にあります。';
  if (isEndWithin) return 'いちばん低い額が目安より低くなっています。';
  if (isStartEnough) return 'いちばん高い額が目安より高くなっています。';
  return 'いちばん低い額も、いちばん高い額も、目安から外れています。';
}
