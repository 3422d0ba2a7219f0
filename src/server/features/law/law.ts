import type { IsoDate } from '#domain/calendar.ts';

/** 条: an article with its paragraphs (an empty line between them) and items (one on a line). */
export type LawArticle = {
  /** 第38条の2, 附則（令和7年法律第47号）第2条, 別表第1 */
  readonly label: string;
  /** 見出し, without its brackets. */
  readonly caption: string;
  /** 第1章 総則 第2節 …; empty where the law has no chapters. */
  readonly place: string;
  readonly text: string;
};

/** 法令の一つの版: the law as it reads from one day on. */
export type Law = {
  readonly revisionId: string;
  readonly lawId: string;
  /** 昭和37年法律第69号 */
  readonly lawNumber: string;
  readonly title: string;
  readonly inForceFrom: IsoDate | null;
  readonly articles: readonly LawArticle[];
};

/** What was given cannot be read as a law; the message is what the operator reads. */
export class LawProblem extends Error {}
