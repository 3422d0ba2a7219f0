import { readAmount } from '#domain/bank/read-amount.ts';
import type { Yen } from '#domain/money.ts';

/** 月報: the paper that a management company sends of each month, read row by row. */

export type PaperPart = 'income' | 'expense';

/** What the paper says of an account, or of a sum of its own. */
export type PaperLine = {
  /** Its place in the table, from 1. */
  readonly place: number;
  /** The 会計 under which it stands, as the paper calls it; '' where the paper names none. */
  readonly section: string;
  readonly part: PaperPart | null;
  readonly kind: 'line' | 'sum';
  readonly name: string;
  readonly yen: Yen;
};

type PaperColumn = {
  readonly place: number;
  /** '' where the table has no headings. */
  readonly heading: string;
  readonly exampleYen: Yen;
};

export type CompanyPaper = {
  readonly columns: readonly PaperColumn[];
  /** The column of the month; `null` where a person has to say which it is. */
  readonly column: number | null;
  /** Empty until the column is known. */
  readonly lines: readonly PaperLine[];
};

type Row = {
  readonly place: number;
  readonly name: string;
  readonly cells: readonly string[];
  readonly amounts: ReadonlyMap<number, Yen>;
};

const ofTheMonth = /^(?:当月|今月|本月|単月)/;

/** Reads a table of a spreadsheet, or lines copied from a PDF, where blanks stand between the cells. */
export function readCompanyPaper(
  table: readonly (readonly string[])[],
  chosen: number | null = null,
): CompanyPaper {
  const rows = table.map((cells, index) => rowOf(cells, index + 1));
  const headings = rows.find(isHeadings)?.cells ?? [];
  const columns = columnsOf(rows, headings);
  const column = columnOfMonth(columns, chosen);
  return { columns, column, lines: column === null ? [] : linesOf(rows, column) };
}

function rowOf(given: readonly string[], place: number): Row {
  const filled = given.filter((cell) => cell.trim() !== '');
  const [only = ''] = filled;
  const cells = filled.length === 1 ? splitBlanks(only) : given;
  const name = cells.find((cell) => cell.trim() !== '' && !isAmount(cell)) ?? '';
  const amounts = cells.flatMap((cell, index): [number, Yen][] => {
    const yen = readAmount(cell);
    return yen === null || Number.isNaN(yen) ? [] : [[index, yen]];
  });
  return { place, name: withoutBlanks(name), cells, amounts: new Map(amounts) };
}

/** A name may hold single blanks of its own; what follows it are amounts or further headings. */
function splitBlanks(text: string): readonly string[] {
  const words = text.trim().split(/[\s\u3000]+/);
  const first = words.findIndex((word, index) => index > 0 && (isAmount(word) || isHeading(word)));
  if (first < 0) return [text];
  return [words.slice(0, first).join(' '), ...words.slice(first)];
}

function isAmount(text: string): boolean {
  const yen = readAmount(text);
  return yen !== null && !Number.isNaN(yen);
}

function isHeading(text: string): boolean {
  return ofTheMonth.test(plain(text)) || /^(?:年間)?予算額?$|累計/.test(plain(text));
}

/** Blanks that were set to make a name wider. */
function withoutBlanks(name: string): string {
  return name
    .normalize('NFKC')
    .trim()
    .replaceAll(/(?<=[^\x20-\x7e])\s+(?=[^\x20-\x7e])/g, '');
}

/** 「管 理 費」 and 「（管理費）」 are 管理費. */
export function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s()【】[\]「」・･.:]/g, '');
}

function isHeadings({ cells, amounts }: Row): boolean {
  return amounts.size === 0 && cells.filter(isHeading).length > 0;
}

function columnsOf(rows: readonly Row[], headings: readonly string[]): PaperColumn[] {
  const places = [...new Set(rows.flatMap(({ amounts }) => [...amounts.keys()]))].toSorted(
    (one, other) => one - other,
  );
  return places.map((place) => ({
    place,
    heading: plain(headings[place] ?? ''),
    exampleYen: rows.find(({ amounts }) => amounts.has(place))?.amounts.get(place) ?? 0,
  }));
}

function columnOfMonth(columns: readonly PaperColumn[], chosen: number | null): number | null {
  if (chosen !== null) return columns.some(({ place }) => place === chosen) ? chosen : null;
  const named = columns.filter(({ heading }) => ofTheMonth.test(heading));
  const [first, second] = named.length > 0 ? named : columns;
  return first && !second ? first.place : null;
}

function linesOf(rows: readonly Row[], column: number): PaperLine[] {
  let section = '';
  let part: PaperPart | null = null;
  const lines: PaperLine[] = [];
  for (const row of rows) {
    const yen = row.amounts.get(column);
    if (yen !== undefined && row.name !== '') {
      lines.push({ place: row.place, section, part, kind: kindOf(row.name), name: row.name, yen });
    } else if (row.amounts.size === 0 && !isHeadings(row)) {
      const opened = sectionIn(row.name);
      if (opened !== null) [section, part] = [opened, null];
      part = partIn(row.name) ?? part;
    }
  }
  return lines;
}

function kindOf(name: string): PaperLine['kind'] {
  return /計$|収支差額|^差引|繰越/.test(plain(name)) ? 'sum' : 'line';
}

function sectionIn(name: string): string | null {
  return /^(.{1,20}会計)/.exec(plain(name))?.[1] ?? null;
}

function partIn(name: string): PaperPart | null {
  const words = plain(name);
  if (/収入(?:の部)?$/.test(words)) return 'income';
  return /支出(?:の部)?$|費用(?:の部)?$/.test(words) ? 'expense' : null;
}
