import { isTypoOf } from './near-name.ts';

/** Names that begin alike may be of one family or firm: nobody knows. */
const sharedLetters = 3;
/** What banks write in the place of a name: it names nobody. Small kana are large in a key. */
const bankWords =
  /フリコミ|モドシ|ヘンキン|ヘンキヤク|フノウ|シキン|トリケシ|ニユウキン|ギンコウ|振込|組戻|返金|返却|不能|資金|取消|入金|銀行/;
const kanji = /\p{Script=Han}/u;

/** Whether a key clearly is another name than all of those. Kana and kanji cannot be compared: then it is not. */
export function isOtherName(key: string, names: readonly string[]): boolean {
  if (key === '' || bankWords.test(key)) return false;
  const comparable = names.filter((it) => it !== '' && kanji.test(it) === kanji.test(key));
  return comparable.length > 0 && !comparable.some((it) => isAlike(it, key));
}

function isAlike(one: string, other: string): boolean {
  const letters = Math.min(one.length, other.length, sharedLetters);
  return one.slice(0, letters) === other.slice(0, letters) || isTypoOf(one, other);
}
