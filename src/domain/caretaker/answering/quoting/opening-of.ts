import { isFormalArticle } from '#domain/caretaker/answering/formal-article.ts';
import { asksWhatToDo } from '#domain/caretaker/answering/what-is-asked.ts';
import type { EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { saysSomething } from './other-spans.ts';
import { type SpanScores, scoreAt, type Wanted } from './span-scores.ts';
import { leansBack, type Span, sentencesBeside } from './spans.ts';
import { isAskedCase, isGeneral } from './unasked-case.ts';

type Answering = {
  readonly spans: readonly Span[];
  readonly best: Span;
  readonly direct: readonly Span[];
  readonly scores: SpanScores;
};

/** How nearly as well the first sentence must answer to go before a later one; more so for who tells a story. */
const openingShare = {
  rule: 0.8,
  story: 0.95,
  other: 0.95,
  report: 0.88,
  never: Number.POSITIVE_INFINITY,
};

/** The main rule, told before what follows from it; nothing where it is told anyway or a later sentence answers far better. */
export function openingOf(
  item: EvidenceItem,
  answering: Answering,
  wanted: Wanted,
): readonly Span[] {
  const { spans, best, direct, scores } = answering;
  const reported = reportOf(item, spans, best);
  if (reported !== undefined && !direct.includes(reported)) {
    const least = scoreAt(scores, best) * openingShare.report;
    return scoreAt(scores, reported) < least ? [] : [reported];
  }
  const [opening] = spans;
  if (opening === undefined || direct.includes(opening) || !isMainRule(item, opening)) return [];
  if (!isNearlyAsGood(item, answering, wanted) || !asksMain(item, best, wanted)) return [];
  return [opening, ...sentencesBeside(spans, opening).filter(leansBack)];
}

function isNearlyAsGood(
  { passage: { category } }: EvidenceItem,
  { spans: [opening], best, direct, scores }: Answering,
  wanted: Wanted,
): boolean {
  const isRule = category === 'rule' || category === 'bylaw';
  const isOneSentence = isRule || direct.length === 1 || asksWhatToDo(wanted.understood);
  const least = scoreAt(scores, best) * shareFor(isRule, wanted);
  return opening !== undefined && isOneSentence && scoreAt(scores, opening) >= least;
}

/** 届出は任意で… in minutes follows from what was reported: the sentence before it, the first of its paragraph. */
function reportOf({ passage }: EvidenceItem, spans: readonly Span[], best: Span): Span | undefined {
  const before = spans[best.place - 1];
  if (before === undefined || !passage.category.endsWith('meeting')) return undefined;
  const isSentence = [before, best].every(
    ({ speech, isRow, isItem }) => speech === null && !isRow && !isItem,
  );
  const isFirst = spans[before.place - 1]?.line !== before.line;
  const isBeside = isFirst && before.line === best.line;
  return isSentence && isBeside && saysSomething(before) ? before : undefined;
}

function shareFor(isRule: boolean, { understood }: Wanted): number {
  const asksGenerally = isGeneral(understood) || asksWhatToDo(understood);
  if (isRule) return asksGenerally ? openingShare.rule : openingShare.story;
  return asksGenerally ? openingShare.other : openingShare.never;
}

/** Minutes are told as they went; an explanation of the law chooses its paragraph elsewhere. */
function isMainRule({ passage }: EvidenceItem, opening: Span): boolean {
  const isRule = !passage.category.endsWith('meeting') && passage.category !== 'law';
  const isSentence = !opening.isItem && !opening.isRow && !opening.opensList;
  return isRule && isSentence && !isFormalArticle(passage) && saysSomething(opening);
}

const valued: ReadonlySet<Wanted['kind']> = new Set(['date', 'amount', 'place']);

/** A short question for the main thing: for no case of its own, and for no day or sum that stands further down. */
function asksMain({ sentences }: EvidenceItem, best: Span, { understood, kind }: Wanted): boolean {
  if (isAskedCase(best, understood)) return false;
  const has = (place: number) =>
    sentences.some(({ start, end, hasExpected }) => hasExpected && start <= place && place < end);
  return valued.has(kind) ? has(0) || !has(best.start) : true;
}
