import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/ballot.ts';
import { listMeetings } from '#contract/meetings.ts';
import { setDemoRole } from '#contract/session.ts';
import { getVotes, openVoteBox, readSlip } from '#contract/votes.ts';
import type { Role } from '#domain/access/role.ts';
import { addDays } from '#domain/calendar.ts';
import type { Choice } from '#domain/votes/record.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const without = await startServer({ electronicVoting: false });
const atNoon = server.clock.nowMs;
beforeEach(() => {
  server.clock.nowMs = atNoon;
});
type Visitor = ReturnType<typeof server.visit>;
const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });

/** A box that is open, seen by an owner. */
async function opened() {
  const visitor = server.visit();
  const { meetings } = await visitor.call(listMeetings, {});
  const ahead = meetings.find((it) => it.kind === 'general' && it.status === 'planned');
  if (!ahead) throw new Error('no general meeting is planned');
  await become(visitor, 'chair');
  const boxId = randomUUID();
  await visitor.call(openVoteBox, {
    meetingId: ahead.id,
    id: boxId,
    deadlineOn: addDays(ahead.heldOn, -1),
    voterIds: [],
    items: ahead.agenda.flatMap(({ id, kind }) =>
      kind === 'ordinary' || kind === 'special' ? [{ id, kind: 'ordinary' as const }] : [],
    ),
  });
  await become(visitor, 'owner');
  const { meeting } = await visitor.call(contract.getBallot, {});
  const [head] = meeting?.heads ?? [];
  const [item] = meeting?.items ?? [];
  if (!(meeting && head && item)) throw new Error('the visitor has no vote');
  return { visitor, boxId, meeting, head, itemId: item.id };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const answer = ({ meeting, head, itemId }: Opened, choice: Choice) => ({
  meetingId: meeting.id,
  id: randomUUID(),
  headId: head.id,
  kind: 'electronic' as const,
  choices: { [itemId]: choice },
  agentId: null,
});

const cast = (it: Opened, choice: Choice) =>
  it.visitor.call(contract.castBallot, answer(it, choice));

async function setDeadline({ boxId }: Opened, at: number) {
  await server.db.query('update vote_box set deadline_at = $2::timestamptz where id = $1', [
    boxId,
    new Date(at).toISOString(),
  ]);
}

describe('an owner', () => {
  test('answers, gets a receipt, and finds the answer again', async () => {
    const it = await opened();
    expect(it.head.current).toBeNull();
    const { receipt, ballot } = await cast(it, 'yes');
    expect(receipt).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);
    const current = ballot.meeting?.heads[0]?.current;
    expect(current).toMatchObject({ kind: 'electronic', number: 1, receipt });
    expect(current?.choices).toEqual({ [it.itemId]: 'yes' });
  });

  test('changes until the deadline, and the later answer counts', async () => {
    const it = await opened();
    await cast(it, 'yes');
    const { ballot } = await cast(it, 'no');
    expect(ballot.meeting?.heads[0]?.current).toMatchObject({
      number: 2,
      choices: { [it.itemId]: 'no' },
    });
  });

  test('sends twice by a slow line and is counted once, with one receipt', async () => {
    const it = await opened();
    const sent = answer(it, 'yes');
    const [one, two] = await Promise.all([
      it.visitor.call(contract.castBallot, sent),
      it.visitor.call(contract.castBallot, sent),
    ]);
    expect(one.receipt).toBe(two.receipt);
    expect(two.ballot.meeting?.heads[0]?.current?.number).toBe(1);
  });

  test('takes the answer back', async () => {
    const it = await opened();
    await cast(it, 'yes');
    const taken = { ...answer(it, 'yes'), kind: 'withdrawal' as const, choices: {} };
    const { ballot } = await it.visitor.call(contract.castBallot, taken);
    expect(ballot.meeting?.heads[0]?.current).toBeNull();
  });

  test('names the chair after an answer, and the answer no longer speaks', async () => {
    const it = await opened();
    await cast(it, 'yes');
    const agentId = it.meeting.agents[0]?.id ?? '';
    const named = { ...answer(it, 'yes'), kind: 'electronic-proxy' as const, choices: {}, agentId };
    const { ballot } = await it.visitor.call(contract.castBallot, named);
    expect(ballot.meeting?.heads[0]?.current).toMatchObject({
      kind: 'electronic-proxy',
      agent: '議長に任せる',
      number: 3,
    });
    const again = await cast(it, 'no');
    expect(again.ballot.meeting?.heads[0]?.current?.kind).toBe('electronic');
  });

  test.each<[string, (it: Opened) => object, number]>([
    ['for another owner', () => ({ headId: randomUUID() }), 404],
    ['on an item that is not there', () => ({ choices: { [randomUUID()]: 'yes' } }), 409],
    ['with an agent on a slip', ({ meeting }) => ({ agentId: meeting.agents[0]?.id }), 409],
    [
      'through an agent nobody knows',
      () => ({ kind: 'electronic-proxy', agentId: randomUUID() }),
      409,
    ],
    ['for a meeting that is not there', () => ({ meetingId: randomUUID() }), 404],
  ])('does not answer %s', async (_, change, status) => {
    const it = await opened();
    await expect(
      it.visitor.call(contract.castBallot, { ...answer(it, 'yes'), ...change(it) }),
    ).rejects.toMatchObject({ status });
  });
});

