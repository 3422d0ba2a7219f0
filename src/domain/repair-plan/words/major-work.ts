import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';

/** The first major work of a building comes this long after its completion. */
const firstMajorYears = { from: 6, to: 20 };
/** Two majors closer than this are parts of one, and are not counted. */
const yearsApart = 8;

/** 「2回目の大規模修繕工事」, counted from completion; 「大規模修繕工事」 where the count is not certain. */
export function majorWorkName(plan: RepairPlan, year: number): string {
  const years = majorYearsOf(plan);
  const place = years.indexOf(year);
  const done = doneBefore(plan);
  const isCertain = years.every((one, index) => one - (years[index - 1] ?? 0) >= yearsApart);
  return place < 0 || done === null || !isCertain
    ? '大規模修繕工事'
    : `${done + place + 1}回目の大規模修繕工事`;
}

function majorYearsOf({ items }: RepairPlan): number[] {
  const years = items.filter(({ isMajorWork }) => isMajorWork).flatMap((item) => item.years);
  return [...new Set(years)].toSorted((a, b) => a - b);
}

/** How many majors the building has had: none when young, one when the last was its first; else unknown. */
function doneBefore({ items, building, startYear }: RepairPlan): number | null {
  const ages = items
    .filter(({ isMajorWork }) => isMajorWork)
    .flatMap(({ lastDoneYear }) => (lastDoneYear === null ? [] : [lastDoneYear]))
    .map((year) => year - building.completedYear)
    .filter((age) => age >= firstMajorYears.from);
  if (ages.length === 0) {
    return startYear - building.completedYear <= firstMajorYears.from ? 0 : null;
  }
  return Math.max(...ages) <= firstMajorYears.to ? 1 : null;
}
