import { answerQuestion, isSaidAtOnce } from '#domain/caretaker/answering/answer-question.ts';
import type { Role } from '#domain/caretaker/answering/spoken/decline-lines.ts';
import { answerableFrom } from '#domain/caretaker/answering/suggested-questions.ts';
import { declineReasonOf } from '#domain/caretaker/decline-reason-of.ts';
import type { Asked, Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import { standingAlone } from '#domain/caretaker/follow-up.ts';
import type { Reply } from '#domain/caretaker/reply.ts';
import { type FoundPart, joinedReply } from './joined-reply.ts';
import { nearQuestion } from './near-question.ts';
import { partAsked } from './part-asked.ts';
import { questionsIn } from './questions-in.ts';
import { withoutNoticedDay } from './without-noticed-day.ts';

type AskedGiven = {
  readonly asked: Asked;
  readonly known: Known;
  readonly role: Role;
  /** Finds the evidence for one question: `findEvidence` over the association's index. */
  readonly find: (asked: Asked) => Evidence;
};

const mostItems = 10;

type AnsweredAsked = { readonly reply: Reply; readonly evidence: Evidence };

/**
 * 質問への回答: finds and answers all that a message asks. Danger, what may not be answered and small talk are
 * decided on the whole of it; the questions of the rest are answered one by one.
 */
export function answerAsked(given: AskedGiven): AnsweredAsked {
  const { reply, evidence } = answeredInParts(given) ?? answeredWhole(given);
  const suggestions = answerableFrom(given.known.passages, reply.suggestions);
  return { reply: { ...reply, suggestions }, evidence };
}

function answeredWhole(given: AskedGiven): AnsweredAsked {
  const asked = asLookedUp(given.asked, given.known);
  const first = answered(asked, given);
  return answeredAsMeant({ ...given, asked }, first) ?? first;
}

function answered(asked: Asked, { find, known, role }: AskedGiven): AnsweredAsked {
  const evidence = find(asked);
  return { reply: answerQuestion({ asked, evidence, known, role }), evidence };
}

/** 言い換え: where the records answer a question that means the same, and says it better than what was found. */
function answeredAsMeant(given: AskedGiven, { reply }: AnsweredAsked): AnsweredAsked | undefined {
  const { asked } = given;
  const meant = isOpen(reply, asked) ? nearQuestion(asked.question, asked.today) : undefined;
  if (meant === undefined) return undefined;
  const other = answered({ ...asked, question: meant, previous: [] }, given);
  if (!isBetter(other.reply, reply)) return undefined;
  const note = { markdown: `「${meant}」というお尋ねとして、お答えします。`, cites: [] };
  return { ...other, reply: { ...other.reply, statements: [note, ...other.reply.statements] } };
}

/** What was looked up stays; so does danger, small talk and every no but that others have to decide. */
function isOpen({ outcome, accuracy }: Reply, { question, useDocuments, expertMode }: Asked) {
  if (!useDocuments || expertMode === 'legal') return false;
  if (outcome === 'declined') return declineReasonOf(question)?.reason === 'reserved-decision';
  return outcome !== 'emergency' && outcome !== 'small-talk' && !isExact({ outcome, accuracy });
}

const isExact = ({ outcome, accuracy }: Pick<Reply, 'outcome' | 'accuracy'>): boolean =>
  accuracy === null && outcome !== 'unknown';

function isBetter(other: Reply, first: Reply): boolean {
  if (other.outcome !== 'answered') return false;
  const [source, firstSource] = [other, first].map(({ sources }) => sources[0]?.passageId);
  if (source !== undefined && source === firstSource) return false;
  return first.outcome !== 'answered' || (other.accuracy ?? 1) >= (first.accuracy ?? 0);
}

/** A day that is still to come tells what is announced from danger: there it stays. */
function asLookedUp(asked: Asked, known: Known): Asked {
  const shorter = withoutNoticedDay(asked, known);
  if (shorter === asked) return asked;
  const isFixed = [asked, shorter].some((one) =>
    isSaidAtOnce(one, standingAlone([...one.previous, one.question])),
  );
  return isFixed ? asked : shorter;
}

function answeredInParts({ asked, find, known, role }: AskedGiven): AnsweredAsked | undefined {
  const parts = questionsIn(asked.question, asked.today);
  if (parts.length < 2) return undefined;
  const understood = standingAlone([...asked.previous, asked.question]);
  if (isSaidAtOnce(asked, understood)) return undefined;
  const found = parts.map(({ words }, place) => {
    const part = asLookedUp(partAsked(asked, parts, place), known);
    return { words, asked: part, evidence: find(part) };
  });
  const reply = joinedReply({ asked, known, role }, found);
  return reply && { reply, evidence: joinedEvidence(understood, found) };
}

/** The evidence for all of them, the best of each first. */
function joinedEvidence(understood: string, found: readonly FoundPart[]): Evidence {
  const lists = found.map(({ evidence }) => evidence.items);
  const most = Math.max(...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, rank) =>
    lists.flatMap((items) => items[rank] ?? []),
  ).flat();
  const byId = new Map<string, EvidenceItem>();
  for (const item of inTurn) {
    const known = byId.get(item.passage.id);
    if (known === undefined || known.chance < item.chance) byId.set(item.passage.id, item);
  }
  return {
    understood,
    kind: found[0]?.evidence.kind ?? 'other',
    items: [...byId.values()].slice(0, mostItems),
    chance: Math.min(...found.map(({ evidence }) => evidence.chance)),
  };
}
