import { decide, type Tally } from '#domain/resolutions/decide.ts';
import type { Axis, Rule } from '#domain/resolutions/rule.ts';
import { fewestOf } from '#domain/resolutions/threshold.ts';
import type { Head } from './record.ts';
import type { Standing } from './standings-at.ts';
import { type Counts, countHeads, tallyOf } from './tally.ts';

export type Outlook = {
  readonly hasQuorum: boolean;
  /** As it stands now. */
  readonly passes: boolean;
  /** Whatever the others still say; answers may change until the deadline. */
  readonly fate: 'certain' | 'impossible' | 'open';
  /** What it takes of those who are there now, axis by axis: to be present, and to say yes. */
  readonly needed: { readonly present: Partial<Counts>; readonly yes: Partial<Counts> };
  /** What is still missing if nobody else comes, axis by axis: to be present, and to say yes. */
  readonly missing: { readonly present: Partial<Counts>; readonly yes: Partial<Counts> };
  /** The fewest further owners whose yes would carry it; `null` where none would. */
  readonly fewestYes: number | null;
};

/** Heads that gave no answer yet and still may. */
function mayStill({ way, reason }: Standing): boolean {
  return way === 'none' && reason !== 'no-voter' && reason !== 'left';
}

/** There, and has shown nothing yet. */
function mayRaise({ reason }: Standing): boolean {
  return reason === 'no-hand' || reason === 'agent-without-hand';
}

/** 可決まであと何名・何個, and whether it is decided already. `isAsking`: those in the room may still raise a hand. */
export function outlook(
  rule: Rule,
  heads: readonly Head[],
  standings: readonly Standing[],
  { isAsking = false }: { isAsking?: boolean } = {},
): Outlook {
  const { counted } = tallyOf(heads, standings);
  const those = (isMeant: (standing: Standing) => boolean) => {
    const ids = new Set(standings.filter(isMeant).map(({ headId }) => headId));
    return heads.filter(({ id }) => ids.has(id));
  };
  const silent = those(mayStill);
  const waiting = isAsking ? those(mayRaise) : [];
  const { hasQuorum, passes } = decide(rule, counted);
  const allYes = decide(rule, withYes(withHands(counted, waiting), silent)).passes;
  const allNo = decide(rule, withNo(counted, silent)).passes;
  return {
    hasQuorum,
    passes,
    fate: fateOf({ allYes, isSure: passes && allNo }),
    needed: neededOf(rule, counted),
    missing: missingOf(rule, counted),
    fewestYes: fewestYes(rule, counted, { silent, waiting }),
  };
}

function fateOf({ allYes, isSure }: { allYes: boolean; isSure: boolean }): Outlook['fate'] {
  if (!allYes) return 'impossible';
  return isSure ? 'certain' : 'open';
}

function withYes(tally: Tally, heads: readonly Head[]): Tally {
  const more = countHeads(heads);
  return { ...tally, present: plus(tally.present, more), yes: plus(tally.yes, more) };
}

/** Those who are counted as present already. */
function withHands(tally: Tally, heads: readonly Head[]): Tally {
  return { ...tally, yes: plus(tally.yes, countHeads(heads)) };
}

function withNo(tally: Tally, heads: readonly Head[]): Tally {
  return { ...tally, present: plus(tally.present, countHeads(heads)) };
}

function plus(one: Tally['yes'], other: Counts): Counts {
  return {
    heads: (one.heads ?? 0) + other.heads,
    votes: (one.votes ?? 0) + other.votes,
    land: (one.land ?? 0) + other.land,
  };
}

const axes: readonly Axis[] = ['heads', 'votes', 'land'];

function neededOf(rule: Rule, { eligible, present }: Tally): Outlook['needed'] {
  const whole = rule.base === 'present' ? present : eligible;
  const fewest = (demand: Rule['pass'], of: Tally['yes']) =>
    Object.fromEntries(
      axes.flatMap((axis) => {
        const threshold = demand[axis];
        // Of nobody, somebody has to be there first.
        return threshold ? [[axis, Math.max(1, fewestOf(of[axis] ?? 0, threshold))]] : [];
      }),
    );
  return { present: fewest(rule.quorum, eligible), yes: fewest(rule.pass, whole) };
}

function missingOf(rule: Rule, tally: Tally): Outlook['missing'] {
  const { present, yes } = neededOf(rule, tally);
  const lacking = (needed: Partial<Counts>, part: Tally['yes']) =>
    Object.fromEntries(
      axes.flatMap((axis) => {
        const few = (needed[axis] ?? 0) - (part[axis] ?? 0);
        return few > 0 ? [[axis, few]] : [];
      }),
    );
  return { present: lacking(present, tally.present), yes: lacking(yes, tally.yes) };
}

type Others = { readonly silent: readonly Head[]; readonly waiting: readonly Head[] };

/**
 * Those with the most votes first: exact on heads and votes; where land counts too, no fewer than this are named.
 * Only as many come from outside as the quorum asks for, since whoever comes makes the whole larger.
 */
function fewestYes(rule: Rule, tally: Tally, { silent, waiting }: Others): number | null {
  const [outside, inside] = [silent.toSorted(byVotes), waiting.toSorted(byVotes)];
  const comes = (count: number) => withYes(tally, outside.slice(0, count));
  const counts = Array.from({ length: outside.length + 1 }, (_, count) => count);
  const least = counts.find((count) => decide(rule, comes(count)).hasQuorum);
  if (least === undefined) return null;
  for (let count = 0; count <= outside.length + inside.length; count += 1) {
    const coming = Math.max(Math.min(least, count), count - inside.length);
    const raised = inside.slice(0, count - coming);
    if (decide(rule, withHands(comes(coming), raised)).passes) return count;
  }
  return null;
}

function byVotes(one: Head, other: Head): number {
  return other.votes - one.votes || other.land - one.land;
}
