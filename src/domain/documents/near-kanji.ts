const shortest = 3;
const kanji = /[\p{sc=Han}々]/u;

/** Words of three kanji or more, as they stand in titles and headings. */
export function kanjiWordsIn(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => text.match(/[\p{sc=Han}々]{3,}/gu) ?? []);
  return [...new Set(words)];
}

type Near = { readonly text: string; readonly size: number; readonly apart: number };

type Words = {
  /** They come before `others` of the same length. */
  readonly usual: readonly string[];
  readonly others: readonly string[];
};

/**
 * 漢字の打ち間違い: 駐輸場 read as 駐輪場, the likeliest first. One kanji differs, in a word of three or more.
 * Kanji of one radical stand together in Unicode: of two words the one that looks more alike is likelier.
 */
export function findNearKanji({ usual, others }: Words, typed: string): readonly string[] {
  const nearest = (words: readonly string[]) =>
    words
      .flatMap((word) => readingsAs(word, typed))
      .toSorted((a, b) => b.size - a.size || a.apart - b.apart);
  const best = [...nearest(usual), ...nearest(others)].toSorted((a, b) => b.size - a.size);
  return [...new Set(best.map(({ text }) => text))];
}

/** The typed word, with the other in the place where all but one letter of it stands. */
function readingsAs(word: string, typed: string): readonly Near[] {
  if (word.length < shortest) return [];
  const near: Near[] = [];
  for (let from = 0; from + word.length <= typed.length; from += 1) {
    const piece = typed.slice(from, from + word.length);
    const places = word
      .split('')
      .flatMap((letter, at) => (letter === piece.charAt(at) ? [] : [at]));
    const [at] = places;
    if (at === undefined || places.length > 1 || !kanji.test(piece.charAt(at))) continue;
    near.push({
      text: typed.slice(0, from) + word + typed.slice(from + word.length),
      size: word.length,
      apart: Math.abs(word.charCodeAt(at) - piece.charCodeAt(at)),
    });
  }
  return near;
}
