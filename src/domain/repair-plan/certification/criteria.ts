import type { IsoDate } from '#domain/calendar.ts';

/** 認定基準の版. */
export type Criteria = {
  readonly id: string;
  readonly effectiveFrom: IsoDate;
  /** 計画の作成・見直しから申請までの年数の上限. */
  readonly planAgeYears: number;
};

/** In order of their days. A new ordinance is a new line; what was certified under an old one stays. */
const versions: readonly Criteria[] = [
  // マンション管理適正化法施行規則1条の10（令和4年4月1日施行）
  { id: '2022-04', effectiveFrom: '2022-04-01', planAgeYears: 7 },
];

/** 見直し案: proposed in December 2025, not final; only ever shown as an advance check. */
export const proposedCriteria: Criteria = {
  id: 'proposed-2025-12',
  effectiveFrom: '9999-12-31',
  planAgeYears: 5,
};

/** The criteria of a day; `null` before the system began. */
export function criteriaOn(date: IsoDate): Criteria | null {
  return versions.findLast(({ effectiveFrom }) => effectiveFrom <= date) ?? null;
}

/** The same day so many years before; 29 February compares rightly even where it does not exist. */
export function yearsBefore(date: IsoDate, years: number): IsoDate {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`;
}
