import { asksHowToUse, asksWhatToDo } from '#domain/caretaker/answering/what-is-asked.ts';
import { asksWholeArticle } from '#domain/caretaker/evidence/asked/named-article.ts';
import { asksAllOfficers } from '#domain/caretaker/evidence/asked-record.ts';
import type { EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { opensSteps } from './list-lines.ts';
import { kindsBeside, veryThing } from './named-subject.ts';
import { otherSpans, type Parts, withReply } from './other-spans.ts';
import { rowsBeside } from './rows.ts';
import {
  isFormerLaw,
  leadScores,
  nearBestRow,
  type SpanScores,
  scoreAt,
  scoreSpans,
  type Wanted,
} from './span-scores.ts';
import {
  companionOf,
  isFromFloor,
  itemsBelow,
  leansBack,
  openerOf,
  type Span,
  sentencesBeside,
  spansOf,
  withLeanedOn,
} from './spans.ts';
import { stepListsOf, stepsInOrder } from './steps.ts';
import { isAskedCase, isOfCase } from './unasked-case.ts';

/** What is said of one passage, and in which part of the answer. */
export type ChosenSpans = Parts & {
  readonly best: Span;
  /** In the order of the passage; an opener stands before its items. */
  readonly direct: readonly Span[];
  /** Whether these are the steps of a numbered list, which are told with their numbers. */
  readonly isNumbered: boolean;
};

const mostItems = 8;
const mostWhole = 5;
const mostTold = 6;
/** How little, beside one of its steps, the opening of a list may answer; less where only the meaning says that the step was asked about. */
const ownCase = { asked: 0.3, other: 0.2, sentence: 0.55 };
/** 座席を付けた自転車は、床置きの区画を使う。: an item that needs no opener to be understood. */
const ownSentence = /^[^。、]{4,}は、[^。]+。$/;
/** Below it no sentence stands out: the passage is told from its beginning. */
const leastTelling = 1.2;
/** Where the heading has all the words of the question, every sentence is as good: the one with a list tells more. */
const asGood = 0.99;
/** To どうすればいいですか the list of what to do is the answer, and a sentence below it a detail. */
const stepsAsGood = 0.85;
/** 次のいずれかに当たる者は、役員となることができない。 tells nothing of what to do. */
const refusal = /(?:ない|ません)。$/;
const announcesTable = /次の表のとおり(?:とする|です|である)?。$/;

const asksSpeech =
  /質問|質疑|意見|問い|声|要望|反対|賛成|発言|指摘|懸念|不安|心配|議論|やり取り|やりとり/;
const result =
  /^(?:決議|議決|採決|報告|結果)[：:]|^報告$|可決|否決|承認|採択|継続審議|決定し|決めた/;

/** 決議：普通決議・可決（賛成 44・反対 2） says nothing before what was decided. */
const vote = /^(?:決議|議決|採決|結果)[：:]/;
export const isVote = ({ text }: Span): boolean => vote.test(text);
const asksVote = /可決|否決|賛成|反対|何票|票|採決|議決|決議|承認|決ま|決め|通っ|結果|多数決|何人/;

/** 反対の理事は…と述べた。: an opinion in a sentence of its own. */
const reported = /^(?:反対|賛成)の(?:理事|組合員|立場)|との(?:意見|指摘|要望|声)(?:が|も)/;

const nothingBeside = { more: [], conditions: [], steps: [], isNumbered: false } as const;

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
  const leading = leadScores(spans, scores, wanted);
  const best = bestOf(item, spans, { leading, wanted });
  if (best === undefined) return undefined;
  if (isFromBeginning(item, wanted) || scoreAt(scores, best) < leastTelling) {
    return { ...nothingBeside, best, direct: spans.slice(0, mostTold) };
  }
  const isAlone = isAsideAsked(item, best, wanted) || isOwnCase(spans, best, { leading, wanted });
  const direct = isAlone ? [best] : directSpans(spans, best, { scores, wanted });
  const hearsFloor = asksSpeech.test(wanted.understood) || direct.some(isFromFloor);
  const heard = spans.filter((span) => hearsFloor || !isFromFloor(span));
  const lists = stepListsOf(item.passage, spans);
  const around = (told: readonly Span[]) =>
    otherSpans(
      item.passage,
      { spans, heard, direct: told, lists, understood: wanted.understood },
      scores,
    );
  const beside = around(direct);
  const told = { direct, beside: Object.values(beside).flat() };
  const steps = stepsInOrder(lists, told, { scores, wanted });
  return steps === undefined
    ? { best, direct, isNumbered: false, ...beside }
    : { best, direct: steps, isNumbered: true, ...around(steps) };
}

