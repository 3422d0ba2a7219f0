import type { TextRange } from '#domain/documents/find-words.ts';

const opening = new Set('「『（(');
const closing = new Set('」』）)');
const ends = new Set('。！？．');
// A bracket that is never closed must not swallow the rest of the text.
const longestQuoted = 200;

/** 文に分ける: the sentences of a text, without the spaces around them. A line break ends one, too. */
export function splitSentences(text: string): readonly TextRange[] {
  const sentences: TextRange[] = [];
  let start = 0;
  let depth = 0;
  const close = (end: number) => {
    const sentence = trimRange(text, start, end);
    if (sentence.end > sentence.start) sentences.push(sentence);
    start = end;
  };
  for (let place = 0; place < text.length; place += 1) {
    if (isWordLetter(text.charCodeAt(place))) continue;
    const letter = text.charAt(place);
    if (letter === '\n') {
      depth = 0;
      close(place + 1);
    } else if (opening.has(letter)) depth += 1;
    else if (closing.has(letter)) depth = Math.max(0, depth - 1);
    else if (isEnd(text, place) && (depth === 0 || place - start > longestQuoted)) close(place + 1);
  }
  close(text.length);
  return sentences;
}

/** Nearly every letter is kana or kanji, and ends nothing. */
function isWordLetter(code: number): boolean {
  return code >= 0x30_41 && code <= 0x9f_ff;
}

function isEnd(text: string, place: number): boolean {
  const letter = text.charAt(place);
  return ends.has(letter) && !(letter === '．' && /[0-9０-９]/.test(text.charAt(place + 1)));
}

function trimRange(text: string, from: number, to: number): TextRange {
  let start = from;
  let end = to;
  while (start < end && isSpace(text, start)) start += 1;
  while (end > start && isSpace(text, end - 1)) end -= 1;
  return { start, end };
}

function isSpace(text: string, place: number): boolean {
  return /\s/.test(text.charAt(place));
}
