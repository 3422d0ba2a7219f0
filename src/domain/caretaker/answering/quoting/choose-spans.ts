import type { EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { isFormerLaw, type SpanScores, scoreAt, scoreSpans, type Wanted } from './span-scores.ts';
import { itemsBelow, leansBack, openerOf, type Span, spansOf } from './spans.ts';

/** What is said of one passage, and in which part of the answer. */
export type ChosenSpans = {
  readonly best: Span;
  /** In the order of the passage; an opener stands before its items. */
  readonly direct: readonly Span[];
  readonly more: readonly Span[];
  readonly conditions: readonly Span[];
  readonly steps: readonly Span[];
};

const longestContinuing = 80;
const mostItems = 8;
const mostWhole = 4;
const mostOthers = 5;
/** Below it no sentence stands out: the passage is told from its beginning. */
const leastTelling = 1.2;
/** Below it the best sentence may be the wrong one: all that fits is told beside it. */
const telling = 4;
/** How far below the best sentence another one may lie and still be said. */
const nearBest = 0.5;
/** The rows of a table are alike: only those that answer nearly as well. */
const nearBestRow = 0.9;

const conditionWords =
  /ただし|場合|限り|限る|除[くい]|とき(?:は|に|も)|超え|以内|この限り|要しない|範囲|満たす|対象外|例外|制限/;
const stepWords =
  /届け?出(?:る|を|書|なけれ|て)|申請(?:書|し|す)|申し込|申込書|連絡(?:し|す|を|先)|提出|電話|予約(?:し|す|を)|窓口|書式|様式|相談(?:し|す|を)|知らせ|持参|添え/;

type Known = { readonly wanted: Wanted; readonly chosen: ChosenSpans | undefined };

const knownChoices = new WeakMap<EvidenceItem, Known>();

/** Several parts of an answer ask the same of one item: it is read once for a question. */
export function chooseSpans(item: EvidenceItem, wanted: Wanted): ChosenSpans | undefined {
  const known = knownChoices.get(item);
  if (known?.wanted === wanted) return known.chosen;
  const chosen = readSpans(item, wanted);
  knownChoices.set(item, { wanted, chosen });
  return chosen;
}

function readSpans(item: EvidenceItem, wanted: Wanted): ChosenSpans | undefined {
  const spans = spansOf(item.passage.text);
  const scores = scoreSpans(item, spans, wanted);
  const best = spans.toSorted((a, b) => scoreAt(scores, b) - scoreAt(scores, a))[0];
  if (best === undefined) return undefined;
  const isLost = scoreAt(scores, best) < leastTelling;
  const direct = isLost ? spans.slice(0, mostOthers + 1) : directSpans(spans, best, scores);
  const others = isLost ? [] : otherSpans(item.passage, { spans, direct }, scores);
  const steps = others.filter(({ text }) => stepWords.test(text) && !text.startsWith('ただし'));
  const rest = others.filter((span) => !steps.includes(span));
  const conditions = rest.filter(({ text }) => conditionWords.test(text));
  const more = rest.filter((span) => !conditions.includes(span));
  return { best, direct, more, conditions, steps };
}

/** The first sentence of a passage that tells what to hand in, or whom to call. */
export function firstStepOf({ passage }: EvidenceItem): Span | undefined {
  return spansOf(passage.text).find(({ text, isItem }) => !isItem && stepWords.test(text));
}

/** Whether the best words of a passage are about the law before it was amended, and nobody asked for it. */
export function isAboutFormerLaw(item: EvidenceItem, wanted: Wanted): boolean {
  const [first] = chooseSpans(item, wanted)?.direct ?? [];
  return first !== undefined && isFormerLaw(first, wanted);
}

type Chosen = { readonly spans: readonly Span[]; readonly direct: readonly Span[] };

function directSpans(spans: readonly Span[], best: Span, scores: SpanScores): readonly Span[] {
  if (best.opensList) return [best, ...itemsBelow(spans, best).slice(0, mostItems)];
  const opener = openerOf(spans, best);
  if (opener) return [opener, ...itemsBeside(itemsBelow(spans, opener), best, scores)];
  if (best.isRow) return rowsLike(spans, best, scores);
  const before = spans[best.place - 1];
  return leansBack(best) && before && !before.isItem ? [before, best] : [best];
}

/** A signature, a lone date or a pointer to another document says nothing by itself; a row does. */
function saysSomething({ text }: Span): boolean {
  return /[。！？]$|：/.test(text) && !/^.{0,30}ご覧ください。$/.test(text);
}

/** A short list is told whole; of a long one, the items that answer nearly as well as the best one. */
function itemsBeside(items: readonly Span[], best: Span, scores: SpanScores): readonly Span[] {
  if (items.length <= mostWhole) return items;
  const least = scoreAt(scores, best) * nearBestRow;
  return items.filter((item) => scoreAt(scores, item) >= least).slice(0, mostItems);
}

/** The rows that answer as well as the best one, in the order of their table. */
function rowsLike(spans: readonly Span[], best: Span, scores: SpanScores): readonly Span[] {
  const least = scoreAt(scores, best) * nearBestRow;
  return spans.filter((span) => span.isRow && scoreAt(scores, span) >= least).slice(0, mostItems);
}

function otherSpans(
  passage: KnowledgePassage,
  chosen: Chosen,
  scores: SpanScores,
): readonly Span[] {
  const { spans, direct } = chosen;
  const best = Math.max(...direct.map((span) => scoreAt(scores, span)));
  const isNear = (span: Span) =>
    scoreAt(scores, span) >= best * (span.isTableRow ? nearBestRow : nearBest) ||
    (best < telling && (!span.isTableRow || isSmallTable));
  const isSmallTable = spans.filter(({ isTableRow }) => isTableRow).length <= mostWhole;
  const goesOn = (span: Span) => continues(passage, direct, span);
  const worth = (span: Span) =>
    scoreAt(scores, span) +
    (goesOn(span) ? best : 0) +
    (conditionWords.test(span.text) ? 0.1 * best : 0);
  return spans
    .filter((span) => !direct.includes(span) && !span.isItem && !span.opensList)
    .filter((span) => saysSomething(span) && (goesOn(span) || isNear(span)))
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, mostOthers)
    .toSorted((a, b) => a.place - b.place);
}

/** Whether a sentence goes on where the direct answer ends: ただし、…, or the same paragraph's next words. */
function continues(
  { text, origin }: KnowledgePassage,
  direct: readonly Span[],
  span: Span,
): boolean {
  const last = direct.at(-1);
  if (last === undefined || span.place !== last.place + 1) return false;
  // A record has a line for each sentence, and the next one is always worth reading.
  const isNext = origin === 'record' || !text.slice(last.end, span.start).includes('\n');
  return (
    leansBack(span) || (isNext && (origin === 'record' || span.text.length <= longestContinuing))
  );
}
