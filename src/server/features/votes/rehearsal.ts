import type { Hono } from 'hono';
import * as contract from '#contract/votes.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { topicOf } from '#domain/meetings/agenda/topics.ts';
import { Refusal } from '#domain/refusal.ts';
import { agentRelations } from '#domain/votes/agent.ts';
import { ownRulesIn } from '#domain/votes/own-rules.ts';
import { type Answer, type Choice, usualWays } from '#domain/votes/record.ts';
import { unitOf } from '#domain/votes/secret/may-be-secret.ts';
import { papersOf } from '#domain/votes/secret/secret-tally.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { loadBylawPassages } from '#server/knowledge/bylaw-passages.ts';
import { newId } from '#server/outside/new-id.ts';
import { addAnswer } from './answer-store.ts';
import {
  addAgent,
  addBox,
  type BoxItem,
  findBox,
  isDemonstration,
  listOwnedDwellings,
  type MeetingAhead,
} from './box-store.ts';
import { saveMeetingDay } from './day-store.ts';
import { findMeeting } from './find-opened.ts';
import { headsOf } from './heads-of.ts';
import { listHeads } from './roll-store.ts';
import { addPiles, addTurnout, dropBallots } from './secret-store.ts';
import { viewVotes } from './votes-view.ts';

/** 練習: the next general meeting of a visitor's copy is held today or in a week, with answers that came before. */
export function rehearsalRoutes(app: Hono<Env>): void {
  handle(app, contract.rehearseVotes, async ({ db, scope, input, now, today }) => {
    const meeting = await findMeeting(db, scope, input.meetingId);
    const there = await findBox(db, scope, { meetingId: meeting.id });
    if (there || meeting.heldOn <= today || !(await isDemonstration(db, scope))) {
      throw new Refusal('conflict', '練習は、デモの、まだ受付を始めていない総会でできます。');
    }
    const heldOn = input.part === 'day' ? today : addDays(today, daysAhead);
    await saveMeetingDay(db, scope, { meetingId: meeting.id, heldOn });
    await rehearse(db, scope, { meeting, heldOn, today, now, isSecret: input.isSecret });
    const held = await findMeeting(db, scope, meeting.id);
    return { meeting: await viewVotes(db, scope, { meeting: held, today }) };
  });
}

const daysBefore = 20;
const daysAhead = 7;

type Evening = {
  readonly meeting: MeetingAhead;
  readonly heldOn: IsoDate;
  readonly today: IsoDate;
  readonly now: Date;
  /** 役員の議案 without names. */
  readonly isSecret: boolean;
};

async function rehearse(
  db: Db,
  scope: Scope<'meeting.prepare'>,
  { meeting, heldOn, today, now, isSecret }: Evening,
): Promise<void> {
  const boxId = newId(now.getTime());
  const items: readonly BoxItem[] = meeting.items.map(({ id, kind, title }) => ({
    id,
    kind: kind === 'special' ? ('bylaw' as const) : kind,
    ...(isSecret && topicOf(title) === 'officers' ? { secret: { candidates: [], seats: 0 } } : {}),
  }));
  const kinds = items.map(({ kind }) => kind);
  await addBox(db, scope, {
    id: boxId,
    meetingId: meeting.id,
    recordOn: addDays(today, -daysBefore),
    deadlineAt: Date.parse(`${addDays(heldOn, -1)}T17:00:00+09:00`),
    opensAt: Date.parse(`${heldOn}T10:00:00+09:00`),
    items,
    ownRules: ownRulesIn(await loadBylawPassages(db, scope, today), kinds),
    ways: usualWays,
    heads: headsOf(await listOwnedDwellings(db, scope), []),
    now,
  });
  const id = newId(now.getTime());
  await addAgent(db, scope, {
    boxId,
    agent: { id, name: agentRelations.chair, relation: 'chair' },
  });
  await addPiles(db, scope, { boxId, items });
  await answerAll(db, scope, { boxId, chairId: id, items, today, now });
}

type Rehearsed = {
  readonly boxId: string;
  readonly chairId: string;
  readonly items: readonly BoxItem[];
  readonly today: IsoDate;
  readonly now: Date;
};

/** Of every seven owners three have answered and one has left it to the chair; the others may come. */
async function answerAll(db: Db, scope: Scope<'meeting.prepare'>, rehearsed: Rehearsed) {
  const { boxId, now } = rehearsed;
  const heads = (await listHeads(db, scope, boxId)).filter(({ voters }) => voters.length > 0);
  let [answerCount, chainHead] = [0, ''];
  const unit = unitOf(heads);
  for (const [place, head] of heads.entries()) {
    const answer = answerOfPlace(rehearsed, place, head.id);
    if (!answer) continue;
    const box = { id: boxId, answerCount, chainHead };
    const origin = { castBy: scope.userId, answerId: newId(now.getTime()) };
    const { number, link } = await addAnswer(db, scope, { box, answer, origin, now });
    [answerCount, chainHead] = [number, link];
    const ballots = papersOf(head, unit);
    if (answer.kind === 'electronic') {
      await castAll(db, scope, { ...rehearsed, place, headId: head.id, ballots });
    }
  }
}

type Casting = Rehearsed & {
  readonly place: number;
  readonly headId: string;
  readonly ballots: number;
};

/** The votes without names of one who has answered by the phone. */
async function castAll(
  db: Db,
  scope: Scope<'meeting.prepare'>,
  { boxId, items, now, place, headId, ballots }: Casting,
): Promise<void> {
  for (const { id: itemId, secret } of items) {
    if (!secret) continue;
    const heads = [{ id: newId(now.getTime()), headId }];
    await addTurnout(db, scope, { boxId, itemId, way: 'electronic', heads, now });
    const choice = choiceAt(place, 0);
    const marks = choice === 'abstain' ? [] : [choice];
    await dropBallots(db, scope, { boxId, itemId, ballots, marks });
  }
}

function answerOfPlace(
  { items, chairId, today }: Rehearsed,
  place: number,
  headId: string,
): Omit<Answer, 'number'> | undefined {
  const turn = place % 7;
  if (turn > 3) return undefined;
  const day = addDays(today, (place % 14) - daysBefore + 2);
  const receivedAt = Date.parse(`${day}T20:00:00+09:00`);
  const received = { headId, receivedAt, day, isAtDoor: false };
  if (turn === 3) {
    return { ...received, kind: 'electronic-proxy', choices: {}, agentId: chairId };
  }
  const choices = Object.fromEntries(
    items.flatMap(({ id, secret }, item) => (secret ? [] : [[id, choiceAt(place, item)] as const])),
  );
  return { ...received, kind: 'electronic', choices, agentId: null };
}

/** Most agree; the third item is contested. */
function choiceAt(place: number, item: number): Choice {
  if ((place + item) % 11 === 0) return 'abstain';
  const against = item === 2 ? 2 : 9;
  return (place + item) % against === 1 ? 'no' : 'yes';
}
