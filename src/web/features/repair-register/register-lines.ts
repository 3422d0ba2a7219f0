import { foldText } from '#domain/documents/find-words.ts';
import type { CycleStanding } from '#domain/repair-plan/register/cycle-standing.ts';
import { groupOf } from '#domain/repair-plan/register/group.ts';
import { itemName, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { plannedPrice } from '#domain/repair-plan/register-file/register-row.ts';

export const lineFilters = {
  all: 'すべて',
  major: '大規模修繕',
  overdue: '周期を過ぎる工事',
  edited: '直した行',
  problem: '直すところのある行',
} as const;
export type LineFilter = keyof typeof lineFilters;

export type GroupOfLines = {
  readonly number: number;
  readonly name: string;
  readonly lines: readonly RepairItem[];
  readonly totalYen: number;
  /** Lines with something wrong, which are not in the total. */
  readonly leftOutCount: number;
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
      ...totalOf(members, isSound),
    }));
}

/** The sum of what can be counted, and how many lines it leaves out. */
export function totalOf(
  lines: readonly RepairItem[],
  isSound: (line: RepairItem) => boolean,
): Pick<GroupOfLines, 'totalYen' | 'leftOutCount'> {
  const sound = lines.filter(isSound);
  return { totalYen: sumOf(sound), leftOutCount: lines.length - sound.length };
}

/** Said behind every sum that leaves lines out. */
export function leftOutWords(count: number): string {
  return count > 0 ? `（直すところのある${count.toLocaleString('ja-JP')}行は入れていません）` : '';
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
  readonly isPastCycle: (line: RepairItem) => boolean;
};

export function findLines(
  lines: readonly RepairItem[],
  { query, filter, ...facts }: FilterFacts,
): readonly RepairItem[] {
  const isMeant: Readonly<Record<LineFilter, (line: RepairItem) => boolean>> = {
    all: () => true,
    major: ({ isMajorWork }) => isMajorWork,
    overdue: facts.isPastCycle,
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

/** The years of a line outside its cycle, in words; the filter and the marks go by the same. */
export type CycleMarks = { readonly early: string; readonly late: string };

export function cycleMarks(standing: CycleStanding | undefined): CycleMarks {
  const yearsAt = (place: 'early' | 'late') =>
    (standing?.marks ?? []).filter((mark) => mark.place === place).map(({ year }) => `${year}`);
  return {
    early: yearsAt('early').join('・'),
    late: [
      ...(standing?.isOverdue ? ['今'] : []),
      ...yearsAt('late'),
      ...(standing?.isLeftOut ? ['計画なし'] : []),
    ].join('・'),
  };
}

export function lineName(line: RepairItem): string {
  return itemName(line) || '名前のない工事';
}
