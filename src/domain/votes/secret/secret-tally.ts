import { decide } from '#domain/resolutions/decide.ts';
import type { Rule } from '#domain/resolutions/rule.ts';
import type { Head } from '#domain/votes/record.ts';
import type { Standing } from '#domain/votes/standings-at.ts';
import { type Counts, tallyOf } from '#domain/votes/tally.ts';
import { unitOf } from './may-be-secret.ts';
import type { PaperPile } from './paper-count.ts';
import { marksOf, type SecretTerms } from './secret-terms.ts';

/** How somebody cast: on the phone, in an envelope, or on a paper that was handed out in the hall. */
export const turnoutWays = ['electronic', 'envelope', 'hall'] as const;
export type TurnoutWay = (typeof turnoutWays)[number];

/** That an owner has voted on an item, and how; what, stands nowhere beside it. */
export type Turnout = { readonly headId: string; readonly way: TurnoutWay };

const waysOfPresence = { electronic: 'electronic', envelope: 'paper', hall: 'room' } as const;

/** Present is whoever is there, has sent a slip, or has voted on this item; choices are not known. */
export function secretStandings(
  standings: readonly Standing[],
  turnout: readonly Turnout[],
): readonly Standing[] {
  const wayOf = new Map(turnout.map(({ headId, way }) => [headId, way]));
  return standings.map((standing) => {
    const cast = wayOf.get(standing.headId);
    const isThere = standing.way !== 'none';
    if (cast === undefined) {
      return isThere ? { ...standing, choice: 'abstain', reason: 'secret-not-cast' } : standing;
    }
    const way = isThere ? standing.way : waysOfPresence[cast];
    return { headId: standing.headId, way, choice: null, reason: 'secret-cast' };
  });
}

/** How many papers an owner has. */
export const papersOf = ({ votes }: Pick<Head, 'votes'>, unit: number): number => votes / unit;

/** Papers that must be in the pile at most: those of envelopes and of the hall, of whoever may vote. */
export function papersOut(heads: readonly Head[], turnout: readonly Turnout[]): number {
  const unit = unitOf(heads);
  const out = new Set(turnout.flatMap(({ headId, way }) => (way === 'electronic' ? [] : [headId])));
  return heads.reduce((sum, head) => sum + (out.has(head.id) ? papersOf(head, unit) : 0), 0);
}

type SecretLine = {
  readonly mark: string;
  readonly label: string;
  readonly votes: number;
  /** 当選; always false where it is yes or no. */
  readonly isElected: boolean;
};

export type SecretResult = {
  /** 投票された議決権 */
  readonly castVotes: number;
  /** In the order of the ballot paper where it is yes or no, else the most votes first. */
  readonly lines: readonly SecretLine[];
  /** An election: how many are elected. `null` where it is yes or no. */
  readonly seats: number | null;
  /** Seats that stay empty, since nobody else had the majority. */
  readonly openSeats: number;
  /** Who had the same votes where not all of them can be elected. */
  readonly tied: readonly string[];
};

export type SecretTally = {
  readonly counted: {
    readonly eligible: Counts;
    readonly present: Counts;
    /** Votes, and heads where every owner has the same. */
    readonly yes: Partial<Counts>;
  };
  readonly byWay: ReturnType<typeof tallyOf>['byWay'];
  readonly hasQuorum: boolean;
  readonly passes: boolean;
  readonly result: SecretResult;
};

type Counted = {
  readonly terms: SecretTerms;
  readonly heads: readonly Head[];
  readonly standings: readonly Standing[];
  /** What phones and papers say together, in papers. */
  readonly pile: PaperPile;
};

export function addPiles(one: PaperPile, other: PaperPile): PaperPile {
  const marks = new Set([...Object.keys(one.marks), ...Object.keys(other.marks)]);
  return {
    ballots: one.ballots + other.ballots,
    marks: Object.fromEntries(
      [...marks].map((mark) => [mark, (one.marks[mark] ?? 0) + (other.marks[mark] ?? 0)]),
    ),
  };
}

