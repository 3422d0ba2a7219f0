import type { MatchingFacts, Proposal, RatedProposal } from './facts.ts';
import { findBooked, indexBooked } from './find-booked.ts';
import { indexPayers, proposeDues } from './propose-dues.ts';
import { indexNew, proposeNew } from './propose-new.ts';
import { leadOfSure, likely, shownProposals, sure } from './thresholds.ts';

/** 照合の候補 for each open line, the best first: what the books have already, or the entry to be made. */
export function propose(facts: MatchingFacts): ReadonlyMap<string, readonly RatedProposal[]> {
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
      return [line.id, rated(all)];
    }),
  );
}

/** Only the first can be sure, and only where nothing else comes near it. */
function rated(proposals: readonly Proposal[]): readonly RatedProposal[] {
  const sorted = proposals.toSorted((one, other) => other.score - one.score);
  const [first, second] = sorted;
  const lead = (first?.score ?? 0) - (second?.score ?? 0);
  return sorted.slice(0, shownProposals).map((it, at) => {
    const isSure = at === 0 && it.score >= sure && lead >= leadOfSure;
    const score = Math.max(0, Math.min(100, it.score));
    return { ...it, score, sureness: isSure ? 'sure' : score >= likely ? 'likely' : 'guess' };
  });
}
