const named = /^<([\w-]+)> = (.+)$/;

/**
 * The lines of a table of words: an indented line goes on, `//` begins a comment, and `<name> = ` names one of several
 * words for the lines below.
 */
export function linesOfTable(
  table: string,
  known: Readonly<Record<string, string>> = {},
): readonly string[] {
  const names = new Map(Object.entries(known));
  const spell = (words: string) =>
    words.replace(/<([\w-]+)>/g, (all, name: string) => names.get(name) ?? all);
  return table.split(/\n(?! )/).flatMap((raw) => {
    const line = spell(
      raw
        .replace(/\n +\|/g, '|')
        .replace(/\n +/g, ' ')
        .trimEnd(),
    );
    const [, name, words] = named.exec(line) ?? [];
    if (name !== undefined && words !== undefined) names.set(name, `(?:${words})`);
    return line === '' || line.startsWith('//') || name !== undefined ? [] : [line];
  });
}
