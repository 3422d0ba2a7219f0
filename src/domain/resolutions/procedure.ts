import type { Notice } from './rule.ts';
import type { Regime } from './rule-for.ts';
import { atLeast, type Threshold } from './threshold.ts';

/** 期間 in one unit: a month is no number of days. */
export type Period = { readonly count: number; readonly unit: 'day' | 'week' | 'month' };

export type NoticeRule = {
  readonly article: string;
  readonly explainedIn: string;
  /** The notice leaves at least this long before the meeting. */
  readonly least: Period;
  readonly bylawsMay: 'lengthen' | 'lengthen-or-shorten';
  /** 説明会: held at least this long before. */
  readonly briefing?: Period;
};

/** 招集の通知の期間 */
export function noticeFor(notice: Notice, regime: Regime): NoticeRule {
  if (notice === 'two-months') return twoMonths;
  return regime === 'from-2026-04' ? usual : { ...usual, bylawsMay: 'lengthen-or-shorten' };
}

const usual: NoticeRule = {
  article: '第35条第1項',
  explainedIn: 'kubun-35',
  least: { count: 1, unit: 'week' },
  bylawsMay: 'lengthen',
};

const twoMonths: NoticeRule = {
  article: '第62条第6項',
  explainedIn: 'kubun-62-notice',
  least: { count: 2, unit: 'month' },
  bylawsMay: 'lengthen',
  briefing: { count: 1, unit: 'month' },
};

/** A month is short where it must suffice, and long where it is demanded. */
const days = { day: [1, 1], week: [7, 7], month: [28, 31] } as const;

export const isShorter = (one: Period, other: Period): boolean =>
  one.unit === other.unit
    ? one.count < other.count
    : one.count * days[one.unit][0] < other.count * days[other.unit][1];

/** The notice period that counts, and whether the bylaws say a shorter one in vain. */
export function appliedNotice(
  rule: NoticeRule,
  ofBylaws: Period | undefined,
): { readonly period: Period; readonly isRefused: boolean } {
  if (ofBylaws === undefined) return { period: rule.least, isRefused: false };
  const isRefused = rule.bylawsMay === 'lengthen' && isShorter(ofBylaws, rule.least);
  return { period: isRefused ? rule.least : ofBylaws, isRefused };
}

const units = { day: '日', week: '週間', month: 'か月' } as const;

export const periodWords = ({ count, unit }: Period): string => `${count}${units[unit]}`;

/** 招集の請求 (第34条第3項): the bylaws may ask for fewer; the same before and after the amendment. */
export const demandForMeeting: {
  readonly article: string;
  readonly explainedIn: string;
  readonly least: Threshold;
} = { article: '第34条第3項', explainedIn: 'kubun-34-demand', least: atLeast(1, 5) };

/** 書面又は電磁的方法による決議 (第45条第1項): all agree to the way, then the usual majority decides. */
export const writtenResolution: {
  readonly article: string;
  readonly explainedIn: string;
  readonly least: Threshold;
} = { article: '第45条第1項', explainedIn: 'kubun-45', least: atLeast(1, 1) };
