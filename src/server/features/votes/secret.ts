import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/secret-votes.ts';
import { Refusal } from '#domain/refusal.ts';
import { agreedPile, confirmedBy, pileFault } from '#domain/votes/secret/paper-count.ts';
import { papersOut } from '#domain/votes/secret/secret-tally.ts';
import type { Db } from '#server/db/db.ts';
import { type Call, type Env, handle } from '#server/http/handle.ts';
import type { StoredBox, VoteReader } from './box-store.ts';
import { listClosings } from './day-store.ts';
import { findOpened } from './find-opened.ts';
import { isSecret, type SecretItem } from './load-secret.ts';
import { listHeads } from './roll-store.ts';
import { addCount, addTurnout, deleteTurnout, listCounts, listTurnout } from './secret-store.ts';
import { viewVotes } from './votes-view.ts';

/** 無記名投票 on paper: who has a paper in the pile, and what the pile holds, told apart by the way they are kept. */
export function secretVoteRoutes(app: Hono<Env>): void {
  handle(app, contract.noteTurnout, note);
  handle(app, contract.takeBackTurnout, takeBack);
  handle(app, contract.countPile, count);
}

export function secretItemOf({ items }: StoredBox, itemId: string): SecretItem {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new Refusal('not_found', 'この議案は見つかりません。');
  if (!isSecret(item)) throw new Refusal('conflict', 'この議案は、無記名投票ではありません。');
  return item;
}

async function refuseClosed(db: Db, scope: VoteReader, { id }: StoredBox, itemId: string) {
  if ((await listClosings(db, scope, id)).has(itemId)) {
    throw new Refusal('conflict', 'この議案の投票は締め切りました。');
  }
}

type Noting = Call<z.output<typeof contract.noteTurnout.input>, 'vote.enter'>;

async function note({ db, scope, input, now, today }: Noting) {
  const { itemId, way } = input;
  const { meeting, box } = await findOpened(db, scope, input.meetingId, true);
  secretItemOf(box, itemId);
  await refuseClosed(db, scope, box, itemId);
  if (way === 'envelope' && box.beganAt !== null) {
    throw new Refusal('conflict', '総会が始まったので、投票の封筒はもう入れられません。');
  }
  if (way === 'hall' && box.beganAt === null) {
    throw new Refusal('conflict', '会場の投票用紙は、開会の後に渡します。');
  }
  const heads = await listHeads(db, scope, box.id);
  const known = new Set(heads.flatMap(({ id, voters }) => (voters.length > 0 ? [id] : [])));
  if (input.heads.some(({ headId }) => !known.has(headId))) {
    throw new Refusal(
      'not_found',
      'この議決権者は、名簿にないか、議決権を使う人の届出がありません。',
    );
  }
  await addTurnout(db, scope, { boxId: box.id, itemId, way, heads: input.heads, now });
  return { meeting: await viewVotes(db, scope, { meeting, today }) };
}

type Taking = Call<z.output<typeof contract.takeBackTurnout.input>, 'vote.enter'>;

async function takeBack({ db, scope, input, today }: Taking) {
  const { itemId, headId } = input;
  const { meeting, box } = await findOpened(db, scope, input.meetingId, true);
  secretItemOf(box, itemId);
  await refuseClosed(db, scope, box, itemId);
  const found = (await listTurnout(db, scope, box.id)).find(
    (it) => it.itemId === itemId && it.headId === headId,
  );
  if (found?.way === 'electronic') {
    throw new Refusal('conflict', '電子投票の票は、だれのものか分からないため、取り消せません。');
  }
  await deleteTurnout(db, scope, { boxId: box.id, itemId, headId });
  return { meeting: await viewVotes(db, scope, { meeting, today }) };
}

type Counting = Call<z.output<typeof contract.countPile.input>, 'vote.enter'>;

async function count({ db, scope, input, now, today }: Counting) {
  const { itemId, id, ballots, marks } = input;
  const { meeting, box } = await findOpened(db, scope, input.meetingId, true);
  const item = secretItemOf(box, itemId);
  const view = () => viewVotes(db, scope, { meeting, today });
  const before = (await listCounts(db, scope, box.id)).filter((it) => it.itemId === itemId);
  if (before.some((it) => it.id === id)) {
    const outcome = agreedPile(before) ? ('agreed' as const) : ('counted-once' as const);
    return { outcome, meeting: await view() };
  }
  if (agreedPile(before))
    throw new Refusal('conflict', '用紙の開票は、2人の数がそろって終わっています。');
  if (!(await listClosings(db, scope, box.id)).has(itemId)) {
    throw new Refusal('conflict', '投票を締め切ってから、用紙を開いて数えてください。');
  }
  const out = papersOut(
    await listHeads(db, scope, box.id),
    (await listTurnout(db, scope, box.id)).filter((it) => it.itemId === itemId),
  );
  const fault = pileFault(item.secret, { ballots, marks }, out);
  if (fault !== null) throw new Refusal('conflict', fault);
  const pile = { ballots, marks, countedAs: scope.role };
  const found = confirmedBy(before, pile, scope.signer);
  const confirmsId = found.outcome === 'agreed' ? found.id : null;
  await addCount(db, scope, { id, boxId: box.id, itemId, ballots, marks, confirmsId, now });
  return { outcome: found.outcome, meeting: await view() };
}
