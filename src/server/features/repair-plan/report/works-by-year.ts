import { sumYen, type Yen } from '#domain/money.ts';
import { costOf, pricesOf } from '#domain/repair-plan/projection/work-cost.ts';
import { groupOf } from '#domain/repair-plan/register/group.ts';
import { itemName, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { yenText } from './yen-text.ts';

/** 年度ごとの工事: the largest first inside a year. */
export type WorksByYear = {
  readonly isByGroup: boolean;
  readonly total: string;
  readonly years: readonly {
    readonly year: string;
    readonly total: string;
    readonly works: readonly { readonly name: string; readonly amount: string }[];
  }[];
};

/** With more lines than this nobody reads the list: then a line is a kind of work, not a work. */
const mostLines = 250;

type Work = { readonly year: number; readonly name: string; readonly amountYen: Yen };

export function worksByYear(plan: RepairPlan): WorksByYear {
  const works = worksOf(plan, itemName);
  const isByGroup = works.length > mostLines;
  const lines = isByGroup ? merged(worksOf(plan, kindName)) : works;
  return {
    isByGroup,
    total: yenText(totalOf(lines)),
    years: yearsOf(lines).map((year) => {
      const inYear = lines.filter((line) => line.year === year);
      return {
        year: `${year}年度`,
        total: yenText(totalOf(inYear)),
        works: inYear
          .toSorted((one, other) => other.amountYen - one.amountYen)
          .map(({ name, amountYen }) => ({ name, amount: yenText(amountYen) })),
      };
    }),
  };
}

function worksOf(plan: RepairPlan, nameOf: (item: RepairItem) => string): Work[] {
  const prices = pricesOf(plan);
  const isInside = (year: number) => year >= plan.startYear && year <= endYearOf(plan);
  return plan.items.flatMap((item) =>
    item.years.filter(isInside).map((year) => ({
      year,
      name: nameOf(item),
      amountYen: costOf(item, year, prices).totalYen,
    })),
  );
}

function kindName({ group }: RepairItem): string {
  return groupOf(group)?.name ?? 'その他の工事';
}

/** One line for all works of a name in a year. */
function merged(works: readonly Work[]): Work[] {
  const byKey = new Map<string, Work>();
  for (const work of works) {
    const key = `${work.year} ${work.name}`;
    const amountYen = (byKey.get(key)?.amountYen ?? 0) + work.amountYen;
    byKey.set(key, { ...work, amountYen });
  }
  return [...byKey.values()];
}

function yearsOf(works: readonly Work[]): number[] {
  return [...new Set(works.map(({ year }) => year))].toSorted((one, other) => one - other);
}

function totalOf(works: readonly Work[]): Yen {
  return sumYen(works.map(({ amountYen }) => amountYen));
}
