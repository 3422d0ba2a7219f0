import type { EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { asksShare } from '#domain/retrieval/question/asks-majority.ts';
import type { AnswerKind } from '#domain/retrieval/question/expected-answer.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { fittingShare } from './fitting.ts';
import { isWithoutTopic, leansBack, namesParagraph, type Span } from './spans.ts';
import { isAskedCase, isForOthers, isShort, isUnaskedCase } from './unasked-case.ts';
import { wantedKind } from './wanted-kind.ts';

/** What was asked, as far as it decides which words of a passage are said. */
export type Wanted = {
  readonly understood: string;
  readonly kind: AnswerKind;
  /** Whether the one who asks rents, as far as the house knows. */
  readonly isOfTenant?: boolean;
};

/** How well each span answers, by its place. */
export type SpanScores = readonly number[];

/** The rows of a table are alike: only those that answer nearly as well are said. */
export const nearBestRow = 0.9;

const formerLaw = /^(?:なお、)?(?:改正前|旧法|以前|かつて|昔)/;
const asksFormer = /改正前|旧法|以前|かつて|昔|前の規約|旧/;
/** A sentence on the law of yesterday shares the most words with a question on that of today. */
const formerShare = 0.4;

const announcing = /(?:お知らせ|ご案内|お願い)(?:いた)?します。$|次のとおりです。$/;
/** 「点検の日時をお知らせします。」 has the words of the question, and the answer is in the row below. */
const announcingShare = 0.6;

const labels: Partial<Record<AnswerKind, RegExp>> = {
  date: /(?:^|／)(?:日時|日にち|日程|期間|期日|期限|実施日|開催日|とき|時間)：/,
  amount: /(?:^|／)(?:料金|費用|金額|請負金額|代金|使用料|手数料|月額|年額)：/,
  count: /(?:^|／)(?:数|個数|数量|台数|人数|定員|回数)：/,
  place: /(?:^|／)(?:場所|会場|ところ|集合場所)：/,
};
/** A row that bears the name of what was asked. */
const labelledShare = 1.5;

// 何人の賛成が必要ですか is answered by 4分の3, not by a number of people.
const aShare = /[0-9０-９]分の[0-9０-９]|過?半数/;
/** As much as the number is worth that was asked for in words. */
const shareValue = 4.3;

/** A case that nobody asked about does not lead, nor does what only makes sense beside another paragraph. */
const unaskedShare = { short: 0.6, general: 0.85 };
const elsewhereShare = 0.6;
/** What holds for tenants or debtors alone does not lead where somebody else asks. */
const ofOthersShare = 0.5;
/** What goes on from the sentence before it has less of an answer than the words say that it shares. */
const withoutTopicShare = 0.9;

export const scoreAt = (scores: SpanScores, { place }: Span): number => scores[place] ?? 0;

export function scoreSpans(
  { sentences }: EvidenceItem,
  spans: readonly Span[],
  wanted: Wanted,
): SpanScores {
  return spans.map((span) => {
    const within = sentences.filter(({ start, end }) => start < span.end && span.start < end);
    const score =
      Math.max(0, ...within.map((one) => one.score)) + (isShare(span, wanted) ? shareValue : 0);
    return score * shareOf(span, wanted);
  });
}

/** The scores by which the sentence is chosen that leads: a rule goes before what only holds beside it. */
export function leadScores(spans: readonly Span[], scores: SpanScores, wanted: Wanted): SpanScores {
  return spans.map((span) => {
    const share = standingShare(spans, span, wanted);
    return scoreAt(scores, span) * share * fittingShare(spans, span, wanted.understood);
  });
}

function standingShare(spans: readonly Span[], span: Span, wanted: Wanted): number {
  if (span.isItem || span.isRow || span.speech !== null) return 1;
  const share = shareForQuestion(spans, span, wanted);
  if (share !== undefined) return share;
  if (namesParagraph(span) && !isAskedCase(span, wanted.understood)) return elsewhereShare;
  const before = spans[span.place - 1];
  if (leansBack(span) && before !== undefined) return standingShare(spans, before, wanted);
  return isWithoutTopic(spans, span) ? withoutTopicShare : 1;
}

/** 賃借人は, 滞納している住戸の者は: of whom a sentence holds, and how a question says that it is of them. */
const others = [
  {
    told: /^(?:賃借人|占有者|借主|借り(?:てお?住まいの|ている)(?:方|人|者))(?:は|に|も|が)/,
    asked:
      /賃借|賃貸|大家|貸主|借主|占有者|店子|(?:部屋|家|住戸|ここ)を?借り|借りて(?:い|お?住|る|暮)|借家/,
    isTenant: true,
  },
  {
    told: /滞納し(?:て(?:いる|おる))?[^。、]{0,8}者は/,
    asked: /滞納|未納|未払|払/,
    isTenant: false,
  },
] as const;

const isOfOthers = ({ text }: Span, { understood, isOfTenant = false }: Wanted): boolean =>
  others.some(
    ({ told, asked, isTenant }) =>
      told.test(text) && !asked.test(understood) && !(isTenant && isOfTenant),
  );

/** What a sentence gains or loses by what it tells; undefined where that makes no difference to the question. */
function shareForQuestion(spans: readonly Span[], span: Span, wanted: Wanted): number | undefined {
  if (isOfOthers(span, wanted)) return ofOthersShare;
  const { understood } = wanted;
  const isPriceOfOthers =
    wantedKind(understood, wanted.kind) === 'amount' && isForOthers(span, understood);
  if (isPriceOfOthers) return unaskedShare.general;
  if (!isUnaskedCase(span, understood, spans[0]?.text)) return undefined;
  return isShort(understood) ? unaskedShare.short : unaskedShare.general;
}

/** Whether a question for votes is answered by a share of them. */
function isShare({ text }: Pick<Span, 'text'>, { understood }: Wanted): boolean {
  return asksShare(normalise(understood)) && aShare.test(text);
}

export function isFormerLaw({ text }: Span, { understood }: Wanted): boolean {
  return formerLaw.test(text) && !asksFormer.test(understood);
}

/** 契約期間：…〜…: how long it goes on, and not by when it must be ended. */
function isTerm({ text }: Span, { understood }: Wanted): boolean {
  return /いつまで(?!に)/.test(understood) && /(?:^|／)[^：／]{1,4}期間：/.test(text);
}

function shareOf(span: Span, wanted: Wanted): number {
  if (isFormerLaw(span, wanted)) return formerShare;
  const kind = wantedKind(wanted.understood, wanted.kind);
  if (labels[kind]?.test(span.text) || isTerm(span, wanted)) return labelledShare;
  return announcing.test(span.text) && kind in labels ? announcingShare : 1;
}
