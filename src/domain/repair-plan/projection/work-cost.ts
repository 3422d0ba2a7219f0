import { roundYenTo, type Yen } from '#domain/money.ts';
import { categoryOf, type PriceCategory } from '#domain/repair-plan/register/group.ts';
import {
  listPrice,
  priceYearOf,
  type RepairItem,
} from '#domain/repair-plan/register/repair-item.ts';
import {
  endYearOf,
  type Rates,
  type RepairPlan,
} from '#domain/repair-plan/register/repair-plan.ts';

/** 工事費 of one item in one year: price, surcharges and tax, each rounded to the yen. */
export type WorkCost = {
  readonly priceYen: Yen;
  readonly temporaryWorksYen: Yen;
  readonly designYen: Yen;
  readonly taxYen: Yen;
  readonly totalYen: Yen;
};

/** (1 + the yearly rise) multiplied n times, by category: multiplied, not raised, so that every machine agrees. */
type PriceFactors = Readonly<Record<PriceCategory, Float64Array>>;

export type Prices = {
  readonly startYear: number;
  readonly rates: Rates;
  readonly factors: PriceFactors;
};

/** Prices may be this much older than the plan; `problemsOf` refuses older ones. */
const oldestPriceYears = 40;

export function pricesOf(plan: RepairPlan): Prices {
  const { startYear, rates } = plan;
  // A work that comes a few years late may fall behind the end of the plan.
  const length = endYearOf(plan) - startYear + oldestPriceYears + 10;
  const of = (category: PriceCategory) => factorsOf(rates.priceRise[category], length);
  return {
    startYear,
    rates,
    factors: {
      building: of('building'),
      equipment: of('equipment'),
      exterior: of('exterior'),
      service: of('service'),
    },
  };
}

export function costOf(item: RepairItem, year: number, prices: Prices): WorkCost {
  return costOfPriced(priceItem(item, prices), year);
}

/** What of an item is the same in every year: read once, since reading a date costs more than the sum. */
type PricedItem = {
  readonly item: RepairItem;
  readonly list: number;
  readonly priceYear: number;
  readonly factors: Float64Array;
  readonly rates: Rates;
};

export function priceItem(item: RepairItem, { startYear, rates, factors }: Prices): PricedItem {
  return {
    item,
    list: listPrice(item),
    priceYear: priceYearOf(item, startYear),
    factors: factors[categoryOf(item.group)],
    rates,
  };
}

/** Prices rise from the year they were taken in; a price of a later year is never cut. */
export function costOfPriced(priced: PricedItem, year: number): WorkCost {
  const { item, list, priceYear, factors, rates } = priced;
  const factor = factors[Math.max(0, year - priceYear)] ?? 1;
  const priceYen = roundYenTo(list * factor, 1);
  const temporaryWorksYen = item.isMajorWork ? roundYenTo(priceYen * rates.temporaryWorks, 1) : 0;
  const designYen = item.isMajorWork
    ? roundYenTo((priceYen + temporaryWorksYen) * rates.design, 1)
    : 0;
  const untaxedYen = priceYen + temporaryWorksYen + designYen;
  const taxYen = item.tax === 'excluded' ? roundYenTo(untaxedYen * rates.tax, 1) : 0;
  return { priceYen, temporaryWorksYen, designYen, taxYen, totalYen: untaxedYen + taxYen };
}

function factorsOf(rate: number, length: number): Float64Array {
  const factors = new Float64Array(length);
  let factor = 1;
  for (let index = 0; index < length; index += 1) {
    factors[index] = factor;
    factor *= 1 + rate;
  }
  return factors;
}
