import { problemsOf, type Register } from '#domain/repair-plan/register/problems-of.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { textAt, type UnreadableText } from '#domain/repair-plan/register/unreadable-text.ts';
import { isBlank, textOf } from './cell.ts';
import { cellInYen, readNumber, yenPerUnit } from './read-number.ts';
import { readTyped, type TypedField, typedFields, typedText } from './read-typed.ts';
import { columnOfHeader } from './register-columns.ts';

/** Where a paste begins: a cell of the table, and the lines from there on, as they stand on the screen. */
export type PasteStart = {
  readonly lines: readonly RepairItem[];
  readonly field: TypedField;
  /** What stands in the cells of the table in place of a value. */
  readonly unreadable: readonly UnreadableText[];
};

/** One cell of the clipboard, and what becomes of it: taken as it is, or refused in a sentence. */
export type PastedCell = {
  /** As the clipboard counts, from 1. */
  readonly rowNumber: number;
  readonly columnNumber: number;
  readonly text: string;
} & (
  | {
      readonly line: RepairItem;
      readonly field: TypedField;
      readonly before: string;
      /** What stands in the cell in place of `before`. */
      readonly covering: string | undefined;
      readonly after: string;
    }
  | { readonly sentence: string; readonly line?: RepairItem }
);

/** The cells that are taken (`field`), or those that are refused (`sentence`). */
export type CellOf<Key extends string> = Extract<PastedCell, Record<Key, unknown>>;

export type Paste = {
  readonly cells: readonly PastedCell[];
  /** The lines that change, by their ids. */
  readonly changes: ReadonlyMap<string, Partial<RepairItem>>;
  /** The first row of the clipboard was read as headings. */
  readonly headings: readonly string[] | null;
};

type Column =
  | { readonly field: TypedField; readonly yenPerOne: number }
  | { readonly sentence: string };

type Target = { readonly field: TypedField; readonly text: string };

type CoverOf = (field: string) => string | undefined;

/** A line with the texts that stand in its cells in place of values. */
type TargetLine = { readonly line: RepairItem; readonly coverOf: CoverOf };

function coversOf({ id }: RepairItem, unreadable: readonly UnreadableText[]): CoverOf {
  return (field) => textAt(unreadable, { itemId: id, field });
}

/** 貼り付け: the rows of the clipboard go to the lines of the table one by one, its columns to the fields beside each other. */
export function pasteCells(
  register: Register,
  { lines, field, unreadable }: PasteStart,
  rows: readonly (readonly string[])[],
): Paste {
  const headings = headingsIn(rows);
  const columns = headings ? uniqueFields(headings.map(columnBelow)) : columnsFrom(field);
  const cells: PastedCell[] = [];
  const changes = new Map<string, Partial<RepairItem>>();
  rows.slice(headings ? 1 : 0).forEach((texts, index) => {
    const rowNumber = index + (headings ? 2 : 1);
    const line = lines[index];
    const target = line && { line, coverOf: coversOf(line, unreadable) };
    const read = readRow(register, target, texts, columns);
    cells.push(...read.cells.map((cell) => ({ rowNumber, ...cell })));
    if (line && Object.keys(read.fields).length > 0) changes.set(line.id, read.fields);
  });
  return { cells, changes, headings };
}

/** Headings are words of which at least one names a column; a row with a number in it is none. */
function headingsIn(rows: readonly (readonly string[])[]): readonly string[] | null {
  const [first = []] = rows;
  const isNamed = first.some((text) => columnOfHeader(text) !== undefined);
  const hasNumber = first.some((text) => readNumber(text) !== undefined);
  return rows.length > 1 && isNamed && !hasNumber ? first : null;
}

/** A value that is pasted over a text nobody can read is a change, whatever stands under the text. */
export function isChange({ before, covering, after }: CellOf<'field'>): boolean {
  return covering !== undefined || before !== after;
}

function columnBelow(heading: string): Column {
  const column = columnOfHeader(heading);
  const field = typedFields.find((it) => it === column?.field);
  if (field) {
    return { field, yenPerOne: field === 'unitPriceYen' ? (yenPerUnit(heading) ?? 1) : 1 };
  }
  if (column?.field === 'amountYen' || column?.field === 'totalYen') return computed;
  const name = heading.trim();
  return {
    sentence: name
      ? `「${name}」の列は、この表の中には貼り付けられません。`
      : '見出しのない列は、どこに入れるか分かりません。',
  };
}

