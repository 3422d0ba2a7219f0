import {
  type Cell,
  readArea,
  readNumber,
  readOwners,
  readShare,
  readWhole,
  type Share,
} from './read-roster-cell.ts';
import {
  findHeadings,
  type Placed,
  type RosterColumn,
  type RosterDwelling,
  rosterColumnIds,
} from './roster.ts';
import { type DuesOf, duesProblem, withoutDues } from './ruled-dues.ts';
import { shareProblems } from './share-problems.ts';

type RosterCell = {
  readonly text: string;
  readonly problem: string | null;
  /** What stands in the register now, where it is another. */
  readonly was: string | null;
};

type RosterLine = {
  /** Its place in the table, from 1. */
  readonly place: number;
  readonly state: 'new' | 'changed' | 'same' | 'wrong';
  readonly cells: Readonly<Partial<Record<RosterColumn, RosterCell>>>;
};

/** What a table says, cell by cell, beside what is registered. */
export type Roster = {
  readonly columns: readonly RosterColumn[];
  readonly lines: readonly RosterLine[];
  /** What is wrong with the table as a whole. */
  readonly problems: readonly string[];
  /** Registered dwellings that the table does not name; they stay. */
  readonly restCount: number;
  /** What would be registered; empty unless nothing is wrong. */
  readonly dwellings: readonly RosterDwelling[];
};

const mostFloors = 80;
const mostVotes = 1_000;
const mostYen = 9_999_999;

type Cells = {
  readonly number: Cell<string>;
  readonly floor: Cell<number>;
  readonly areaM2: Cell<number>;
  readonly share: Cell<Share | null>;
  readonly votes: Cell<number>;
  readonly owners: Cell<RosterDwelling['owners']>;
  readonly managementFeeYen: Cell<number>;
  readonly reserveFeeYen: Cell<number>;
};

type Read = { readonly place: number; readonly row: readonly string[]; readonly cells: Cells };

/**
 * Reads a table that was pasted or chosen; only one without any problem can be registered. What the 料金表 says is
 * changed there alone: a table may repeat it.
 */
export function readRoster(
  rows: readonly (readonly string[])[],
  known: readonly RosterDwelling[],
  duesOf: DuesOf = () => ({}),
): Roster {
  const found = findHeadings(rows);
  if (!found) {
    return {
      columns: [],
      lines: [],
      problems: [
        '「部屋番号」と「専有面積」の見出しが見つかりません。見出しの行も合わせて貼り付けてください。',
      ],
      restCount: known.length,
      dwellings: [],
    };
  }
  const { at } = found;
  const columns = rosterColumnIds.filter((column) => found.placed[column] !== undefined);
  const placed = withoutDues(found.placed, duesOf);
  const body = rows
    .map((row, index) => ({ row, place: index + 1 }))
    .slice(at + 1)
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  const read = body.map(({ row, place }): Read => ({ place, row, cells: readCells(row, placed) }));
  const doubled = doubledNumbers(read);
  const registered = new Map(known.map((dwelling) => [dwelling.number, dwelling]));
  const made = read.map((line) =>
    dwellingOf(line, { placed, registered, wholeShare: sumOfShares(read) }),
  );
  const lines = read.map((line, index) =>
    lineOf(line, {
      columns,
      placed: found.placed,
      doubled,
      made: made[index] ?? null,
      registered,
      duesOf,
    }),
  );
  const dwellings = made.filter((it) => it !== null);
  const named = new Set(dwellings.map(({ number }) => number));
  const rest = known.filter(({ number }) => !named.has(number));
  const problems = [
    ...(body.length === 0 ? ['見出しの下に、住戸の行がありません。'] : []),
    ...(lines.some(({ state }) => state === 'wrong') ? [] : shareProblems([...dwellings, ...rest])),
  ];
  const isRight = problems.length === 0 && lines.every(({ state }) => state !== 'wrong');
  return { columns, lines, problems, restCount: rest.length, dwellings: isRight ? dwellings : [] };
}

const textAt = (row: readonly string[], place: number | undefined): string =>
  place === undefined ? '' : (row[place] ?? '').trim();

function readCells(row: readonly string[], placed: Placed): Cells {
  const text = (column: RosterColumn) => textAt(row, placed[column]);
  const yen = { from: 0, to: mostYen, ifEmpty: 0 };
  return {
    ...readPlace(text('number'), placed.floor === undefined ? null : text('floor')),
    areaM2: readArea(text('areaM2')),
    share: placed.share === undefined ? { value: null } : readShare(text('share')),
    votes: readWhole(text('votes'), { from: 0, to: mostVotes, ifEmpty: 1 }),
    owners: readOwners(text('owners'), text('kana')),
    managementFeeYen: readWhole(text('managementFeeYen'), yen),
    reserveFeeYen: readWhole(text('reserveFeeYen'), yen),
  };
}

/** Without a column for it the floor is read from the number. */
function readPlace(numberText: string, floorText: string | null): Pick<Cells, 'number' | 'floor'> {
  const number = readNumber(numberText);
  const words = floorText || floorIn(numberText);
  if (floorText === null && words === '' && 'value' in number) {
    const problem = '部屋番号から階が分かりません。「階」の列を加えてください。';
    return { number: { problem }, floor: { value: 0 } };
  }
  const isUnread = words === '' && 'problem' in number;
  return {
    number,
    floor: isUnread ? { value: 0 } : readWhole(words, { from: -5, to: mostFloors }),
  };
}

