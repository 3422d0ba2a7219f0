/** 文字の種類: what a run of letters is made of. Latin includes digits, Greek and Cyrillic. */
export type Script = 'kanji' | 'hiragana' | 'katakana' | 'latin' | 'other';

type Block = readonly [first: number, last: number];

const kanjiBlocks: readonly Block[] = [
  [0x4e_00, 0x9f_ff],
  [0x30_05, 0x30_06],
  [0x34_00, 0x4d_bf],
  [0xf9_00, 0xfa_ff],
  [0x2_00_00, 0x3_1f_ff],
];
const latinBlocks: readonly Block[] = [
  [0x30, 0x39],
  [0x61, 0x7a],
  [0xc0, 0x2_4f],
  [0x3_70, 0x4_ff],
];
const lastLatin = 0x4_ff;

/** The script of a code point of normalised text, where capitals and full-width letters are gone. */
export function scriptOf(codePoint: number): Script {
  if (codePoint >= 0x30_41 && codePoint <= 0x30_9f) return 'hiragana';
  if ((codePoint >= 0x30_a1 && codePoint <= 0x30_fa) || codePoint === 0x30_fc) return 'katakana';
  if (liesIn(kanjiBlocks, codePoint)) return 'kanji';
  return liesIn(latinBlocks, codePoint) ? 'latin' : 'other';
}

/** Whether a letter or digit of `latin` stands at a place of a string; nothing does outside of it. */
export function isLatinAt(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  // Most letters are Japanese, and lie beyond the last of these blocks.
  return code <= lastLatin && liesIn(latinBlocks, code);
}

/** The script at a place of a string; `other` before its start and after its end. */
export function scriptAt(text: string, place: number): Script {
  return scriptOf(text.codePointAt(place) ?? 0);
}

const firstHiragana = 0x30_41;
const lastHiragana = 0x30_96;
const toKatakana = 0x60;
const someHiragana = /[\u3041-\u3096]/;
/** Letters made at once: a call takes only so many arguments. */
const pieceLength = 1_024;

/** かなをそろえる: hiragana as katakana, so that ごみ and ゴミ are one word. The length stays. */
export function foldKana(text: string): string {
  if (!someHiragana.test(text)) return text;
  let folded = '';
  for (let start = 0; start < text.length; start += pieceLength) {
    folded += foldPiece(text, start, Math.min(text.length, start + pieceLength));
  }
  return folded;
}

// Letter by letter: a replacement that calls a function for each of them takes four times as long.
function foldPiece(text: string, start: number, end: number): string {
  const codes: number[] = [];
  for (let place = start; place < end; place += 1) {
    const code = text.charCodeAt(place);
    codes.push(code >= firstHiragana && code <= lastHiragana ? code + toKatakana : code);
  }
  return String.fromCharCode(...codes);
}

/** 長音: エレベーター and エレベータ are one word. */
export function dropLongVowel(word: string): string {
  return word.length >= 4 && word.endsWith('ー') ? word.slice(0, -1) : word;
}

// A loop, not `some`: it runs for every letter of every text.
function liesIn(blocks: readonly Block[], codePoint: number): boolean {
  for (const [first, last] of blocks) {
    if (codePoint >= first && codePoint <= last) return true;
  }
  return false;
}
