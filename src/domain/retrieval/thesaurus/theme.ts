/** One-way entry（片方向の言いかえ）: a question with one of `from` may also be answered by a text with one of `to`. */
export type Hint = { readonly from: readonly string[]; readonly to: readonly string[] };

export type Theme = {
  readonly groups: readonly (readonly string[])[];
  readonly hints: readonly Hint[];
};

const wordsOf = (line: string): string[] => line.split(/\s+/).filter(Boolean);
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

function hintOf(line: string): Hint {
  const [from = '', to = ''] = line.split('→');
  return { from: wordsOf(from), to: wordsOf(to) };
}

/** Reads one theme: every line of `groups` holds words of one meaning, every line of `hints` reads `from → to`. */
export const readTheme = (groups: string, hints: string): Theme => ({
  groups: linesOf(groups).map(wordsOf),
  hints: linesOf(hints).map(hintOf),
});
