import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { Account } from '#domain/ledger/account.ts';
import { isFilled } from './book-words.ts';

/** Told by answers of their own: where the money lies, and what is still to be paid. */
const toldElsewhere: readonly Account['role'][] = ['bank', 'interfund', 'transfer', 'payable'];

/** What a balance sheet may have, by everyday words, whether this one has it or not. */
const usualStanding: readonly (readonly [asked: RegExp, account: RegExp, name: string])[] = [
  [/小口(?:の)?現金/, /現金/, '小口現金'],
  [/(?:手[元許]の?)?現金/, /現金/, '現金'],
  [/借り?入れ?金|借り?入れ(?!の)|借金|ローン/, /^借入金/, '借入金'],
  [/(?:預り)?(?:敷金|保証金)/, /敷金|保証金/, '敷金や保証金'],
  [/立て?替え?金/, /立替/, '立替金'],
  [/仮払い?金/, /^仮払/, '仮払金'],
  [/貸し?付け?金/, /^貸付/, '貸付金'],
  [/有価証券|国債|社債|投資信託/, /有価証券|国債|社債|投資信託/, '有価証券'],
];

const howMuch = /いくら|幾ら|何円|金額|ど(?:の|れ)(?:くらい|ぐらい|ほど|だけ)/;
const isThere = /残高|あり|残っ/;

/** 残高は, いくらありますか; what the word means is another question. */
export const asksStanding = (left: string): boolean =>
  (howMuch.test(left) || isThere.test(left)) && isFilled(left.replace('残高', ''));

export const asksWhetherStands = (left: string): boolean =>
  isThere.test(left) && asksStanding(left);

/** はい or いいえ is said where no sum is asked for. */
export const asksIfThere = (text: string): boolean =>
  /(?:あり|残って(?:い)?)ますか/.test(text) && !howMuch.test(text);

/** Whether the books may tell what stands on an account that a balance sheet may have. */
export const mayAskStanding = (text: string): boolean =>
  isThere.test(text) &&
  (/未収|前受|前払|仮受|預り/.test(text) || usualStanding.some(([asked]) => asked.test(text)));

type Named = {
  readonly names: readonly string[];
  readonly words: string;
  /** An everyday word: of it only whether there is any can be asked, for a price may be meant as well. */
  readonly called?: string;
};

/** 未収金, 前受金, 仮払金 and the like, by their whole name or by what stands before the bracket of several. */
export function standingAccountIn(text: string, accounts: readonly Account[]): Named | undefined {
  const standing = accounts
    .filter(
      ({ kind, role }) =>
        kind !== 'income' && kind !== 'expense' && kind !== 'net' && !toldElsewhere.includes(role),
    )
    .map(({ name }) => name);
  const words = standing
    .flatMap((name) => [plainQuestion(name), shortOf(name)])
    .filter((name) => text.includes(name))
    .toSorted((one, other) => other.length - one.length)[0];
  const usual = usualIn(text, standing);
  if (words === undefined || (usual && usual.words.length > words.length)) return usual;
  const names = standing.filter((name) => plainQuestion(name) === words || shortOf(name) === words);
  return { names: [...new Set(names)], words };
}

/** ローン, 小口現金: by what people call it. */
function usualIn(text: string, standing: readonly string[]): Named | undefined {
  for (const [asked, meant, name] of usualStanding) {
    const [words] = asked.exec(text) ?? [];
    if (words === undefined) continue;
    const names = standing.filter((it) => meant.test(it));
    return { names: [...new Set(names)], words, called: name };
  }
  return undefined;
}

const shortOf = (name: string): string => plainQuestion(name).replace(/[（(].*$/, '');
