import { type PriceCategory, priceCategories } from '#domain/repair-plan/register/group.ts';
import {
  endYearOf,
  type OtherIncome,
  type Rates,
  type RepairPlan,
} from '#domain/repair-plan/register/repair-plan.ts';
import { plainYen } from './about-yen.ts';
import { listChange } from './list-change.ts';
import { percentText } from './percent-text.ts';
import { stepChange, stepsText } from './step-change.ts';

/** 前提: each changed setting by itself. */
export function settingsWords(plan: RepairPlan, tried: RepairPlan): string[] {
  return [
    ...periodWords(plan, tried),
    ...balanceWords(plan, tried),
    ...transferWords(plan, tried),
    ...otherIncomeWords(plan, tried),
    ...priceRiseWords(plan.rates.priceRise, tried.rates.priceRise),
    ...rateNames.flatMap(([name, words]) => rateWords(words, plan.rates[name], tried.rates[name])),
  ];
}

function periodWords(plan: RepairPlan, tried: RepairPlan): string[] {
  if (plan.yearCount === tried.yearCount) return [];
  return [
    `計画の期間を、${plan.yearCount}年から${tried.yearCount}年に変えます（${endYearOf(tried)}年度まで）`,
  ];
}

function balanceWords(plan: RepairPlan, tried: RepairPlan): string[] {
  const [before, after] = [plan.openingBalanceYen, tried.openingBalanceYen];
  if (before === after) return [];
  return [`計画の始めの残高を、${plainYen(before)}から${plainYen(after)}に変えます`];
}

function transferWords(plan: RepairPlan, tried: RepairPlan): string[] {
  const change = stepChange(transfersOf(plan), transfersOf(tried), tried);
  if (!change) return [];
  const present = `${change.presentYen.toLocaleString('ja-JP')}円`;
  const what = '積立金への繰入れ（ほかの会計から移すお金）を、';
  return [
    change.changes.length === 0
      ? `${what}計画の最後まで年${present}のままにします`
      : `${what}${stepsText(change.changes, '年')}にします（今は年${present}）`,
  ];
}

function transfersOf({ parkingTransfers }: RepairPlan) {
  return parkingTransfers.map(({ fromYear, yearlyYen }) => ({ fromYear, amountYen: yearlyYen }));
}

function otherIncomeWords(plan: RepairPlan, tried: RepairPlan): string[] {
  const { added, removed, changed } = listChange(plan.otherIncomes, tried.otherIncomes);
  return [
    ...added.map((income) => `${incomeText(income)}の収入を見込みます`),
    ...changed.map(
      ([before, after]) => `${incomeText(before)}の収入を、${incomeText(after)}に変えます`,
    ),
    ...removed.map((income) => `${incomeText(income)}の収入を見込むのをやめます`),
  ];
}

function incomeText({ year, label, amountYen }: OtherIncome): string {
  return `${year}年度の${label.trim() === '' ? 'その他' : label}${plainYen(amountYen)}`;
}

const categoryNames: Readonly<Record<PriceCategory, string>> = {
  building: '建築の工事費',
  equipment: '設備の工事費',
  exterior: '外構の工事費',
  service: '調査・設計などの費用',
};

function priceRiseWords(before: Rates['priceRise'], after: Rates['priceRise']): string[] {
  const first = priceCategories[0] ?? 'building';
  const isOneRate = (rates: Rates['priceRise']) =>
    priceCategories.every((category) => rates[category] === rates[first]);
  if (isOneRate(before) && isOneRate(after)) {
    return rateWords('工事費の値上がり（1年あたり）', before[first], after[first]);
  }
  return priceCategories.flatMap((category) =>
    rateWords(
      `${categoryNames[category]}の値上がり（1年あたり）`,
      before[category],
      after[category],
    ),
  );
}

const rateNames: readonly (readonly [Exclude<keyof Rates, 'priceRise'>, string])[] = [
  ['interest', '預金の利息（1年あたり）'],
  ['tax', '消費税の率'],
  ['temporaryWorks', '大規模修繕工事に足す仮設費の割合'],
  ['design', '大規模修繕工事に足す設計・監理費の割合'],
  ['arrears', '積立金のうち入らない割合'],
];

function rateWords(name: string, before: number, after: number): string[] {
  if (before === after) return [];
  return [`${name}を、${percentText(before)}から${percentText(after)}に変えます`];
}
