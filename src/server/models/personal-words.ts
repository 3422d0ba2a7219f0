import { createMask } from './mask.ts';

type Kind = 'お名前' | '電話番号' | 'メールアドレス' | '部屋番号';

/** 個人の情報 in a text that others will read: which kinds, and the text without them. */
type PersonalWords = { readonly kinds: readonly Kind[]; readonly without: string };

type KnownHere = {
  readonly names: readonly string[];
  /** 部屋番号 of the association, as they are written: 805. */
  readonly numbers: readonly string[];
};

const kindOfMark = { 氏名: 'お名前', 電話: '電話番号', メール: 'メールアドレス' } as const;
const mark = /［(氏名|電話|メール)\d+］/g;
const anyDwelling = /[0-9０-９]{2,4}\s*号室/;
// 第301条, 301円, 301件 are no dwellings.
const counted = String.raw`(?![0-9０-９,，.．:：%％㎡]|\s*(?:円|万|千|億|年|月|日|時|分|秒|条|項|号(?!室)|回|件|個|人|名|戸|台|本|枚|番|階|キロ|センチ|メートル|ページ|[a-zA-Z]))`;
const uncounted = String.raw`(?<![0-9０-９,，.．:：第約¥￥#-])`;

/** One for each question: finds names, numbers to call, addresses and dwellings of this association. */
export function personalWords(text: string, { names, numbers }: KnownHere): PersonalWords {
  const dwelling = dwellingPattern(numbers);
  const hidden = createMask(names).hide(text);
  const isMarked = hidden !== text;
  const marks = isMarked ? [...hidden.matchAll(mark)].map(([, kind = '']) => kind) : [];
  const kinds: Kind[] = [
    ...(marks.includes('氏名') ? (['お名前'] as const) : []),
    ...(marks.includes('電話') ? (['電話番号'] as const) : []),
    ...(dwelling.test(text) ? (['部屋番号'] as const) : []),
    ...(marks.includes('メール') ? (['メールアドレス'] as const) : []),
  ];
  const unmarked = hidden.replace(mark, (_, kind: keyof typeof kindOfMark) => {
    return `（${kindOfMark[kind]}）`;
  });
  return {
    kinds,
    without:
      kinds.length === 0 ? text : unmarked.replace(new RegExp(dwelling, 'gu'), '（部屋番号）'),
  };
}

function dwellingPattern(numbers: readonly string[]): RegExp {
  const known = numbers
    .map((number) => [...number].map((digit) => `[${digit}${fullWidth(digit)}]`).join(''))
    .join('|');
  return known === ''
    ? anyDwelling
    : new RegExp(`${anyDwelling.source}|${uncounted}(?:${known})${counted}`, 'u');
}

const fullWidth = (digit: string): string =>
  /[0-9]/.test(digit) ? String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0) : '';
