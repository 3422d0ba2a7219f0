type Table = readonly (readonly string[])[];

/** The tables of a document, each with its head and without the line of dashes. */
export function tablesIn(body: string): Table[] {
  return body
    .split(/\n(?!\|)/)
    .map((block) => block.trim())
    .filter((block) => block.startsWith('|'))
    .map((block) =>
      block
        .split('\n')
        .filter((line) => !/^\|[-: |]+\|$/.test(line))
        .map((line) => line.split('|').slice(1, -1).map(plainCell)),
    );
}

function plainCell(cell: string): string {
  return cell.replaceAll('**', '').trim();
}

/** 「3億9,310万円」 is 393,100,000; 「7,845／427,650」 its first part; null for anything but a figure. */
export function numberIn(cell: string): number | null {
  const text = cell.replaceAll(',', '').replace(/／.*/, '').replace('△', '-');
  const large = /^(?:(\d+)億)?(?:(\d+)万)?円$/.exec(text);
  if (large) return Number(large[1] ?? 0) * 100_000_000 + Number(large[2] ?? 0) * 10_000;
  const plain = /^(-?\d+(?:\.\d+)?)(?:円|名|個|戸|㎡)?$/.exec(text);
  return plain ? Number(plain[1]) : null;
}

type Total = { readonly column: string; readonly said: number; readonly sum: number };

/** What the last row says in total, beside the sum of its column; a figure for one (「1戸の…」) has none. */
export function totalsIn([head = [], ...rows]: Table): Total[] {
  const place = rows.findIndex((row) => row.some((cell) => cell.startsWith('合計')));
  const total = rows[place];
  if (!total) return [];
  return total.flatMap((cell, column) => {
    const said = numberIn(cell);
    const name = head[column] ?? '';
    const above = rows.slice(0, place).map((row) => numberIn(row[column] ?? ''));
    if (said === null || name.startsWith('1戸') || above.includes(null)) return [];
    return { column: name, said, sum: above.reduce<number>((sum, it) => sum + (it ?? 0), 0) };
  });
}

/** How many voted on each item of the minutes. */
export function votesCastIn(body: string): number[] {
  return [...body.matchAll(/賛成 (\d+)・反対 (\d+)(?:・棄権 (\d+))?/g)].map(
    ([, yes, no, none]) => Number(yes) + Number(no) + Number(none ?? 0),
  );
}

const person = /[\p{Script=Han}]{1,3} [\p{Script=Han}\p{Script=Hiragana}]{1,4}/gu;

function namesIn(text: string): string[] {
  return [...text.replaceAll(/(?:副?理事長|会計担当理事|理事|監事) ?/g, '').matchAll(person)].map(
    ([name]) => name,
  );
}

/** 出席者 of a board meeting. */
export function attendedIn(body: string): { directors: readonly string[] } {
  return { directors: namesIn(/^- 理事　(.*)$/m.exec(body)?.[1] ?? '') };
}

/** 議事録署名 of a board meeting. */
export function signersIn(body: string): string[] {
  return namesIn(/^議事録署名　(.*)$/m.exec(body)?.[1] ?? '');
}
