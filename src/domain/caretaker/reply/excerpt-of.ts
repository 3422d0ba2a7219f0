import { itemMark, paragraphMark } from '#domain/caretaker/answering/quoting/list-lines.ts';
import { speechLabelOf } from '#domain/caretaker/answering/quoting/speech.ts';

type Range = { readonly start: number; readonly end: number };

const leftOut = ' …';

/**
 * 引用元: the quotes as they stand in their passage, in its order. … stands only where words are left out;
 * what is no longer in the passage is not shown.
 */
export function excerptOf(quotes: readonly string[], text: string): string {
  const ranges = quotes
    .flatMap((quote) => rangeOf(text, quote) ?? [])
    .flatMap((range) => withLineStart(text, range))
    .toSorted((a, b) => a.start - b.start)
    .reduce<readonly Range[]>((joined, next) => joinTouching(text, joined, next), []);
  return ranges.map((range, place) => piece(text, range, ranges[place - 1])).join('');
}

/** A short quote may stand inside another sentence, too: where it is a sentence or a line is its place. */
function rangeOf(text: string, quote: string): Range | undefined {
  const starts: number[] = [];
  for (let at = text.indexOf(quote); at >= 0 && quote !== ''; at = text.indexOf(quote, at + 1)) {
    starts.push(at);
  }
  const beginning = starts.filter((at) => beginsSentence(text, at));
  const isWhole = (at: number) =>
    /[。！？]$/.test(quote) || !/^./.test(text.slice(at + quote.length));
  const start = beginning.find(isWhole) ?? beginning[0] ?? starts[0];
  return start === undefined ? undefined : { start, end: start + quote.length };
}

function beginsSentence(text: string, start: number): boolean {
  const before = text.slice(lineStartOf(text, start), start);
  return isMark(before) || /[。！？]\s*$/.test(before);
}

const lineStartOf = (text: string, place: number): number =>
  text.slice(0, place).lastIndexOf('\n') + 1;

/** A quote with the mark of its paragraph; what a speaker said is never shown without who said it. */
function withLineStart(text: string, range: Range): readonly Range[] {
  const lineStart = lineStartOf(text, range.start);
  const before = text.slice(lineStart, range.start);
  if (isMark(before)) return [{ start: lineStart, end: range.end }];
  const label = speechLabelOf(text.slice(lineStart, range.end)).trimEnd();
  return label === '' ? [range] : [{ start: lineStart, end: lineStart + label.length }, range];
}

function isMark(words: string): boolean {
  return words.replace(itemMark, '').replace(paragraphMark, '').trim() === '';
}

/** Quotes with nothing but a line break and a mark between them are one. */
function joinTouching(text: string, joined: readonly Range[], next: Range): readonly Range[] {
  const last = joined.at(-1);
  if (last === undefined) return [next];
  const touches = next.start <= last.end || text.slice(last.end, next.start).trim() === '';
  const end = Math.max(last.end, next.end);
  return touches ? [...joined.slice(0, -1), { start: last.start, end }] : [...joined, next];
}

function piece(text: string, { start, end }: Range, before: Range | undefined): string {
  const words = text.slice(start, end);
  if (before === undefined) return words;
  const isNewLine = text.slice(before.end, start).includes('\n');
  return `${leftOut}${isNewLine ? '\n' : ' '}${words}`;
}
