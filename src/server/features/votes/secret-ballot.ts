import type { z } from 'zod/mini';
import type * as contract from '#contract/ballot.ts';
import { Refusal } from '#domain/refusal.ts';
import { receiptOf } from '#domain/votes/may-cast.ts';
import { unitOf } from '#domain/votes/secret/may-be-secret.ts';
import { mayCastSecret } from '#domain/votes/secret/may-cast-secret.ts';
import { papersOf } from '#domain/votes/secret/secret-tally.ts';
import { isBallot } from '#domain/votes/secret/secret-terms.ts';
import { presentIn, staysOf } from '#domain/votes/stays-of.ts';
import type { Db } from '#server/db/db.ts';
import type { Call } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { sha256 } from './answer-store.ts';
import { findOwnPerson } from './ballot-store.ts';
import type { StoredBox } from './box-store.ts';
import { listClosings, listDoor } from './day-store.ts';
import { findOpened } from './find-opened.ts';
import { listHeads } from './roll-store.ts';
import { secretItemOf } from './secret.ts';
import { addTurnout, dropBallots, listTurnout, type StoredTurnout } from './secret-store.ts';

type Voter = Scope<'vote.cast'>;

/** What an owner learns of the own votes without names: that they were cast, never what. */
export function viewOwnCast(turnout: readonly StoredTurnout[], headId: string) {
  return turnout
    .filter((it) => it.headId === headId)
    .map(({ id, itemId, way, notedAt }) => ({
      itemId,
      way,
      castAt: notedAt,
      // Of the request, which knows no mark.
      receipt: receiptOf(sha256(id)),
    }));
}

/** Until the deadline, and from the opening on by whoever is there, until the vote on the item is over. */
export async function secretOpening(db: Db, voter: Voter, { box, now }: Opened) {
  const closings = await listClosings(db, voter, box.id);
  const present = presentIn(staysOf(await listDoor(db, voter, box.id)));
  const here = new Set(present.map(({ personId }) => personId));
  const { deadlineAt, beganAt } = box;
  return (itemId: string, personId: string) =>
    mayCastSecret({
      now: now.getTime(),
      deadlineAt,
      beganAt,
      isHere: here.has(personId),
      isClosed: closings.has(itemId),
    });
}

type Opened = { readonly box: StoredBox; readonly now: Date };
type Cast = Call<z.output<typeof contract.castSecretBallot.input>, 'vote.cast'>;

/** The box is held, as for an open answer. Who and what part here: one goes to the turnout, the other to the pile. */
export async function castSecret({ db, scope, input, now }: Omit<Cast, 'today'>): Promise<void> {
  const { id, headId, itemId, marks } = input;
  const { box } = await findOpened(db, scope, input.meetingId, true);
  const item = secretItemOf(box, itemId);
  const heads = await listHeads(db, scope, box.id);
  const head = heads.find((it) => it.id === headId);
  const personId = await findOwnPerson(db, scope);
  if (!head || personId === null || !head.voters.includes(personId)) {
    throw new Refusal('not_found', 'この総会で、あなたが使える議決権が見つかりません。');
  }
  const before = (await listTurnout(db, scope, box.id)).find(
    (it) => it.itemId === itemId && it.headId === headId,
  );
  if (before?.id === id) return;
  if (before) {
    throw new Refusal(
      'conflict',
      'この議案には、もう投票しています。無記名の票は、だれのものか分からないため、直せません。',
    );
  }
  const isOpen = await secretOpening(db, scope, { box, now });
  if (!isOpen(itemId, personId)) {
    throw new Refusal(
      'conflict',
      '締切を過ぎたので、受け付けられません。総会に出席すると、その場で投票できます。',
    );
  }
  if (!isBallot(item.secret, marks)) {
    throw new Refusal(
      'conflict',
      '選べる数を超えているか、候補者が変わっています。画面を読み直してください。',
    );
  }
  await addTurnout(db, scope, {
    boxId: box.id,
    itemId,
    way: 'electronic',
    heads: [{ id, headId }],
    now,
  });
  const ballots = papersOf(head, unitOf(heads));
  await dropBallots(db, scope, { boxId: box.id, itemId, ballots, marks });
}
