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
  /** The first sentence of a paragraph of rules, 2　…, or of the whole passage. */
  readonly opensParagraph: boolean;
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
  /^(?:ただし|この(?!規約|細則|計画|制度|マンション|建物|団地|書類|案内|説明|しおり|お知らせ)|その(?!他|ほか)|これら?[はをにのがで]|それ|どちらも|いずれも|また、|なお、|前[0-9]?項|前条|同項|同条|この限り|しかし)/;

// 落ちて人に当たるおそれがあるためである。 排水管が壊れていると、下の階にあふれます。 2匹目も同じとする。
const reason =
  /^[^は]{2,40}(?:ため|から|の)(?:である|です)。$|^[^は、。]{2,16}ていると、[^。]{2,24}ます。$|も(?:同じ|同様)(?:と|です|で)/;

const sentenceEnd = /[。！？]$/;
/** How many sentences may stand between どちらか… and the two that it speaks of. */
const mostBetween = 2;

// 洗濯機と掃除機は、この時間を避けてください。
const pointing = /[、は](?:この(?:場合|時間|期間|額|[0-9])|その(?:理由|旨|額))/;
// 夜間に置いたままにはできません。 犬と猫を合わせて数える。
const topic = /とは、|(?<![まてでにとたい])は|(?<![ぁ-ん])[がも]/;

const predicate = /(?<!た)[。！？]$/;
const longestBare = 26;

const namesNoTopic = ({ text }: Span): boolean =>
  text.length <= longestBare &&
  /[ぁ-ん][。！？]$/.test(text) &&
  predicate.test(text) &&
  !topic.test(text);

/** Whether a sentence leans on the one before it: ただし、…, この場合… */
export const leansBack = ({ text }: Span): boolean => backward.test(text) || reason.test(text);

/** Whether a sentence speaks of what the one before it on its line speaks of, without naming it. */
export function isWithoutTopic(spans: readonly Span[], span: Span): boolean {
  return namesNoTopic(span) && goesOn(spans, span);
}

function goesOn(spans: readonly Span[], span: Span): boolean {
  const before = spans[span.place - 1];
  const isSentence = !span.isItem && !span.isRow && !span.opensList && span.speech === null;
  return isSentence && before?.line === span.line && !before.isRow && !before.opensList;
}

const ownParagraph = /前[0-9]?項|(?<!条)第[0-9]{1,2}項/;

/** Whether a sentence speaks of another paragraph of its article by its number: 前項の額, 第2項及び第3項により. */
export const namesParagraph = ({ text }: Span): boolean => ownParagraph.test(text);

/** The opening of the paragraph that a sentence means by 前項; undefined where it names none, or several. */
function paragraphMeant(spans: readonly Span[], { text, place }: Span): Span | undefined {
  if (!/前項/.test(text)) return undefined;
  const openings = spans.filter((one) => one.opensParagraph && one.place <= place);
  return openings.at(-2);
}

/** 問 and 意見: not the word of the association. */
export const isFromFloor = ({ speech }: Span): boolean =>
  speech === 'question' || speech === 'opinion';

const remembered = new Map<string, readonly Span[]>();
const mostRemembered = 2_000;

/** The same passages are quoted again and again: those read last are kept, some four megabytes. */
export function spansOf(passage: string): readonly Span[] {
  const known = remembered.get(passage);
  if (known !== undefined) return known;
  const spans = readSpans(passage);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(passage, spans);
  return spans;
}

function readSpans(passage: string): readonly Span[] {
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
    const nextText = passage.slice(next.start, next.end);
    if (opening.test(text) && (isListed(place + 1) || !sentenceEnd.test(nextText))) return true;
    // 次の生き物は、…できる。ただし、…: the list follows the proviso.
    const isLimited = opening.test(text) && backward.test(nextText);
    if (!isLimited && !choosing.test(text)) return false;
    const below = lines.findIndex((line) => line > (lines[place] ?? 0));
    return below >= 0 && below - place <= mostBetween + 1 && isListed(below);
  };
  return ranges.map(({ start, end }, place) => {
    const raw = passage.slice(start, end);
    const { item, paragraph, mark } = marksOf(raw);
    const text = raw.slice(mark.length);
    const speech = speechOf(raw);
    const isRow = speech === null && row.test(raw);
    return {
      place,
      start: start + mark.length,
      end,
      text,
      line: lines[place] ?? 0,
      opensParagraph: paragraph !== null || (place === 0 && item === null),
      isItem: item !== null || unmarked.has(start),
      isProse: unmarked.has(start),
      isRow,
      isTableRow: isRow && raw.includes('／'),
      opensList: speech === null && item === null && opensList(text, place),
      speech,
    };
  });
}

/** 一　, or 2　, before the words of a line. */
function marksOf(raw: string) {
  const item = itemMark.exec(raw);
  const paragraph = item === null ? paragraphMark.exec(raw) : null;
  return { item, paragraph, mark: (item ?? paragraph)?.[0] ?? '' };
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
  if (span.isItem || span.speech !== null) return [span];
  const meant = paragraphMeant(spans, span);
  if (meant !== undefined) return [...withLeanedOn(spans, meant), span];
  const before = spans[span.place - 1];
  const isTold = before !== undefined && !before.isItem && before.speech === null;
  return isTold && needsBefore(spans, span) ? [...withLeanedOn(spans, before), span] : [span];
}

function needsBefore(spans: readonly Span[], span: Span): boolean {
  const points = goesOn(spans, span) && pointing.test(span.text);
  return points || leansBack(span) || isWithoutTopic(spans, span);
}

const companion =
  /^(?:これらの|この場合|その場合|このとき|そのとき)|(?:額|時期|日程)[^。]{0,6}決まっていません。$/;

/** The next sentence of the same paragraph, where it says what to do in the case of the one before: これらの日に…. */
export function companionOf(spans: readonly Span[], span: Span | undefined): Span | undefined {
  const next = span && spans[span.place + 1];
  const isBeside = next !== undefined && goesOn(spans, next) && companion.test(next.text);
  return isBeside ? next : undefined;
}

/** The rows of the table in which a row stands: those beside it that begin with the same label. */
export function tableOf(spans: readonly Span[], one: Span): readonly Span[] {
  const label = labelOf(one);
  const isOther = (span: Span) => !span.isTableRow || labelOf(span) !== label;
  const above = spans.slice(0, one.place).findLastIndex(isOther);
  const below = spans.slice(one.place).findIndex(isOther);
  return spans.slice(above + 1, below < 0 ? spans.length : one.place + below);
}

const labelOf = ({ text }: Span): string => text.slice(0, text.indexOf('：'));
