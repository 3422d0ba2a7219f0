import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getBallot } from '#contract/ballot.ts';
import { listMeetings } from '#contract/meetings.ts';
import { setDemoRole } from '#contract/session.ts';
import * as contract from '#contract/votes.ts';
import type { Role } from '#domain/access/role.ts';
import type { Choice } from '#domain/votes/record.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });

/** The evening of the meeting, with the answers of the weeks before. */
async function evening() {
  const visitor = server.visit();
  const { meetings } = await visitor.call(listMeetings, {});
  const ahead = meetings.find((it) => it.kind === 'general' && it.status === 'planned');
  if (!ahead) throw new Error('no general meeting is planned');
  await become(visitor, 'chair');
  const { meeting } = await visitor.call(contract.rehearseVotes, { meetingId: ahead.id });
  if (!meeting.box) throw new Error('no box');
  const silent = meeting.box.heads.filter((it) => it.state === 'none' && it.hasVoter);
  const [item] = meeting.box.items;
  if (!item) throw new Error('no items');
  return { visitor, meetingId: ahead.id, box: meeting.box, silent, itemId: item.id };
}
type Evening = Awaited<ReturnType<typeof evening>>;

const begin = (it: Evening) => it.visitor.call(contract.beginVotes, { meetingId: it.meetingId });

const personOf = (it: Evening, place: number): string => it.silent[place]?.voters[0]?.id ?? '';

async function note(it: Evening, personId: string, what: 'room' | 'left', at = server.clock.nowMs) {
  const events = [{ id: randomUUID(), personId, what, at }];
  const { meeting } = await it.visitor.call(contract.noteDoor, { meetingId: it.meetingId, events });
  return meeting.box;
}

async function raise(it: Evening, personId: string, choice: Choice, itemId = it.itemId) {
  const hands = [{ id: randomUUID(), personId, choice }];
  const sent = { meetingId: it.meetingId, itemId, hands };
  const { meeting } = await it.visitor.call(contract.noteHands, sent);
  return meeting.box?.items.find(({ id }) => id === itemId);
}

const round = (it: Evening, itemId: string, what: 'closed' | 'reopened') =>
  it.visitor.call(contract.noteRound, { meetingId: it.meetingId, itemId, id: randomUUID(), what });

test('a rehearsal has today’s meeting, a whole box, and shows no choice before the opening', async () => {
  const it = await evening();
  expect(it.box.chain).toMatchObject({ brokenAt: null });
  expect(it.box.answered.heads).toBe(it.box.chain.count);
  expect(it.box.items.map(({ tally }) => tally)).toEqual(it.box.items.map(() => null));
  const { meeting } = await begin(it);
  const tally = meeting.box?.items[0]?.tally;
  // The chair is there for those who left it to the chair, and has shown nothing yet.
  expect(tally?.counted.present.heads).toBe(it.box.chain.count);
  expect(tally?.byChoice.yes.heads).toBeLessThan(it.box.chain.count);
});