test('another owner’s vote is not to be had', async () => {
  const it = await opened();
  await become(it.visitor, 'chair');
  const { box } = await it.visitor.call(getVotes, { meetingId: it.meeting.id });
  const other = box?.heads.find(({ id, hasVoter }) => hasVoter && id !== it.head.id);
  await become(it.visitor, 'owner');
  await expect(
    it.visitor.call(contract.castBallot, { ...answer(it, 'yes'), headId: other?.id ?? '' }),
  ).rejects.toMatchObject({ status: 404 });
});

test('the deadline’s own moment is in time, the next one is not', async () => {
  const it = await opened();
  await setDeadline(it, atNoon);
  await cast(it, 'yes');
  server.clock.nowMs = atNoon + 1;
  await expect(cast(it, 'no')).rejects.toMatchObject({ status: 409 });
  const { meeting } = await it.visitor.call(contract.getBallot, {});
  expect(meeting?.isClosed).toBe(true);
  expect(meeting?.heads[0]?.current?.choices).toEqual({ [it.itemId]: 'yes' });
});

test('where the switch is off nobody is offered it, and nothing is taken', async () => {
  const { app } = without;
  const read = await app.request('/api/associations/own/ballot');
  expect(await read.json()).toEqual({ isOffered: false, meeting: null });
  const sent = await app.request(`/api/associations/own/ballot/${randomUUID()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({
      id: randomUUID(),
      headId: randomUUID(),
      kind: 'electronic',
      choices: {},
      agentId: null,
    }),
  });
  expect(sent.status).toBe(409);
});

describe('races, a hundred times: exactly one counts, and the box has no gap and no fork', () => {
  const rounds = 100;

  async function chainOf(it: Opened) {
    await become(it.visitor, 'chair');
    const { box } = await it.visitor.call(getVotes, { meetingId: it.meeting.id });
    await become(it.visitor, 'owner');
    return box?.chain;
  }

  test('two phones of one owner', async () => {
    const it = await opened();
    const wrong: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const sent = (['yes', 'no'] as const).map((choice) => answer(it, choice));
      const done = await Promise.all(
        sent.map((each) => it.visitor.call(contract.castBallot, each)),
      );
      const { meeting } = await it.visitor.call(contract.getBallot, {});
      const current = meeting?.heads[0]?.current;
      const winner = done.findIndex(({ receipt }) => receipt === current?.receipt);
      const isRight = current?.choices[it.itemId] === sent[winner]?.choices[it.itemId];
      if (winner < 0 || !isRight || current?.number !== 2 * (round + 1)) wrong.push(round);
    }
    expect(wrong).toEqual([]);
    expect(await chainOf(it)).toMatchObject({ count: 2 * rounds, brokenAt: null });
  });

  test('two ballots at the deadline: the one in time counts, the other is refused', async () => {
    const it = await opened();
    const kept: unknown[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await setDeadline(it, atNoon + round * 10);
      server.clock.nowMs = atNoon + round * 10;
      const inTime = cast(it, round % 2 === 0 ? 'yes' : 'no');
      server.clock.nowMs += 1;
      const [, late] = await Promise.allSettled([inTime, cast(it, 'abstain')]);
      const { meeting } = await it.visitor.call(contract.getBallot, {});
      kept.push([late.status, meeting?.heads[0]?.current?.choices[it.itemId] === 'abstain']);
    }
    expect(kept).toEqual(Array.from({ length: rounds }, () => ['rejected', false]));
    expect(await chainOf(it)).toMatchObject({ brokenAt: null });
  });

  test('paper against phone on one day: the phone counts, both are in the box', async () => {
    const it = await opened();
    const slip = (choice: Choice) => ({
      meetingId: it.meeting.id,
      id: randomUUID(),
      headId: it.head.id,
      kind: 'paper' as const,
      stampedOn: '2026-11-21',
      choices: { [it.itemId]: choice },
    });
    const wrong: number[] = [];
    for (let round = 0; round < rounds / 10; round += 1) {
      await become(it.visitor, 'director');
      await it.visitor.call(readSlip, slip('no'));
      await become(it.visitor, 'chair');
      const [read, { receipt }] = await Promise.all([
        it.visitor.call(readSlip, slip('no')),
        cast(it, 'yes'),
      ]);
      const { meeting } = await it.visitor.call(contract.getBallot, {});
      const current = meeting?.heads[0]?.current;
      if (current?.receipt !== receipt || read.outcome !== 'counted') wrong.push(round);
    }
    expect(wrong).toEqual([]);
    expect((await chainOf(it))?.brokenAt).toBeNull();
  });
});
