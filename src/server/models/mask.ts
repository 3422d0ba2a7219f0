/** 伏せ字: what personal words are replaced with before anything leaves, and put back afterwards. */
export type Mask = {
  readonly hide: (text: string) => string;
  /** Nothing where a model writes an address, a number or a mark that it was never given. */
  readonly restore: (text: string) => string | undefined;
  /** For what a model looks up: marks that nobody knows simply stay. */
  readonly reveal: (text: string) => string;
};

type Kind = '氏名' | '電話' | 'メール';

const gap = String.raw`[\s\u3000\u200b-\u200f\u2060\ufeff]*`;
const digit = '[0-9０-９]';
const dash = String.raw`[-‐-―−－ー()（）.\s\u3000]`;
const email = /[\w.+-]+[@＠][\w-]+(?:[.．][\w-]+)+/g;
// Ten digits or more, or 04-01 1200 would be a number to call.
const phone = new RegExp(
  `(?<!${digit}[-/.]?)(?=[+＋]?(?:${dash}{0,2}${digit}){10,12}(?!${digit}))(?:[+＋]81${dash}?|[0０])${digit}{1,4}${dash}{0,2}${digit}{1,4}${dash}{0,2}${digit}{3,4}(?!${digit})`,
  'g',
);
const mark = /[［[【]\s*(氏名|電話|メール)\s*([0-9０-９]{1,4})\s*[］\]】]/g;
const honorific = '(?:さん|さま|様|氏|君|ちゃん|宅|家)';
const post = '(?:副?理事長|会計|理事|監事|委員|組合員|管理員)';
const someName = String.raw`\p{Script=Han}{1,4}(?:[ \u3000]?\p{Script=Han}{1,4})?`;

/** One for each question: the same name has the same mark in question, history, evidence and tools. */
export function createMask(names: readonly string[]): Mask {
  const marks = new Map<string, string>();
  const originals = new Map<string, string>();
  const counts = new Map<Kind, number>();
  const rules = rulesFor(names);

  const markFor = (kind: Kind, original: string): string => {
    const key = `${kind} ${plainKey(kind, original)}`;
    const known = marks.get(key);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    const made = `［${kind}${count}］`;
    counts.set(kind, count);
    marks.set(key, made);
    originals.set(made, original);
    return made;
  };
  const reveal = (text: string) =>
    text.replace(mark, (found, kind: string, count: string) => {
      return originals.get(`［${kind}${Number(count.normalize('NFKC'))}］`) ?? found;
    });

  return {
    // All rules run over the words between marks only, so that no mark is marked again.
    hide(text) {
      // A document may contain what looks like a mark: it becomes an ordinary hidden word.
      const hidden = text.replace(mark, (found) => markFor('氏名', found));
      return rules.reduce((rest, { kind, pattern }) => {
        return betweenMarks(rest, (words) =>
          words.replace(pattern, (found: string) => markFor(kind, found)),
        );
      }, hidden);
    },
    restore(text) {
      if (text.match(email) || text.match(phone)) return undefined;
      const restored = reveal(text);
      const isKnown = [...text.matchAll(mark)].every(([, kind = '', count = '']) =>
        originals.has(`［${kind}${Number(count.normalize('NFKC'))}］`),
      );
      return isKnown ? restored : undefined;
    },
    reveal,
  };
}

/** One person and one number have one mark, however they are written. */
function plainKey(kind: Kind, original: string): string {
  const plain = original.normalize('NFKC');
  return kind === '電話' ? plain.replace(/[^\d+]/g, '') : plain.replace(new RegExp(gap, 'gu'), '');
}

type Rule = { readonly kind: Kind; readonly pattern: RegExp };

function rulesFor(names: readonly string[]): readonly Rule[] {
  const known = names.map((name) => name.trim()).filter((name) => [...name].length >= 2);
  const partsOf = known
    .map((name) => name.split(/[\s\u3000]+/u))
    .filter(({ length }) => length > 1);
  const whole = alternatives(known);
  const parts = alternatives(partsOf.flat());
  const surnames = alternatives(partsOf.flatMap(([first = '']) => (first.length > 1 ? first : [])));
  const anyName = [...(whole ? [`(?:${whole})${honorific}?`] : []), `${someName}${honorific}`];
  const pair = `${digit}{3,4}${gap}号?室?${gap}[の・、:：(（]?${gap}(?:${anyName.join('|')})`;
  const bare = String.raw`(?<![\p{Script=Han}ァ-ヶー])(?:${surnames})(?![\p{Script=Han}ァ-ヶー])`;
  const name = (source: string): Rule => ({ kind: '氏名', pattern: new RegExp(source, 'gu') });
  return [
    { kind: 'メール', pattern: email },
    { kind: '電話', pattern: phone },
    name(pair),
    ...(whole ? [name(whole)] : []),
    ...(parts ? [name(`(?:${parts})(?=${gap}(?:${honorific}|${post}))`)] : []),
    // 「担当：井上」: minutes call their people by the family name alone.
    ...(surnames ? [name(bare)] : []),
  ];
}

/** Longest first; spaces inside a name do not count. */
function alternatives(names: readonly string[]): string {
  return [...new Set(names)]
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((name) =>
      [...name.replace(/[\s\u3000]+/gu, '')]
        .map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
        .join(gap),
    )
    .join('|');
}

function betweenMarks(text: string, change: (words: string) => string): string {
  return text
    .split(/(［(?:氏名|電話|メール)\d+］)/)
    .map((part, place) => (place % 2 === 0 ? change(part) : part))
    .join('');
}