/** A whole article, all officers, or how a thing is used: not the sentence that shares most words, but all from the first. */
function isFromBeginning({ passage }: EvidenceItem, { understood }: Wanted): boolean {
  const { id, origin, category } = passage;
  const isGuide = origin === 'document' && (category === 'rule' || category === 'notice');
  return (
    asksWholeArticle(understood) ||
    (isGuide && asksHowToUse(understood)) ||
    (id === 'record-officers' && asksAllOfficers(understood))
  );
}

/** Whether the best words of a passage are about the law before it was amended, and nobody asked for it. */
export function isAboutFormerLaw(item: EvidenceItem, wanted: Wanted): boolean {
  const [first] = chooseSpans(item, wanted)?.direct ?? [];
  return first !== undefined && isFormerLaw(first, wanted);
}

/** Whether the best words of a passage are what a member said, and nobody asked what was said. */
export function isUnaskedSpeech(item: EvidenceItem, wanted: Wanted): boolean {
  const chosen = chooseSpans(item, wanted);
  return chosen !== undefined && isFromFloor(chosen.best) && !asksSpeech.test(wanted.understood);
}

const isOpinion = (span: Span): boolean => isFromFloor(span) || reported.test(span.text);

function bestOf(
  item: EvidenceItem,
  spans: readonly Span[],
  { leading: scores, wanted }: Reading,
): Span | undefined {
  const byScore = motionFirst(
    spans.toSorted((a, b) => scoreAt(scores, b) - scoreAt(scores, a)),
    wanted,
  );
  const [highest] = byScore;
  if (highest === undefined) return undefined;
  // What one of the members said must not be taken for what was decided.
  const hasResult = spans.some((span) => span.speech === null && result.test(span.text));
  const yields = isOpinion(highest) && hasResult && !asksSpeech.test(wanted.understood);
  if (yields) return byScore.find((span) => !isOpinion(span)) ?? highest;
  return (
    listFor(byScore, { leading: scores, wanted }) ??
    veryThing(byScore, scores, { question: wanted.understood, tellsKind: tellsKindIn(item) }) ??
    highest
  );
}

const tellsKindIn =
  ({ sentences }: EvidenceItem) =>
  ({ start, end }: Span): boolean =>
    sentences.some((one) => one.hasExpected && one.start < end && start < one.end);

/** The sentence that opens a list, where it answers as well as the best one. */
function listFor(byScore: readonly Span[], { leading, wanted }: Reading): Span | undefined {
  const [highest] = byScore;
  if (highest === undefined) return undefined;
  const asksSteps = asksWhatToDo(wanted.understood);
  return byScore.find((span) => {
    const share = asksSteps && !refusal.test(span.text) ? stepsAsGood : asGood;
    return span.opensList && scoreAt(leading, span) >= scoreAt(leading, highest) * share;
  });
}

/** 費用は1本5,500円です。 at the end of a step answers by itself: who asks for it has not lost a key. */
function isAside({ sentences }: EvidenceItem, { isProse, start, end }: Span): boolean {
  const within = sentences.filter((one) => one.start < end && start < one.end);
  const first = within.find((one) => one.start <= start);
  const highest = Math.max(...within.map(({ score }) => score));
  return isProse && first !== undefined && first.score < highest * asGood;
}

/** どうすればいいですか asks for the steps, and not for what stands at the end of one. */
function isAsideAsked(item: EvidenceItem, best: Span, { understood }: Wanted): boolean {
  return isAside(item, best) && !asksWhatToDo(understood);
}

