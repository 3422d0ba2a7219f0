import type { z } from 'zod/mini';
import type * as contract from '#contract/votes.ts';
import { dayInJapan } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import { secondReading } from '#domain/votes/second-reading.ts';
import type { Db } from '#server/db/db.ts';
import type { Call } from '#server/http/handle.ts';
import {
  addAnswer,
  addReading,
  answerOf,
  hasReading,
  listWaiting,
  type WaitingReading,
} from './answer-store.ts';
import { listAgents, type StoredBox } from './box-store.ts';
import { findOpened } from './find-opened.ts';
import { isSecret } from './load-secret.ts';
import { listHeads } from './roll-store.ts';
import { listScans } from './scan-store.ts';
import { viewVotes } from './votes-view.ts';

type Slip = Call<z.output<typeof contract.readSlip.input>, 'vote.enter'>;

/** One reading of a slip into the box, which waits for whoever writes into it. */
export async function readSlip({ db, scope, input, now, today }: Slip) {
  const { meeting, box } = await findOpened(db, scope, input.meetingId, true);
  const view = async () => viewVotes(db, scope, { meeting, today });
  if (await hasReading(db, scope, input.id)) {
    const waits = (await listWaiting(db, scope, box.id)).some((it) => it.id === input.id);
    return { outcome: waits ? 'read-once' : 'counted', meeting: await view() } as const;
  }
  const reading = readingOf({ scope, input });
  checkSlip(box, reading, now);
  await checkHeads(db, scope, { box, reading });
  const waiting = (await listWaiting(db, scope, box.id)).filter(
    (it) => it.headId === reading.headId,
  );
  const seconded = secondReading(waiting, reading, scope.signer);
  await addReading(db, scope, { box, reading, now });
  if (seconded.outcome === 'counted') {
    const origin = { first: seconded.first, second: reading };
    await addAnswer(db, scope, { box, answer: answerOf(reading, now), origin, now });
  }
  return { outcome: seconded.outcome, meeting: await view() };
}

function readingOf({ scope, input }: Pick<Slip, 'scope' | 'input'>): WaitingReading {
  const { id, headId, kind, stampedOn: day, choices, agentId = null, isAtDoor = false } = input;
  const { scanId = null } = input;
  const by = { readAs: scope.role, readBy: scope.userId };
  return { id, headId, kind, day, choices, agentId, isAtDoor, scanId, ...by };
}

type Entered = { readonly box: StoredBox; readonly reading: WaitingReading };

/** Whose slip it is, and whom it names. */
async function checkHeads(db: Db, scope: Slip['scope'], { box, reading }: Entered) {
  const heads = await listHeads(db, scope, box.id);
  const head = heads.find(({ id }) => id === reading.headId);
  if (!head) throw new Refusal('not_found', 'この議決権者は、名簿にありません。');
  if (head.voters.length === 0) {
    throw new Refusal(
      'conflict',
      '共有の住戸で、議決権を使う人の届出がありません。届出を受けるまで、議決権行使書は数えられません。',
    );
  }
  await checkScan(db, scope, { box, reading });
  const { agentId } = reading;
  if (agentId === null) return;
  if (head.voters.includes(agentId)) {
    throw new Refusal(
      'conflict',
      '本人を代理人にはできません。本人が出席すれば、委任状は要りません。',
    );
  }
  const agents = await listAgents(db, scope, box.id);
  const known = [...heads.flatMap(({ voters }) => voters), ...agents.map(({ id }) => id)];
  if (!known.includes(agentId)) {
    throw new Refusal('not_found', 'この代理人は、名簿にありません。先に登録してください。');
  }
}

async function checkScan(db: Db, scope: Slip['scope'], { box, reading }: Entered) {
  const { scanId, headId } = reading;
  if (scanId === null) return;
  const scans = await listScans(db, scope, box.id);
  if (!scans.some((it) => it.id === scanId && it.headId === headId)) {
    throw new Refusal('not_found', 'この用紙の写しは見つかりません。');
  }
}

function checkSlip({ items, beganAt, recordOn }: StoredBox, reading: WaitingReading, now: Date) {
  const { day, choices, isAtDoor } = reading;
  if (beganAt !== null && !isAtDoor) {
    throw new Refusal('conflict', '総会が始まったので、議決権行使書はもう入れられません。');
  }
  if (day > dayInJapan(now.getTime()) || day < recordOn) {
    throw new Refusal('conflict', '受付日は、発送した日から今日までの日にしてください。');
  }
  if (Object.keys(choices).some((id) => items.every((item) => item.id !== id))) {
    throw new Refusal('conflict', 'この総会にない議案が入っています。画面を読み直してください。');
  }
  if (items.some((item) => isSecret(item) && choices[item.id] !== undefined)) {
    throw new Refusal('conflict', '無記名投票の議案は、名前のある用紙では答えられません。');
  }
  checkKind(reading);
}

function checkKind({ kind, choices, agentId, isAtDoor }: WaitingReading) {
  if (kind === 'withdrawal' && Object.keys(choices).length > 0) {
    throw new Refusal('conflict', '取り下げには、賛成や反対を入れられません。');
  }
  if (kind !== 'proxy' && (agentId !== null || isAtDoor)) {
    throw new Refusal('conflict', '代理人は、委任状にだけ入れられます。');
  }
}
