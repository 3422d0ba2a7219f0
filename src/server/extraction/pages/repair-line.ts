import type { PrintedCell, PrintedLine } from '#server/extraction/reader/paper.ts';

const letter = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー々〆]';
const singleLetter = new RegExp(`^${letter}$`, 'u');
/** 「収 支 報 告 書」 is one word, set wide. */
const wideWord = new RegExp(`(?<!\\S)${letter}(?:[ 　]+${letter}){2,}(?!\\S)`, 'gu');
const widePair = new RegExp(`^${letter}[ 　]+${letter}$`, 'u');
/** From a title to its page in a table of contents. */
const leader = /(?:[.．・…‥] ?){4,}/g;
/** In widths of a character. */
const widestTracking = 2.2;

/** What a reader sees as one word comes out of a PDF in letters. */
export function repairLine(line: PrintedLine): PrintedLine {
  return { ...line, cells: joinLetters(line).map((cell) => ({ ...cell, text: close(cell.text) })) };
}

function close(text: string): string {
  if (widePair.test(text)) return text.replaceAll(/[ 　]/g, '');
  return text
    .replaceAll(wideWord, (word) => word.replaceAll(/[ 　]/g, ''))
    .replaceAll(leader, ' … ')
    .trim();
}

/** A line of single letters only, set so wide that each looks like a cell. */
function joinLetters({ cells, size }: PrintedLine): readonly PrintedCell[] {
  const [first] = cells;
  const last = cells.at(-1);
  if (!first || !last || cells.length < 2) return cells;
  const isWide = cells.every(
    ({ text, left }, index) =>
      singleLetter.test(text) && left - (cells[index - 1]?.right ?? left) < widestTracking * size,
  );
  if (!isWide) return cells;
  const text = cells.map((cell) => cell.text).join('');
  return [{ text, left: first.left, right: last.right }];
}
