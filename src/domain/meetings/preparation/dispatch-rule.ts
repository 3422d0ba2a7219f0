import type { IsoDate } from '#domain/calendar.ts';
import {
  noticeSentences,
  ownPeriod,
  shorteningAt,
} from '#domain/caretaker/exact/votes/own-notice.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { appliedNotice, noticeFor, type Period } from '#domain/resolutions/procedure.ts';
import { readPeriod } from '#domain/resolutions/read-clause.ts';
import type { Notice } from '#domain/resolutions/rule.ts';
import { regimeOf } from '#domain/resolutions/rule-for.ts';
import { lastDayBefore } from './last-day-before.ts';

/** 規約の条文 that something rests on, and where one reads it. */
export type OwnArticle = { readonly place: string; readonly words: string; readonly href: string };

/** Until when the convocation leaves, and why. */
export type DispatchRule = {
  readonly latestOn: IsoDate;
  readonly period: Period;
  /** By the Act alone: its article, its period, its last day. */
  readonly article: string;
  readonly lawPeriod: Period;
  readonly lawfulOn: IsoDate;
  readonly own: OwnArticle | null;
  /** The bylaws say a shorter period than the Act allows. */
  readonly isRefused: boolean;
  /** 急を要するとき: the last day where the bylaws let the board cut the period. */
  readonly urgentOn: IsoDate | null;
  /** 説明会: its last day, for 建替え and the like. */
  readonly briefingOn: IsoDate | null;
};

type Wanted = {
  readonly heldOn: IsoDate;
  readonly notice: Notice;
  /** The bylaws, as the caretaker reads them. */
  readonly passages: readonly KnowledgePassage[];
};

/** 招集の通知の期限: the Act of the day on which the convocation leaves, and what the bylaws may make of it. */
export function dispatchRule({ heldOn, notice, passages }: Wanted): DispatchRule {
  const law = lawOn(heldOn, notice);
  const isLong = notice === 'two-months';
  const sentences = noticeSentences({ passages });
  const own = ownPeriod(sentences, isLong);
  const { period, isRefused } = appliedNotice(law, own && readPeriod(own.words));
  const latestOn = lastDayBefore(heldOn, period);
  const shortest = isLong ? undefined : shortestOf(sentences);
  const urgentOn = shortest && lastDayBefore(heldOn, appliedNotice(law, shortest).period);
  return {
    latestOn,
    period,
    article: `区分所有法${law.article}`,
    lawPeriod: law.least,
    lawfulOn: lastDayBefore(heldOn, law.least),
    own: own ? articleOf(own) : null,
    isRefused,
    urgentOn: urgentOn && urgentOn > latestOn ? urgentOn : null,
    briefingOn: law.briefing ? lastDayBefore(heldOn, law.briefing) : null,
  };
}

/** The convocation begins when it leaves: a meeting soon after the amendment may still be of the old law. */
function lawOn(heldOn: IsoDate, notice: Notice) {
  const { least } = noticeFor(notice, 'from-2026-04');
  return noticeFor(notice, regimeOf(lastDayBefore(heldOn, least)));
}

export function articleOf({
  passage,
  words,
}: {
  readonly passage: KnowledgePassage;
  readonly words: string;
}): OwnArticle {
  return { place: `${passage.sourceTitle} ${passage.heading}`.trim(), words, href: passage.href };
}

const units = { 日: 'day', 週間: 'week' } as const;
const limit = /([0-9]+)(日|週間)(?:を下回|未満)/;

/** 1週間を下回ることはできず: how far the board may cut the period; the sentence stands in or after the one that allows it. */
function shortestOf(sentences: ReturnType<typeof noticeSentences>): Period | undefined {
  const at = shorteningAt(sentences);
  if (at < 0) return undefined;
  const words = sentences.slice(at, at + 2).map((it) => it.words);
  const [, count, unit] = limit.exec(words.join('').normalize('NFKC')) ?? [];
  const known = unit === '日' || unit === '週間' ? units[unit] : undefined;
  return count && known ? { count: Number(count), unit: known } : undefined;
}
