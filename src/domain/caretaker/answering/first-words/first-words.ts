import { type AskedWhether, askedWhether } from './asked-whether.ts';
import { type SaidVerdict, saidVerdict } from './said-verdict.ts';

export type FirstWords = 'はい。' | 'いいえ。' | '足りません。' | '決まりがありません。';

type Answers = Partial<Record<SaidVerdict['says'], FirstWords>>;

/** Which words a kind of question gets from what a sentence asserts; where a pair is missing, none. */
const wordsFor: Record<AskedWhether['kind'], Answers> = {
  may: { forbids: 'いいえ。', allows: 'はい。', denies: 'いいえ。' },
  must: { requires: 'はい。', frees: 'いいえ。' },
  is: { denies: 'いいえ。', forbids: 'いいえ。' },
  enough: { lacks: '足りません。' },
};

/** What everybody does everywhere in this building needs no word of its own in the question. */
const anybody =
  /^(?:組合員|区分所有者|居住者|占有者|飼育者|何人|住戸|各住戸|専有部分|当?マンション|このマンション|管理組合|理事会?|私物)(?:等|及び占有者)?$/u;
const lacksRule =
  /(?:決まり|定め|規定|制限)(?:は|が)(?:特に)?(?:ない|ありません|設けていません)。?$/;
const asksRule = /(?:決まり|きまり|定め|規定|制限)(?:は|が|って)?(?:あり|ある|ない)/;

/** はじめの言葉: only where one quoted sentence decides the question, deed for deed and thing for thing. */
export function firstWords(question: string, quote: string): FirstWords | undefined {
  if (asksRule.test(question)) {
    return lacksRule.test(quote) && sharesThing(question, quote)
      ? '決まりがありません。'
      : undefined;
  }
  const asked = askedWhether(question);
  const said = asked && saidVerdict(quote);
  if (asked === undefined || said === undefined) return undefined;
  if (asked.kind !== 'enough' && !isOfSame(asked, said)) return undefined;
  return wordsFor[asked.kind][said.says];
}

function isOfSame(asked: AskedWhether, said: SaidVerdict): boolean {
  const isSameDeed = [...asked.deed].some((letter) => said.deed.includes(letter));
  const named = said.parts.filter(({ words }) => !anybody.test(lastOf(words)));
  const hasPlace = /[にで]/u.test(asked.rest);
  const mustShare = named.filter(({ particle }) => hasPlace || /[はを]/.test(particle));
  return (
    isSameDeed &&
    mustShare.length > 0 &&
    mustShare.every(({ words }) => sharesThing(asked.rest, words))
  );
}

const lastOf = (words: string): string => words.split(/[、,]/).at(-1) ?? words;

/** ベビーカー, 布団, 犬: whether both name one thing. */
function sharesThing(one: string, other: string): boolean {
  const things = one.match(/[\p{Script=Katakana}ー]{2,}|\p{Script=Han}+/gu) ?? [];
  return things.some((thing) => partsOfThing(thing).some((part) => other.includes(part)));
}

/** 玄関前 is met by 玄関; a single letter only where it stands alone: 犬. */
function partsOfThing(thing: string): readonly string[] {
  if (thing.length <= 2 || /^[\p{Script=Katakana}ー]/u.test(thing)) return [thing];
  return [...thing].slice(1).map((_, at) => thing.slice(at, at + 2));
}
