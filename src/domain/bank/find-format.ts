import {
  bankFormats,
  type Columns,
  type ColumnUse,
  likelyHeadings,
  plainHeading,
} from './bank-formats.ts';

/** A row of headings in a list, and what each of its columns says. */
export type FoundFormat = {
  readonly name: string;
  readonly headingRow: number;
  readonly headings: readonly string[];
  /** By the place of the column. */
  readonly columns: { readonly [Use in ColumnUse]?: readonly number[] };
  /** Of a bank that is known, or confirmed before. */
  readonly isSure: boolean;
};

export type ConfirmedColumns = { readonly headings: string; readonly columns: Columns };

type Rows = readonly (readonly string[])[];

/** Lists may begin with lines about the account; ゆうちょ has seven. */
const longestPreamble = 30;
const mostHeadings = 60;

/** Where the headings stand and what they say, or nothing where no row looks like headings. */
export function findFormat(
  rows: Rows,
  confirmed: readonly ConfirmedColumns[],
): FoundFormat | undefined {
  const looked = rows.slice(0, longestPreamble).map((row, headingRow) => ({
    headingRow,
    headings: row.slice(0, mostHeadings).map(plainHeading),
  }));
  for (const place of looked) {
    const known = confirmed.find(({ headings }) => headings === headingsKey(place.headings));
    if (known)
      return withPlaces(place, {
        name: '確認済みの並びのCSV',
        columns: known.columns,
        isSure: true,
      });
  }
  for (const place of looked) {
    const format = bankFormats.find(({ columns }) => hasAll(place.headings, columns));
    if (format) return withPlaces(place, { ...format, isSure: true });
  }
  for (const place of looked) {
    const columns = likelyColumns(place.headings);
    if (isEnough(columns)) return withPlaces(place, { name: 'CSV', columns, isSure: false });
  }
  return undefined;
}

/** By which a list is known again. */
export function headingsKey(headings: readonly string[]): string {
  return headings.join('|');
}

/** A day and a sum; without them nothing can be booked. */
export function isEnough(columns: Columns): boolean {
  const has = (use: ColumnUse) => (columns[use]?.length ?? 0) > 0;
  return has('date') && (has('signed') || (has('out') && has('in')));
}

function hasAll(headings: readonly string[], columns: Columns): boolean {
  return Object.values(columns).every((names) => names.every((name) => headings.includes(name)));
}

function likelyColumns(headings: readonly string[]): Columns {
  const found: { [Use in ColumnUse]?: string[] } = {};
  for (const heading of headings) {
    const [use] = likelyHeadings.find(([, words]) => words.test(heading)) ?? [];
    if (use === undefined) continue;
    if (use === 'text' || found[use] === undefined) found[use] = [...(found[use] ?? []), heading];
  }
  return found;
}

type Place = Pick<FoundFormat, 'headingRow' | 'headings'>;

function withPlaces(
  place: Place,
  { columns, ...rest }: Pick<FoundFormat, 'name' | 'isSure'> & { columns: Columns },
): FoundFormat {
  const places = Object.entries(columns).map(([use, names]) => [
    use,
    names.map((name) => place.headings.indexOf(name)).filter((at) => at >= 0),
  ]);
  return { ...place, ...rest, columns: Object.fromEntries(places) };
}
