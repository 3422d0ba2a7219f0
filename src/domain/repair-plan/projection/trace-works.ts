import type { Yen } from '#domain/money.ts';
import { categoryOf } from '#domain/repair-plan/register/group.ts';
import {
  itemName,
  priceYearOf,
  type RepairItem,
} from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { given, type Sum, scaled, sumOf, type Trace } from './trace.ts';

/** その年度の工事費: every item of the year. */
export function traceWorks(plan: RepairPlan, year: number): Sum {
  const items = plan.items.filter((item) => item.years.includes(year));
  return sumOf(
    `${year}年度の工事費`,
    items.map((item) => traceCost(plan, item, year)),
  );
}

/** 1つの工事の費用: 数量×単価, the rise of prices, surcharges and tax. */
function traceCost(plan: RepairPlan, item: RepairItem, year: number): Sum {
  const { rates } = plan;
  const price = tracePrice(plan, item, year);
  const parts: Trace[] = [price];
  if (item.isMajorWork) {
    parts.push(surcharge('仮設工事の加算', price, 'temporaryWorks', rates.temporaryWorks));
    const base = sumOf('工事費と仮設', parts.slice());
    parts.push(surcharge('設計・監理の加算', base, 'design', rates.design));
  }
  if (item.tax === 'excluded') {
    const base = sumOf('税抜き', parts.slice());
    parts.push(surcharge('消費税', base, 'tax', rates.tax));
  }
  return sumOf(itemName(item), parts);
}

/** 経年相当額 of an item, as `wornYen` has it. */
export function traceWorn(plan: RepairPlan, item: RepairItem): Trace {
  const last = Math.min(item.lastDoneYear ?? plan.building.completedYear, plan.startYear);
  const span = Math.min(...item.years) - last;
  const today = traceCost(plan, item, plan.startYear);
  if (span <= 0) return today;
  return scaled(`${itemName(item)} 経年相当額`, today, {
    times: {
      label: '前回からの年数',
      value: plan.startYear - last,
      source: `items.${item.id}.lastDoneYear`,
    },
    over: span,
    roundToYen: 1,
  });
}

function tracePrice(plan: RepairPlan, item: RepairItem, year: number): Trace {
  const source = `items.${item.id}`;
  const category = categoryOf(item.group);
  const hundredths = given('数量（100倍）', Math.round(item.quantity * 100), `${source}.quantity`);
  const list = scaled('数量×単価', hundredths, {
    times: { label: '単価', value: item.unitPriceYen, source: `${source}.unitPriceYen` },
    over: 100,
    roundToYen: null,
  });
  return scaled(`${year}年度の価格`, list, {
    times: {
      label: '物価の上昇',
      rate: plan.rates.priceRise[category],
      years: Math.max(0, year - priceYearOf(item, plan.startYear)),
      source: `rates.priceRise.${category}`,
    },
    over: 1,
    roundToYen: 1,
  });
}

function surcharge(label: string, base: Trace, name: string, rate: Yen): Trace {
  return scaled(label, base, {
    times: { label: '率', value: rate, source: `rates.${name}` },
    over: 1,
    roundToYen: 1,
  });
}
