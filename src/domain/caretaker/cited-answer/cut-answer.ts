/** What is complete of an answer that is still being written, and what is not yet. */
export type Cut = { readonly pieces: readonly string[]; readonly rest: string };

const opening = new Set('「『（(');
const closing = new Set('」』）)');
const ends = new Set('。！？!?');
const listLine = /^[ \t]*(?:[-*+・•]|\d{1,2}[.)．])[ \t]*\S|^[ \t]*[|#]/;
// After the full stop: a closing mark, spaces and citations belong to the sentence.
const tail = /^(?:[」』）)*_`"'”]|[ \t]|[[【［（(][^\]】］）)\n]{0,40}[\]】］）)])*/;
const openTail =
  /^(?:[」』）)*_`"'”]|[ \t]|[[【［（(][^\]】］）)\n]{0,40}[\]】］）)])*(?:[[【［（(][^\]】］）)\n]{0,40})?$/;
const lineMark = /^[ \t]*(?:[-*+・•|#]*|\d{0,2}[.)．]?)[ \t]*$/;
const longestPiece = 600;
const longestQuoted = 200;

/** Cuts into sentences; a list item, a heading or a table row is one piece. */
export function cutAnswer(text: string, isWhole: boolean): Cut {
  const pieces: string[] = [];
  let rest = text;
  for (;;) {
    const end = endOfPiece(rest, isWhole);
    if (end === undefined) return { pieces, rest };
    const piece = rest.slice(0, end).trim();
    if (piece !== '') pieces.push(piece);
    rest = rest.slice(end);
    if (rest === '') return { pieces, rest };
  }
}

function endOfPiece(text: string, isWhole: boolean): number | undefined {
  const start = text.length - text.trimStart().length;
  const newline = text.indexOf('\n', start);
  const isOpen = newline < 0 && !isWhole;
  const line = newline < 0 ? text.slice(start) : text.slice(start, newline);
  const lineEnd = isOpen || line === '' ? undefined : start + line.length;
  if (listLine.test(line) || lineMark.test(line)) return lineEnd;
  const length = lengthOfSentence(line, isOpen);
  return length === undefined ? lineEnd : start + length;
}

function lengthOfSentence(line: string, isOpen: boolean): number | undefined {
  const stop = endOfSentence(line);
  if (stop === undefined) return line.length > longestPiece ? longestPiece : undefined;
  const after = line.slice(stop);
  if (isOpen && openTail.test(after)) return undefined;
  return stop + (tail.exec(after)?.[0].length ?? 0);
}

function endOfSentence(line: string): number | undefined {
  let depth = 0;
  for (let place = 0; place < line.length; place += 1) {
    const letter = line.charAt(place);
    if (opening.has(letter)) depth += 1;
    else if (closing.has(letter)) depth = Math.max(0, depth - 1);
    else if (ends.has(letter) && (depth === 0 || place > longestQuoted)) return place + 1;
  }
  return undefined;
}
