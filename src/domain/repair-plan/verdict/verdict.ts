import type { Yen } from '#domain/money.ts';
import type { Projection, ProjectionYear } from '#domain/repair-plan/projection/project.ts';

/**
 * 判定 of a plan: the one judgement behind its headline, its colour on every screen and paper, and the
 * most points it can have.
 */
export type Verdict =
  | { readonly kind: 'short'; readonly first: ProjectionYear }
  | {
      /** 余裕が少ない: below half a year's contributions, or a loan is left at the end. */
      readonly kind: 'tight';
      /** The lowest balance lies below the margin; else only the loan is what is left over. */
      readonly isLow: boolean;
      readonly halfYearYen: Yen;
    }
  | { readonly kind: 'enough' };

export type VerdictKind = Verdict['kind'];

export function verdictOf(projection: Projection): Verdict {
  const { years, worst, loanLeftYen } = projection;
  const first = years.find(({ closingYen }) => closingYen < 0);
  if (first) return { kind: 'short', first };
  const halfYearYen = halfYearOf(years.find(({ year }) => year === worst.year));
  const isLow = worst.balanceYen < halfYearYen;
  return isLow || loanLeftYen > 0 ? { kind: 'tight', isLow, halfYearYen } : { kind: 'enough' };
}

/** 積立金の半年分 of a year: the margin a fund should never fall below. */
export function halfYearOf(year: ProjectionYear | undefined): Yen {
  return Math.ceil((year?.contributionYen ?? 0) / 2);
}

/** 判定ごとの点数の上限: a fund that runs dry is no good plan, whatever else is in order. */
export const mostPointsOf: Readonly<Record<VerdictKind, number>> = {
  short: 59,
  tight: 79,
  enough: 100,
};