/** The votes for a motion come after what was decided, unless they were asked for. */
function motionFirst(byScore: readonly Span[], { understood }: Wanted): readonly Span[] {
  const [highest] = byScore;
  if (highest === undefined || !isVote(highest) || asksVote.test(understood)) return byScore;
  const said = byScore.find((span) => span.speech === null && !isVote(span));
  return said === undefined || isOpinion(said) ? byScore : [said, ...byScore];
}

type Reading = { readonly leading: SpanScores; readonly wanted: Wanted };

/** 合鍵を増やすときは、… below the steps for who lost a key: a case of its own, and the one that was asked about. */
function isOwnCase(spans: readonly Span[], best: Span, { leading, wanted }: Reading): boolean {
  const opener = openerOf(spans, best);
  if (opener === undefined) return false;
  if (isOwnSentence(best, opener)) {
    return scoreAt(leading, opener) < scoreAt(leading, best) * ownCase.sentence;
  }
  if (!best.isProse || !isOfCase(best)) return false;
  const share = isAskedCase(best, wanted.understood) ? ownCase.asked : ownCase.other;
  return scoreAt(leading, opener) < scoreAt(leading, best) * share;
}

/** Without the opener, a step would lose its order, and what is forbidden would read like a rule to follow. */
function isOwnSentence({ isProse, text }: Span, opener: Span): boolean {
  const needsOpener = opensSteps(opener.text) || refusal.test(opener.text);
  return !isProse && !needsOpener && ownSentence.test(text);
}

function directSpans(
  spans: readonly Span[],
  best: Span,
  { scores, wanted }: { readonly scores: SpanScores; readonly wanted: Wanted },
): readonly Span[] {
  const leading = withLeanedOn(spans, best);
  const opener = openerOf(spans, best) ?? leading.find(({ opensList }) => opensList);
  if (opener) return wholeList(spans, { opener, best }, scores);
  if (best.isRow) return rowsBeside(spans, best, { scores, wanted }).slice(0, mostItems);
  if (best.speech === 'question') return withReply(spans, best);
  const kinds = kindsBeside(spans, best, wanted.understood);
  const told = [...leading, ...kinds].toSorted((a, b) => a.place - b.place);
  return withCompanion(spans, told);
}

/** 日曜日は、養生材を貸し出さない。 alone reads like a refusal: これらの日に引越し等をするときは、… belongs to it. */
function withCompanion(spans: readonly Span[], direct: readonly Span[]): readonly Span[] {
  const companion = companionOf(spans, direct.at(-1));
  return companion === undefined ? direct : [...direct, companion];
}

/** 使用料は、次の表のとおりとする。 says nothing that its rows do not say. */
function isAnnounced({ text }: Span, told: readonly Span[]): boolean {
  return announcesTable.test(text) && told.length > 0 && told.every(({ isTableRow }) => isTableRow);
}

type Listed = { readonly opener: Span; readonly best: Span };

/** The sentence that opens a list, what is said of it at once, and its items. */
function wholeList(
  spans: readonly Span[],
  { opener, best }: Listed,
  scores: SpanScores,
): readonly Span[] {
  const items = itemsBelow(spans, opener);
  const isPart = items.includes(best) && !opensSteps(opener.text);
  const told = isPart ? itemsBeside(items, best, scores) : mostTelling(items, opener, scores);
  if (isAnnounced(opener, told)) return told;
  return [
    ...withLeanedOn(spans, opener),
    ...sentencesBeside(spans, opener).filter(leansBack),
    ...told,
  ];
}

/** Of a list too long to be told, what answers best; steps from the first. */
function mostTelling(items: readonly Span[], opener: Span, scores: SpanScores): readonly Span[] {
  if (items.length <= mostItems || opensSteps(opener.text)) return items.slice(0, mostItems);
  const best = items.toSorted((a, b) => scoreAt(scores, b) - scoreAt(scores, a));
  return items.filter((one) => best.slice(0, mostItems).includes(one));
}

/** A short list is told whole; of a long one, the items that answer nearly as well as the best one. */
function itemsBeside(items: readonly Span[], best: Span, scores: SpanScores): readonly Span[] {
  if (items.length <= mostWhole) return items;
  const least = scoreAt(scores, best) * nearBestRow;
  return items.filter((item) => scoreAt(scores, item) >= least).slice(0, mostItems);
}