/** Of two columns of one name, the first counts. */
function uniqueFields(columns: readonly Column[]): Column[] {
  const seen = new Set<TypedField>();
  return columns.map((column) => {
    if ('sentence' in column) return column;
    const isFirst = seen.size < seen.add(column.field).size;
    return isFirst ? column : { sentence: '同じ見出しの列が2つあります。左の列を使います。' };
  });
}

const computed = { sentence: '金額は、数量×単価で計算します。貼り付ける必要はありません。' };

/** Without headings: the field that has the focus, and those to the right of it. */
function columnsFrom(field: TypedField): Column[] {
  const from = typedFields.slice(typedFields.indexOf(field));
  return [...from.map((it) => ({ field: it, yenPerOne: 1 })), computed];
}

const noColumn = { sentence: '右に、直せる列がありません。' };
const noLine = '下に、貼り付ける先の行がありません。';

type RowCell = PastedCell extends infer Cell
  ? Cell extends PastedCell
    ? Omit<Cell, 'rowNumber'>
    : never
  : never;

function readRow(
  register: Register,
  target: TargetLine | undefined,
  texts: readonly string[],
  columns: readonly Column[],
): { cells: RowCell[]; fields: Partial<RepairItem> } {
  const line = target?.line;
  const placed = texts.flatMap((text, index) => {
    const column = columns[index] ?? noColumn;
    // Beyond the table an empty cell asks for nothing.
    if (isBlank(text) && ('sentence' in column || !line)) return [];
    return [{ text, columnNumber: index + 1, column }];
  });
  const targets = placed.flatMap(({ text, column }) =>
    'field' in column
      ? [{ field: column.field, text: textOf(cellInYen(text, column.yenPerOne)) }]
      : [],
  );
  const { fields, sentences } = target ? readTargets(register, target, targets) : nothingRead;
  const cells = placed.map(({ text, columnNumber, column }): RowCell => {
    const cell = { text, columnNumber };
    if (!target || !line) return { ...cell, sentence: noLine };
    if ('sentence' in column) return { ...cell, line, sentence: column.sentence };
    const { field } = column;
    const sentence = sentences.get(field);
    if (sentence !== undefined) return { ...cell, line, sentence };
    const after = typedText({ ...line, ...fields }, field);
    const before = typedText(line, field);
    return { ...cell, line, field, before, covering: target.coverOf(field), after };
  });
  return { cells, fields };
}

type ReadTargets = {
  fields: Partial<RepairItem>;
  sentences: ReadonlyMap<TypedField, string>;
};

const nothingRead: ReadTargets = { fields: {}, sentences: new Map() };

/** What the texts say, without those that cannot be read or that the plan could not be calculated with. */
function readTargets(
  register: Register,
  target: TargetLine,
  targets: readonly Target[],
): ReadTargets {
  const { line } = target;
  const fields: Partial<Record<TypedField, Partial<RepairItem>>> = {};
  const sentences = new Map<TypedField, string>();
  for (const { field, text } of targets) {
    const found = readTyped(field, text);
    if ('fields' in found) fields[field] = found.fields;
    else sentences.set(field, found.sentence);
  }
  for (;;) {
    const item = { ...line, ...Object.assign({}, ...Object.values(fields)) };
    const told = Object.keys(fields) as TypedField[];
    const fault = newFault(register, target, item);
    if (!fault || told.length === 0) return { fields: changed(line, item), sentences };
    const refused = told.find((field) => field === fault.field) ?? told[0];
    if (refused) {
      delete fields[refused];
      sentences.set(refused, fault.sentence);
    }
  }
}

/** What is wrong with the line after the paste and was not before. */
function newFault(register: Register, { line: before, coverOf }: TargetLine, after: RepairItem) {
  const former = new Set(
    faultsOf(register, before).flatMap(({ field }) =>
      coverOf(field) === undefined ? [field] : [],
    ),
  );
  return faultsOf(register, after).find(
    ({ field }) => !former.has(field) || isTypedField(field, before, after),
  );
}

/** A field that was wrong before and is pasted over must not be wrong again. */
function isTypedField(field: string, before: RepairItem, after: RepairItem): boolean {
  const typed = typedFields.find((it) => it === field);
  return typed !== undefined && typedText(before, typed) !== typedText(after, typed);
}

function faultsOf(register: Register, item: RepairItem) {
  return problemsOf({ ...register, items: [item] }).filter(({ itemId }) => itemId === item.id);
}

function changed(before: RepairItem, after: RepairItem): Partial<RepairItem> {
  const fields = typedFields.filter((it) => typedText(before, it) !== typedText(after, it));
  return Object.fromEntries(fields.map((field) => [field, after[field]]));
}
