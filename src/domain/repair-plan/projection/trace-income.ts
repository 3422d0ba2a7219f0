import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { monthsAYear, unitPriceIn } from './tariff.ts';
import { given, type Multiplier, type Sum, scaled, sumOf, type Trace } from './trace.ts';

/** その年度の積立金: every dwelling's bill, twelve months, less the arrears. */
export function traceContribution(plan: RepairPlan, year: number): Trace {
  const { steps } = plan.contribution;
  const month = traceMonth(plan, unitPriceIn(steps, year), {
    label: '積立金の単価',
    source: 'contribution.steps',
  });
  const billed = scaled('1年分', month, {
    times: { label: '月数', value: monthsAYear, source: '' },
    over: 1,
    roundToYen: null,
  });
  return scaled(`${year}年度の積立金`, billed, {
    times: { label: '納められる割合', value: 1 - plan.rates.arrears, source: 'rates.arrears' },
    over: 1,
    roundToYen: 1,
  });
}

export function traceLevy(plan: RepairPlan, year: number): Sum {
  const levies = plan.levies.filter((levy) => levy.year === year);
  return sumOf(
    `${year}年度の一時金`,
    levies.map(({ unitPriceYen }) =>
      traceMonth(plan, unitPriceYen, { label: '一時金の単価', source: 'levies' }),
    ),
  );
}

export function traceParkingTransfer(plan: RepairPlan, year: number): Trace {
  const step = plan.parkingTransfers.findLast(({ fromYear }) => fromYear <= year);
  return given(`${year}年度の繰入れ`, step?.yearlyYen ?? 0, 'parkingTransfers');
}

export function traceOtherIncome(plan: RepairPlan, year: number): Sum {
  const incomes = plan.otherIncomes.filter((income) => income.year === year);
  return sumOf(
    `${year}年度のその他の収入`,
    incomes.map(({ label, amountYen }) => given(label, amountYen, 'otherIncomes')),
  );
}

type Name = Pick<Multiplier, 'label' | 'source'>;

function traceMonth(plan: RepairPlan, unitPriceYen: number, name: Name): Sum {
  const { basis, roundToYen } = plan.contribution;
  const shares = plan.dwellings.reduce((sum, { share }) => sum + share, 0);
  const times = { ...name, value: unitPriceYen };
  const bills = plan.dwellings.map(({ id, areaM2, share }) => {
    const base =
      basis === 'area'
        ? given('専有面積（100倍）', Math.round(areaM2 * 100), `dwellings.${id}.areaM2`)
        : given('持分', share, `dwellings.${id}.share`);
    const over = basis === 'area' ? 100 : shares;
    return scaled(`${id}号室の額`, base, { times, over, roundToYen });
  });
  return sumOf('全住戸の1か月分', bills);
}
