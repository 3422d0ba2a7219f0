import { formatYen } from '#domain/format-yen.ts';
import { feesBetween } from '#domain/repair-plan/projection/fees-between.ts';
import { type PriceCategory, priceCategories } from '#domain/repair-plan/register/group.ts';
import {
  endYearOf,
  type Loan,
  type Rates,
  type RepairPlan,
} from '#domain/repair-plan/register/repair-plan.ts';
import { plainYen } from './about-yen.ts';
import { percentText } from './percent-text.ts';
import { unitPriceText } from './unit-price-text.ts';

/** What the plan counts on, for the reader who looks at one page only. */
export function mainAssumptions(plan: RepairPlan): string[] {
  return [
    feeSentence(plan),
    ...(plan.levies.length === 0
      ? ['一時金（まとまったお金を一度に集めること）は見込んでいません。']
      : [`一時金を集めます（${levyWords(plan)}）。`]),
    ...(plan.loans.length === 0
      ? ['借入れは見込んでいません。']
      : [`お金を借ります（${plan.loans.map(loanWords).join('、')}）。`]),
    `工事費の値上がりは、${riseWords(plan)}。`,
  ];
}

/** What a sum of works holds beside quantity and price: the same sentences under every such sum. */
export function worksContents({ rates }: RepairPlan): string {
  const added = [
    ...(rates.tax === 0 ? [] : [`消費税${percentText(rates.tax)}`]),
    ...(rates.temporaryWorks === 0 ? [] : ['足場などの費用']),
    ...(rates.design === 0 ? [] : ['設計・監理の費用']),
    ...(hasRise(rates) ? ['見込んだ値上がり'] : []),
  ];
  const held = added.join('、');
  if (hasRise(rates)) return `${held}を含みます。`;
  return `${held === '' ? '' : `${held}を含み、`}値上がりは見込んでいません。`;
}

function hasRise({ priceRise }: Rates): boolean {
  return priceCategories.some((category) => priceRise[category] !== 0);
}

function feesOf({ contribution, startYear, ...period }: RepairPlan) {
  return feesBetween(contribution.steps, startYear, endYearOf({ startYear, ...period }));
}

function perUnit({ contribution }: RepairPlan): string {
  return contribution.basis === 'area' ? '1㎡あたり月' : '全体で月';
}

function feeSentence(plan: RepairPlan): string {
  const [first, ...later] = feesOf(plan);
  if (!first) return '修繕積立金は集めません。';
  const start = `${perUnit(plan)}${unitPriceText(first.unitPriceYen)}円`;
  if (later.length === 0) return `修繕積立金は、${start}のままとします。`;
  const rises = later.map(
    ({ fromYear, unitPriceYen }) => `${fromYear}年度から${unitPriceText(unitPriceYen)}円`,
  );
  return `修繕積立金は、${start}から始め、${rises.join('、')}とします。`;
}

/** 前提の表: every setting that changes a figure of the report. */
export function assumptionRows(plan: RepairPlan): (readonly [label: string, value: string])[] {
  const { rates, contribution } = plan;
  const basis =
    contribution.basis === 'area' ? '専有面積1㎡あたりの単価で決め' : '持分の割合で分け';
  const rounding = contribution.roundToYen === 10 ? '10円単位に' : '1円単位に';
  return [
    ['計画の期間', periodText(plan)],
    ['はじめの残高', formatYen(plan.openingBalanceYen)],
    ['修繕積立金', `${basis}、${rounding}四捨五入します`],
    ['繰入れ', transferWords(plan)],
    ['一時金', plan.levies.length === 0 ? '見込んでいません' : levyWords(plan)],
    ['借入れ', plan.loans.length === 0 ? '見込んでいません' : plan.loans.map(loanWords).join('、')],
    ['そのほかの収入', otherWords(plan)],
    ['工事費の値上がり', riseWords(plan)],
    ['消費税', `税別の工事費に${percentText(rates.tax)}を足します`],
    ['足場などの費用', surchargeWords(rates.temporaryWorks)],
    ['設計・監理の費用', surchargeWords(rates.design)],
    ['残高につく利息', rateWords(rates.interest, '年に')],
    ['集まらない積立金', rateWords(rates.arrears, '請求した額の')],
  ];
}

function periodText(plan: RepairPlan): string {
  return `${plan.startYear}年度から${endYearOf(plan)}年度までの${plan.yearCount}年間`;
}

function transferWords({ parkingTransfers }: RepairPlan): string {
  const transfers = parkingTransfers.filter(({ yearlyYen }) => yearlyYen !== 0);
  if (transfers.length === 0) return '見込んでいません';
  return transfers
    .map(({ fromYear, yearlyYen }) => `${fromYear}年度から年に${plainYen(yearlyYen)}`)
    .join('、');
}

function otherWords({ otherIncomes }: RepairPlan): string {
  if (otherIncomes.length === 0) return '見込んでいません';
  return otherIncomes
    .map(({ year, amountYen, label }) => `${year}年度に${label}${plainYen(amountYen)}`)
    .join('、');
}

function levyWords({ levies, contribution }: RepairPlan): string {
  const unit = contribution.basis === 'area' ? '1㎡あたり' : '全体で';
  return levies
    .map(({ year, unitPriceYen }) => `${year}年度に${unit}${unitPriceText(unitPriceYen)}円`)
    .join('、');
}

function loanWords({ year, principalYen, repaymentYears, interestRate }: Loan): string {
  const rate = interestRate === 0 ? '無利子' : `金利は年${percentText(interestRate)}`;
  return `${year}年度に${plainYen(principalYen)}を借り、${repaymentYears}年で返す（${rate}）`;
}

const categoryNames: Readonly<Record<PriceCategory, string>> = {
  building: '建築',
  equipment: '設備',
  exterior: '外構',
  service: '調査・設計',
};

function riseWords({ rates: { priceRise } }: RepairPlan): string {
  const all = priceCategories.map((category) => priceRise[category]);
  if (all.every((rate) => rate === 0)) return '見込んでいません';
  if (new Set(all).size === 1) return `年に${percentText(priceRise.building)}と見ています`;
  const parts = priceCategories.map(
    (category) => `${categoryNames[category]}は年に${percentText(priceRise[category])}`,
  );
  return `${parts.join('、')}と見ています`;
}

function surchargeWords(rate: number): string {
  return rate === 0
    ? '工事費の中に含めています'
    : `大規模修繕工事の費用に${percentText(rate)}を足します`;
}

function rateWords(rate: number, before: string): string {
  return rate === 0 ? '見込んでいません' : `${before}${percentText(rate)}と見ています`;
}
