import { isRealDate } from '#domain/calendar.ts';
import { groupOf } from './group.ts';
import { listPrice, priceYearOf, type RepairItem } from './repair-item.ts';
import { endYearOf, type RepairPlan } from './repair-plan.ts';

/** The part of a plan a person types into the table. */
export type Register = Pick<RepairPlan, 'startYear' | 'yearCount' | 'dwellings' | 'items'>;

/** 入力の誤り: where (an item's id, or `null` for the whole register), which field, and one sentence. */
export type RegisterProblem = {
  readonly itemId: string | null;
  readonly field: string;
  readonly sentence: string;
};

/** More lines than any building has; a file that long is a mistake. */
export const mostItems = 5_000;
/** One line above ten billion yen is a slip of the keyboard: the largest towers plan less in 30 years. */
const mostYen = 10_000_000_000;
const mostQuantity = 1_000_000;
/** As many as the server takes: a longer text is a mistake of copying. */
const longestText = 500;
const longestYears = 60;
const oldestPriceYears = 40;

/** Everything wrong with a register at once; empty when it can be calculated. */
export function problemsOf(register: Register): RegisterProblem[] {
  const whole = wholeProblems(register);
  if (register.items.length > mostItems) return whole;
  return [
    ...whole,
    ...repeatedIds(register.items),
    ...register.items.flatMap((item) => itemProblems(item, register)),
  ];
}

function wholeProblems({ startYear, yearCount, items, dwellings }: Register): RegisterProblem[] {
  const problems: RegisterProblem[] = [];
  const add = (field: string, sentence: string) => problems.push({ itemId: null, field, sentence });
  if (!isStartYear(startYear)) add('startYear', '計画の最初の年度を、西暦で入れてください。');
  if (!isYearCount(yearCount)) {
    add('yearCount', `計画期間は、1年から${longestYears}年までの整数で入れてください。`);
  }
  if (dwellings.length === 0)
    add('dwellings', '住戸が1つもありません。住戸の面積か持分を先に登録してください。');
  if (dwellings.some(({ areaM2, share }) => !isAbove(areaM2, 0) || !isAbove(share, 0))) {
    add('dwellings', '専有面積か持分が0以下の住戸があります。正しい数を入れてください。');
  }
  if (items.length === 0) add('items', '工事の項目が1つもありません。1行以上入れてください。');
  if (items.length > mostItems) {
    add(
      'items',
      `工事の項目が${items.length.toLocaleString('ja-JP')}行あります。${mostItems.toLocaleString('ja-JP')}行以内にしてください。`,
    );
  }
  return problems;
}

export function hasHorizon({
  startYear,
  yearCount,
}: Pick<Register, 'startYear' | 'yearCount'>): boolean {
  return isStartYear(startYear) && isYearCount(yearCount);
}

function isStartYear(year: number): boolean {
  return isWithin(year, 1950, 2200);
}

function isYearCount(count: number): boolean {
  return isWithin(count, 1, longestYears);
}

function repeatedIds(items: readonly RepairItem[]): RegisterProblem[] {
  const seen = new Set<string>();
  return items
    .filter(({ id }) => seen.size === seen.add(id).size)
    .map(({ id }) => ({ itemId: id, field: 'id', sentence: '同じ番号の行が2つ以上あります。' }));
}

function itemProblems(item: RepairItem, register: Register): RegisterProblem[] {
  return [
    ...textProblems(item),
    ...priceProblems(item),
    ...cycleProblems(item),
    // While the period itself is wrong, no year can be said to lie outside it.
    ...(hasHorizon(register) ? yearProblems(item, register) : []),
  ].map(([field, sentence]) => ({ itemId: item.id, field, sentence }));
}

type Fault = readonly [field: string, sentence: string];

function textProblems(item: RepairItem): Fault[] {
  const faults: Fault[] = [];
  if (!groupOf(item.group)) faults.push(['group', '分類は、1から19までの番号で選んでください。']);
  if (item.part.trim() === '') faults.push(['part', '工事をする部分の名前を入れてください。']);
  if (item.unit.trim() === '') faults.push(['unit', '単位（㎡、台、式など）を入れてください。']);
  if (item.pricedOn !== null && !isRealDate(item.pricedOn)) {
    faults.push(['pricedOn', '単価の日付が暦にありません。例：2026-11-21']);
  }
  for (const field of ['part', 'work', 'unit', 'priceSource', 'note'] as const) {
    if (item[field].length > longestText)
      faults.push([field, `文字が長すぎます。${longestText}字以内にしてください。`]);
  }
  return faults;
}

function priceProblems(item: RepairItem): Fault[] {
  const faults: Fault[] = [];
  if (!isAbove(item.quantity, 0))
    faults.push(['quantity', '数量は、0より大きい数で入れてください。']);
  else if (item.quantity > mostQuantity)
    faults.push(['quantity', '数量が大きすぎます。桁を確かめてください。']);
  else if (!hasTwoDecimals(item.quantity))
    faults.push(['quantity', '数量は、小数点以下2桁までで入れてください。']);
  if (item.unitPriceYen < 0)
    faults.push(['unitPriceYen', '単価がマイナスです。0以上の金額を入れてください。']);
  else if (!Number.isSafeInteger(item.unitPriceYen))
    faults.push(['unitPriceYen', '単価は、円の整数で入れてください。']);
  else if (item.unitPriceYen > mostYen || isTooDear(item)) {
    faults.push(['unitPriceYen', '金額が100億円を超えます。桁を確かめてください。']);
  }
  return faults;
}

/** The register calculates with hundredths; 12.34 is stored as the nearest fraction of two. */
function hasTwoDecimals(quantity: number): boolean {
  return Math.abs(quantity * 100 - Math.round(quantity * 100)) < 1e-6;
}

/** A quantity that is itself wrong says nothing about the price. */
function isTooDear(item: RepairItem): boolean {
  return Number.isFinite(item.quantity) && listPrice(item) > mostYen;
}

function yearProblems(item: RepairItem, register: Register): Fault[] {
  const faults: Fault[] = [];
  const { startYear } = register;
  const endYear = endYearOf(register);
  const outside = item.years.filter((year) => !isWithin(year, startYear, endYear));
  if (outside.length > 0) {
    faults.push([
      'years',
      `${outside.join('、')}年度は計画期間（${startYear}〜${endYear}年度）の外です。`,
    ]);
  }
  if (new Set(item.years).size < item.years.length)
    faults.push(['years', '同じ年度が2回入っています。']);
  if (priceYearOf(item, startYear) < startYear - oldestPriceYears) {
    faults.push([
      'pricedOn',
      `単価が計画の始まりより${oldestPriceYears}年以上古いものです。新しい単価を入れてください。`,
    ]);
  }
  const { lastDoneYear } = item;
  if (lastDoneYear !== null && !isWithin(lastDoneYear, 1900, endYear)) {
    faults.push(['lastDoneYear', '前回の年度を確かめてください。']);
  }
  return faults;
}

function cycleProblems({ cycle }: RepairItem): Fault[] {
  if (!cycle || (isWithin(cycle.loYears, 1, cycle.hiYears) && isWithin(cycle.hiYears, 1, 100))) {
    return [];
  }
  return [['cycle', '修繕周期は、短い方から長い方へ、1年から100年までの整数で入れてください。']];
}

export function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function isAbove(value: number, limit: number): boolean {
  return Number.isFinite(value) && value > limit;
}
