import type { Yen } from '#domain/money.ts';
import type { Projection, ProjectionYear } from '#domain/repair-plan/projection/project.ts';
import { plainYen } from '#domain/repair-plan/words/about-yen.ts';

/** From the left and from the top of the chart, each between 0 and 1. */
type Place = readonly [x: number, y: number];

type Mark = { readonly place: Place; readonly sentence: string };

/** 残高の図: what the template draws, without any sum left to do. */
export type ChartShape = {
  readonly zeroY: number;
  readonly ticks: readonly { readonly y: number; readonly label: string }[];
  readonly yearLabels: readonly { readonly x: number; readonly label: string }[];
  readonly barWidth: number;
  readonly bars: readonly Place[];
  readonly line: readonly Place[];
  readonly baseLine: readonly Place[] | null;
  /** Empty where the line never falls below zero. */
  readonly shortage: readonly Place[];
  readonly marks: readonly Mark[];
};

const mostTicks = 7;
const mostYearLabels = 8;
const barPart = 0.62;

export function chartShape(
  { years, shortageYear, worst }: Projection,
  base: Projection | null,
  sentenceOf: (year: ProjectionYear, isShortage: boolean) => string,
): ChartShape {
  const scale = scaleOf(years, base?.years ?? []);
  const y = (amountYen: Yen) => (scale.topYen - amountYen) / (scale.topYen - scale.bottomYen);
  const x = (index: number) => (index + 0.5) / years.length;
  const placesOf = (flow: readonly ProjectionYear[]): Place[] =>
    flow.slice(0, years.length).map(({ closingYen }, index) => [x(index), y(closingYen)]);
  const markedYears = [...new Set([shortageYear ?? worst.year, worst.year])];
  return {
    zeroY: y(0),
    ticks: ticksOf(scale).map((yen) => ({ y: y(yen), label: plainYen(yen) })),
    yearLabels: years.flatMap(({ year }, index) =>
      year % yearStep(years.length) === 0 ? [{ x: x(index), label: `${year}` }] : [],
    ),
    barWidth: barPart / Math.max(years.length, 1),
    bars: years.flatMap(({ worksYen }, index) =>
      worksYen > 0 ? [[x(index), y(worksYen)] as const] : [],
    ),
    line: placesOf(years),
    baseLine: base && placesOf(base.years),
    shortage: areaBelowZero(years).map(({ index, yen }) => [x(index), y(yen)]),
    marks: years.flatMap((year, index) =>
      markedYears.includes(year.year)
        ? [
            {
              place: [x(index), y(year.closingYen)] as const,
              sentence: sentenceOf(year, year.year === shortageYear),
            },
          ]
        : [],
    ),
  };
}

type Scale = { readonly bottomYen: Yen; readonly topYen: Yen; readonly stepYen: Yen };

/** Whole steps of 1, 2 or 5 with zeros around every balance and every work; zero is always one of them. */
function scaleOf(years: readonly ProjectionYear[], base: readonly ProjectionYear[]): Scale {
  const amounts = [...years, ...base].flatMap(({ closingYen, worksYen }) => [closingYen, worksYen]);
  const highest = Math.max(1_000_000, ...amounts);
  const lowest = Math.min(0, ...amounts);
  const stepYen = niceStep((highest - lowest) / (mostTicks - 2));
  return {
    bottomYen: Math.floor(lowest / stepYen) * stepYen,
    topYen: Math.ceil(highest / stepYen) * stepYen,
    stepYen,
  };
}

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((times) => times * power >= least) ?? 10) * power;
}

function ticksOf({ bottomYen, topYen, stepYen }: Scale): Yen[] {
  const count = Math.round((topYen - bottomYen) / stepYen);
  return Array.from({ length: count + 1 }, (_, index) => bottomYen + index * stepYen);
}

function yearStep(yearCount: number): number {
  return [1, 2, 5].find((step) => yearCount / step <= mostYearLabels) ?? 10;
}

type Point = { readonly index: number; readonly yen: Yen };

/** What lies between the zero line and the part of the balance line below it, as one outline along zero. */
function areaBelowZero(years: readonly ProjectionYear[]): Point[] {
  const points = years.map(({ closingYen }, index) => ({ index, yen: closingYen }));
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.every(({ yen }) => yen >= 0)) return [];
  const line = points.flatMap((point) => [...crossingBefore(point, points), point]);
  const below = line.map(({ index, yen }) => ({ index, yen: Math.min(0, yen) }));
  return [{ index: first.index, yen: 0 }, ...below, { index: last.index, yen: 0 }];
}

function crossingBefore({ index, yen }: Point, points: readonly Point[]): Point[] {
  const before = points[index - 1];
  if (!before || before.yen < 0 === yen < 0) return [];
  return [{ index: index - yen / (yen - before.yen), yen: 0 }];
}
