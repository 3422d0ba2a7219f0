import { openYen } from '#domain/billing/position.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { Payer } from './facts.ts';
import { fits, leastPart, mostMonths, mostOver, transferFeesYen } from './thresholds.ts';

/** What a deposit is of what is owed. */
export type Fit = {
  readonly kind: 'owed' | 'ahead' | 'rest' | 'lessFee' | 'someItems' | 'part' | 'none';
  /** Whole months; nothing where it is none. */
  readonly months: number;
  readonly score: number;
  /** 振込手数料 that was kept back. */
  readonly feeYen: Yen;
};

type Owing = Pick<Payer, 'open' | 'monthYen'>;

/** How a sum fits what a dwelling, or several together, owe: the closest way of all. */
export function fitSum(yen: Yen, owing: Owing): Fit {
  const sums = sumsOf(owing.open);
  return (
    owedMonths(yen, sums, isBegun(owing.open)) ??
    wholeMonths(yen, owing.monthYen, sums) ??
    lessFee(yen, sums, owing.monthYen) ??
    someItems(yen, owing.open) ??
    partly(yen, sums, owing.monthYen)
  );
}

function fit(kind: Fit['kind'], score: number, more: Partial<Fit> = {}): Fit {
  return { kind, score, months: 0, feeYen: 0, ...more };
}

function owedMonths(yen: Yen, sums: readonly Yen[], isRest: boolean): Fit | null {
  const months = sums.indexOf(yen) + 1;
  if (months === 0) return null;
  if (months === 1 && isRest) return fit('rest', fits.rest);
  return fit('owed', fits.owed[Math.min(months, fits.owed.length) - 1] ?? 0, { months });
}

/** Something of the oldest month is paid already. */
function isBegun(open: Owing['open']): boolean {
  const oldest = byMonth(open)[0];
  return oldest !== undefined && open.some((it) => it.month === oldest[0] && it.paidYen > 0);
}

/** One month although a rest is open, or months ahead. */
function wholeMonths(yen: Yen, monthYen: Yen, sums: readonly Yen[]): Fit | null {
  const after = monthsIn(yen - (sums.at(-1) ?? 0), monthYen);
  const months = after === null ? monthsIn(yen, monthYen) : sums.length + after;
  if (months === null) return null;
  return fit('ahead', months === 1 ? fits.oneMonth : fits.monthsAhead, { months });
}

function monthsIn(yen: Yen, monthYen: Yen): number | null {
  const months = monthYen > 0 ? yen / monthYen : 0;
  return Number.isInteger(months) && months >= 1 && months <= mostMonths ? months : null;
}

function lessFee(yen: Yen, sums: readonly Yen[], monthYen: Yen): Fit | null {
  const due = sums.length > 0 ? sums.slice(0, 2) : [monthYen];
  const at = due.findIndex((sum) => transferFeesYen.includes(sum - yen));
  const sum = due[at];
  return sum === undefined ? null : fit('lessFee', fits.lessFee, { feeYen: sum - yen });
}

const mostItems = 6;

/** 管理費 alone, or all but the parking space. */
function someItems(yen: Yen, open: Owing['open']): Fit | null {
  const oldest = byMonth(open)[0];
  const items = open.filter(({ month }) => month === oldest?.[0]).slice(0, mostItems);
  let sums = new Set([0]);
  for (const item of items) {
    sums = new Set([...sums, ...[...sums].map((sum) => sum + openYen(item))]);
  }
  return yen > 0 && sums.has(yen) ? fit('someItems', fits.someItems) : null;
}

function partly(yen: Yen, sums: readonly Yen[], monthYen: Yen): Fit {
  const all = sums.at(-1) ?? 0;
  const isPart = yen <= all * mostOver && yen >= monthYen * leastPart;
  return isPart ? fit('part', fits.part) : fit('none', fits.none);
}

function byMonth(open: Owing['open']): readonly (readonly [string, Yen])[] {
  const sums = new Map<string, Yen>();
  for (const position of open) {
    sums.set(position.month, (sums.get(position.month) ?? 0) + openYen(position));
  }
  return [...sums].toSorted(([one], [other]) => one.localeCompare(other));
}

/** What the oldest month comes to, the oldest two, and so on. */
function sumsOf(open: Owing['open']): readonly Yen[] {
  let sum = 0;
  return byMonth(open).map(([, yen]) => (sum += yen));
}

/** What each of several pays of one sum: as many months of each; nothing where that does not come to it. */
export function sharesOf(
  yen: Yen,
  owing: readonly Owing[],
  { kind, months }: Fit,
): readonly Yen[] | null {
  if (kind !== 'owed' && kind !== 'ahead') return null;
  const oldest = byMonth(owing.flatMap(({ open }) => open)).slice(0, months);
  const last = oldest.at(-1)?.[0] ?? '';
  const ahead = months - oldest.length;
  const shares = owing.map(({ open, monthYen }) => {
    const owed = open.filter(({ month }) => month <= last).map(openYen);
    return sumYen(owed) + ahead * monthYen;
  });
  return sumYen(shares) === yen && shares.every((it) => it > 0) ? shares : null;
}
