import { findWord } from '#domain/documents/find-words.ts';

const longest = 120;
const before = 24;

/** The part of a passage around the first word that was found, from the start of its sentence if that is near. */
export function excerptOf(text: string, words: readonly string[]): string {
  const places = words.flatMap((word) => findWord(text, word)[0]?.start ?? []);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const from = startOf(text, first);
  const end = wholeAt(text, from + longest);
  const excerpt = text.slice(from, end).replaceAll(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${excerpt}${end < text.length ? '…' : ''}`;
}

function startOf(text: string, first: number): number {
  const earliest = first - before;
  if (earliest <= 0) return 0;
  const sentence = /[。\n][^。\n]*$/.exec(text.slice(earliest, first));
  return sentence ? earliest + sentence.index + 1 : wholeAt(text, earliest);
}

/** Never between the two units of one character. */
function wholeAt(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at + 1 : at;
}
