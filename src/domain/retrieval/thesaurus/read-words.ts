/** One-way entry（片方向の言いかえ）: a question with one of `from` may also be answered by a text with one of `to`. */
export type Hint = { readonly from: readonly string[]; readonly to: readonly string[] };

export type Words = {
  readonly groups: readonly (readonly string[])[];
  readonly hints: readonly Hint[];
};

const joints = ['', 'を', 'が', 'は', 'も', 'に', 'の', 'で', 'って', 'とか'];
const anyParticle = '{,を,が,は,も,に,の,で,と,って}';
const comment = /^#|^\s*$/;
const named = /^<(\w+)> = (.+)$/;

/**
 * Reads a table of words. A line holds words of one meaning, or reads `from → to`; `#` begins a comment.
 * `<name> = {…}` names a choice. `鍵 かぎ × なくし 落とし ; 締め出され → 紛失` stands for every noun, whatever particle
 * follows it, before every verb, and for the words after the semicolon.
 */
export function readWords(table: string): Words {
  const lines = table.split('\n').filter((line) => !comment.test(line));
  const names = new Map(
    lines.flatMap((line) => {
      const [, name, choice] = named.exec(line) ?? [];
      return name === undefined || choice === undefined ? [] : [[name, choice] as const];
    }),
  );
  const entries = lines
    .filter((line) => !named.test(line))
    .map((line) => line.replace(/<(\w+)>/g, (_, name: string) => names.get(name) ?? ''));
  return {
    groups: entries.filter((line) => !line.includes('→')).map(wordsOf),
    hints: entries.filter((line) => line.includes('→')).map(hintOf),
  };
}

function hintOf(line: string): Hint {
  const [from = '', to = ''] = line.split('→');
  return {
    from: [...new Set(from.split(';').flatMap(spelledPart))],
    to: wordsOf(to).flatMap((word) => [...new Set(spellOut(word))]),
  };
}

function spelledPart(part: string): readonly string[] {
  const [nouns = [], verbs] = part.split('×').map(wordsOf);
  return verbs === undefined
    ? nouns.flatMap(spellOut)
    : spellOut(`{${nouns.join(',')}}{${joints.join(',')}}{${verbs.join(',')}}`);
}

/**
 * Every word a pattern stands for: `集まりに{行け,出られ}` is 集まりに行け and 集まりに出られ. A choice may be empty;
 * `_` is any particle or none.
 */
function spellOut(pattern: string): readonly string[] {
  return pattern
    .replaceAll('_', anyParticle)
    .split(/[{}]/)
    .map((part, place) => (place % 2 === 1 ? part.split(',') : [part]))
    .reduce<readonly string[]>(
      (starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)),
      [''],
    );
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);
