import type { Yen } from '#domain/money.ts';
import type { LineLook } from './balance-chart-looks.tsx';

/** Balances at the ends of the years. */
export type ChartLine = {
  id: string;
  label: string;
  look: LineLook;
  valuesYen: readonly Yen[];
};

/** Works of a year, and what they are called. */
type ChartBars = {
  label: string;
  valuesYen: readonly Yen[];
  namesOf: (index: number) => readonly string[];
};

/** 5–95 % and 25–75 % of the balances. */
export type ChartFan = {
  label: string;
  outer: readonly (readonly [Yen, Yen])[];
  inner: readonly (readonly [Yen, Yen])[];
};

export type BalanceChartData = {
  firstYear: number;
  /** The first line is the one spoken of. */
  lines: readonly ChartLine[];
  bars?: ChartBars | undefined;
  /** May lag behind the lines. */
  fan?: ChartFan | undefined;
};

/** An empty plan still has a scale. */
const leastHighYen = 1_000_000;

export function rangeOf({ lines, bars, fan }: Omit<BalanceChartData, 'firstYear'>) {
  let lowYen = 0;
  let highYen = leastHighYen;
  const reach = (yen: Yen) => {
    lowYen = Math.min(lowYen, yen);
    highYen = Math.max(highYen, yen);
  };
  for (const { valuesYen } of lines) for (const yen of valuesYen) reach(yen);
  for (const yen of bars?.valuesYen ?? []) reach(yen);
  for (const [low, high] of fan?.outer ?? []) {
    reach(low);
    reach(high);
  }
  return { lowYen, highYen };
}

/** The year the reader looks for first: the first shortage, or else the lowest balance. */
export function tellingIndex(lines: readonly ChartLine[]): number {
  const valuesYen = lines[0]?.valuesYen ?? [];
  const firstShort = valuesYen.findIndex((yen) => yen < 0);
  if (firstShort >= 0) return firstShort;
  let lowest = 0;
  for (const [index, yen] of valuesYen.entries()) {
    if (yen < (valuesYen[lowest] ?? 0)) lowest = index;
  }
  return lowest;
}
