import { describe, expect, it } from 'vitest';
import { sumYen } from '#domain/money.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { groups } from '#domain/repair-plan/register/group.ts';
import { planOf } from '#domain/repair-plan/register/plan-inputs.ts';
import { problemsOf } from '#domain/repair-plan/register/problems-of.ts';
import { listPrice, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { standardWorks } from '#domain/repair-plan/register/standard-cycles.ts';
import { booksLookup, keepBooks } from './books.ts';
import { readDocuments } from './documents.ts';
import { seedDwellings } from './dwellings.ts';
import { relativeDates } from './relative-dates.ts';
import { seedRepairPlanVersions } from './repair-plan-versions.ts';
import { seedDocuments } from './seed-documents.ts';

const days = ['2026-11-21', '2026-04-10', '2026-05-24', '2027-07-15', '2032-01-10'];
const manYen = 10_000;

function versionsOn(today: string) {
  const dates = relativeDates(today);
  const years = keepBooks(dates);
  const [original, latest] = seedRepairPlanVersions(dates, years).map((version) => ({
    ...version,
    plan: planOf(version.inputs, {
      building: { completedYear: 2008, floors: 10, grossAreaM2: 5_612.3 },
      dwellings: seedDwellings().map((row) => ({
        id: row.id,
        areaM2: row.area_m2,
        share: row.share_numerator,
      })),
    }),
  }));
  if (!original || !latest) throw new Error('Two versions are expected.');
  const seeded = seedDocuments(readDocuments(), { dates, books: booksLookup(years) });
  const printed = seeded.find(({ row }) => row.slug === 'long-term-repair-plan')?.row.body ?? '';
  return { agmYear: dates.agmYear, years, original, latest, printed };
}

/** The rows of a table of the printed plan: the first cell and the last, in yen. */
function tableOf(body: string, heading: string): (readonly [name: string, yen: number])[] {
  const section = body.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.at(-2)?.endsWith('円') && !cells.join('').includes('合計'))
    .map((cells) => [cells[1] ?? '', yenOf(cells.at(-2) ?? '')] as const);
}

function yenOf(text: string): number {
  return Number(text.replaceAll(',', '').replace('万円', '')) * manYen;
}

function plannedYen(items: readonly RepairItem[], from: number, until: number): number {
  return sumYen(
    items.map(
      (item) => listPrice(item) * item.years.filter((year) => year >= from && year <= until).length,
    ),
  );
}

describe.each(days)('the repair plan of %s', (today) => {
  const { agmYear, years, original, latest, printed } = versionsOn(today);
  const versions = [original, latest];

  it('has at least 70 works in all 19 groups, each with an id of its own', () => {
    for (const { plan } of versions) {
      expect(plan.items.length).toBeGreaterThanOrEqual(70);
      expect(new Set(plan.items.map(({ id }) => id)).size).toBe(plan.items.length);
      expect([...new Set(plan.items.map(({ group }) => group))]).toEqual(
        groups.map(({ number }) => number),
      );
    }
  });

  it('has nothing wrong with it, and whole yen on every line', () => {
    for (const { plan } of versions) {
      expect(problemsOf(plan)).toEqual([]);
      expect(plan.items.filter((item) => !Number.isInteger(listPrice(item)))).toEqual([]);
    }
  });

  it('costs every year what the printed plan says', () => {
    const table = tableOf(printed, 'これからの主な工事');
    expect(table).toHaveLength(21);
    for (const { plan } of versions) {
      const costs = Array.from({ length: 27 }, (_, index) => agmYear + index)
        .map((year) => [String(year), plannedYen(plan.items, year, year)] as const)
        .filter(([, yen]) => yen > 0);
      expect(costs).toEqual(table);
    }
  });

  it('costs in every group what the printed plan says, 393,100,000 yen in all', () => {
    const table = tableOf(printed, '工事の種類ごとの費用').map(([, yen]) => yen);
    for (const { plan } of versions) {
      const costs = groups.map(({ number }) => {
        const items = plan.items.filter(({ group }) => group === number);
        return plannedYen(items, agmYear, agmYear + 26);
      });
      expect(costs).toEqual(table);
      expect(sumYen(costs)).toBe(393_100_000);
    }
  });

  it('foresaw what was done since it was adopted, at the prices of the books', () => {
    const done = [-3, -2, -1].map((year) =>
      plannedYen(original.plan.items, agmYear + year, agmYear + year),
    );
    expect(done).toEqual([495_000, 1_188_000, 2_178_000]);
    expect(original.plan.startYear).toBe(agmYear - 3);
    expect(original.plan.openingBalanceYen).toBe(booksLookup(years)('reserve.opening-3'));
    expect(original.plan.contribution.steps).toEqual([
      { fromYear: agmYear - 3, unitPriceYen: 105 },
      { fromYear: agmYear - 2, unitPriceYen: 150 },
    ]);
    const settled = latest.plan.items.filter(({ note }) => note.endsWith('年度に済みました。'));
    expect(settled).toHaveLength(4);
    expect(settled.every(({ years: planned }) => planned.length === 0)).toBe(true);
  });

  it('leads to the balances the printed plan tells, and first runs short in y+9', () => {
    const { years: projected, shortageYear } = project(latest.plan);
    const balances = [4, 8, 9, 16, 19, 22, 24, 26].map((index) =>
      Math.round((projected[index]?.closingYen ?? 0) / 1_000_000),
    );
    expect(balances).toEqual([44, 60, -13, -20, -49, -104, -114, -95]);
    expect(shortageYear).toBe(agmYear + 9);
    expect(projected).toHaveLength(30);
  });

  it('moves 76,000,000 yen of works and their design as the second major work', () => {
    const major = latest.plan.items.filter(({ isMajorWork }) => isMajorWork);
    expect(new Set(major.flatMap((item) => item.years))).toEqual(
      new Set([agmYear + 9, agmYear + 22]),
    );
    expect(plannedYen(major, agmYear + 9, agmYear + 9)).toBe(81_500_000);
    const building = major.filter(({ group }) => group < 18);
    expect(plannedYen(building, agmYear + 9, agmYear + 9)).toBe(76_000_000);
  });

  it('keeps the cycles of the guideline where it names the work', () => {
    expect(versions.flatMap(({ plan }) => wrongCycles(plan))).toEqual([]);
  });

  it('knows nothing later than the day it was saved', () => {
    expect(versions.map(({ number }) => number)).toEqual([1, 2]);
    for (const { plan, saved_on } of versions) {
      expect(saved_on <= today).toBe(true);
      const later = plan.items.filter(({ pricedOn }) => pricedOn !== null && pricedOn > saved_on);
      expect(later).toEqual([]);
      const year = Number(saved_on.slice(0, 4));
      expect(plan.items.filter((item) => (item.lastDoneYear ?? 0) > year)).toEqual([]);
    }
    expect(
      original.plan.items.filter(({ lastDoneYear }) => (lastDoneYear ?? 0) >= agmYear - 3),
    ).toEqual([]);
  });
});

function wrongCycles({ items }: RepairPlan): string[] {
  return items
    .filter((item) => {
      const standard = standardWorks.filter(
        ({ group, part, work }) =>
          group === item.group && item.part.startsWith(part) && item.work.startsWith(work),
      );
      const { cycle } = item;
      if (cycle === null) return false;
      return !standard.some(
        ({ cycle: range }) => range?.loYears === cycle.loYears && range.hiYears === cycle.hiYears,
      );
    })
    .map(({ part, work }) => `${part} ${work}`);
}
