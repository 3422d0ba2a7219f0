import { readDay } from '#domain/bank/read-day.ts';
import { type IsoDate, isRealDate } from '#domain/calendar.ts';
import { yearOfEra } from '#domain/era.ts';
import { type DueRule, dueDay } from './due-day.ts';
import { plainMonthWords } from './month-state.ts';
import type { OpeningDue } from './opening-dues.ts';
import type { BilledDwelling, BillingItem, Month } from './tariff.ts';

export type OpeningFacts = {
  readonly items: readonly BillingItem[];
  readonly dwellings: readonly Pick<BilledDwelling, 'id' | 'number'>[];
  /** The first month that is billed here: what was owed is of months before it. */
  readonly firstMonth: Month;
  /** The first month that is not billed yet: what was paid ahead is for it or later ones. */
  readonly nextMonth: Month;
  readonly due: DueRule;
};

/** A sum of the table with what is wrong with it. */
type OpeningLine = {
  /** Its row in the table, from 1. */
  readonly place: number;
  readonly number: string;
  readonly kind: OpeningDue['kind'];
  readonly item: string;
  readonly month: string;
  readonly yen: string;
  /** 納期, from which 時効 and 遅延損害金 count; of 未収金 alone. */
  readonly dueOn: IsoDate | null;
  readonly problem: string | null;
};

type OpeningTable = {
  readonly lines: readonly OpeningLine[];
  /** What is wrong with the table as a whole. */
  readonly problems: readonly string[];
  /** Empty unless nothing is wrong. */
  readonly dues: readonly OpeningDue[];
};

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');

const headings = {
  number: /^(?:部屋番号|部屋|号室|住戸番号|住戸|室番号)$/,
  kind: /^(?:種類|区分|未収・?前受)$/,
  item: /^(?:費目|科目|項目)$/,
  month: /^(?:月分|月|対象月|何月分|年月)$/,
  yen: /^(?:金額|額|残高|未収金?|未納額?|滞納額?)(?:\(円\))?$/,
} as const;
type Column = keyof typeof headings;

/** One sum in a row with its 費目 beside it, or a column for each 費目 under its name. */
type Placed = Readonly<Partial<Record<Column, number>>> & {
  readonly at: number;
  readonly named: readonly { readonly name: string; readonly place: number }[];
};

const headingRows = 10;

function findHeadings(
  rows: readonly (readonly string[])[],
  items: readonly BillingItem[],
): Placed | null {
  for (const [at, row] of rows.slice(0, headingRows).entries()) {
    const words = row.map(plain);
    const placed: Partial<Record<Column, number>> = {};
    for (const column of Object.keys(headings) as Column[]) {
      const place = words.findIndex((word) => headings[column].test(word));
      if (place >= 0) placed[column] = place;
    }
    const named = items.flatMap(({ name }) => {
      const place = words.findIndex((word) => word.replace(/\(円\)$/, '') === plain(name));
      return place < 0 ? [] : [{ name, place }];
    });
    const isLong = placed.item !== undefined && placed.yen !== undefined;
    if (placed.number !== undefined && (isLong || named.length > 0)) {
      return { ...placed, at, named: isLong ? [] : named };
    }
  }
  return null;
}

/** 「2026年8月分」「2026-08」「令和8年8月」; null where it is no month. */
export function readMonth(text: string): Month | null {
  const words = plain(text).replace(/分$/, '');
  const day = readDay(words);
  if (day !== null) return day.slice(0, 7);
  const [, era = '', eraYear = '', eraMonth] =
    /^(令和|平成|[RH])(\d{1,2}|元)[/.\-年](\d{1,2})月?$/i.exec(words) ?? [];
  const [, year, month] = /^(\d{4})[/.\-年](\d{1,2})月?$/.exec(words) ?? [];
  const found =
    eraMonth === undefined
      ? `${year ?? ''}-${(month ?? '').padStart(2, '0')}`
      : `${yearOfEra(era, eraYear)}-${eraMonth.padStart(2, '0')}`;
  return isRealDate(`${found}-01`) ? found : null;
}

