import { fiscalYearOf, type IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import type { Cycle } from './standard-cycles.ts';

/** 劣化状況: what the last survey found; `unknown` where nobody looked. */
type Condition = 'good' | 'fair' | 'poor' | 'unknown';

/** 推定修繕工事項目: one line of the register (様式第3-2号・第4-4号). */
export type RepairItem = {
  readonly id: string;
  /** One of the 19 groups. */
  readonly group: number;
  readonly part: string;
  readonly work: string;
  /** The range the standard gives; never replaced by the years that were chosen. */
  readonly cycle: Cycle | null;
  /** 計画年度: fiscal years in which the work is planned. */
  readonly years: readonly number[];
  /** Up to two decimals. */
  readonly quantity: number;
  readonly unit: string;
  readonly unitPriceYen: Yen;
  readonly priceSource: string;
  /** The day the unit price stood; `null` is the plan's first year. */
  readonly pricedOn: IsoDate | null;
  readonly lastDoneYear: number | null;
  readonly condition: Condition;
  /** `excluded`: the plan's tax rate comes on top (税別); `included`: 税込; `exempt`: 非課税. */
  readonly tax: 'excluded' | 'included' | 'exempt';
  /** 大規模修繕工事の一部: bears the surcharges and moves together with the others of its year. */
  readonly isMajorWork: boolean;
  readonly note: string;
};

/** A line in which nothing is filled in yet. */
export const emptyItem: RepairItem = {
  id: '',
  group: 0,
  part: '',
  work: '',
  cycle: null,
  years: [],
  quantity: 0,
  unit: '',
  unitPriceYen: 0,
  priceSource: '',
  pricedOn: null,
  lastDoneYear: null,
  condition: 'unknown',
  tax: 'excluded',
  isMajorWork: false,
  note: '',
};

/** The fiscal year whose price level the unit price has. */
export function priceYearOf(item: RepairItem, startYear: number): number {
  return item.pricedOn === null ? startYear : fiscalYearOf(item.pricedOn);
}

/** 数量×単価, exact for quantities of two decimals: 12.34 × 5,000 is 61,700. */
export function listPrice(item: RepairItem): number {
  return (Math.round(item.quantity * 100) * item.unitPriceYen) / 100;
}

/** 「屋上防水（露出） 補修」 */
export function itemName(item: RepairItem): string {
  return `${item.part} ${item.work}`.trim();
}
