import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/votes.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Call, type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { listAgents, type StoredBox, type VoteReader } from './box-store.ts';
import {
  addDoor,
  addHands,
  addRound,
  findRecord,
  listClosings,
  saveChairConfirmation,
  saveResults,
  saveTellerConfirmation,
} from './day-store.ts';
import { findOpened } from './find-opened.ts';
import { loadBox } from './load-box.ts';
import { isSecret } from './load-secret.ts';
import { resultOf } from './result-of.ts';
import { listHeads } from './roll-store.ts';
import { secretTallyOf } from './view-secret.ts';
import { digestOf, viewVotes } from './votes-view.ts';

/** 総会の当日: the door, hands in the room, the end of each vote, and the record that two confirm. */
export function voteDayRoutes(app: Hono<Env>): void {
  handle(app, contract.noteDoor, async ({ db, scope, input, now, today }) => {
    const { meeting, box } = await findOpened(db, scope, input.meetingId, true);
    await refuseConfirmed(db, scope, box);
    if (today < meeting.heldOn) {
      throw new Refusal('conflict', '受付は、総会の当日に始められます。');
    }
    await checkPeople(db, scope, { box, ids: input.events.map(({ personId }) => personId) });
    // A tablet's clock may be ahead of ours; nobody comes later than now.
    const events = input.events.map((event) => ({
      ...event,
      at: Math.min(event.at, now.getTime()),
    }));
    await addDoor(db, scope, { boxId: box.id, events, now });
    return { meeting: await viewVotes(db, scope, { meeting, today }) };
  });

  handle(app, contract.noteHands, async ({ db, scope, input, now, today }) => {
    const { meeting, box } = await findOpened(db, scope, input.meetingId, true);
    await refuseConfirmed(db, scope, box);
    await checkOpenItem(db, scope, { box, itemId: input.itemId });
    await checkPeople(db, scope, { box, ids: input.hands.map(({ personId }) => personId) });
    await addHands(db, scope, { boxId: box.id, itemId: input.itemId, hands: input.hands, now });
    return { meeting: await viewVotes(db, scope, { meeting, today }) };
  });

  handle(app, contract.noteRound, async ({ db, scope, input, now, today }) => {
    const { meeting, box } = await findOpened(db, scope, input.meetingId, true);
    await refuseConfirmed(db, scope, box);
    if (box.beganAt === null) throw new Refusal('conflict', notBegun);
    if (box.items.every(({ id }) => id !== input.itemId)) throw new Refusal('not_found');
    const { id, itemId, what } = input;
    refuseReopening(box, input);
    await addRound(db, scope, { boxId: box.id, id, itemId, what, now });
    return { meeting: await viewVotes(db, scope, { meeting, today }) };
  });

  handle(app, contract.confirmVotes, confirm);
}

/** Whoever saw the votes and let others vote after it would see what those others voted. */
function refuseReopening({ items }: StoredBox, { itemId, what }: Round): void {
  if (what === 'reopened' && items.some((item) => item.id === itemId && isSecret(item))) {
    throw new Refusal('conflict', '無記名投票は、締め切った後に開き直せません。');
  }
}

type Round = z.output<typeof contract.noteRound.input>;

const notBegun = '開会を記録してから、採決を始めてください。';

async function refuseConfirmed(db: Db, scope: VoteReader, box: StoredBox): Promise<void> {
  const record = await findRecord(db, scope, box.id);
  if (record !== null && record.tellerAt !== null) {
    throw new Refusal(
      'conflict',
      'この総会の記録は、2人が確かめて確定しました。もう変えられません。',
    );
  }
}

type People = { readonly box: StoredBox; readonly ids: readonly string[] };

async function checkPeople(db: Db, scope: Scope<'reception.run'>, { box, ids }: People) {
  const heads = await listHeads(db, scope, box.id);
  const agents = await listAgents(db, scope, box.id);
  const known = new Set([...heads.flatMap(({ voters }) => voters), ...agents.map(({ id }) => id)]);
  if (ids.some((id) => !known.has(id))) {
    throw new Refusal('not_found', 'この方は、議決権者の名簿にも代理人の一覧にもありません。');
  }
}

type OfItem = { readonly box: StoredBox; readonly itemId: string };

async function checkOpenItem(db: Db, scope: Scope<'reception.run'>, { box, itemId }: OfItem) {
  const item = box.items.find(({ id }) => id === itemId);
  if (!item) throw new Refusal('not_found');
  if (box.beganAt === null) throw new Refusal('conflict', notBegun);
  if (isSecret(item)) {
    throw new Refusal('conflict', 'この議案は無記名投票です。挙手では採決しません。');
  }
  if ((await listClosings(db, scope, box.id)).has(itemId)) {
    throw new Refusal('conflict', 'この議案の採決は終わっています。');
  }
}

type Confirming = Call<z.output<typeof contract.confirmVotes.input>, 'vote.check'>;

async function confirm({ db, scope, input, now, today }: Confirming) {
  const { meeting, box } = await findOpened(db, scope, input.meetingId, true);
  await refuseConfirmed(db, scope, box);
  const loaded = await loadBox(db, scope, box);
  if (box.items.some(({ id }) => !loaded.closings.has(id))) {
    throw new Refusal('conflict', 'まだ採決を終えていない議案があります。');
  }
  if (box.items.some((item) => isSecret(item) && secretTallyOf(loaded, item) === null)) {
    throw new Refusal('conflict', '無記名投票の用紙を、まだ2人が数え終えていません。');
  }
  const digest = digestOf(loaded);
  if (digest !== input.digest) {
    throw new Refusal('conflict', '見ている間に数が変わりました。画面を読み直してください。');
  }
  const record = await findRecord(db, scope, box.id);
  if (scope.role === 'chair') {
    await saveChairConfirmation(db, scope, { boxId: box.id, digest, now });
  } else if (record?.digest === digest) {
    await saveTellerConfirmation(db, scope, { boxId: box.id, now });
    const results = box.items.map((item) => resultOf(loaded, item));
    await saveResults(db, scope, { meetingId: meeting.id, results });
  } else {
    throw new Refusal('conflict', '先に、理事長が結果を確かめてください。');
  }
  return { meeting: await viewVotes(db, scope, { meeting, today }) };
}
