import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/votes.ts';
import { dayInJapan, type IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import { regimeOf, ruleFor } from '#domain/resolutions/rule-for.ts';
import { usualWays } from '#domain/votes/record.ts';
import { rollOn } from '#domain/votes/roll-on.ts';
import { secondReading } from '#domain/votes/second-reading.ts';
import type { Db } from '#server/db/db.ts';
import { type Call, type Env, handle } from '#server/http/handle.ts';
import { addAnswer, addReading, hasReading, listWaiting } from './answer-store.ts';
import {
  addBox,
  findBox,
  findGeneralMeeting,
  listHeads,
  listOwnedDwellings,
  type MeetingAhead,
  type NewBox,
  type RegisteredDwelling,
  type StoredBox,
  type VoteReader,
} from './box-store.ts';
import { viewVotes } from './votes-view.ts';

/** 総会の議決権: the box is opened with its roll, slips are read twice, and what counts is computed. */
export function voteRoutes(app: Hono<Env>): void {
  handle(app, contract.getVotes, async ({ db, scope, input, now }) =>
    viewVotes(db, scope, { meeting: await findMeeting(db, scope, input.meetingId), now }),
  );

  handle(app, contract.openVoteBox, async ({ db, scope, input, now, today }) => {
    const meeting = await findMeeting(db, scope, input.meetingId);
    const there = await findBox(db, scope, { meetingId: meeting.id });
    if (there && there.id !== input.id) {
      throw new Refusal('conflict', 'この総会の名簿と議案は、もう確定しています。');
    }
    if (!there) {
      const dwellings = await listOwnedDwellings(db, scope);
      await addBox(db, scope, newBox({ meeting, input, today, now }, dwellings));
    }
    return { meeting: await viewVotes(db, scope, { meeting, now }) };
  });

  handle(app, contract.readSlip, readSlip);
}

async function findMeeting(db: Db, reader: VoteReader, id: string): Promise<MeetingAhead> {
  const found = await findGeneralMeeting(db, reader, id);
  if (!found) throw new Refusal('not_found', 'この総会は見つかりません。');
  return found;
}

type Opening = {
  readonly meeting: MeetingAhead;
  readonly input: z.output<typeof contract.openVoteBox.input>;
  readonly today: IsoDate;
  readonly now: Date;
};

function newBox(
  { meeting, input, today, now }: Opening,
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
    ways: usualWays,
    heads: headsOf(dwellings, input.voterIds),
    now,
  };
}

function headsOf(dwellings: readonly RegisteredDwelling[], voterIds: readonly string[]) {
  if (dwellings.length === 0) {
    throw new Refusal('conflict', '区分所有者の名簿がありません。先に名簿を登録してください。');
  }
  // Parts of different wholes have no sum.
  if (new Set(dwellings.map(({ landOf }) => landOf)).size > 1) {
    throw new Refusal(
      'conflict',
      '共用部分の持分の分母が、住戸によって違います。名簿で同じ分母にそろえてください。',
    );
  }
  const { heads } = rollOn(
    dwellings.map((dwelling) => ({
      ...dwelling,
      voterId: dwelling.owners.find((id) => voterIds.includes(id)) ?? null,
    })),
    { excluded: [], associationIds: [] },
  );
  return heads.map(({ dwellingIds, votes, land, voters }) => {
    const own = dwellings.filter(({ dwellingId }) => dwellingIds.includes(dwellingId));
    return {
      dwellings: own.map(({ number }) => number).join('、'),
      names: (own[0]?.names ?? []).join('、'),
      votes,
      land,
      voters,
    };
  });
}

type Slip = Call<z.output<typeof contract.readSlip.input>, 'vote.enter'>;

async function readSlip({ db, scope, input, now }: Slip) {
  const meeting = await findMeeting(db, scope, input.meetingId);
  const box = await findBox(db, scope, { meetingId: meeting.id, toWrite: true });
  if (!box) throw new Refusal('conflict', '先に、この総会の名簿と議案を確定してください。');
  const { id, headId, kind, stampedOn: day, choices } = input;
  const view = async () => viewVotes(db, scope, { meeting, now });
  if (await hasReading(db, scope, id)) {
    const waits = (await listWaiting(db, scope, box.id)).some((it) => it.id === id);
    return { outcome: waits ? 'read-once' : 'counted', meeting: await view() } as const;
  }
  checkSlip(box, { kind, day, choices, now });
  const head = (await listHeads(db, scope, box.id)).find((it) => it.id === headId);
  if (!head) throw new Refusal('not_found', 'この議決権者は、名簿にありません。');
  if (head.voters.length === 0) {
    throw new Refusal(
      'conflict',
      '共有の住戸で、議決権を使う人の届出がありません。届出を受けるまで、議決権行使書は数えられません。',
    );
  }
  const waiting = (await listWaiting(db, scope, box.id)).filter((it) => it.headId === headId);
  const reading = { id, headId, kind, day, choices, readAs: scope.role };
  const seconded = secondReading(waiting, reading);
  await addReading(db, scope, { box, reading, now });
  if (seconded.outcome === 'counted') {
    await addAnswer(db, scope, { box, reading, first: seconded.first, now });
  }
  return { outcome: seconded.outcome, meeting: await view() };
}

type OnSlip = Pick<Slip['input'], 'kind' | 'choices'> & {
  readonly day: IsoDate;
  readonly now: Date;
};

function checkSlip({ items, opensAt, recordOn }: StoredBox, { kind, day, choices, now }: OnSlip) {
  if (now.getTime() >= opensAt) {
    throw new Refusal('conflict', '総会が始まったので、議決権行使書はもう入れられません。');
  }
  if (day > dayInJapan(now.getTime()) || day < recordOn) {
    throw new Refusal('conflict', '受付日は、発送した日から今日までの日にしてください。');
  }
  const chosen = Object.keys(choices);
  if (chosen.some((id) => items.every((item) => item.id !== id))) {
    throw new Refusal('conflict', 'この総会にない議案が入っています。画面を読み直してください。');
  }
  if (kind === 'withdrawal' && chosen.length > 0) {
    throw new Refusal('conflict', '取り下げには、賛成や反対を入れられません。');
  }
}
