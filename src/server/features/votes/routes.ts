import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/votes.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Call, type Env, handle } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import { addAgent, findBox, hasDrafts, saveBeginning } from './box-store.ts';
import { correctionRoutes } from './corrections.ts';
import { findMeeting, findOpened } from './find-opened.ts';
import { openNewBox } from './open-box.ts';
import { secretVoteRoutes } from './secret.ts';
import { readSlip } from './slips.ts';
import { viewStandings, viewVotes } from './votes-view.ts';

/** 総会の議決権: the box is opened with its roll, slips are read twice, and what counts is computed. */
export function voteRoutes(app: Hono<Env>): void {
  handleKept(app, contract.getVotes, 'member', async ({ db, scope, input, today }) =>
    viewVotes(db, scope, { meeting: await findMeeting(db, scope, input.meetingId), today }),
  );

  correctionRoutes(app);
  secretVoteRoutes(app);
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
    if (await hasDrafts(db, scope, meeting.id)) {
      throw new Refusal(
        'conflict',
        '議案は「総会の準備」で作られています。「招集」から発送すると、議案と決議の種類を引き継いで、受付が始まります。',
      );
    }
    await openNewBox(db, scope, { ...input, meeting, today, now });
  }
  return { meeting: await viewVotes(db, scope, { meeting, today }) };
}
