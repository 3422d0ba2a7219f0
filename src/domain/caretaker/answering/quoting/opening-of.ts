import { isFormalArticle } from '#domain/caretaker/answering/formal-article.ts';
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

/** How nearly as well the first sentence must answer to go before a later one. */
const openingShare = { rule: 0.8, other: 0.95 };

/** The main rule, told before what follows from it; nothing where it is told anyway or a later sentence answers far better. */
export function openingOf(
  item: EvidenceItem,
  { spans, best, direct, scores }: Answering,
  wanted: Wanted,
): readonly Span[] {
  const [opening] = spans;
  if (opening === undefined || direct.includes(opening) || !isMainRule(item, opening)) return [];
  const { category } = item.passage;
  const isRule = category === 'rule' || category === 'bylaw';
  const share = isRule ? openingShare.rule : openingShare.other;
  const isNearlyAsGood = scoreAt(scores, opening) >= scoreAt(scores, best) * share;
  const isOneSentence = isRule || direct.length === 1;
  if (!isNearlyAsGood || !isOneSentence || !asksMain(item, best, wanted)) return [];
  return [opening, ...sentencesBeside(spans, opening).filter(leansBack)];
}

/** Minutes are told as they went; an explanation of the law chooses its paragraph elsewhere. */
function isMainRule({ passage }: EvidenceItem, opening: Span): boolean {
  const isRule = !passage.category.endsWith('meeting') && passage.category !== 'law';
  const isSentence = !opening.isItem && !opening.isRow && !opening.opensList;
  return isRule && isSentence && !isFormalArticle(passage) && saysSomething(opening);
}

/** A short question for the main thing: for no case of its own, and for no day or sum that stands further down. */
function asksMain({ sentences }: EvidenceItem, best: Span, { understood, kind }: Wanted): boolean {
  if (!isGeneral(understood) || isAskedCase(best, understood)) return false;
  const has = (place: number) =>
    sentences.some(({ start, end, hasExpected }) => hasExpected && start <= place && place < end);
  return kind === 'date' || kind === 'amount' ? has(0) || !has(best.start) : true;
}
