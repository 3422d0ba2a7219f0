import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/votes.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import { regimeOf, ruleFor } from '#domain/resolutions/rule-for.ts';
import { agentRelations } from '#domain/votes/agent.ts';
import { type OwnRule, ownRulesIn } from '#domain/votes/own-rules.ts';
import { usualWays } from '#domain/votes/record.ts';
import { type Call, type Env, handle } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import { loadBylawPassages } from '#server/knowledge/bylaw-passages.ts';
import { newId } from '#server/outside/new-id.ts';
import {
  addAgent,
  addBox,
  findBox,
  listOwnedDwellings,
  type MeetingAhead,
  type NewBox,
  type RegisteredDwelling,
  saveBeginning,
} from './box-store.ts';
import { findMeeting, findOpened } from './find-opened.ts';
import { headsOf } from './heads-of.ts';
import { readSlip } from './slips.ts';
import { viewStandings, viewVotes } from './votes-view.ts';

/** 総会の議決権: the box is opened with its roll, slips are read twice, and what counts is computed. */
export function voteRoutes(app: Hono<Env>): void {
  handleKept(app, contract.getVotes, 'member', async ({ db, scope, input, today }) =>
    viewVotes(db, scope, { meeting: await findMeeting(db, scope, input.meetingId), today }),
  );

  handle(app, contract.openVoteBox, openBox);
  handle(app, contract.readSlip, readSlip);

  handle(app, contract.beginVotes, async ({ db, scope, input, now, today }) => {
    const { meeting, box } = await findOpened(db, scope, input.meetingId, true);
    if (today < meeting.heldOn || now.getTime() < box.deadlineAt) {
      throw new Refusal('conflict', '開会は、総会の当日に、締切の後で記録します。');
    }
    await saveBeginning(db, scope, { boxId: box.id, now });
    return { meeting: await viewVotes(db, scope, { meeting, today }) };
  });

  handle(app, contract.addVoteAgent, async ({ db, scope, input, today }) => {
    const { meeting, box } = await findOpened(db, scope, input.meetingId);
    const { id, name, relation } = input;
    await addAgent(db, scope, { boxId: box.id, agent: { id, name, relation } });
    return { meeting: await viewVotes(db, scope, { meeting, today }) };
  });

  handle(app, contract.getVoteStandings, async ({ db, scope, input }) => {
    const { box } = await findOpened(db, scope, input.meetingId);
    if (box.items.every(({ id }) => id !== input.itemId)) throw new Refusal('not_found');
    if (box.beganAt === null) {
      throw new Refusal('conflict', '賛成や反対は、総会が始まってから見られます。');
    }
    return viewStandings(db, scope, { stored: box, itemId: input.itemId });
  });
}

type OpenCall = Call<z.output<typeof contract.openVoteBox.input>, 'meeting.prepare'>;

async function openBox({ db, scope, input, now, today }: OpenCall) {
  const meeting = await findMeeting(db, scope, input.meetingId);
  const there = await findBox(db, scope, { meetingId: meeting.id });
  if (there && there.id !== input.id) {
    throw new Refusal('conflict', 'この総会の名簿と議案は、もう確定しています。');
  }
  if (!there) {
    const dwellings = await listOwnedDwellings(db, scope);
    const kinds = input.items.map(({ kind }) => kind);
    const ownRules = ownRulesIn(await loadBylawPassages(db, scope, today), kinds);
    await addBox(db, scope, newBox({ meeting, input, today, now, ownRules }, dwellings));
    const chair = {
      id: newId(now.getTime()),
      name: agentRelations.chair,
      relation: 'chair',
    } as const;
    await addAgent(db, scope, { boxId: input.id, agent: chair });
  }
  return { meeting: await viewVotes(db, scope, { meeting, today }) };
}

type Opening = {
  readonly meeting: MeetingAhead;
  readonly input: z.output<typeof contract.openVoteBox.input>;
  readonly today: IsoDate;
  readonly now: Date;
  readonly ownRules: readonly OwnRule[];
};

function newBox(
  { meeting, input, today, now, ownRules }: Opening,
  dwellings: readonly RegisteredDwelling[],
): NewBox {
  const opensAt = Date.parse(`${meeting.heldOn}T${meeting.startsAt}:00+09:00`);
  const deadlineAt = Date.parse(`${input.deadlineOn}T17:00:00+09:00`);
  if (meeting.status === 'held' || opensAt <= now.getTime()) {
    throw new Refusal('conflict', '始まった総会の名簿は、確定できません。');
  }
  if (deadlineAt <= now.getTime() || deadlineAt >= opensAt) {
    throw new Refusal('conflict', '締切は、今日より後で、総会が始まるより前の日にしてください。');
  }
  const wanted = input.items.map(({ id }) => id);
  const expected = meeting.items.map(({ id }) => id);
  if (wanted.join() !== expected.join()) {
    throw new Refusal('conflict', '議案が変わっています。画面を読み直してください。');
  }
  if (input.items.some(({ kind }) => !ruleFor(kind, regimeOf(today)))) {
    throw new Refusal('conflict', '今の法律にない決議の種類が選ばれています。');
  }
  return {
    id: input.id,
    meetingId: meeting.id,
    recordOn: today,
    deadlineAt,
    opensAt,
    items: input.items,
    ownRules,
    ways: usualWays,
    heads: headsOf(dwellings, input.voterIds),
    now,
  };
}
