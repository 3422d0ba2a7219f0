import { type PriceCategory, priceCategories } from './group.ts';
import { hasHorizon, isWithin, problemsOf, type RegisterProblem } from './problems-of.ts';
import { type Fault, problemsOfMoney, yenFault } from './problems-of-money.ts';
import type { Building, Rates, RepairPlan } from './repair-plan.ts';

/** 入力の誤り of a whole plan: `field` is a path such as `steps.0.unitPriceYen` or `rates.tax`. */
export type PlanProblem = RegisterProblem;

/** Above this a balance is a slip of the keyboard. */
const mostBalanceYen = 100_000_000_000;
const mostSpaces = 10_000;

/** Everything wrong with a plan at once, the register first; empty when it can be calculated. */
export function problemsOfPlan(plan: RepairPlan): PlanProblem[] {
  const faults = [
    ...yenFault({
      field: 'openingBalanceYen',
      name: '計画の始めの残高',
      value: plan.openingBalanceYen,
      least: -mostBalanceYen,
      most: mostBalanceYen,
    }),
    ...rateFaults(plan.rates),
    ...parkingFaults(plan.building),
    ...moneyFaults(plan),
  ];
  return [
    ...problemsOf(plan),
    ...faults.map(([field, sentence]) => ({ itemId: null, field, sentence })),
  ];
}

/** While the period itself is wrong, no year can be said to lie outside it. */
function moneyFaults(plan: RepairPlan): Fault[] {
  const faults = problemsOfMoney(plan);
  return hasHorizon(plan) ? faults : faults.filter(([field]) => !/[.](year|fromYear)$/.test(field));
}

const categoryNames: Readonly<Record<PriceCategory, string>> = {
  building: '建築の工事',
  equipment: '設備の工事',
  exterior: '外構の工事',
  service: '調査・設計など',
};

type RateLimit = readonly [name: string, leastPercent: number, mostPercent: number];

const rateLimits: readonly (readonly [Exclude<keyof Rates, 'priceRise'>, RateLimit])[] = [
  ['interest', ['預金の利息', 0, 10]],
  ['tax', ['消費税の率', 0, 30]],
  ['temporaryWorks', ['仮設費の割合', 0, 50]],
  ['design', ['設計・監理費の割合', 0, 50]],
  ['arrears', ['入らない積立金の割合', 0, 100]],
];

function rateFaults(rates: Rates): Fault[] {
  return [
    ...priceCategories.flatMap((category) =>
      rateFault(`rates.priceRise.${category}`, rates.priceRise[category], [
        `${categoryNames[category]}の物価上昇`,
        -5,
        15,
      ]),
    ),
    ...rateLimits.flatMap(([name, limit]) => rateFault(`rates.${name}`, rates[name], limit)),
  ];
}

function rateFault(field: string, value: number, [name, least, most]: RateLimit): Fault[] {
  if (value >= least / 100 && value <= most / 100) return [];
  const from = least < 0 ? `マイナス${-least}` : `${least}`;
  return [[field, `${name}は、${from}％から${most}％までの数で入れてください。`]];
}

function parkingFaults({ mechanicalParking }: Building): Fault[] {
  return mechanicalParking.flatMap(({ spaces }, index): Fault[] =>
    isWithin(spaces, 0, mostSpaces)
      ? []
      : [
          [
            `mechanicalParking.${index}.spaces`,
            `機械式駐車場の台数は、0から${mostSpaces.toLocaleString('ja-JP')}までの整数で入れてください。`,
          ],
        ],
  );
}
