import { problemsOf, type Register } from '#domain/repair-plan/register/problems-of.ts';
import { emptyItem, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { standardWorks } from '#domain/repair-plan/register/standard-cycles.ts';
import {
  type FieldPlace,
  noTexts,
  textAt,
  type UnreadableText,
  withoutTexts,
} from '#domain/repair-plan/register/unreadable-text.ts';
import type { ReadLine } from './read-lines.ts';

/** What the lines of a file do to a register. */
export type Merge = {
  readonly items: readonly RepairItem[];
  readonly added: readonly MergedLine[];
  readonly replaced: readonly MergedLine[];
  /** Lines that say what the register says already. */
  readonly same: readonly MergedLine[];
  readonly removed: readonly RepairItem[];
  /** Lines that cannot be taken in, with the reasons. */
  readonly left: readonly { readonly line: ReadLine; readonly sentences: readonly string[] }[];
  /** The texts that no line of the file puts right. */
  readonly unreadable: readonly UnreadableText[];
};

type MergedLine = {
  readonly rowNumber: number;
  readonly item: RepairItem;
  /** To be put right in the table, or worth a look. */
  readonly remarks: readonly string[];
};

type MergeOptions = {
  /** `all`: lines that are not in the file go. */
  readonly replace: 'matching' | 'all';
  /** A new id each time. */
  readonly makeId: () => string;
  /** What stands in the register in place of values. */
  readonly unreadable?: readonly UnreadableText[];
};

const longestId = 80;

/** 取り込み: a line of the same ID, or of the same group, part and work, is replaced; the others are added. */
export function mergeLines(
  register: Register,
  lines: readonly ReadLine[],
  { replace, makeId, unreadable = noTexts }: MergeOptions,
): Merge {
  const former = formerItems(register.items, lines);
  const added: MergedLine[] = [];
  const replaced: MergedLine[] = [];
  const left: Merge['left'][number][] = [];
  const same: MergedLine[] = [];
  const taken = new Map<string, RepairItem>();
  const ids = new Set(register.items.map(({ id }) => id));
  const told: FieldPlace[] = [];
  for (const line of lines) {
    const before = former.get(line);
    const faults = [...line.faults, ...(before ? [] : missing(line))];
    if (faults.length > 0) {
      left.push({ line, sentences: faults.map(({ sentence }) => sentence) });
      if (before) taken.set(before.id, before);
      continue;
    }
    const item = itemOf(line, before, () => freeId(line, ids, makeId));
    const merged = { rowNumber: line.rowNumber, item, remarks: remarksOf(line, item, register) };
    taken.set(item.id, item);
    const places = Object.keys(line.fields).map((field) => ({ itemId: item.id, field }));
    told.push(...places);
    const rightsText = places.some((place) => textAt(unreadable, place) !== undefined);
    if (!before) added.push(merged);
    else if (isSame(before, item) && !rightsText) same.push(merged);
    else replaced.push(merged);
  }
  const kept = register.items.flatMap(
    (item) => taken.get(item.id) ?? (replace === 'all' ? [] : [item]),
  );
  return {
    items: [...kept, ...added.map(({ item }) => item)],
    added,
    replaced,
    same,
    removed: replace === 'all' ? register.items.filter(({ id }) => !taken.has(id)) : [],
    left,
    unreadable: withoutTexts(unreadable, told),
  };
}

/** The lines with the groups that a person chose for them, by their row numbers. */
export function withGroups(
  lines: readonly ReadLine[],
  groups: ReadonlyMap<number, number>,
): ReadLine[] {
  return lines.map((line) => {
    const group = groups.get(line.rowNumber);
    if (group === undefined) return line;
    const faults = line.faults.filter(({ field }) => field !== 'group');
    return { ...line, fields: { ...line.fields, group }, faults };
  });
}

/** The line of the register each line of the file stands for; no line stands for two. */
function formerItems(
  items: readonly RepairItem[],
  lines: readonly ReadLine[],
): ReadonlyMap<ReadLine, RepairItem> {
  const former = new Map<ReadLine, RepairItem>();
  const free = new Set(items);
  const byId = new Map(items.map((item) => [item.id, item]));
  const claim = (line: ReadLine, item: RepairItem | undefined) => {
    if (!item || !free.delete(item)) return;
    former.set(line, item);
  };
  for (const line of lines) claim(line, byId.get(line.fields.id ?? ''));
  const byName = new Map<string, RepairItem[]>();
  for (const item of free) {
    const named = byName.get(nameKey(item));
    if (named) named.push(item);
    else byName.set(nameKey(item), [item]);
  }
  for (const line of lines) {
    const { group } = line.fields;
    const fits = (item: RepairItem) =>
      free.has(item) && (group === undefined || item.group === group);
    if (!former.has(line)) claim(line, byName.get(nameKey(line.fields))?.find(fits));
  }
  return former;
}

function nameKey({ part = '', work = '' }: Partial<RepairItem>): string {
  return JSON.stringify([part.normalize('NFKC').trim(), work.normalize('NFKC').trim()]);
}

const neededWords = {
  group: '工事の区分が分かりません。区分を選んでください。',
  quantity: '数量が空です。',
  unitPriceYen: '単価が空です。まだ分からないときは0と入れてください。',
} as const;

/** Of a new line the group and the price have to be told; a price nobody knows is not zero. */
function missing({ fields, faults }: ReadLine): ReadLine['faults'] {
  const told: Partial<RepairItem> = { ...fields, ...groupFor(fields) };
  const unread = new Set(faults.map(({ field }) => field));
  return (['group', 'quantity', 'unitPriceYen'] as const)
    .filter((field) => told[field] === undefined && !unread.has(field))
    .map((field) => ({ field, sentence: neededWords[field] }));
}

function itemOf(
  { fields }: ReadLine,
  before: RepairItem | undefined,
  newId: () => string,
): RepairItem {
  const start = before ?? emptyItem;
  return { ...start, ...(before ? {} : groupFor(fields)), ...fields, id: before?.id ?? newId() };
}

/** Where the file does not tell the group, the standard form may know the part. */
function groupFor(fields: Partial<RepairItem>): Pick<Partial<RepairItem>, 'group'> {
  const known = knownGroup(fields);
  return fields.group === undefined && known !== undefined ? { group: known } : {};
}

/** The group in which the standard form has the part. */
export function knownGroup({ part = '' }: Partial<RepairItem>): number | undefined {
  return standardWorks.find((standard) => standard.part === part.trim())?.group;
}

/** A row copied in the spreadsheet carries the ID of its model; it is a line of its own. */
function freeId({ fields }: ReadLine, ids: Set<string>, makeId: () => string): string {
  const own = fields.id?.trim() ?? '';
  const id = own === '' || own.length > longestId || ids.has(own) ? makeId() : own;
  ids.add(id);
  return id;
}

function remarksOf(line: ReadLine, item: RepairItem, register: Register): string[] {
  const problems = problemsOf({ ...register, dwellings: [], items: [item] });
  return [
    ...line.doubts,
    ...problems.flatMap(({ itemId, sentence }) => (itemId === null ? [] : [sentence])),
  ];
}

function isSame(one: RepairItem, other: RepairItem): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
