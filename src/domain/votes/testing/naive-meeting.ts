import type { Rule } from '#domain/resolutions/rule.ts';
import type { Answer, Box, Choice, Head } from '#domain/votes/record.ts';

/**
 * The same questions answered another way: the day is played from the start, minute by minute, as somebody with a
 * notebook would. Slow and plain on purpose; it shares nothing with the engine but the record.
 */
type NaiveVerdict = { readonly ways: readonly string[]; readonly passes: boolean };

export function playMeeting(box: Box, rule: Rule, moment: Moment): NaiveVerdict {
  const notes = box.heads.map((head) => noteOf(box, head, moment));
  const all = weigh(box.heads);
  const present = weigh(box.heads.filter((_, index) => notes[index]?.way !== 'none'));
  const yes = weigh(box.heads.filter((_, index) => notes[index]?.choice === 'yes'));
  const hasQuorum = isEnough(rule.quorum, present, all);
  return {
    ways: notes.map(({ way, choice }) => `${way} ${choice ?? ''}`),
    passes: hasQuorum && isEnough(rule.pass, yes, rule.base === 'present' ? present : all),
  };
}

type Moment = { readonly itemId: string; readonly at: number };

function weigh(heads: readonly Head[]): readonly bigint[] {
  let count = 0n;
  let votes = 0n;
  let land = 0n;
  for (const head of heads) {
    count += 1n;
    votes += BigInt(head.votes);
    land += BigInt(head.land);
  }
  return [count, votes, land];
}

function isEnough(
  demand: Rule['pass'],
  part: readonly bigint[],
  whole: readonly bigint[],
): boolean {
  const asked = [demand.heads, demand.votes, demand.land];
  return asked.every((share, axis) => {
    if (!share) return true;
    const of = whole[axis] ?? 0n;
    const left = (part[axis] ?? 0n) * BigInt(share.d);
    const right = of * BigInt(share.n);
    return of !== 0n && left >= right && !(share.strict && left === right);
  });
}

type Note = { way: string; choice: Choice | null };
const nobody: Note = { way: 'none', choice: null };

/** One owner's line in the notebook at the moment of the vote. */
function noteOf(box: Box, head: Head, moment: Moment): Note {
  const pile = pileOf(box, head, moment.at);
  const visit = visitOf(box, head, moment.at);
  if (box.ways.arrival === 'whole-meeting' && pile.slip) return slipNote(box, head, moment);
  if (visit.here) {
    const { person, way } = visit.here;
    return { way, choice: lastHand(box, moment, { person, headId: head.id }) ?? 'abstain' };
  }
  if (visit.came) return agentNote(box, head, { ...moment, paper: pile.doorPaper });
  return slipNote(box, head, moment);
}

type Visit = { came: boolean; here: { person: string; way: string } | null };

function visitOf(box: Box, head: Head, at: number): Visit {
  const visit: Visit = { came: false, here: null };
  // The last of those who may act is written first, so that the first ends on top.
  for (const person of head.voters.toReversed()) {
    const own = box.stays.filter((stay) => stay.personId === person && stay.from <= at);
    if (own.length > 0) visit.came = true;
    const [now] = own.filter(({ until }) => !(until !== null && until <= at));
    if (now) visit.here = { person, way: now.way };
  }
  return visit;
}

function slipNote(box: Box, head: Head, moment: Moment): Note {
  const { slip, mandate, doorPaper } = pileOf(box, head, moment.at);
  const byAgent = agentNote(box, head, { ...moment, paper: doorPaper ?? mandate });
  if (!slip) return byAgent;
  const marked = slip.choices[moment.itemId];
  if (marked) return { way: slip.kind, choice: marked };
  const isFilled = box.ways.blank === 'proxy-fills' && byAgent.way !== 'none';
  return isFilled ? byAgent : { way: slip.kind, choice: 'abstain' };
}

type Pile = { slip: Answer | null; mandate: Answer | null; doorPaper: Answer | null };

/** The pile of papers of one owner, laid one on the other in their order; a withdrawal clears it. */
function pileOf(box: Box, head: Head, at: number): Pile {
  const papers = box.answers.filter((it) => it.headId === head.id && it.receivedAt <= at);
  const pile: Pile = { slip: null, mandate: null, doorPaper: null };
  for (const paper of papers.toSorted((a, b) => (weightOf(a) < weightOf(b) ? -1 : 1))) {
    if (paper.isAtDoor) pile.doorPaper = paper;
    else if (isEarlyEnough(box, paper)) lay(pile, paper);
  }
  return pile;
}

function lay(pile: Pile, paper: Answer): void {
  if (paper.kind === 'withdrawal') {
    pile.slip = null;
    pile.mandate = null;
  } else if (paper.kind === 'proxy') {
    pile.mandate = paper;
  } else {
    pile.slip = paper;
  }
}

function isEarlyEnough(box: Box, { receivedAt }: Answer): boolean {
  const last = box.ways.late === 'until-opening' ? box.opensAt - 1 : 0;
  return receivedAt <= Math.max(box.deadlineAt, last);
}

function weightOf({ day, kind, number }: Answer): string {
  const wire = kind === 'electronic' || kind === 'withdrawal' ? '1' : '0';
  return `${day} ${wire} ${String(number).padStart(9, '0')}`;
}

function agentNote(box: Box, head: Head, { paper, ...moment }: Moment & { paper: Answer | null }) {
  const agent = paper === null ? null : (paper.agentId ?? box.ways.unnamedAgent);
  if (paper === null || agent === null) return nobody;
  const isHere = box.stays.some(
    ({ personId, from, until }) =>
      personId === agent && moment.at >= from && !(until !== null && moment.at >= until),
  );
  if (!isHere) return nobody;
  const hand = lastHand(box, moment, { person: agent, headId: head.id });
  return { way: 'proxy', choice: paper.choices[moment.itemId] ?? hand ?? 'abstain' };
}

type Who = { readonly person: string; readonly headId: string };

function lastHand(box: Box, { itemId }: Moment, { person, headId }: Who): Choice | null {
  const raised = new Map<string | null, Choice>();
  for (const hand of box.hands) {
    if (hand.itemId === itemId && hand.personId === person) raised.set(hand.headId, hand.choice);
  }
  return raised.get(headId) ?? raised.get(null) ?? null;
}
