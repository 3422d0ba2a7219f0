import { normalise } from '#domain/retrieval/text/normalise.ts';

/** 言い切り: what a sentence asserts of which deed, and of what. */
export type SaidVerdict = {
  readonly says: 'forbids' | 'allows' | 'requires' | 'frees' | 'denies' | 'lacks';
  readonly deed: string;
  /** The parts of the sentence before the deed, each named by は, を, に, で. */
  readonly parts: readonly { readonly words: string; readonly particle: string }[];
};

const deed = '(\\p{Script=Han}+)[ぁ-ん]{0,3}?';
const forms: readonly (readonly [SaidVerdict['says'], RegExp])[] = [
  ['lacks', /円が?(不足|足り)(?:し(?:ます|、)|する|な[いく]|ません)/u],
  ['forbids', new RegExp(`${deed}[てで]は(?:ならない|なりません|いけません|いけない)。?$`, 'u')],
  [
    'forbids',
    new RegExp(
      `${deed}(?:こと)?(?:は|が|を)?(?:でき(?:ない|ません)|認めない|認めません|禁止(?:する|します|です)|禁ずる|禁じます)。?$`,
      'u',
    ),
  ],
  ['requires', new RegExp(`${deed}なければ(?:ならない|なりません)。?$`, 'u')],
  [
    'requires',
    new RegExp(`${deed}(?:が|を)(?:必要(?:です|とする|とします)|要する|要します)。?$`, 'u'),
  ],
  ['frees', /(\p{Script=Han}+)(?:を|の)[^。、]{1,6}必要は(?:ない|ありません)。?$/u],
  [
    'frees',
    new RegExp(
      `${deed}(?:は|を|が)(?:不要(?:です|とする)|要しない|必要(?:は|が)?(?:ない|ありません)|(?:要|い)りません)。?$`,
      'u',
    ),
  ],
  ['allows', new RegExp(`${deed}(?:こと)?(?:は|が|も)?でき(?:る|ます)。?$`, 'u')],
  ['allows', new RegExp(`${deed}[てで]も(?:よい|いい|かまわない|構いません)(?:です)?。?$`, 'u')],
  ['allows', /([使飲置飼払出通])[えめけせれ](?:る|ます)。?$/u],
  ['denies', /(\p{Script=Han}+)[ぁ-ん]{0,4}?(?:ない|ません)。?$/u],
];

/** Whoever reads はい or いいえ must not miss what limits it. */
const limits =
  /限|だけ|のみ|場合|とき|なら[、ば]|れば|たら|以外|除[いくき]|ただし|条件|承諾|許可|承認|範囲|原則|まで|以内|以上|以下|超え|未満|妨げ|おそれ|恐れ|みだり|無断|勝手|例外|特に|必ずしも|だけで|一部|又は全部|かもしれ|ことがあ|場所|[0-9]/;

/** Undefined where the sentence depends on a case, a number or a leave, or asserts nothing plain. */
export function saidVerdict(sentence: string): SaidVerdict | undefined {
  const text = normalise(sentence)
    .replace(/\s/gu, '')
    .replace(/^ただし、?/, '');
  for (const [says, form] of forms) {
    const found = form.exec(text);
    if (found === null) continue;
    if (says !== 'lacks' && limits.test(text)) return undefined;
    return { says, deed: found[1] ?? '', parts: partsOf(text.slice(0, found.index)) };
  }
  return undefined;
}

const particle = /(?<=[\p{Script=Han}\p{Script=Katakana}ー)」])(には|では|は|を|に|で)(?!き)/u;

function partsOf(text: string): SaidVerdict['parts'] {
  const pieces = text.split(particle);
  return pieces.flatMap((words, place) => {
    const after = pieces[place + 1];
    return place % 2 === 0 && after !== undefined ? [{ words, particle: after }] : [];
  });
}
