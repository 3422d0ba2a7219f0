import { sumYen, type Yen } from '#domain/money.ts';
import {
  bandOf,
  comparedAverage,
  guidelineAverage,
  parkingAddition,
} from '#domain/repair-plan/projection/guideline.ts';
import type { Projection } from '#domain/repair-plan/projection/project.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { aboutYen } from './about-yen.ts';
import { worksContents } from './assumption-words.ts';
import { unitPriceText } from './unit-price-text.ts';

/** The name of 184.8 yen, wherever it is told. */
export const comparedName = '国の目安と比べる平均額';

/** One figure of a plan in words: on the screen, in print, in the PDF and in an answer the same. */
export type FigureWords = {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly isBad: boolean;
};

type Calculated = { readonly plan: RepairPlan; readonly projection: Projection };

/** 主な数字: what a meeting asks for first. */
export function figureWords(
  some: Calculated,
): Readonly<Record<'shortage' | 'lowest' | 'works' | 'average', FigureWords>> {
  return {
    shortage: shortageWords(some),
    lowest: lowestWords(some.projection),
    works: worksWords(some),
    average: averageWords(some),
  };
}

function shortageWords({ plan, projection }: Calculated): FigureWords {
  const { years, shortageYear } = projection;
  const first = years.find(({ year }) => year === shortageYear);
  return {
    label: '最初に不足する年度',
    value: first ? `${first.year}年度` : 'ありません',
    note: first
      ? `${first.year}年度末に${aboutYen(first.closingYen)}足りません。`
      : `計画どおりなら${endYearOf(plan)}年度まで、どの年度末も残高が0円を下回りません。`,
    isBad: first !== undefined,
  };
}

function lowestWords({ worst }: Projection): FigureWords {
  return {
    label: 'いちばん少ない残高',
    value: signedAbout(worst.balanceYen),
    note: `${worst.year}年度末の残高です。`,
    isBad: worst.balanceYen < 0,
  };
}

function worksWords({ plan, projection }: Calculated): FigureWords {
  return {
    label: '計画の期間の工事費の合計',
    value: aboutYen(sumYen(projection.years.map(({ worksYen }) => worksYen))),
    note: `${plan.startYear}〜${endYearOf(plan)}年度の合計です。${worksContents(plan)}`,
    isBad: false,
  };
}

function averageWords({ plan, projection }: Calculated): FigureWords {
  const band = bandOf(plan.building);
  return {
    label: `${comparedName}（1㎡あたり月）`,
    value: `${unitPriceText(comparedAverage(plan, projection.years))}円`,
    note: `目安は${band.low}円から${band.high}円（平均${band.average}円）です。`,
    isBad: false,
  };
}

/** What the compared average is made of. */
export function averageMeaning(plan: RepairPlan, { years }: Projection): string {
  const parkingYen = parkingAddition(plan);
  const what = 'はじめの残高、積立金、一時金、繰入れを合わせ、専有面積と月数で割った額';
  if (parkingYen === 0) return `${what}です。`;
  const wholeYen = guidelineAverage(plan, years).average;
  return `${what}（${unitPriceText(wholeYen)}円）から、機械式駐車場の分（${unitPriceText(parkingYen)}円）を引いています。`;
}

/** 「△約1,300万円」 */
export function signedAbout(amountYen: Yen): string {
  return `${amountYen < 0 ? '△' : ''}${aboutYen(amountYen)}`;
}
