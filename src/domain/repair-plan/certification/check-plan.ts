import { fiscalYearOf, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { groups } from '#domain/repair-plan/register/group.ts';
import { comparedName } from '#domain/repair-plan/words/figure-words.ts';
import { unitPriceText } from '#domain/repair-plan/words/unit-price-text.ts';
import { yearsBefore } from './criteria.ts';
import type { PlanFacts } from './facts.ts';
import { type Case, type Check, type Finding, foundBy, unknown } from './finding.ts';

const leastYears = 30;
const leastMajorWorks = 2;
/** 大規模修繕工事の前後2年: where a fee that doubles for a while is a levy by another name. */
const aroundYears = 2;

export const checkFormAndResolution = ofPlan(({ listedGroups, planResolvedOn, feeResolvedOn }) => {
  const left = groups.filter(({ number }) => !listedGroups.includes(number));
  return foundBy(
    [
      `標準様式の${groups.length}分類のうち${groups.length - left.length}分類`,
      ...resolutionWords('計画', planResolvedOn),
      ...resolutionWords('積立金の額', feeResolvedOn),
    ],
    [
      left.length === 0
        ? null
        : `計画に分類を加えてください：${left.map(({ name }) => name).join('、')}`,
      planResolvedOn === null ? '計画の内容を総会で決議してください。' : null,
      feeResolvedOn === null ? '積立金の額を総会で決議してください。' : null,
    ],
  );
});

function resolutionWords(what: string, day: IsoDate | null): string[] {
  return day === null ? [] : [`${what}の決議：${formatPlainDate(day)}の総会の議事録`];
}

export const checkPlanAge = ofPlan(({ madeOn }, { on, criteria }) => {
  const isYoung = madeOn >= yearsBefore(on, criteria.planAgeYears) && madeOn <= on;
  return foundBy(
    [`計画の作成・見直し：${formatPlainDate(madeOn)}`],
    [isYoung ? null : `計画を見直してください（申請までに${criteria.planAgeYears}年以内）。`],
  );
});

export const checkPeriod = ofPlan(({ startYear, endYear, majorWorks }, { on }) => {
  const years = endYear - startYear + 1;
  const left = majorWorks.filter(
    ({ year, hasOuterWall }) => hasOuterWall && year >= fiscalYearOf(on) && year <= endYear,
  );
  return foundBy(
    [
      `計画期間${years}年（${startYear}〜${endYear}年度）`,
      `残りの期間の大規模修繕工事：${left.map(({ year }) => `${year}年度`).join('、') || 'なし'}`,
    ],
    [
      years >= leastYears ? null : `計画期間を${leastYears}年以上にしてください。`,
      left.length >= leastMajorWorks
        ? null
        : `外壁を含む大規模修繕工事が${leastMajorWorks}回以上入る計画にしてください。`,
    ],
  );
});

export const checkNoLevy = ofPlan(({ levyYears, ...plan }) => {
  const doubled = doubledYears(plan);
  return foundBy(
    [levyYears.length === 0 ? '一時金の予定はない' : `一時金：${levyYears.join('、')}年度`],
    [
      levyYears.length === 0 ? null : '将来の一時金をやめ、毎月の積立金で備えてください。',
      doubled.length === 0
        ? null
        : `大規模修繕工事の前後だけ徴収額が2倍以上になる年があります：${doubled.join('、')}年度`,
    ],
  );
});

export const checkAverage = ofPlan(({ average, bandLow, expertLetter }) => {
  const evidence = `${comparedName} 1㎡あたり月${unitPriceText(average)}円（目安の下限${bandLow}円）`;
  if (average >= bandLow) return foundBy([evidence], []);
  return foundBy(
    [evidence, ...(expertLetter === null ? [] : [expertLetter])],
    [
      expertLetter === null
        ? '平均を目安の下限以上にするか、専門家の理由書を付けてください。'
        : null,
    ],
  );
});

export const checkNoLoanLeft = ofPlan(({ loanLeftYen, endYear }) =>
  foundBy(
    [`${endYear}年度末の借入れの残り：${loanLeftYen.toLocaleString('ja-JP')}円`],
    [loanLeftYen === 0 ? null : '計画の最後の年度までに借入れを返し終える計画にしてください。'],
  ),
);

/** Years in which the collected total is twice the year before, near a major work, and falls back after it. */
function doubledYears(plan: Omit<PlanFacts, 'levyYears'>): number[] {
  const { collectedYen, majorWorks, startYear } = plan;
  return collectedYen.flatMap((afterYen, index) => {
    const beforeYen = collectedYen[index - 1];
    if (beforeYen === undefined || beforeYen === 0 || afterYen < beforeYen * 2) return [];
    const year = startYear + index;
    const isOnlyAround = majorWorks.some(
      (work) =>
        Math.abs(work.year - year) <= aroundYears &&
        fallsBack(collectedYen.slice(work.year + aroundYears + 1 - startYear), beforeYen * 2),
    );
    return isOnlyAround ? [year] : [];
  });
}

/** A plan that ends before the fee falls gets no benefit of the doubt. */
function fallsBack(later: readonly number[], doubleYen: number): boolean {
  return later.length === 0 || later.some((yen) => yen < doubleYen);
}

function ofPlan(check: (plan: PlanFacts, some: Case) => Finding): Check {
  return (some) =>
    some.facts.plan ? check(some.facts.plan, some) : unknown('長期修繕計画を登録してください。');
}
