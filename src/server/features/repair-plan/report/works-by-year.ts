import { formatYen } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { costOf, pricesOf } from '#domain/repair-plan/projection/work-cost.ts';
import { groupOf } from '#domain/repair-plan/register/group.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { plainYen } from '#domain/repair-plan/words/about-yen.ts';
import { majorWorkName } from '#domain/repair-plan/words/major-work.ts';

/** 年度ごとの工事: the largest first inside a year; a major work is one line that names its kinds. */
export type WorksByYear = {
  readonly isByGroup: boolean;
  readonly total: string;
  readonly years: readonly {
    readonly year: string;
    readonly total: string;
    readonly works: readonly WorkLine[];
  }[];
};

type WorkLine = {
  readonly name: string;
  readonly amount: string;
  /** What a major work consists of; empty for every other work. */
  readonly parts: readonly string[];
};

/** With more lines than this nobody reads the list: then a line is a kind of work, not a work. */
const mostLines = 250;
const mostLinesAYear = 15;
/** So few lines of a major work say more by themselves than under one name. */
const mostSingleMajorLines = 2;
const longestName = 60;

type Work = { readonly item: RepairItem; readonly year: number; readonly amountYen: Yen };
type Line = { readonly name: string; readonly amountYen: Yen; readonly parts: readonly string[] };

export function worksByYear(plan: RepairPlan): WorksByYear {
  const works = worksOf(plan);
  const years = [...new Set(works.map(({ year }) => year))].toSorted((one, other) => one - other);
  const inYears = years.map((year) => works.filter((work) => work.year === year));
  const lineCount = sumYen(inYears.map((inYear) => linesOf(plan, inYear, mostLinesAYear).length));
  const mostAYear = lineCount > mostLines ? 0 : mostLinesAYear;
  return {
    isByGroup: inYears.some((inYear) => othersOf(inYear).length > mostAYear),
    total: formatYen(totalOf(works)),
    years: inYears.map((inYear, index) => ({
      year: `${years[index]}年度`,
      total: formatYen(totalOf(inYear)),
      works: linesOf(plan, inYear, mostAYear)
        .toSorted((one, other) => other.amountYen - one.amountYen)
        .map(({ amountYen, ...line }) => ({ ...line, amount: formatYen(amountYen) })),
    })),
  };
}

function worksOf(plan: RepairPlan): Work[] {
  const prices = pricesOf(plan);
  const isInside = (year: number) => year >= plan.startYear && year <= endYearOf(plan);
  return plan.items.flatMap((item) =>
    item.years
      .filter(isInside)
      .map((year) => ({ item, year, amountYen: costOf(item, year, prices).totalYen })),
  );
}

function linesOf(plan: RepairPlan, inYear: readonly Work[], mostAYear: number): Line[] {
  const major = majorOf(inYear);
  const others = othersOf(inYear);
  const lines = others.length > mostAYear ? byKind(others) : others.map(singleLine);
  const [first] = major;
  if (!first) return lines;
  const parts = byKind(major).map(({ name, amountYen }) => `${name} ${plainYen(amountYen)}`);
  return [{ name: majorWorkName(plan, first.year), amountYen: totalOf(major), parts }, ...lines];
}

function majorOf(inYear: readonly Work[]): Work[] {
  const major = inYear.filter(({ item }) => item.isMajorWork);
  return major.length > mostSingleMajorLines ? major : [];
}

function othersOf(inYear: readonly Work[]): Work[] {
  const major = new Set(majorOf(inYear));
  return inYear.filter((work) => !major.has(work));
}

function singleLine({ item, amountYen }: Work): Line {
  const name = plainName(item);
  const isLong = name.length > longestName;
  return { name: isLong ? `${name.slice(0, longestName)}…` : name, amountYen, parts: [] };
}

/** 「給水ポンプの取替え」: as a neighbour would say it. */
function plainName({ part, work }: RepairItem): string {
  if (part === '' || part.endsWith(work)) return part || work;
  return `${part}の${work}`;
}

/** One line for all works of a kind, the largest first. */
function byKind(works: readonly Work[]): Line[] {
  const yenByKind = new Map<string, Yen>();
  for (const { item, amountYen } of works) {
    const kind = groupOf(item.group)?.name ?? 'その他の工事';
    yenByKind.set(kind, (yenByKind.get(kind) ?? 0) + amountYen);
  }
  return [...yenByKind]
    .map(([name, amountYen]) => ({ name, amountYen, parts: [] }))
    .toSorted((one, other) => other.amountYen - one.amountYen);
}

function totalOf(works: readonly { readonly amountYen: Yen }[]): Yen {
  return sumYen(works.map(({ amountYen }) => amountYen));
}
