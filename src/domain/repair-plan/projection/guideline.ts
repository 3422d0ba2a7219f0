import type { Yen } from '#domain/money.ts';
import type {
  Building,
  ParkingKind,
  RepairPlan,
} from '#domain/repair-plan/register/repair-plan.ts';
import type { ProjectionYear } from './project.ts';
import { monthsAYear, totalArea100 } from './tariff.ts';

/** 目安の幅: 円/㎡・月 of exclusive area, averaged over the plan, without mechanical parking. */
export type Band = { readonly low: number; readonly average: number; readonly high: number };

type SizedBand = Band & { readonly belowM2: number };

/** 修繕積立金ガイドライン（令和6年6月改定）: below 20 floors, by 建築延床面積. */
const bandsOfLowBuildings: readonly SizedBand[] = [
  { belowM2: 5_000, low: 235, average: 335, high: 430 },
  { belowM2: 10_000, low: 170, average: 252, high: 320 },
  { belowM2: 20_000, low: 200, average: 271, high: 330 },
];
const bandOfLargest: Band = { low: 190, average: 255, high: 325 };
const bandOfTowers: Band = { low: 240, average: 338, high: 410 };
const towerFloors = 20;

/** 機械式駐車場の加算: yen for a space a month. */
const parkingYen: Readonly<Record<ParkingKind, Yen>> = {
  'two-tier-pit1': 6_450,
  'three-tier-pit2': 5_840,
  'three-tier-pit1-sliding': 7_210,
  'four-tier-pit2-sliding': 6_235,
};

export function bandOf({ floors, grossAreaM2 }: Building): Band {
  if (floors >= towerFloors) return bandOfTowers;
  const { low, average, high } =
    bandsOfLowBuildings.find(({ belowM2 }) => grossAreaM2 < belowM2) ?? bandOfLargest;
  return { low, average, high };
}

/** 機械式駐車場の加算額（円/㎡・月）: on top of the band, by exclusive area. */
export function parkingAddition(plan: Pick<RepairPlan, 'building' | 'dwellings'>): number {
  const area100 = totalArea100(plan.dwellings);
  if (area100 === 0) return 0;
  const monthlyYen = plan.building.mechanicalParking.reduce(
    (sum, { kind, spaces }) => sum + parkingYen[kind] * spaces,
    0,
  );
  return (monthlyYen * 100) / area100;
}

/** Z=(A+B+C)÷X÷Y, with what it is made of. */
type GuidelineAverage = {
  /** A: 計画期間当初の残高 */
  readonly openingYen: Yen;
  /** B: 計画期間の積立金と一時金 */
  readonly contributionsYen: Yen;
  /** C: 専用使用料からの繰入れ */
  readonly transfersYen: Yen;
  /** X, in hundredths of a square metre */
  readonly area100: number;
  /** Y */
  readonly months: number;
  readonly average: number;
};

export function guidelineAverage(
  plan: RepairPlan,
  years: readonly ProjectionYear[],
): GuidelineAverage {
  const openingYen = plan.openingBalanceYen;
  const contributionsYen = years.reduce(
    (sum, year) => sum + year.contributionYen + year.levyYen,
    0,
  );
  const transfersYen = years.reduce((sum, year) => sum + year.parkingTransferYen, 0);
  const area100 = totalArea100(plan.dwellings);
  const months = years.length * monthsAYear;
  const totalYen = openingYen + contributionsYen + transfersYen;
  const average = area100 * months === 0 ? 0 : (totalYen * 100) / (area100 * months);
  return { openingYen, contributionsYen, transfersYen, area100, months, average };
}

/** 国の目安と比べる平均額: the average without what the guideline adds for mechanical parking. */
export function comparedAverage(plan: RepairPlan, years: readonly ProjectionYear[]): number {
  return guidelineAverage(plan, years).average - parkingAddition(plan);
}

/** Where an average lies; outside the band is a warning and never an error, as the guideline itself says. */
export function placeInBand(average: number, band: Band): 'below' | 'within' | 'above' {
  if (average < band.low) return 'below';
  return average > band.high ? 'above' : 'within';
}

/** 段階増額積立方式の目安: E≧0.6D and F≦1.1D. */
type StagedTest = { readonly isStartEnough: boolean; readonly isEndWithin: boolean };

/** `level` is D, `lowest` E, `highest` F, all as unit prices. Tenths keep a fee of exactly 0.6D inside. */
export function stagedTest(level: number, lowest: number, highest: number): StagedTest {
  return { isStartEnough: lowest * 10 >= level * 6, isEndWithin: highest * 10 <= level * 11 };
}