function readYen(text: string): number | null {
  const digits = plain(text).replaceAll(/[,、円¥\\]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

const totalRow = /^(?:合計|総計|小計|計)$/;

/** Reads a table that was pasted or typed; only one without any problem can be saved. */
export function readOpeningDues(
  rows: readonly (readonly string[])[],
  facts: OpeningFacts,
): OpeningTable {
  const placed = findHeadings(rows, facts.items);
  if (!placed) {
    return {
      lines: [],
      problems: [
        '「部屋番号」「費目」「月分」「金額」の見出しが見つかりません。見出しの行も合わせて貼り付けてください。',
      ],
      dues: [],
    };
  }
  const read = rows.flatMap((row, index) =>
    index <= placed.at
      ? []
      : cellsOf(row, index + 1, placed).map((cells) => readLine(cells, facts)),
  );
  const lines = withDoubles(read);
  const problems = lines.length === 0 ? ['見出しの下に、金額のある行がありません。'] : [];
  const isRight = problems.length === 0 && lines.every(({ problem }) => problem === null);
  return {
    lines,
    problems,
    dues: isRight ? read.flatMap(({ due }) => due ?? []) : [],
  };
}

type Cells = {
  readonly place: number;
  readonly number: string;
  readonly kind: string;
  readonly item: string;
  readonly month: string;
  readonly yen: string;
};

/** The sums of a row: one, or each that stands under the name of a 費目. */
function cellsOf(row: readonly string[], place: number, placed: Placed): readonly Cells[] {
  const text = (at: number | undefined) => (at === undefined ? '' : (row[at] ?? '').trim());
  const number = plain(text(placed.number)).replace(/号室?$/, '');
  if (totalRow.test(number) || row.every((cell) => cell.trim() === '')) return [];
  const line = { place, number, kind: text(placed.kind), month: text(placed.month) };
  if (placed.named.length === 0) {
    return [{ ...line, item: text(placed.item), yen: text(placed.yen) }];
  }
  return placed.named
    .map(({ name, place: at }) => ({ ...line, item: name, yen: text(at) }))
    .filter(({ yen }) => yen !== '' && readYen(yen) !== 0);
}

type Read = OpeningLine & { readonly due: OpeningDue | null };

function readLine(cells: Cells, facts: OpeningFacts): Read {
  const { items, dwellings, due: rule } = facts;
  const said = kindOf(cells.kind);
  const kind = said ?? 'owed';
  const month = readMonth(cells.month);
  const yen = readYen(cells.yen);
  const dwelling = dwellings.find(({ number }) => number === cells.number);
  const item = items.find(({ name }) => plain(name) === plain(cells.item));
  const problem =
    said === null
      ? '種類は「未収金」か「前受金」にしてください。'
      : problemOf({ ...cells, kind }, { ...facts, month, yen, dwelling, item });
  return {
    place: cells.place,
    number: cells.number,
    kind,
    item: cells.item,
    month: month === null ? cells.month : plainMonthWords(month),
    yen: yen === null ? cells.yen : `${yen.toLocaleString('ja-JP')}円`,
    dueOn: kind === 'owed' && month !== null ? dueDay(month, rule) : null,
    problem,
    due: problem === null ? dueOf({ kind, dwelling, item, month, yen }) : null,
  };
}

type Found = {
  readonly kind: OpeningDue['kind'];
  readonly dwelling: { readonly id: string } | undefined;
  readonly item: BillingItem | undefined;
  readonly month: Month | null;
  readonly yen: number | null;
};

function dueOf({ kind, dwelling, item, month, yen }: Found): OpeningDue | null {
  return dwelling && item && yen !== null
    ? { kind, dwellingId: dwelling.id, itemId: item.id, month, yen }
    : null;
}

/** Without a word it is 未収金, as a list of those who owe has it. */
function kindOf(words: string): OpeningDue['kind'] | null {
  if (/前受|前払|前納/.test(words)) return 'ahead';
  return words === '' || /未収|未納|滞納/.test(words) ? 'owed' : null;
}

type Known = OpeningFacts & {
  readonly month: Month | null;
  readonly yen: number | null;
  readonly dwelling: unknown;
  readonly item: BillingItem | undefined;
};

function problemOf(
  { number, kind, month: words, item: name }: Cells & { readonly kind: OpeningDue['kind'] },
  known: Known,
): string | null {
  const { dwelling, item, yen } = known;
  if (number === '') return '部屋番号を入れてください。';
  if (!dwelling) return `${number}号室は、名簿にありません。`;
  if (!item) return name === '' ? '費目を入れてください。' : `「${name}」は、料金表にありません。`;
  if (yen === null || yen === 0) return '金額を、1円からの数字で入れてください。';
  return kind === 'owed' ? problemOfOwed(words, known) : problemOfAhead(words, { ...known, item });
}

function problemOfOwed(words: string, { month, firstMonth }: Known): string | null {
  if (month === null) return monthProblem(words);
  return month < firstMonth
    ? null
    : `${plainMonthWords(firstMonth)}からは、ここで請求します。それより前の月にしてください。`;
}

function problemOfAhead(
  words: string,
  { items, item, month, nextMonth }: Known & { readonly item: BillingItem },
): string | null {
  const [first] = items;
  if (month === null && words !== '') return monthProblem(words);
  if (month === null) {
    return item.id === first?.id
      ? null
      : `何月分かを入れてください。月の決まっていない前受金は、「${first?.name ?? ''}」で入れます。`;
  }
  return month >= nextMonth
    ? null
    : `前受金は、まだ請求していない${plainMonthWords(nextMonth)}からの月にしてください。`;
}

function monthProblem(words: string): string {
  return words === ''
    ? '何月分かを入れてください。'
    : `「${words}」を、何月分か読めません。例：2026年8月`;
}

/** The same dwelling, item and month twice is one of them too many. */
function withDoubles(read: readonly Read[]): readonly OpeningLine[] {
  const first = new Map<string, number>();
  return read.map(({ due, ...line }) => {
    if (!due) return line;
    const key = `${due.kind} ${due.dwellingId} ${due.itemId} ${due.month ?? ''}`;
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, line.place);
      return line;
    }
    return { ...line, problem: `${before}行目と、住戸、費目、月が同じです。` };
  });
}
