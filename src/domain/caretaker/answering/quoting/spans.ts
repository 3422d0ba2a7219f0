import type { TextRange } from '#domain/documents/find-words.ts';
import { splitSentences } from '#domain/retrieval/text/sentences.ts';
import { choosing, itemMark, paragraphMark, row, unmarkedItems } from './list-lines.ts';
import { type Speech, speechOf } from './speech.ts';

/** A sentence or a line of a passage as it may be quoted: without the mark of its paragraph or item. */
export type Span = {
  readonly place: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Which line of the passage it stands on. */
  readonly line: number;
  /** 一　…, ・…: it says little without the sentence above the list. */
  readonly isItem: boolean;
  /** An item without a mark: whole sentences, each of which may answer by itself. */
  readonly isProse: boolean;
  /** 時期：7月／内容：点検, or 日時：7月1日 */
  readonly isRow: boolean;
  /** Of a table, where the rows are alike. */
  readonly isTableRow: boolean;
  /** 次のとおり…: it says little without the lines below. */
  readonly opensList: boolean;
  /** 問（…）　…: the words of one speaker, with the label that says so. */
  readonly speech: Speech | null;
};

const opening =
  /(?:次の(?!(?:通常|定期)?(?:理事会|総会|会議|収集日|[^、。]{0,12}の収集日|点検|検査|回)|大規模|年度|方[はに])|(?<![^、は])以下の|下記|下の表)[^。]{0,120}[。：:]?$/;
const backward =
  /^(?:ただし|この(?:場合|ときは?|ため|期間|時間)|その(?!他|ほか)|これら?[はをにのがで]|それ|どちらも|いずれも|また、|なお、|前[0-9]?項|前条|同項|同条|この限り|しかし)/;

// 落ちて人に当たるおそれがあるためである。 2匹目も同じとする。
const reason = /^[^は]{2,40}(?:ため|から|の)(?:である|です)。$|も(?:同じ|同様)(?:と|です|で)/;

const sentenceEnd = /[。！？]$/;
/** How many sentences may stand between どちらか… and the two that it speaks of. */
const mostBetween = 2;

/** Whether a sentence leans on the one before it: ただし、…, この場合… */
export const leansBack = ({ text }: Span): boolean => backward.test(text) || reason.test(text);

/** 問 and 意見: not the word of the association. */
export const isFromFloor = ({ speech }: Span): boolean =>
  speech === 'question' || speech === 'opinion';

export function spansOf(passage: string): readonly Span[] {
  const unmarked = unmarkedItems(passage);
  const ranges = rangesOf(passage, unmarked);
  const lines = lineNumbers(passage, ranges);
  const isListed = (at: number) => {
    const { start, end } = ranges[at] ?? { start: 0, end: 0 };
    const raw = passage.slice(start, end);
    return speechOf(raw) === null && (itemMark.test(raw) || row.test(raw) || unmarked.has(start));
  };
  const opensList = (text: string, place: number) => {
    const next = ranges[place + 1];
    if (next === undefined) return false;
    const isBare = !sentenceEnd.test(passage.slice(next.start, next.end));
    if (opening.test(text) && (isListed(place + 1) || isBare)) return true;
    if (!choosing.test(text)) return false;
    const below = lines.findIndex((line) => line > (lines[place] ?? 0));
    return below >= 0 && below - place <= mostBetween + 1 && isListed(below);
  };
  return ranges.map(({ start, end }, place) => {
    const raw = passage.slice(start, end);
    const item = itemMark.exec(raw);
    const [mark = ''] = item ?? paragraphMark.exec(raw) ?? [];
    const text = raw.slice(mark.length);
    const speech = speechOf(raw);
    const isRow = speech === null && row.test(raw);
    return {
      place,
      start: start + mark.length,
      end,
      text,
      line: lines[place] ?? 0,
      isItem: item !== null || unmarked.has(start),
      isProse: unmarked.has(start),
      isRow,
      isTableRow: isRow && raw.includes('／'),
      opensList: speech === null && item === null && opensList(text, place),
      speech,
    };
  });
}

/** Sentences; but an item of a list, a row of a table and what one speaker said are one, whatever stands in them. */
function rangesOf(passage: string, unmarked: ReadonlySet<number>): readonly TextRange[] {
  const ranges: TextRange[] = [];
  const isWhole = (start: number, line: string) =>
    unmarked.has(start) || itemMark.test(line) || row.test(line) || speechOf(line) !== null;
  for (const { start, end } of splitSentences(passage)) {
    const last = ranges.at(-1);
    const line = last && passage.slice(last.start, end);
    const isOneLine = line !== undefined && !line.includes('\n');
    if (last && isOneLine && isWhole(last.start, line)) {
      ranges[ranges.length - 1] = { start: last.start, end };
    } else ranges.push({ start, end });
  }
  return ranges;
}

function lineNumbers(passage: string, ranges: readonly TextRange[]): readonly number[] {
  let line = 0;
  return ranges.map(({ start }, place) => {
    const before = ranges[place - 1];
    if (before && passage.slice(before.end, start).includes('\n')) line += 1;
    return line;
  });
}

/** The lines of the list that a span opens; where nothing marks them, the lines that are no sentences. */
export function itemsBelow(spans: readonly Span[], opener: Span): readonly Span[] {
  const below = spans.slice(opener.place + 1 + sentencesBeside(spans, opener).length);
  const [first] = below;
  const isIn = ({ isItem, isRow, text }: Span) =>
    first?.isItem ? isItem : !sentenceEnd.test(text) || (first?.isRow === true && isRow);
  const end = below.findIndex((span) => !isIn(span));
  return end < 0 ? below : below.slice(0, end);
}

/** What stands on the line of an opener before its list, and says something of it: どちらも…. */
export function sentencesBeside(spans: readonly Span[], opener: Span): readonly Span[] {
  const after = spans.slice(opener.place + 1);
  const end = after.findIndex(({ line, text }) => line !== opener.line || !sentenceEnd.test(text));
  return end < 0 ? after : after.slice(0, end);
}

/** The sentence above the list in which an item stands. */
export function openerOf(spans: readonly Span[], item: Span): Span | undefined {
  const above = spans.slice(0, item.place).toReversed();
  const opener = above.find(({ opensList }) => opensList);
  return opener && itemsBelow(spans, opener).includes(item) ? opener : undefined;
}

/** A sentence with those before it on which it leans; a list above it is left alone. */
export function withLeanedOn(spans: readonly Span[], span: Span): readonly Span[] {
  const before = spans[span.place - 1];
  const isAlone = span.isItem || span.speech !== null || !leansBack(span);
  if (isAlone || before === undefined || before.isItem || before.speech !== null) return [span];
  return [...withLeanedOn(spans, before), span];
}
