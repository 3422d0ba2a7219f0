const inHiragana = (words: string): string =>
  words.replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** Any of these, in the spelling to which a question is folded. */
export const any = (...words: readonly string[]): RegExp =>
  new RegExp(inHiragana(words.join('|')), 'u');
