import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/roll-corrections.ts';
import { isSecondPerson, notTheSecond } from '#domain/access/second-person.ts';
import { Refusal } from '#domain/refusal.ts';
import { whyNotCorrect } from '#domain/votes/correct-roll.ts';
import type { Db } from '#server/db/db.ts';
import { type Call, type Env, handle } from '#server/http/handle.ts';
import { listOwnedDwellings, type StoredBox, type VoteReader } from './box-store.ts';
import { findOpened } from './find-opened.ts';
import { ownersOf } from './owners-of.ts';
import { addCorrection, listCorrections, listRoll, saveDecision } from './roll-store.ts';
import { listTurnout } from './secret-store.ts';
import { viewVotes } from './votes-view.ts';

/** 名簿の訂正: from the dispatch to the opening, by two. */
export function correctionRoutes(app: Hono<Env>): void {
  handle(app, contract.askRollCorrection, ask);
  handle(app, contract.decideRollCorrection, decide);
}

type Asking = Call<z.output<typeof contract.askRollCorrection.input>, 'vote.enter'>;

async function ask({ db, scope, input, now, today }: Asking) {
  const { meeting, box } = await findOpened(db, scope, input.meetingId, true);
  refuseBegun(box);
  const corrections = await listCorrections(db, scope, box.id);
  if (corrections.every(({ id }) => id !== input.id)) {
    const { id, headId, what, voterId = null, reason } = input;
    const names = await checkWanted(db, scope, { boxId: box.id, headId, what, voterId });
    if (what === 'excluded') await refuseCast(db, scope, { box, headId });
    const wanted = { id, boxId: box.id, headId, what, voterId, names, reason, now };
    if (!(await addCorrection(db, scope, wanted))) {
      throw new Refusal('conflict', 'この方の訂正が、もう1件、確かめを待っています。');
    }
  }
  return { meeting: await viewVotes(db, scope, { meeting, today }) };
}

function refuseBegun({ beganAt }: StoredBox): void {
  if (beganAt !== null) {
    throw new Refusal('conflict', '開会したので、名簿はもう訂正できません。');
  }
}

/** A ballot without a name cannot be taken out again. */
async function refuseCast(
  db: Db,
  scope: VoteReader,
  { box, headId }: { box: StoredBox; headId: string },
): Promise<void> {
  const turnout = await listTurnout(db, scope, box.id);
  if (turnout.some((it) => it.headId === headId && it.way === 'electronic')) {
    throw new Refusal(
      'conflict',
      'この方は、無記名投票の票を電子で入れています。票を取り出せないため、外せません。無記名の議案を、別の総会であらためて投票してください。',
    );
  }
}

type Wanted = Parameters<typeof whyNotCorrect>[1] & { readonly boxId: string };

const whyNotWords = {
  unknown: 'この議決権者は、名簿にありません。',
  same: '名簿は、もうそのようになっています。画面を読み直してください。',
  'not-owner': '議決権を使う人には、今の区分所有者から1名を選んでください。',
} as const;

/** The names that go with it, where it can be asked for. */
async function checkWanted(db: Db, scope: VoteReader, wanted: Wanted): Promise<string> {
  const roll = await listRoll(db, scope, wanted.boxId);
  const head = [...roll.heads, ...roll.excluded].find(({ id }) => id === wanted.headId);
  const owners = head ? ownersOf(await listOwnedDwellings(db, scope), head) : [];
  const ownerIds = owners.map(({ id }) => id);
  const why = whyNotCorrect(roll, wanted, ownerIds);
  if (why) throw new Refusal(why === 'unknown' ? 'not_found' : 'conflict', whyNotWords[why]);
  return owners.map(({ name }) => name).join('、');
}

type Deciding = Call<z.output<typeof contract.decideRollCorrection.input>, 'meeting.prepare'>;

async function decide({ db, scope, input, now, today }: Deciding) {
  const { meeting, box } = await findOpened(db, scope, input.meetingId, true);
  refuseBegun(box);
  const { correctionId: id, isApproved } = input;
  const found = (await listCorrections(db, scope, box.id)).find((it) => it.id === id);
  if (!found) throw new Refusal('not_found', 'この訂正は見つかりません。');
  if (found.isApproved === !isApproved) {
    throw new Refusal('conflict', 'この訂正は、もう決まっています。画面を読み直してください。');
  }
  if (isApproved && found.what === 'excluded') {
    await refuseCast(db, scope, { box, headId: found.headId });
  }
  if (isApproved && !isSecondPerson(scope.signer, found)) {
    throw new Refusal('conflict', notTheSecond(scope.signer, '承認できません'));
  }
  await saveDecision(db, scope, { id, isApproved, now });
  return { meeting: await viewVotes(db, scope, { meeting, today }) };
}
