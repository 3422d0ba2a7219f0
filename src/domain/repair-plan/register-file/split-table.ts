/** The cells of a text copied from a spreadsheet (tabs) or of a CSV file (commas), with quoted cells. */
export function splitTable(text: string, separator = separatorOf(text)): string[][] {
  const rows: string[][] = [[]];
  let rest = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  while (rest !== '') {
    const { value, length } = nextCell(rest, separator);
    rows.at(-1)?.push(value);
    const next = rest[length];
    rest = rest.slice(length + 1);
    if (next === '\n') rows.push([]);
    else if (next === separator && rest === '') rows.at(-1)?.push('');
  }
  return rows;
}

/** A table without a tab in its first line is CSV, unless it is a single column. */
function separatorOf(text: string): string {
  return text.includes('\t') ? '\t' : ',';
}

function nextCell(rest: string, separator: string): { value: string; length: number } {
  const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
  const after = quoted ? rest[quoted[0].length] : undefined;
  if (quoted && (after === undefined || after === separator || after === '\n')) {
    const [whole, inner = ''] = quoted;
    return { value: inner.replaceAll('""', '"').trim(), length: whole.length };
  }
  const end = rest.search(separator === '\t' ? /[\t\n]/ : /[,\n]/);
  const length = end < 0 ? rest.length : end;
  return { value: rest.slice(0, length).trim(), length };
}
