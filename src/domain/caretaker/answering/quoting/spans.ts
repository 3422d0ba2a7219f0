import type { TextRange } from '#domain/documents/find-words.ts';
import { splitSentences } from '#domain/retrieval/text/sentences.ts';

/** A sentence or a line of a passage as it may be quoted: without the mark of its paragraph or item. */
export type Span = {
  readonly place: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** 一　…, ・…: it says little without the sentence above the list. */
  readonly isItem: boolean;
  /** 時期：7月／内容：点検, or 日時：7月1日 */
  readonly isRow: boolean;
  /** Of a table, where the rows are alike. */
  readonly isTableRow: boolean;
  /** 次のとおり…: it says little without the lines below. */
  readonly opensList: boolean;
};

const itemMark =
  /^(?:[一二三四五六七八九十]{1,3}[　 ]|[・●○■▪]\s*|[（(][0-9一-十]{1,3}[)）]\s*|[①-⑳]\s*)/;
const row = /^[^。\n]{1,24}：[^\n]*／[^\n]*：|^[^。\n]{1,16}：/;
const paragraphMark = /^[0-9０-９]{1,2}(?:　|[.．)）]\s+)\s*/;
const opening =
  /(?:次の(?!(?:通常|定期)?(?:理事会|総会|会議|収集日|[^、。]{0,12}の収集日|点検|検査|回)|大規模|年度|方[はに])|以下の|下記|下の表)[^。]{0,120}[。：:]?$/;
const backward =
  /^(?:ただし|この場合|その場合|その(?!他|ほか)|これら?(?:は|を|に|の)|それ|また、|なお、|前項|同項|同条|前[0-9]項|この限り|しかし|そのため)/;

// 落ちて人に当たるおそれがあるためである。 2匹目も同じとする。
const reason = /^[^は]{2,40}(?:ため|から|の)(?:である|です)。$|も(?:同じ|同様)(?:と|です|で)/;

/** Whether a sentence leans on the one before it: ただし、…, この場合… */
export const leansBack = ({ text }: Span): boolean => backward.test(text) || reason.test(text);

export function spansOf(passage: string): readonly Span[] {
  const ranges = rangesOf(passage);
  return ranges.map(({ start, end }, place) => {
    const next = ranges[place + 1];
    const raw = passage.slice(start, end);
    const item = itemMark.exec(raw);
    const [mark = ''] = item ?? paragraphMark.exec(raw) ?? [];
    const text = raw.slice(mark.length);
    const isRow = row.test(raw);
    return {
      place,
      start: start + mark.length,
      end,
      text,
      isItem: item !== null,
      isRow,
      isTableRow: isRow && raw.includes('／'),
      opensList: next !== undefined && opening.test(text) && isListed(passage, next),
    };
  });
}

function isListed(passage: string, { start, end }: TextRange): boolean {
  const raw = passage.slice(start, end);
  return itemMark.test(raw) || row.test(raw) || !/[。！？]$/.test(raw);
}

/** Sentences; but an item of a list and a row of a table are one, whatever stands in them. */
function rangesOf(passage: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  for (const { start, end } of splitSentences(passage)) {
    const last = ranges.at(-1);
    const line = last && passage.slice(last.start, end);
    const isOneLine = line !== undefined && !line.includes('\n');
    if (last && isOneLine && (itemMark.test(line) || row.test(line))) {
      ranges[ranges.length - 1] = { start: last.start, end };
    } else ranges.push({ start, end });
  }
  return ranges;
}

/** The lines of the list that a span opens; where nothing marks them, the lines that are no sentences. */
export function itemsBelow(spans: readonly Span[], opener: Span): readonly Span[] {
  const below = spans.slice(opener.place + 1);
  const isMarked = below[0]?.isItem === true;
  const end = below.findIndex(({ isItem, text }) => (isMarked ? !isItem : /[。！？]$/.test(text)));
  return end < 0 ? below : below.slice(0, end);
}

/** The sentence above the list in which an item stands. */
export function openerOf(spans: readonly Span[], item: Span): Span | undefined {
  const above = spans.slice(0, item.place).toReversed();
  const opener = above.find(({ opensList }) => opensList);
  return opener && itemsBelow(spans, opener).includes(item) ? opener : undefined;
}
