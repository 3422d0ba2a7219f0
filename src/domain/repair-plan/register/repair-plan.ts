import type { Yen } from '#domain/money.ts';
import type { PriceCategory } from './group.ts';
import type { RepairItem } from './repair-item.ts';

/** 長期修繕計画: the register, what comes in, and the settings. Years are fiscal years (April to March). */
export type RepairPlan = {
  readonly startYear: number;
  /** 計画期間: 30 by the guideline, up to 60. */
  readonly yearCount: number;
  readonly building: Building;
  readonly dwellings: readonly Dwelling[];
  readonly items: readonly RepairItem[];
  readonly openingBalanceYen: Yen;
  readonly contribution: ContributionPlan;
  readonly levies: readonly Levy[];
  readonly parkingTransfers: readonly TransferStep[];
  readonly otherIncomes: readonly OtherIncome[];
  readonly loans: readonly Loan[];
  readonly rates: Rates;
};

export type Building = {
  readonly completedYear: number;
  readonly floors: number;
  /** 建築延床面積 */
  readonly grossAreaM2: number;
  readonly mechanicalParking: readonly MechanicalParking[];
};

/** 機械式駐車場の型: the four the guideline gives a figure for. */
export type ParkingKind =
  | 'two-tier-pit1'
  | 'three-tier-pit2'
  | 'three-tier-pit1-sliding'
  | 'four-tier-pit2-sliding';

export type MechanicalParking = { readonly kind: ParkingKind; readonly spaces: number };

/** 住戸 as the tariff sees it: 専有面積 with two decimals and the share of the common parts (分子). */
export type Dwelling = { readonly id: string; readonly areaM2: number; readonly share: number };

/** 修繕積立金の単価表の形: by area (円/㎡・月) or by share (the whole building's 円/月, apportioned). */
export type Tariff = { readonly basis: 'area' | 'share'; readonly roundToYen: 1 | 10 };

type ContributionPlan = Tariff & { readonly steps: readonly ContributionStep[] };

/** The unit price from April of `fromYear` until the next step. */
export type ContributionStep = { readonly fromYear: number; readonly unitPriceYen: number };

/** 一時金: collected once, apportioned like a month's contribution. */
export type Levy = { readonly year: number; readonly unitPriceYen: number };

/** 駐車場使用料等からの繰入れ, per year from `fromYear` until the next step. */
type TransferStep = { readonly fromYear: number; readonly yearlyYen: Yen };

export type OtherIncome = {
  readonly year: number;
  readonly amountYen: Yen;
  readonly label: string;
};

/** 借入れ: drawn at the end of `year`, when the work is paid; repaid monthly from the next April. */
export type Loan = {
  readonly year: number;
  readonly principalYen: Yen;
  readonly repaymentYears: number;
  /** A year's interest: 0.02 is 2 %. */
  readonly interestRate: number;
  readonly method: 'equal-principal' | 'annuity';
};

/** Settings told as fractions: 0.02 is 2 %. */
export type Rates = {
  readonly priceRise: Readonly<Record<PriceCategory, number>>;
  /** On the balance a year begins with, where it is above zero. */
  readonly interest: number;
  readonly tax: number;
  /** 共通仮設等: on the price of major works. */
  readonly temporaryWorks: number;
  /** 設計・監理: on the price of major works with their temporary works. */
  readonly design: number;
  /** 未収: the part of the billed contributions that does not come in. */
  readonly arrears: number;
};

export function endYearOf({
  startYear,
  yearCount,
}: Pick<RepairPlan, 'startYear' | 'yearCount'>): number {
  return startYear + yearCount - 1;
}
