import type { EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { itemsBelow, leansBack, openerOf, type Span, spansOf } from './spans.ts';

/** What is said of one passage, and in which part of the answer. */
export type ChosenSpans = {
  /** In the order of the passage; an opener stands before its items. */
  readonly direct: readonly Span[];
  readonly more: readonly Span[];
  readonly conditions: readonly Span[];
  readonly steps: readonly Span[];
};

const mostItems = 8;
const mostWhole = 4;
const mostOthers = 4;
/** Below it no sentence stands out: the passage is told from its beginning. */
const leastTelling = 1;
/** Below it the best sentence may be the wrong one: all that fits is told beside it. */
const telling = 3;
/** How far below the best sentence another one may lie and still be said. */
const nearBest = 0.5;
/** The rows of a table are alike: only those that answer nearly as well. */
const nearBestRow = 0.8;

const conditionWords =
  /ただし|場合|限り|限る|除[くい]|とき(?:は|に|も)|超え|以内|この限り|要しない|範囲|満たす|対象外|例外|制限/;
const stepWords =
  /届け?出(?:る|を|書|なけれ|て)|申請(?:書|し|す)|申し込|申込書|連絡(?:し|す|を|先)|提出|電話|予約(?:し|す|を)|窓口|書式|様式|相談(?:し|す|を)|知らせ|持参|添え/;

const formerLaw = /^(?:なお、)?(?:改正前|旧法|以前|かつて|昔)/;
const asksFormer = /改正前|旧法|以前|かつて|昔|前の規約|旧/;
/** A sentence on the law of yesterday shares the most words with a question on that of today. */
const formerShare = 0.4;

export function chooseSpans(item: EvidenceItem, asked: string): ChosenSpans | undefined {
  const spans = spansOf(item.passage.text);
  const scores = scoresOf(item, spans, asked);
  const best = spans.toSorted((a, b) => scoreAt(scores, b) - scoreAt(scores, a))[0];
  if (best === undefined) return undefined;
  const isLost = scoreAt(scores, best) < leastTelling;
  const direct = isLost ? spans.slice(0, mostOthers + 1) : directSpans(spans, best, scores);
  const others = isLost ? [] : otherSpans(spans, direct, scores);
  const steps = others.filter(({ text }) => stepWords.test(text) && !text.startsWith('ただし'));
  const rest = others.filter((span) => !steps.includes(span));
  const conditions = rest.filter(({ text }) => conditionWords.test(text));
  return { direct, more: rest.filter((span) => !conditions.includes(span)), conditions, steps };
}

/** Whether the best words of a passage are about the law before it was amended, and nobody asked for it. */
export function isAboutFormerLaw(item: EvidenceItem, asked: string): boolean {
  const [first] = chooseSpans(item, asked)?.direct ?? [];
  return first !== undefined && formerLaw.test(first.text) && !asksFormer.test(asked);
}

type Scores = readonly number[];

const scoreAt = (scores: Scores, { place }: Span): number => scores[place] ?? 0;

function scoresOf({ sentences }: EvidenceItem, spans: readonly Span[], asked: string): Scores {
  return spans.map(({ start, end, text }) => {
    const within = sentences.filter((one) => one.start < end && start < one.end);
    const score = Math.max(0, ...within.map((one) => one.score));
    return formerLaw.test(text) && !asksFormer.test(asked) ? score * formerShare : score;
  });
}

function directSpans(spans: readonly Span[], best: Span, scores: Scores): readonly Span[] {
  if (best.opensList) return [best, ...itemsBelow(spans, best).slice(0, mostItems)];
  const opener = openerOf(spans, best);
  if (opener) return [opener, ...itemsBeside(itemsBelow(spans, opener), best, scores)];
  if (best.isRow) return rowsLike(spans, best, scores);
  const before = spans[best.place - 1];
  return leansBack(best) && before ? [before, best] : [best];
}

/** A signature or a lone date says nothing by itself; a row of a table does. */
function saysSomething({ text }: Span): boolean {
  return /[。！？]$|：/.test(text);
}

/** A short list is told whole; of a long one, the items that answer nearly as well as the best one. */
function itemsBeside(items: readonly Span[], best: Span, scores: Scores): readonly Span[] {
  if (items.length <= mostWhole) return items;
  const least = scoreAt(scores, best) * nearBestRow;
  return items.filter((item) => scoreAt(scores, item) >= least).slice(0, mostItems);
}

/** The rows that answer as well as the best one, in the order of their table. */
function rowsLike(spans: readonly Span[], best: Span, scores: Scores): readonly Span[] {
  const least = scoreAt(scores, best) * nearBestRow;
  return spans.filter((span) => span.isRow && scoreAt(scores, span) >= least).slice(0, mostItems);
}

function otherSpans(
  spans: readonly Span[],
  direct: readonly Span[],
  scores: Scores,
): readonly Span[] {
  const last = direct.at(-1)?.place ?? 0;
  const best = Math.max(...direct.map((span) => scoreAt(scores, span)));
  const follows = (span: Span) => span.place === last + 1 && leansBack(span);
  const isNear = (span: Span) =>
    scoreAt(scores, span) >= best * (span.isRow ? nearBestRow : nearBest) ||
    (best < telling && !span.isRow);
  const worth = (span: Span) =>
    scoreAt(scores, span) +
    (follows(span) ? best : 0) +
    (conditionWords.test(span.text) ? 0.1 * best : 0);
  return spans
    .filter(
      (span) => !direct.includes(span) && !span.isItem && !span.opensList && saysSomething(span),
    )
    .filter((span) => follows(span) || isNear(span))
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, mostOthers)
    .toSorted((a, b) => a.place - b.place);
}
