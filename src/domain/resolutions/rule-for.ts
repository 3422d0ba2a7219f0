import type { IsoDate } from '#domain/calendar.ts';
import type { Kind } from './kind.ts';
import type { Axis, Base, Demand, Rule } from './rule.ts';
import { from2026April, until2026March } from './rules.ts';
import { compareThresholds, majority, type Threshold } from './threshold.ts';

export type Regime = 'until-2026-03' | 'from-2026-04';

/** 令和7年法律第47号: in force from this day, for meetings whose convocation began on it or later; bylaws against it lost effect (附則第2条). */
export const amendedOn: IsoDate = '2026-04-01';

export const regimeOf = (convocationBegan: IsoDate): Regime =>
  convocationBegan < amendedOn ? 'until-2026-03' : 'from-2026-04';

/** 規約の定め on one kind of resolution; what it does not name stays as the Act has it. */
export type BylawClause = {
  readonly base?: Base;
  readonly quorum?: Demand;
  readonly pass?: Demand;
};

/** Which part of a clause the Act does not allow. */
export type RefusedPart = 'base' | `quorum.${Axis}` | `pass.${Axis}`;

/** The rule that counts: the Act with what the bylaws may change of it, and what they say in vain. */
export type AppliedRule = { readonly rule: Rule; readonly refused: readonly RefusedPart[] };

const axes: readonly Axis[] = ['heads', 'votes', 'land'];

/** Nothing where the kind did not exist under the law of that day. */
export function ruleFor(
  kind: Kind,
  regime: Regime,
  clause: BylawClause = {},
): AppliedRule | undefined {
  const rule = regime === 'from-2026-04' ? from2026April[kind] : until2026March[kind];
  if (rule === undefined) return undefined;
  if (rule.latitude === 'free') return { rule: { ...rule, ...clause }, refused: [] };
  const quorum = appliedDemand(rule.quorum, clause.quorum, (wanted, least) =>
    mayRaise(rule) ? compareThresholds(wanted, least) >= 0 : false,
  );
  const pass = appliedDemand(rule.pass, clause.pass, (wanted, least, axis) =>
    mayLower(rule, axis) ? isBetween(wanted, least) : false,
  );
  const isOtherBase = clause.base !== undefined && clause.base !== rule.base;
  // A share of all is no share of those present, whatever its figure.
  const counted = isOtherBase ? rule.pass : pass.demand;
  return {
    rule: { ...rule, quorum: quorum.demand, pass: counted },
    refused: [
      ...(isOtherBase ? (['base'] as const) : []),
      ...quorum.refused.map((axis) => `quorum.${axis}` as const),
      ...pass.refused.map((axis) => `pass.${axis}` as const),
      ...missingAxes(rule.pass, clause.pass).map((axis) => `pass.${axis}` as const),
    ],
  };
}

const mayRaise = ({ latitude }: Rule): boolean =>
  latitude === 'quorum-up' || latitude === 'quorum-up-share-down';

const mayLower = ({ latitude }: Rule, axis: Axis): boolean =>
  latitude === 'quorum-up-share-down' || (latitude === 'heads-down' && axis === 'heads');

const isBetween = (wanted: Threshold, most: Threshold): boolean =>
  compareThresholds(wanted, majority) >= 0 && compareThresholds(wanted, most) <= 0;

type Allows = (wanted: Threshold, lawful: Threshold, axis: Axis) => boolean;

function appliedDemand(
  lawful: Demand,
  wanted: Demand = {},
  allows: Allows,
): { readonly demand: Demand; readonly refused: readonly Axis[] } {
  const demand: Record<string, Threshold> = { ...lawful };
  const refused: Axis[] = [];
  for (const axis of axes) {
    const [least, asked] = [lawful[axis], wanted[axis]];
    if (asked === undefined) continue;
    if (least !== undefined && allows(asked, least, axis)) demand[axis] = asked;
    else if (least === undefined || compareThresholds(asked, least) !== 0) refused.push(axis);
  }
  return { demand, refused };
}

/** 議決権の4分の3 alone, where the Act counts heads as well. */
const missingAxes = (lawful: Demand, wanted: Demand | undefined): readonly Axis[] =>
  wanted === undefined
    ? []
    : axes.filter((axis) => lawful[axis] !== undefined && wanted[axis] === undefined);