describe('at the door', () => {
  test('whoever comes is counted as present, and after leaving no longer', async () => {
    const it = await evening();
    await begin(it);
    const before = it.box.chain.count;
    const came = await note(it, personOf(it, 0), 'room');
    expect(came?.items[0]?.tally?.counted.present.heads).toBe(before + 1);
    server.clock.nowMs += 60_000;
    const gone = await note(it, personOf(it, 0), 'left');
    expect(gone?.items[0]?.tally?.counted.present.heads).toBe(before);
  });

  test('lines that were kept without network come together, late, and twice', async () => {
    const it = await evening();
    await begin(it);
    const events = [0, 1, 2, 3].map((place) => ({
      id: randomUUID(),
      personId: personOf(it, place),
      what: 'room' as const,
      at: server.clock.nowMs - 600_000 + place,
    }));
    const sent = { meetingId: it.meetingId, events };
    const [{ meeting }] = await Promise.all([
      it.visitor.call(contract.noteDoor, sent),
      it.visitor.call(contract.noteDoor, sent),
    ]);
    expect(meeting.box?.door.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    expect(meeting.box?.items[0]?.tally?.counted.present.heads).toBe(it.box.chain.count + 4);
  });

  test('a clock that is ahead brings nobody from the future', async () => {
    const it = await evening();
    const box = await note(it, personOf(it, 0), 'room', server.clock.nowMs + 3_600_000);
    expect(box?.door[0]?.at).toBe(server.clock.nowMs);
  });

  test('nobody comes who is not on the roll', async () => {
    const it = await evening();
    await expect(note(it, randomUUID(), 'room')).rejects.toMatchObject({ status: 404 });
  });
});

type Item = NonNullable<Evening['box']>['items'][number];
const yesOf = (item: Item | undefined) => item?.tally?.byChoice.yes.heads ?? 0;
const presentOf = (item: Item | undefined) => item?.tally?.counted.present.heads ?? 0;

describe('a vote', () => {
  test('waits for the opening', async () => {
    const it = await evening();
    await expect(raise(it, personOf(it, 0), 'yes')).rejects.toMatchObject({ status: 409 });
  });

  test('counts the last hand, and stands as it was when it was closed', async () => {
    const it = await evening();
    await begin(it);
    await note(it, personOf(it, 0), 'room');
    const yes = yesOf(await raise(it, personOf(it, 0), 'yes'));
    expect(yesOf(await raise(it, personOf(it, 0), 'no'))).toBe(yes - 1);
    server.clock.nowMs += 1_000;
    const { meeting } = await round(it, it.itemId, 'closed');
    const closed = meeting.box?.items[0];
    server.clock.nowMs += 1_000;
    const later = await note(it, personOf(it, 1), 'room');
    expect(later?.items[0]).toEqual(closed);
    expect(presentOf(later?.items[1])).toBe(presentOf(closed) + 1);
    await expect(raise(it, personOf(it, 0), 'yes')).rejects.toMatchObject({ status: 409 });
    server.clock.nowMs += 1_000;
    await round(it, it.itemId, 'reopened');
    expect(yesOf(await raise(it, personOf(it, 0), 'yes'))).toBe(yes);
  });
});

test('the chair answers for those who left it to the chair, which nobody sees before the opening', async () => {
  const it = await evening();
  const isActing = (box: Evening['box'] | null) =>
    box?.agents.find(({ relation }) => relation === 'chair')?.isActing;
  expect(isActing(it.box)).toBe(false);
  await begin(it);
  const { box } = await it.visitor.call(contract.getVotes, { meetingId: it.meetingId });
  expect(isActing(box)).toBe(true);
});

async function closedAll() {
  const it = await evening();
  await begin(it);
  const chair = it.box.agents.find(({ relation }) => relation === 'chair');
  for (const { id } of it.box.items) {
    await raise(it, chair?.id ?? '', 'yes', id);
    server.clock.nowMs += 1_000;
    await round(it, id, 'closed');
  }
  const { box } = await it.visitor.call(contract.getVotes, { meetingId: it.meetingId });
  return { ...it, digest: box?.record.digest ?? '' };
}

describe('the record', () => {
  const confirm = (it: Evening & { digest: string }) =>
    it.visitor.call(contract.confirmVotes, { meetingId: it.meetingId, digest: it.digest });

  test('is confirmed by the chair and one more, and is what everybody reads', async () => {
    const it = await closedAll();
    await become(it.visitor, 'director');
    await expect(confirm(it)).rejects.toMatchObject({ status: 409 });
    await become(it.visitor, 'chair');
    await confirm(it);
    await become(it.visitor, 'director');
    const { meeting } = await confirm(it);
    expect(meeting.box?.record.tellerAt).toBe(server.clock.nowMs);
    const { meetings } = await it.visitor.call(listMeetings, {});
    const told = meetings.find(({ id }) => id === it.meetingId);
    const counted = meeting.box?.items.map(({ tally }) => [
      tally?.passes ? 'passed' : 'rejected',
      tally?.byChoice.yes.votes,
      tally?.byChoice.no.votes,
      tally?.byChoice.abstain.votes,
    ]);
    const items = told?.agenda.filter(({ kind }) => kind === 'ordinary' || kind === 'special');
    expect(
      items?.map((each) => [each.result, each.votesFor, each.votesAgainst, each.votesAbstained]),
    ).toEqual(counted);
    await expect(note(it, personOf(it, 0), 'room')).rejects.toMatchObject({ status: 409 });
    await expect(
      server.db.query(
        `insert into vote_hand (association_id, id, box_id, item_id, person_id, choice, noted_by, noted_at)
         select association_id, gen_random_uuid(), box_id, item_id, noted_by, 'no', noted_by, noted_at
           from vote_round where box_id = (select box_id from vote_record where teller_at is not null limit 1) limit 1`,
      ),
    ).rejects.toMatchObject({ code: 'SL045' });
  });

  test('is not confirmed by a second who saw other figures', async () => {
    const it = await closedAll();
    await confirm(it);
    server.clock.nowMs += 1_000;
    await round(it, it.itemId, 'reopened');
    await raise(it, it.box.agents[0]?.id ?? '', 'no');
    server.clock.nowMs += 1_000;
    const { meeting } = await round(it, it.itemId, 'closed');
    expect(meeting.box?.record.isOutdated).toBe(true);
    await become(it.visitor, 'director');
    await expect(confirm(it)).rejects.toMatchObject({ status: 409 });
    await expect(
      confirm({ ...it, digest: meeting.box?.record.digest ?? '' }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('先に') });
  });
});

test('a rehearsal is for the demonstration, once', async () => {
  const it = await evening();
  await become(it.visitor, 'chair');
  await expect(
    it.visitor.call(contract.rehearseVotes, { meetingId: it.meetingId }),
  ).rejects.toMatchObject({ status: 409 });
});

test('the days of voting are tried before the evening: the own answer is taken', async () => {
  const visitor = server.visit();
  const { meetings } = await visitor.call(listMeetings, {});
  const ahead = meetings.find((it) => it.kind === 'general' && it.status === 'planned');
  await become(visitor, 'chair');
  await visitor.call(contract.rehearseVotes, { meetingId: ahead?.id ?? '', part: 'ballot' });
  await become(visitor, 'owner');
  const { meeting } = await visitor.call(getBallot, {});
  expect(meeting).toMatchObject({ isClosed: false, heads: [{ current: null }] });
});
