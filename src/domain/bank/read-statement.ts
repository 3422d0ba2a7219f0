import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Columns } from './bank-formats.ts';
import {
  type ConfirmedColumns,
  type FoundFormat,
  findFormat,
  headingsKey,
  isEnough,
} from './find-format.ts';
import { readCsv } from './read-csv.ts';
import { readList } from './read-list.ts';
import type { Statement } from './statement.ts';
import { isZengin, readZengin } from './zengin-statement.ts';

/** A file as it was understood, or headings of which a person has to say what they mean. */
export type ReadFile =
  | { readonly statement: Statement; readonly headings: string }
  | { readonly statement: null; readonly headings: string; readonly asked: AskedColumns };

type AskedColumns = {
  readonly headings: readonly string[];
  /** The first lines below them. */
  readonly examples: readonly (readonly string[])[];
  readonly guess: Columns;
};

type Known = {
  readonly today: IsoDate;
  readonly confirmed: readonly ConfirmedColumns[];
  /** What the person says now. */
  readonly columns: Columns | null;
};

const exampleCount = 3;

/** 明細のファイル as text. Whatever cannot be taken as a whole is refused with a sentence. */
export function readStatement(text: string, { today, confirmed, columns }: Known): ReadFile {
  if (isZengin(text)) return { statement: readZengin(text, today), headings: '' };
  const rows = readCsv(text);
  const found = findFormat(rows, confirmed);
  if (!found) {
    throw new Refusal(
      'invalid_input',
      '日付と金額の見出しが見つかりません。銀行の入出金明細のCSVか、全銀の形のファイルを選んでください。',
    );
  }
  const headings = headingsKey(found.headings);
  if (columns) {
    if (!isEnough(columns))
      throw new Refusal('invalid_input', '日付の列と、金額の列を選んでください。');
    return { statement: readList(rows, chosen(found, columns)), headings };
  }
  if (found.isSure) return { statement: readList(rows, found), headings };
  const examples = rows.slice(found.headingRow + 1, found.headingRow + 1 + exampleCount);
  const guess = Object.fromEntries(
    Object.entries(found.columns).map(([use, places]) => [
      use,
      places.map((at) => found.headings[at] ?? ''),
    ]),
  );
  return { statement: null, headings, asked: { headings: found.headings, examples, guess } };
}

function chosen(found: FoundFormat, columns: Columns): FoundFormat {
  const places = Object.entries(columns).map(([use, names]) => [
    use,
    names.map((name) => found.headings.indexOf(name)).filter((at) => at >= 0),
  ]);
  return { ...found, name: '列を確かめたCSV', columns: Object.fromEntries(places) };
}
