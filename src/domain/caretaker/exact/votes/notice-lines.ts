import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import { type Kind, kindNames } from '#domain/resolutions/kind.ts';
import {
  appliedNotice,
  type NoticeRule,
  noticeFor,
  periodWords,
} from '#domain/resolutions/procedure.ts';
import { readPeriod } from '#domain/resolutions/read-clause.ts';
import type { Notice } from '#domain/resolutions/rule.ts';
import { type Regime, ruleFor } from '#domain/resolutions/rule-for.ts';
import { lawQuote, type Quote, resting, saidByLaw } from './law-quote.ts';
import { overriddenArticle, ownLines, quotedArticle } from './own-lines.ts';
import { noticeSentences, ownPeriod, shorteningAt } from './own-notice.ts';

/** 招集の通知は何日前まで: the period that counts here, that of the Act, and what happens when it is urgent. */
export function noticeLines(known: Known, kind: Kind | null, regime: Regime): readonly Line[] {
  const rule = noticeFor(noticeOf(kind, regime), regime);
  const isLong = rule.briefing !== undefined;
  const sentences = noticeSentences(known);
  const ofBylaws = ownPeriod(sentences, isLong);
  const { period, isRefused } = appliedNotice(rule, ofBylaws && readPeriod(ofBylaws.words));
  const meeting = kind === null || !isLong ? '総会' : `${kindNames[kind]}を決める総会`;
  return [
    ...resting(`${meeting}の招集の通知は、総会の日の**${periodWords(period)}前まで**に出します。`, [
      isRefused ? undefined : ofBylaws,
      lawOfPeriod(known, rule),
    ]),
    ...(isLong ? longLines(known, rule) : usualLines(known)),
    ...ownLines([
      ...(ofBylaws ? [markedArticle(ofBylaws, isRefused, rule)] : []),
      ...(isLong ? [] : urgentLines(sentences, rule)),
    ]),
  ];
}

const noticeOf = (kind: Kind | null, regime: Regime): Notice =>
  kind === null ? 'usual' : (ruleFor(kind, regime)?.rule.notice ?? 'usual');

const usualLines = (known: Known): readonly Line[] => [
  ...saidByLaw(known, 'kubun-35', /少なくとも1週間前/),
  ...saidByLaw(known, 'kubun-35', /長くすることだけ/),
  ...saidByLaw(known, 'kubun-35', /2か月前/),
];

function longLines(known: Known, { briefing, explainedIn }: NoticeRule): readonly Line[] {
  const held = briefing && periodWords(briefing);
  return [
    ...saidByLaw(known, explainedIn, /長くすることだけ/),
    ...resting(`- 説明会は、総会の日の${held}前までに開きます。`, [
      lawQuote(known, explainedIn, /説明会を開きます/),
    ]),
  ];
}

const lawOfPeriod = (known: Known, rule: NoticeRule): Quote | undefined =>
  lawQuote(known, rule.explainedIn, new RegExp(`${periodWords(rule.least)}前`));

/** 急を要するとき: quoted with its limit, and marked where it goes below what the Act allows. */
function urgentLines(sentences: readonly Quote[], rule: NoticeRule): readonly Line[] {
  const at = shorteningAt(sentences);
  const urgent = sentences[at];
  if (urgent === undefined) return [];
  const next = sentences[at + 1];
  const limit = next !== undefined && /下回/.test(next.words) ? [quotedArticle(next)] : [];
  const shortest = readPeriod(urgent.words);
  const isRefused = shortest !== undefined && appliedNotice(rule, shortest).isRefused;
  return [markedArticle(urgent, isRefused, rule), ...limit];
}

const markedArticle = (quote: Quote, isRefused: boolean, { article }: NoticeRule): Line =>
  isRefused ? overriddenArticle(quote, article) : quotedArticle(quote);