/** A secret item from its piles: a majority of those who are present, for each name apart where it is an election. */
export function secretTally(rule: Rule, { terms, heads, standings, pile }: Counted): SecretTally {
  const unit = unitOf(heads);
  const isEven = heads.every(({ votes }) => votes === unit);
  const { counted, byWay } = tallyOf(heads, standings);
  const { eligible, present } = counted as SecretTally['counted'];
  const yesOf = (papers: number) => ({
    votes: papers * unit,
    ...(isEven ? { heads: papers } : {}),
  });
  const papersFor = (mark: string) => pile.marks[mark] ?? 0;
  const hasMajority = (papers: number) =>
    decide(rule, { eligible, present, yes: yesOf(papers) }).passes;
  const { hasQuorum } = decide(rule, { eligible, present, yes: {} });
  const counts = marksOf(terms).map((it) => ({ ...it, papers: papersFor(it.mark) }));
  const castVotes = pile.ballots * unit;
  if (terms.candidates.length === 0) {
    const lines = counts.map(({ mark, label, papers }) => ({
      mark,
      label,
      votes: papers * unit,
      isElected: false,
    }));
    const yes = yesOf(papersFor('yes'));
    const result = { castVotes, lines, seats: null, openSeats: 0, tied: [] };
    const passes = hasMajority(papersFor('yes'));
    return { counted: { eligible, present, yes }, byWay, hasQuorum, passes, result };
  }
  const { elected, tied } = electedOf(
    counts.filter(({ papers }) => hasMajority(papers)),
    terms.seats,
  );
  const lines = counts
    .toSorted((one, other) => other.papers - one.papers)
    .map(({ mark, label, papers }) => ({
      mark,
      label,
      votes: papers * unit,
      isElected: elected.includes(mark),
    }));
  const openSeats = terms.seats - elected.length;
  const result = { castVotes, lines, seats: terms.seats, openSeats, tied: tied.map(labelOf) };
  const passes = elected.length > 0;
  return { counted: { eligible, present, yes: {} }, byWay, hasQuorum, passes, result };
}

type Candidate = { readonly mark: string; readonly label: string; readonly papers: number };
const labelOf = ({ label }: Candidate): string => label;

/** The most votes first, as many as there are seats; of those who are even at the last seat nobody is preferred. */
function electedOf(able: readonly Candidate[], seats: number) {
  const ranked = able.toSorted((one, other) => other.papers - one.papers);
  const next = ranked[seats];
  const marks = (some: readonly Candidate[]) => some.map(({ mark }) => mark);
  if (!next || (ranked[seats - 1]?.papers ?? 0) > next.papers) {
    return { elected: marks(ranked.slice(0, seats)), tied: [] };
  }
  const tied = ranked.filter(({ papers }) => papers === next.papers);
  return { elected: marks(ranked.filter(({ papers }) => papers > next.papers)), tied };
}

/** 当選は、佐藤 一郎（31個）、田中 花子（28個）。 For lists, minutes and the notice. */
export function outcomeWords({ lines, seats, openSeats, tied }: SecretResult): string {
  if (seats === null) return '';
  const named = (some: readonly SecretLine[]) =>
    some.map(({ label, votes }) => `${label}（${votes}個）`).join('、');
  const elected = lines.filter(({ isElected }) => isElected);
  const others = lines.filter(({ isElected }) => !isElected);
  return [
    elected.length > 0 ? `当選：${named(elected)}。` : '当選した方はいません。',
    others.length > 0 ? `ほかの候補者：${named(others)}。` : '',
    tied.length > 0
      ? `${tied.join('、')}は同じ票数のため、決まっていません。`
      : openSeats > 0
        ? `要る賛成に届いた方が足りず、${openSeats}人分が決まっていません。`
        : '',
  ].join('');
}
