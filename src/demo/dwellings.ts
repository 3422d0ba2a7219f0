import { roundYenTo, type Yen } from '#domain/money.ts';
import { demoId } from './demo-id.ts';
import type { DwellingRow } from './rows.ts';

type Plan = {
  readonly planType: string;
  readonly layout: string;
  /** Hundredths of a square metre, which is also the share of the common parts. */
  readonly area: number;
};

const storeys = 10;
const feeUnit = 10;

const planA: Plan = { planType: 'Aタイプ', layout: '3LDK', area: 7_845 };
const planB: Plan = { planType: 'Bタイプ', layout: '3LDK', area: 6_820 };
const planC: Plan = { planType: 'Cタイプ', layout: '2LDK', area: 6_410 };
const planD: Plan = { planType: 'Dタイプ', layout: '4LDK', area: 8_460 };
const plansOfFloor = [planA, planB, planC, planC, planB, planD] as const;
const shareDenominator = 427_650;

/** 管理費等の単価, yen for a square metre a month. */
export const unitPrice = { management: 210, reserve: 150, reserveBeforeRaise: 105 } as const;

/** 単価 × 専有面積, to the nearest ten yen. */
export function monthlyFee(area: number, pricePerM2: Yen): Yen {
  return roundYenTo((area * pricePerM2) / 100, feeUnit);
}

/** What all dwellings together pay in a month at a unit price. */
export function monthlyDues(pricePerM2: Yen): Yen {
  const floor = plansOfFloor.reduce((sum, { area }) => sum + monthlyFee(area, pricePerM2), 0);
  return floor * storeys;
}

export function seedDwellings(): readonly DwellingRow[] {
  const floors = Array.from({ length: storeys }, (_, index) => index + 1);
  return floors.flatMap((floor) =>
    plansOfFloor.map((plan, index) => dwellingRow(floor, index + 1, plan)),
  );
}

function dwellingRow(floor: number, position: number, plan: Plan): DwellingRow {
  const number = `${floor}0${position}`;
  return {
    id: demoId('dwelling', number),
    number,
    floor,
    position,
    plan_type: plan.planType,
    layout: plan.layout,
    area_m2: plan.area / 100,
    share_numerator: plan.area,
    share_denominator: shareDenominator,
    votes: 1,
    management_fee_yen: monthlyFee(plan.area, unitPrice.management),
    reserve_fee_yen: monthlyFee(plan.area, unitPrice.reserve),
  };
}
