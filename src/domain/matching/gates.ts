import type { AutoKind, Grounds, Proposal } from './facts.ts';
import { gates } from './thresholds.ts';

/**
 * 自動で書けるもの: the best proposal, if it fits strictly, nothing else comes near it, and people have confirmed the
 * same before. Either gate alone books wrongly; both together decide.
 */
export function automaticOf(
  sorted: readonly Proposal[],
  switchedOn: ReadonlySet<AutoKind>,
): Proposal | null {
  const [best, ...others] = sorted;
  const grounds = best?.grounds;
  if (!best || !grounds || !switchedOn.has(grounds.kind)) return null;
  const isThrough = grounds.isStrict && grounds.isProven && standsAlone(best, others);
  return isThrough && !others.some((it) => isRivalOf(grounds, it)) ? best : null;
}

function standsAlone(best: Proposal, others: readonly Proposal[]): boolean {
  const lead = best.score - (others[0]?.score ?? 0);
  return best.score >= gates.score && lead >= gates.lead;
}

/** Somebody else who might be meant; a number of dwelling settles it. */
function isRivalOf({ isRoomed }: Grounds, { grounds }: Proposal): boolean {
  return grounds?.isRival === true && (grounds.isRoomed || !isRoomed);
}
