import { foldText } from '#domain/documents/find-words.ts';

export const mostWords = 10;
export const longestWord = 30;
const fewestWords = 2;

/** What is sent: without the fields left empty. */
export function wordsIn(typed: readonly string[]): readonly string[] {
  return typed.map((it) => it.trim()).filter((it) => it !== '');
}

/** Why these words make no 言い換え; undefined when they do. */
export function problemOfWords(
  typed: readonly string[],
  taken: readonly (readonly string[])[],
): string | undefined {
  const words = wordsIn(typed);
  if (words.length < fewestWords) return `ことばを${fewestWords}つ以上入れてください。`;
  const folded = words.map(foldText);
  const twice = words.find((_, place) => folded.indexOf(folded[place] ?? '') !== place);
  if (twice !== undefined) {
    return `「${twice}」は同じことばです。ひらがなとカタカナ、全角と半角は、はじめから区別しません。`;
  }
  const isKnown = taken.some((group) => {
    const known = group.map(foldText);
    return folded.every((word) => known.includes(word));
  });
  return isKnown ? 'このことばの組は、もう登録されています。' : undefined;
}
