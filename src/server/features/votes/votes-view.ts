import type { VoteBox } from '#contract/votes.ts';
import { kindNames } from '#domain/resolutions/kind.ts';
import { regimeOf, ruleFor } from '#domain/resolutions/rule-for.ts';
import { brokenAt, type Linked } from '#domain/votes/chain.ts';
import { outlook } from '#domain/votes/outlook.ts';
import type { Box } from '#domain/votes/record.ts';
import { standingsAt } from '#domain/votes/standings-at.ts';
import { countHeads, tallyOf } from '#domain/votes/tally.ts';
import { validAnswers } from '#domain/votes/valid-answers.ts';
import type { Db } from '#server/db/db.ts';
import { listAnswers, listWaiting, sha256, type WaitingReading } from './answer-store.ts';
import {
  findBox,
  listHeads,
  type MeetingAhead,
  type StoredBox,
  type StoredHead,
  type VoteReader,
} from './box-store.ts';

export async function viewVotes(
  db: Db,
  reader: VoteReader,
  { meeting, now }: { meeting: MeetingAhead; now: Date },
) {
  const { id, title, heldOn } = meeting;
  const stored = await findBox(db, reader, { meetingId: id });
  if (!stored) return { id, title, heldOn, box: null };
  const heads = await listHeads(db, reader, stored.id);
  const answers = await listAnswers(db, reader, stored.id);
  const waiting = await listWaiting(db, reader, stored.id);
  const at = now.getTime();
  return { id, title, heldOn, box: viewBox({ meeting, stored, heads, answers, waiting, at }) };
}

type Facts = {
  readonly meeting: MeetingAhead;
  readonly stored: StoredBox;
  readonly heads: readonly StoredHead[];
  readonly answers: readonly Linked[];
  readonly waiting: readonly WaitingReading[];
  readonly at: number;
};

function viewBox({ meeting, stored, heads, answers, waiting, at }: Facts) {
  const { recordOn, deadlineAt, opensAt, ways, answerCount, chainHead } = stored;
  const box: Box = { heads, answers, stays: [], hands: [], ways, deadlineAt, opensAt };
  const states = heads.map((head) => stateOf(box, { head, waiting, at }));
  const answered = heads.filter((_, index) => states[index]?.isAnswered);
  const hasOpened = at >= opensAt;
  return {
    recordOn,
    deadlineAt,
    opensAt,
    hasOpened,
    eligible: countHeads(heads),
    answered: countHeads(answered),
    heads: heads.map(({ id, dwellings, names, votes, voters }, index) => ({
      id,
      dwellings,
      names,
      votes,
      hasVoter: voters.length > 0,
      state: states[index]?.state ?? 'none',
    })),
    items: stored.items.map(({ id, kind }) => ({
      id,
      kind,
      kindName: kindNames[kind],
      ...namesOf(meeting, id),
      tally: hasOpened ? tallyAt(box, { id, kind, at, recordOn }) : null,
    })),
    chain: {
      count: answerCount,
      head: chainHead,
      brokenAt: brokenAt({ answers, count: answerCount, head: chainHead }, sha256),
    },
  };
}

function namesOf({ items }: MeetingAhead, wanted: string) {
  const found = items.find(({ id }) => id === wanted);
  return { label: found?.label ?? '', title: found?.title ?? '' };
}

type HeadState = VoteBox['heads'][number]['state'];
type Asked = Pick<Facts, 'waiting' | 'at'> & { readonly head: StoredHead };

/** What waits to be read again comes before what counts already: somebody has to look at it. */
function stateOf(
  box: Box,
  { head, waiting, at }: Asked,
): { state: HeadState; isAnswered: boolean } {
  const own = waiting.filter(({ headId }) => headId === head.id);
  const isAnswered = validAnswers(box, head.id, at).ballot !== null;
  const wasAnswered = box.answers.some(({ headId }) => headId === head.id);
  const settled: HeadState = wasAnswered ? 'withdrawn' : 'none';
  if (own.length === 0) return { state: isAnswered ? 'counted' : settled, isAnswered };
  const positions = new Set(own.map(({ readAs }) => readAs));
  return { state: positions.size > 1 ? 'differs' : 'read-once', isAnswered };
}

type Item = StoredBox['items'][number] & Pick<StoredBox, 'recordOn'> & { readonly at: number };

function tallyAt(box: Box, { id, kind, at, recordOn }: Item) {
  const applied = ruleFor(kind, regimeOf(recordOn));
  if (!applied) throw new Error(`an item of a kind that the law does not have: ${kind}`);
  const standings = standingsAt(box, { itemId: id, at });
  const { byChoice } = tallyOf(box.heads, standings);
  return { byChoice, ...outlook(applied.rule, box.heads, standings) };
}
