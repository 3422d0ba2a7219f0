import { Refusal } from '#domain/refusal.ts';

const fields = {
  ',': /"([^"]*(?:""[^"]*)*)"|([^",\r\n]*)/y,
  '\t': /"([^"]*(?:""[^"]*)*)"|([^"\t\r\n]*)/y,
} as const;
type Delimiter = keyof typeof fields;

const lineEnd = /\r\n|\n|\r/y;

/** Rows of a CSV text. What cannot be one is refused with the line it stands in; nothing is guessed. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let place = 0;
  while (place < text.length) {
    const { value, end } = readField(text, place, delimiter);
    row.push(value);
    place = end;
    if (text.charAt(place) === delimiter) {
      place += 1;
      if (place === text.length) row.push('');
      continue;
    }
    place = afterLineEnd(text, place);
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** A tab where the first line has tabs and no comma. */
function delimiterOf(text: string): Delimiter {
  const [first = ''] = text.split(/\r\n|\n|\r/, 1);
  return first.includes('\t') && !first.includes(',') ? '\t' : ',';
}

function readField(
  text: string,
  place: number,
  delimiter: Delimiter,
): { value: string; end: number } {
  const field = fields[delimiter];
  field.lastIndex = place;
  const [whole = '', quoted, plain = ''] = field.exec(text) ?? [];
  const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
  return { value, end: place + whole.length };
}

function afterLineEnd(text: string, place: number): number {
  if (place === text.length) return place;
  lineEnd.lastIndex = place;
  const found = lineEnd.exec(text);
  if (found) return place + found[0].length;
  const line = text.slice(0, place).split(/\r\n|\n|\r/).length;
  const isUnclosed = !text.slice(place + 1).includes('"');
  throw new Refusal(
    'invalid_input',
    isUnclosed
      ? `${line}行目の引用符（"）が閉じていません。ファイルが途中で切れていないか、確かめてください。`
      : `${line}行目の項目の途中に引用符（"）があります。銀行の画面から、もう一度ファイルを保存してください。`,
  );
}
