import type { MatchingFacts, Proposal, RatedProposal } from './facts.ts';
import { findBooked, indexBooked } from './find-booked.ts';
import { indexNew } from './new-index.ts';
import { indexPayers } from './payer-index.ts';
import { proposeDues } from './propose-dues.ts';
import { proposeNew } from './propose-new.ts';
import { leadOfSure, likely, shownProposals, sure } from './thresholds.ts';

/** 照合の候補 for each open line, the best first: what the books have already, or the entry to be made. */
export function propose(facts: MatchingFacts): ReadonlyMap<string, readonly RatedProposal[]> {
  return oneOfEach(new Map([...proposeAll(facts)].map(([id, sorted]) => [id, rated(sorted)])));
}

/** Each that there is, the best first. */
export function proposeAll(facts: MatchingFacts): ReadonlyMap<string, readonly Proposal[]> {
  const booked = indexBooked(facts);
  const payers = indexPayers(facts);
  const fresh = indexNew(facts);
  return new Map(
    facts.lines.map((line) => {
      const all = [
        ...findBooked(line, booked),
        ...proposeDues(line, payers),
        ...proposeNew(line, fresh),
      ];
      return [line.id, all.toSorted((one, other) => other.score - one.score)];
    }),
  );
}

/** Only the first can be sure, and only where nothing else comes near it. */
function rated(sorted: readonly Proposal[]): readonly RatedProposal[] {
  const [first, second, ...others] = sorted;
  const lead = (first?.score ?? 0) - (second?.score ?? 0);
  const isContested =
    first?.grounds?.kind === 'dues' &&
    (first.grounds.isUnsettled || [second, ...others].some((it) => it?.grounds?.isRival));
  return sorted.slice(0, shownProposals).map((it, at) => {
    const isSure = at === 0 && it.score >= sure && lead >= leadOfSure && !isContested;
    const score = Math.max(0, Math.min(100, it.score));
    return { ...it, score, sureness: isSure ? 'sure' : score >= likely ? 'likely' : 'guess' };
  });
}

/** Of two deposits of one dwelling the second waits until the first is booked: it may be paid twice. */
function oneOfEach(
  all: ReadonlyMap<string, readonly RatedProposal[]>,
): ReadonlyMap<string, readonly RatedProposal[]> {
  const taken = new Set<string>();
  return new Map(
    [...all].map(([lineId, proposals]) => {
      const [first, ...others] = proposals;
      if (first?.sureness !== 'sure' || first.dwellingId === null) return [lineId, proposals];
      if (taken.has(first.dwellingId))
        return [lineId, [{ ...first, sureness: 'likely' }, ...others]];
      taken.add(first.dwellingId);
      return [lineId, proposals];
    }),
  );
}