/** 305 is on the third floor. */
function floorIn(number: string): string {
  const [, floor] = /^(\d{1,2})\d{2}$/.exec(number.normalize('NFKC').replace(/号室?$/, '')) ?? [];
  return floor ?? '';
}

function valueOf<Value>(cell: Cell<Value>): Value | null {
  return 'value' in cell ? cell.value : null;
}

const numberOf = (cell: Cell<number>): number => valueOf(cell) ?? 0;

/** Shares without a denominator are parts of their sum. */
function sumOfShares(read: readonly Read[]): number {
  return read.reduce((sum, { cells }) => sum + (valueOf(cells.share)?.numerator ?? 0), 0);
}

type Around = {
  readonly placed: Placed;
  readonly registered: ReadonlyMap<string, RosterDwelling>;
  readonly wholeShare: number;
};

function dwellingOf(
  { row, cells }: Read,
  { placed, registered, wholeShare }: Around,
): RosterDwelling | null {
  const number = valueOf(cells.number);
  const owners = valueOf(cells.owners);
  const hasProblem = Object.values(cells).some((cell) => 'problem' in cell);
  if (hasProblem || number === null || owners === null) return null;
  const share = valueOf(cells.share);
  const said = {
    number,
    floor: numberOf(cells.floor),
    planType: textAt(row, placed.planType),
    layout: textAt(row, placed.layout),
    areaM2: numberOf(cells.areaM2),
    shareNumerator: share?.numerator ?? 0,
    shareDenominator: share?.denominator ?? Math.max(1, wholeShare),
    votes: numberOf(cells.votes),
    managementFeeYen: numberOf(cells.managementFeeYen),
    reserveFeeYen: numberOf(cells.reserveFeeYen),
    owners,
  };
  return withRest(said, registered.get(number), placed);
}

/** A column that the table does not have leaves what is registered. */
function withRest(
  said: RosterDwelling,
  before: RosterDwelling | undefined,
  placed: Placed,
): RosterDwelling {
  if (!before) return said;
  const isKept = (column: RosterColumn) => placed[column] === undefined;
  return {
    ...said,
    ...(isKept('floor') && { floor: before.floor }),
    ...(isKept('planType') && { planType: before.planType }),
    ...(isKept('layout') && { layout: before.layout }),
    ...(isKept('share') && {
      shareNumerator: before.shareNumerator,
      shareDenominator: before.shareDenominator,
    }),
    ...(isKept('votes') && { votes: before.votes }),
    ...(isKept('managementFeeYen') && { managementFeeYen: before.managementFeeYen }),
    ...(isKept('reserveFeeYen') && { reserveFeeYen: before.reserveFeeYen }),
    ...(isKept('owners') && { owners: before.owners }),
  };
}

function doubledNumbers(read: readonly Read[]): ReadonlySet<string> {
  const numbers = read.flatMap(({ cells }) => valueOf(cells.number) ?? []);
  return new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at));
}

type Beside = {
  readonly columns: readonly RosterColumn[];
  readonly placed: Placed;
  readonly doubled: ReadonlySet<string>;
  readonly made: RosterDwelling | null;
  readonly registered: ReadonlyMap<string, RosterDwelling>;
  readonly duesOf: DuesOf;
};

function lineOf({ place, row, cells }: Read, beside: Beside): RosterLine {
  const { columns, placed, doubled, made, registered, duesOf } = beside;
  const number = valueOf(cells.number) ?? '';
  const before = registered.get(number);
  const shown = columns.map((column) => {
    const isDoubled = column === 'number' && doubled.has(number);
    const problem = isDoubled
      ? '同じ部屋番号が、ほかの行にもあります。'
      : (problemIn(cells, column) ??
        duesProblem(textAt(row, placed[column]), column, {
          dues: duesOf(number),
          isNew: before === undefined,
        }));
    const was = made && before ? otherWords(made, before, column) : null;
    return [column, { text: textAt(row, placed[column]), problem, was }] as const;
  });
  const all = Object.fromEntries(shown) as RosterLine['cells'];
  return { place, state: stateOf(shown, { made, before }), cells: all };
}

function problemIn(cells: Cells, column: RosterColumn): string | null {
  const cell = column in cells ? cells[column as keyof Cells] : undefined;
  return cell && 'problem' in cell ? cell.problem : null;
}

function otherWords(now: RosterDwelling, before: RosterDwelling, column: RosterColumn) {
  const was = wordsOf(before, column);
  return was === wordsOf(now, column) ? null : was;
}

function stateOf(
  shown: readonly (readonly [RosterColumn, RosterCell])[],
  { made, before }: { made: RosterDwelling | null; before: RosterDwelling | undefined },
): RosterLine['state'] {
  if (made === null || shown.some(([, { problem }]) => problem !== null)) return 'wrong';
  if (!before) return 'new';
  return shown.some(([, { was }]) => was !== null) ? 'changed' : 'same';
}

/** As a cell of the preview says it. */
function wordsOf(dwelling: RosterDwelling, column: RosterColumn): string {
  if (column === 'share') return `${dwelling.shareNumerator}/${dwelling.shareDenominator}`;
  if (column === 'owners') return dwelling.owners.map(ownerWords).join('、');
  if (column === 'kana') return dwelling.owners.map(({ kana }) => kana).join('、');
  return String(dwelling[column]);
}

function ownerWords({ name, shareNumerator, shareDenominator }: RosterDwelling['owners'][number]) {
  return shareDenominator === 1 ? name : `${name}（${shareNumerator}/${shareDenominator}）`;
}
