/** Where something was found, in characters of the original text. */
export type TextRange = { readonly start: number; readonly end: number };
export type TextPart = { readonly start: number; readonly text: string; readonly isFound: boolean };

// ヘ and ﾟ of half-width katakana are two characters of one letter.
const letter = /.[\u3099\u309a\uff9e\uff9f]?/gsu;

/** The words of a search as they are compared: 「ペット　犬」 is `['ぺっと', '犬']`. */
export function wordsOf(query: string): readonly string[] {
  return query
    .split(/\s+/)
    .map(foldText)
    .filter((word) => word !== '');
}

/** 表記ゆれをならす: full and half width, katakana and hiragana, capitals and spaces make no difference. */
export function foldText(text: string): string {
  return (text.match(letter) ?? []).map(foldLetter).join('');
}

/** Whether every word stands in one of the texts. */
export function hasWords(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const folded = texts.map(foldText);
  return words.every((word) => folded.some((text) => text.includes(word)));
}

/** Every place of one folded word, in order and without overlap. */
export function findWord(text: string, word: string): readonly TextRange[] {
  if (word === '') return [];
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  for (const { 0: original, index } of text.matchAll(letter)) {
    const piece = foldLetter(original);
    folded += piece;
    for (let at = 0; at < piece.length; at += 1) {
      starts.push(index);
      ends.push(index + original.length);
    }
  }
  const ranges: TextRange[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    ranges.push({ start: starts[at] ?? 0, end: ends[at + word.length - 1] ?? text.length });
  }
  return ranges;
}

/** The text in pieces, so that the page can mark the found ones. Joined they are the text again. */
export function splitAtWords(text: string, words: readonly string[]): readonly TextPart[] {
  const ranges = words
    .flatMap((word) => findWord(text, word))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const parts: TextPart[] = [];
  let done = 0;
  const cut = (end: number, isFound: boolean) => {
    if (end > done) parts.push({ start: done, text: text.slice(done, end), isFound });
    done = Math.max(done, end);
  };
  for (const { start, end } of ranges) {
    cut(start, false);
    cut(end, true);
  }
  cut(text.length, false);
  return parts;
}

function foldLetter(original: string): string {
  return original
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[ヵヶ]/g, 'か')
    .replace(/[ァ-ヴ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
