import { foldText } from '#domain/documents/find-words.ts';
import { groupOf } from '#domain/repair-plan/register/group.ts';
import { placeInCycle } from '#domain/repair-plan/register/planned-years.ts';
import { itemName, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { plannedPrice } from '#domain/repair-plan/register-file/register-row.ts';

export const lineFilters = {
  all: 'すべて',
  major: '大規模修繕',
  overdue: '周期を過ぎた工事',
  edited: '直した行',
  problem: '直すところのある行',
} as const;
export type LineFilter = keyof typeof lineFilters;

export type GroupOfLines = {
  readonly number: number;
  readonly name: string;
  readonly lines: readonly RepairItem[];
  readonly totalYen: number;
};

/** The groups in their order with their lines, in no total what is wrong; a group the standard does not know comes last. */
export function groupLines(
  lines: readonly RepairItem[],
  isSound: (line: RepairItem) => boolean,
): GroupOfLines[] {
  const byGroup = new Map<number, RepairItem[]>();
  for (const line of lines) {
    const members = byGroup.get(line.group);
    if (members) members.push(line);
    else byGroup.set(line.group, [line]);
  }
  return [...byGroup]
    .toSorted(([one], [other]) => one - other)
    .map(([number, members]) => ({
      number,
      name: groupOf(number)?.name ?? '分類が決まっていない工事',
      lines: members,
      totalYen: sumOf(members.filter(isSound)),
    }));
}

/** 計画期間の合計: quantity times price in every planned year, before prices rise. */
export function sumOf(lines: readonly RepairItem[]): number {
  return Math.round(lines.reduce((sum, line) => sum + plannedPrice(line), 0));
}

type FilterFacts = {
  readonly query: string;
  readonly filter: LineFilter;
  readonly isProblem: (line: RepairItem) => boolean;
  readonly isEdited: (line: RepairItem) => boolean;
  readonly isOverdue: (line: RepairItem) => boolean;
};

export function findLines(
  lines: readonly RepairItem[],
  { query, filter, ...facts }: FilterFacts,
): readonly RepairItem[] {
  const isMeant: Readonly<Record<LineFilter, (line: RepairItem) => boolean>> = {
    all: () => true,
    major: ({ isMajorWork }) => isMajorWork,
    overdue: facts.isOverdue,
    edited: facts.isEdited,
    problem: facts.isProblem,
  };
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return lines.filter(
    (line) => isMeant[filter](line) && words.every((word) => hasWord(line, word)),
  );
}

function hasWord(line: RepairItem, word: string): boolean {
  const { part, work, priceSource, note, group } = line;
  const text = [part, work, priceSource, note, groupOf(group)?.name ?? ''].join(' ');
  return foldText(text).includes(word);
}

/** The last time of a work that was never done is the completion of the building. */
export function isOverdue(
  { cycle, lastDoneYear }: RepairItem,
  { completedYear, thisYear }: { completedYear: number; thisYear: number },
): boolean {
  return cycle !== null && placeInCycle(cycle, lastDoneYear ?? completedYear, thisYear) === 'late';
}

export type YearMark = {
  readonly year: number;
  readonly place: 'early' | 'within' | 'late' | null;
};

/** Each planned year against the cycle, counted from the time before. */
export function yearMarks(
  { cycle, years, lastDoneYear }: RepairItem,
  completedYear: number,
): YearMark[] {
  let last = lastDoneYear ?? completedYear;
  return years
    .toSorted((a, b) => a - b)
    .map((year) => {
      const place = cycle && placeInCycle(cycle, last, year);
      last = year;
      return { year, place };
    });
}

export function lineName(line: RepairItem): string {
  return itemName(line) || '名前のない工事';
}
