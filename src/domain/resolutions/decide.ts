import type { Axis, Demand, Rule } from './rule.ts';
import { reaches } from './threshold.ts';

type Counts = Readonly<Partial<Record<Axis, number>>>;

/** Those who have a vote, those of them who are present in any way, and those who said yes. */
export type Tally = {
  readonly eligible: Counts;
  readonly present: Counts;
  readonly yes: Counts;
};

type Verdict = { readonly hasQuorum: boolean; readonly passes: boolean };

/** 可否: the quorum first, then the majority on every axis. */
export function decide(rule: Rule, { eligible, present, yes }: Tally): Verdict {
  const hasQuorum = isMet(rule.quorum, present, eligible);
  const whole = rule.base === 'present' ? present : eligible;
  return { hasQuorum, passes: hasQuorum && isMet(rule.pass, yes, whole) };
}

/** Nobody decides nothing: a whole of zero meets no demand. */
function isMet(demand: Demand, part: Counts, whole: Counts): boolean {
  return (['heads', 'votes', 'land'] as const).every((axis) => {
    const threshold = demand[axis];
    if (threshold === undefined) return true;
    const all = whole[axis] ?? 0;
    return all > 0 && reaches(part[axis] ?? 0, all, threshold);
  });
}
