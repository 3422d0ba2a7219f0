import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { Yen } from '#domain/money.ts';
import { plainYen } from '#domain/repair-plan/words/about-yen.ts';

/** The measured place: its width, and what 1rem is there (かんたん表示 makes it larger). */
export type ChartSize = { readonly widthPx: number; readonly remPx: number };

export type BalanceChartScale = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly yearWidth: number;
  /** The middle of a year's column. */
  readonly x: (index: number) => number;
  readonly y: ScaleLinear<number, number>;
  readonly yearTicks: readonly { year: number; x: number }[];
  readonly yenTicks: readonly { yen: Yen; label: string }[];
  /** Stands above the axis where its labels are bare numbers. */
  readonly unit: string | null;
};

type Range = { readonly lowYen: Yen; readonly highYen: Yen };

const oku = 100_000_000;
const man = 10_000;
/** Below this width (in rem) the axis shows bare numbers below their unit. */
const narrowRem = 34;
/** A label of four digits and the space around it. */
const yearLabelRem = 3;
const halfYearRem = 1.2;
const tickGapRem = 3.2;

/** Rounded to the ticks: small changes of the balances leave the scale, and what is drawn on it, as it was. */
export function rangeOnTicks(size: ChartSize, { lowYen, highYen }: Range): Range {
  const [low = lowYen, high = highYen] = scaleLinear()
    .domain([lowYen, highYen])
    .nice(frameOf(size).tickCount)
    .domain();
  return { lowYen: low, highYen: high };
}

function frameOf({ widthPx, remPx }: ChartSize) {
  const isNarrow = widthPx < narrowRem * remPx;
  const heightPx = Math.round(Math.max(18 * remPx, Math.min(26 * remPx, widthPx * 0.5)));
  const top = (isNarrow ? 2 : 1) * remPx;
  const bottom = heightPx - 2 * remPx;
  const tickCount = Math.max(3, Math.floor((bottom - top) / (tickGapRem * remPx)));
  return { isNarrow, heightPx, top, bottom, tickCount };
}

/** `range` as `rangeOnTicks` has it. */
export function balanceChartScale(
  size: ChartSize,
  years: { firstYear: number; count: number },
  range: Range,
): BalanceChartScale {
  const { widthPx, remPx } = size;
  const { isNarrow, heightPx, top, bottom, tickCount } = frameOf(size);
  const y = scaleLinear().domain([range.lowYen, range.highYen]).range([bottom, top]);
  const unit = isNarrow ? unitFor(range) : null;
  const yenTicks = y.ticks(tickCount).map((yen) => ({ yen, label: axisLabel(yen, unit) }));
  const left = Math.ceil(Math.max(...yenTicks.map(({ label }) => widthOf(label))) * remPx) + 6;
  const right = widthPx - 4;
  const yearWidth = (right - left) / Math.max(1, years.count);
  const x = (index: number) => left + (index + 0.5) * yearWidth;
  return {
    widthPx,
    heightPx,
    left,
    right,
    top,
    bottom,
    yearWidth,
    x,
    y,
    yearTicks: yearTicksOf(years, (yearLabelRem * remPx) / yearWidth).map((year) => ({
      year,
      x: Math.min(x(year - years.firstYear), widthPx - halfYearRem * remPx),
    })),
    yenTicks,
    unit: unit ? unit.label : null,
  };
}

type Unit = { readonly label: string; readonly yen: Yen };

function unitFor({ lowYen, highYen }: Range): Unit {
  return Math.max(-lowYen, highYen) >= oku
    ? { label: '億円', yen: oku }
    : { label: '万円', yen: man };
}

function axisLabel(yen: Yen, unit: Unit | null): string {
  if (!unit) return plainYen(yen);
  const amount = Math.abs(yen) / unit.yen;
  return `${yen < 0 ? '△' : ''}${amount.toLocaleString('ja-JP', { maximumFractionDigits: 2 })}`;
}

/** In em: digits are a little more than half as wide as the other letters. */
function widthOf(label: string): number {
  return Array.from(label).reduce((sum, letter) => sum + (/[\d,.]/.test(letter) ? 0.58 : 1), 0);
}

/** The first year, and the round years that stand clear of it and of each other. */
function yearTicksOf(
  { firstYear, count }: { firstYear: number; count: number },
  leastGap: number,
): number[] {
  const step = [1, 2, 5, 10, 20].find((years) => years >= leastGap) ?? 20;
  const years = Array.from({ length: count }, (_, index) => firstYear + index);
  return years.filter(
    (year) => year === firstYear || (year % step === 0 && year - firstYear >= leastGap),
  );
}
