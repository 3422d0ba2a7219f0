import { roundYenTo, sumYen, type Yen } from '#domain/money.ts';
import type {
  ContributionStep,
  Dwelling,
  Tariff,
} from '#domain/repair-plan/register/repair-plan.ts';

export const monthsAYear = 12;

/** 月額: what each dwelling pays in a month at a unit price, in the order of the dwellings. Equal dwellings pay equally. */
export function monthlyBills(
  dwellings: readonly Dwelling[],
  tariff: Tariff,
  unitPriceYen: number,
): Yen[] {
  const { basis, roundToYen } = tariff;
  if (basis === 'area') {
    return dwellings.map(({ areaM2 }) =>
      roundYenTo((Math.round(areaM2 * 100) * unitPriceYen) / 100, roundToYen),
    );
  }
  const shares = sumYen(dwellings.map(({ share }) => share));
  return dwellings.map(({ share }) => roundYenTo((share * unitPriceYen) / shares, roundToYen));
}

/** What all dwellings together pay in a month: the sum of the rounded bills, never the rounded sum. */
export function monthlyTotal(
  dwellings: readonly Dwelling[],
  tariff: Tariff,
  unitPriceYen: number,
): Yen {
  return sumYen(monthlyBills(dwellings, tariff, unitPriceYen));
}

export type StepBill = {
  readonly fromYear: number;
  readonly unitPriceYen: number;
  readonly bills: readonly DwellingBill[];
};

type DwellingBill = {
  readonly dwellingId: string;
  readonly monthlyYen: Yen;
  readonly riseYen: Yen;
};

/** 住戸ごとの月額: the bill of every dwelling at every step, and how much it rises over the step before. */
export function billsByStep(
  dwellings: readonly Dwelling[],
  tariff: Tariff,
  steps: readonly ContributionStep[],
): StepBill[] {
  const amounts = steps.map(({ unitPriceYen }) => monthlyBills(dwellings, tariff, unitPriceYen));
  return steps.map((step, index) => ({
    ...step,
    bills: dwellings.map(({ id }, place) => {
      const monthlyYen = amounts[index]?.[place] ?? 0;
      return {
        dwellingId: id,
        monthlyYen,
        riseYen: monthlyYen - (amounts[index - 1]?.[place] ?? monthlyYen),
      };
    }),
  }));
}

/** The unit price of a year: of the last step begun; nothing before the first. Steps come in order of their years. */
export function unitPriceIn(steps: readonly ContributionStep[], year: number): number {
  return steps.findLast(({ fromYear }) => fromYear <= year)?.unitPriceYen ?? 0;
}

/** 専有面積の合計 in hundredths of a square metre, so that it stays exact. */
export function totalArea100(dwellings: readonly Dwelling[]): number {
  return sumYen(dwellings.map(({ areaM2 }) => Math.round(areaM2 * 100)));
}
