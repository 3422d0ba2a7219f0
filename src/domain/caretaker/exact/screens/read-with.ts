import type { Piece } from './phrase.ts';

/** What of a question was found; `deed` is what is done, where it is said. */
export type Read = { readonly found: ReadonlySet<string>; readonly deed: 'named' | 'look' | null };

const goesOn = '(?=ます|まし|たい|たら|れば|られ|[るうくすつぬぶむれにはをがのかてたば方]|$)';
const looks = new RegExp(`(?:見|確認|確かめ|開|閲覧|探|さが|使)[ぁ-ん]{0,2}?${goesOn}`, 'g');
/** What is seen stands on a screen alone; other things lie somewhere in the house, too. */
const sights = /画面|一覧表?|ページ|リスト|メニュー|ボタン/g;
const besides =
  /場所|方法|仕方|手順|やり方|方|今|私|自分|スマホ|スマートフォン|パソコン|知りたい|教えて/g;

/** Between the words that are known stand particles and endings; in any other kana there may lie a word. */
const grammar =
  /^(?:どこ|どう|やって|やり|すれば|したら|すると|する|して|した|しま|し|でき|あり|ある|られ|れる|れ|たい|たら|たく|ます|ません|でしょう|です|には|とは|から|って|いい|よい|ので|けど|ください|ところ|こと|もの|など|たち|[はがをにでのもへとかるうくすいんば]|[、。?])*$/;

const escaped = (stem: string): string => stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = ({ stem, isDeed }: Piece): RegExp =>
  new RegExp(isDeed ? `${escaped(stem)}[ぁ-ん]{0,2}?${goesOn}` : escaped(stem), 'g');

const isDone = (text: string, { stem, isDeed }: Piece): boolean =>
  isDeed || new RegExp(`${escaped(stem)}(?:を|は|が)?(?:し|する|すれば|でき)`).test(text);

/**
 * A question of these words and of nothing else, with `asked` as the words by which it asks. Kana that are no ending
 * of a known word are taken for a word that is not known: もらう is another deed than 書く.
 */
export function readWith(text: string, pieces: readonly Piece[], asked: RegExp): Read | undefined {
  const found = new Set<string>();
  let isNamed = false;
  let rest = text;
  for (const piece of pieces.toSorted((one, other) => other.stem.length - one.stem.length)) {
    const shorter = rest.replace(patternOf(piece), ' ');
    if (shorter === rest) continue;
    found.add(piece.stem);
    isNamed ||= isDone(text, piece);
    rest = shorter;
  }
  const isLook = rest.search(looks) >= 0 || rest.search(sights) >= 0;
  const said = [asked, looks, sights, besides].reduce(
    (left, words) => left.replace(words, ' '),
    rest,
  );
  if (!said.split(' ').every((words) => grammar.test(words))) return undefined;
  return { found, deed: isNamed ? 'named' : isLook ? 'look' : null };
}
