import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { castSecretBallot, getBallot } from '#contract/ballot.ts';
import { listMeetings } from '#contract/meetings.ts';
import { getMinutes } from '#contract/minutes.ts';
import { askRollCorrection } from '#contract/roll-corrections.ts';
import * as secretVotes from '#contract/secret-votes.ts';
import { setDemoRole } from '#contract/session.ts';
import * as contract from '#contract/votes.ts';
import type { Role } from '#domain/access/role.ts';
import { addDays } from '#domain/calendar.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });
const board = { candidates: ['青木 一', '井上 二', '上田 三'], seats: 2 };

async function planned(visitor: Visitor) {
  const { meetings } = await visitor.call(listMeetings, {});
  const ahead = meetings.find((it) => it.kind === 'general' && it.status === 'planned');
  if (!ahead) throw new Error('no general meeting is planned');
  const items = ahead.agenda.filter(({ kind }) => kind === 'ordinary' || kind === 'special');
  return { ...ahead, items };
}

/** A box whose last item is an election without names. */
async function opened() {
  const visitor = server.visit();
  const ahead = await planned(visitor);
  await become(visitor, 'chair');
  const boxId = randomUUID();
  const last = ahead.items.at(-1)?.id ?? '';
  const { meeting } = await visitor.call(contract.openVoteBox, {
    meetingId: ahead.id,
    id: boxId,
    deadlineOn: addDays(ahead.heldOn, -1),
    voterIds: [],
    items: ahead.items.map(({ id }) => ({
      id,
      kind: 'ordinary' as const,
      ...(id === last ? { secret: board } : {}),
    })),
  });
  const heads = meeting.box?.heads.filter(({ hasVoter }) => hasVoter) ?? [];
  return {
    visitor,
    boxId,
    meetingId: ahead.id,
    itemId: last,
    heads,
  };
}
type Opened = Awaited<ReturnType<typeof opened>>;
type OfItem = Pick<Opened, 'visitor' | 'meetingId' | 'itemId'>;

const secretOf = (meeting: contract.VoteMeeting, itemId: string) => {
  const item = meeting.box?.items.find(({ id }) => id === itemId);
  if (!item?.secret) throw new Error('not a secret item');
  return { ...item, secret: item.secret };
};
const read = async ({ visitor, meetingId, itemId }: OfItem) =>
  secretOf(await visitor.call(contract.getVotes, { meetingId }), itemId);

async function cast(it: OfItem, marks: string[], id = randomUUID()) {
  await become(it.visitor, 'owner');
  const { meeting } = await it.visitor.call(getBallot, {});
  const headId = meeting?.heads[0]?.id ?? '';
  const { meetingId, itemId } = it;
  const { ballot } = await it.visitor.call(castSecretBallot, {
    meetingId,
    itemId,
    headId,
    id,
    marks,
  });
  await become(it.visitor, 'chair');
  return { headId, ballot };
}

async function pileOf({ boxId }: Opened) {
  const { rows } = await server.db.query<{ mark: string; ballots: number; writer: string }>(
    'select mark, ballots, xmin::text as writer from vote_pile where box_id = $1 order by mark',
    [boxId],
  );
  return rows;
}

const noteAt = (it: OfItem, way: 'envelope' | 'hall', headIds: readonly string[]) =>
  it.visitor.call(secretVotes.noteTurnout, {
    meetingId: it.meetingId,
    itemId: it.itemId,
    way,
    heads: headIds.map((headId) => ({ id: randomUUID(), headId })),
  });

describe('a ballot without a name', () => {
  test('is told as cast and never as what, and cannot be cast again', async () => {
    const it = await opened();
    const id = randomUUID();
    const { ballot, headId } = await cast(it, ['c2', 'c3'], id);
    const [own] = ballot.meeting?.heads ?? [];
    expect(own?.secretCast).toMatchObject([{ itemId: it.itemId, way: 'electronic' }]);
    expect(own?.secretCast[0]?.receipt).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);
    expect(JSON.stringify(ballot.meeting?.heads)).not.toMatch(/c[123]"/);
    const item = await read(it);
    expect(item.secret.turnout).toEqual([{ headId, way: 'electronic' }]);
    expect([item.tally, item.secret.result]).toEqual([null, null]);
    // The same request again, by a slow line, is the same ballot; another one is refused.
    await cast(it, ['c1'], id);
    await expect(cast(it, ['c1'])).rejects.toMatchObject({ status: 409 });
  });

  test('stands in no row that knows an owner, and every row of its pile was written by the last ballot', async () => {
    const it = await opened();
    await cast(it, ['c2']);
    const pile = await pileOf(it);
    const papers = (await read(it)).secret.castVotes;
    expect(pile.map(({ mark, ballots }) => [mark, ballots])).toEqual([
      ['', papers],
      ['c1', 0],
      ['c2', papers],
      ['c3', 0],
    ]);
    expect(new Set(pile.map(({ writer }) => writer)).size).toBe(1);
    const { rows } = await server.db.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and table_name in ('vote_pile', 'vote_turnout') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'vote_pile.association_id',
      'vote_pile.ballots',
      'vote_pile.box_id',
      'vote_pile.item_id',
      'vote_pile.mark',
      'vote_turnout.association_id',
      'vote_turnout.box_id',
      'vote_turnout.head_id',
      'vote_turnout.id',
      'vote_turnout.item_id',
      'vote_turnout.noted_at',
      'vote_turnout.noted_by',
      'vote_turnout.way',
    ]);
    const { rows: links } = await server.db.query('select from vote_answer where box_id = $1', [
      it.boxId,
    ]);
    expect(links).toHaveLength(0);
  });

  test('two phones of one owner at once are one ballot', async () => {
    const it = await opened();
    await become(it.visitor, 'owner');
    const { meeting } = await it.visitor.call(getBallot, {});
    const { meetingId, itemId } = it;
    const headId = meeting?.heads[0]?.id ?? '';
    const done = await Promise.allSettled(
      ['c1', 'c2', 'c3'].map((mark) =>
        it.visitor.call(castSecretBallot, {
          meetingId,
          itemId,
          headId,
          id: randomUUID(),
          marks: [mark],
        }),
      ),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const pile = await pileOf(it);
    const [all = 0, ...marks] = pile.map(({ ballots }) => ballots);
    expect(marks.reduce((sum, count) => sum + count, 0)).toBe(all);
  });

  test.each([
    ['more names than seats', ['c1', 'c2', 'c3']],
    ['a name that is not there', ['c9']],
  ])('is refused with %s', async (_name, marks) => {
    await expect(cast(await opened(), marks)).rejects.toMatchObject({ status: 409 });
  });
});

test('an open slip does not answer a secret item, a corrected roll does not lose a ballot', async () => {
  const it = await opened();
  const { meetingId, itemId, visitor, heads } = it;
  const slip = { meetingId, id: randomUUID(), kind: 'paper' as const, stampedOn: '2026-11-21' };
  await expect(
    visitor.call(contract.readSlip, {
      ...slip,
      headId: heads[0]?.id ?? '',
      choices: { [itemId]: 'yes' },
    }),
  ).rejects.toMatchObject({ status: 409 });
  const { headId } = await cast(it, ['c1']);
  await expect(
    visitor.call(askRollCorrection, {
      meetingId,
      id: randomUUID(),
      headId,
      what: 'excluded',
      voterId: null,
      reason: '所在等不明の裁判',
    }),
  ).rejects.toMatchObject({ status: 409 });
});

test('an item whose votes would show whose they are is not opened', async () => {
  const visitor = server.visit();
  const { id: meetingId, heldOn, items } = await planned(visitor);
  await become(visitor, 'chair');
  await expect(
    visitor.call(contract.openVoteBox, {
      meetingId,
      id: randomUUID(),
      deadlineOn: addDays(heldOn, -1),
      voterIds: [],
      items: items.map(({ id }) => ({
        id,
        kind: 'rebuilding' as const,
        secret: { candidates: [], seats: 0 },
      })),
    }),
  ).rejects.toMatchObject({ status: 409 });
});

/** The evening of the meeting, with its election without names and three owners who have sent nothing. */
async function evening() {
  const visitor = server.visit();
  const { id: meetingId } = await planned(visitor);
  await become(visitor, 'chair');
  const { meeting } = await visitor.call(contract.rehearseVotes, { meetingId, isSecret: true });
  const items = meeting.box?.items ?? [];
  const silent = (meeting.box?.heads ?? []).filter(
    ({ state, hasVoter }) => state === 'none' && hasVoter,
  );
  const owners = silent.map(({ id, voters }) => ({ id, personId: voters[0]?.id ?? '' }));
  const itemId = items.find(({ secret }) => secret)?.id ?? '';
  return { visitor, meetingId, itemId, itemIds: items.map(({ id }) => id), owners };
}
type Evening = Awaited<ReturnType<typeof evening>>;

const comeIn = ({ visitor, meetingId }: Evening, people: readonly string[]) =>
  visitor.call(contract.noteDoor, {
    meetingId,
    events: people.map((personId) => ({
      id: randomUUID(),
      personId,
      what: 'room' as const,
      at: server.clock.nowMs,
    })),
  });

async function closeAll({ visitor, meetingId, itemIds }: Evening) {
  for (const itemId of itemIds) {
    const round = { meetingId, itemId, id: randomUUID(), what: 'closed' as const };
    await visitor.call(contract.noteRound, round);
  }
}

async function confirmed({ visitor, meetingId }: Evening) {
  const { box } = await visitor.call(contract.getVotes, { meetingId });
  const digest = box?.record.digest ?? '';
  for (const role of ['chair', 'director'] as const) {
    await become(visitor, role);
    await visitor.call(contract.confirmVotes, { meetingId, digest });
  }
}

test('an evening: the hall, the papers counted by two, and a result that two confirm', async () => {
  const it = await evening();
  const { visitor, meetingId, itemId, owners } = it;
  const [one, two, three] = owners;
  if (!(one && two && three)) throw new Error('everybody has answered');
  await noteAt(it, 'envelope', [three.id]);
  await visitor.call(contract.beginVotes, { meetingId });
  await comeIn(it, [one.personId, two.personId]);
  expect((await read(it)).secret.mayReceive).toEqual(expect.arrayContaining([one.id, two.id]));
  await noteAt(it, 'hall', [one.id, two.id]);
  await visitor.call(secretVotes.takeBackTurnout, { meetingId, itemId, headId: two.id });
  const ballots = (await read(it)).secret.papersOut;
  const pile = { meetingId, itemId, ballots, marks: { yes: 1 } };
  const count = (more: object = {}) =>
    visitor.call(secretVotes.countPile, { ...pile, id: randomUUID(), ...more });
  await expect(count()).rejects.toMatchObject({ status: 409 });
  await closeAll(it);
  const reopened = { meetingId, itemId, id: randomUUID(), what: 'reopened' as const };
  await expect(visitor.call(contract.noteRound, reopened)).rejects.toMatchObject({ status: 409 });
  await expect(count({ ballots: ballots + 1 })).rejects.toMatchObject({ status: 409 });
  expect((await count()).outcome).toBe('counted-once');
  expect((await read(it)).secret.result).toBeNull();
  await become(visitor, 'director');
  expect((await count({ marks: { no: 1 } })).outcome).toBe('differs');
  expect((await count()).outcome).toBe('agreed');
  const { result } = (await read(it)).secret;
  expect(result).toMatchObject({ seats: null, hasQuorum: true });
  await confirmed(it);
  const { meetings } = await visitor.call(listMeetings, {});
  const told = meetings.flatMap(({ agenda }) => agenda).find(({ id }) => id === itemId);
  const yes = result?.lines.find(({ mark }) => mark === 'yes');
  expect(told).toMatchObject({ votesFor: yes?.votes, outcome: '' });
  const { draft } = await visitor.call(getMinutes, { meetingId });
  expect(draft?.checks.find(({ id }) => id === 'X50')?.outcome).toBe('good');
  expect(JSON.stringify(draft?.paper)).toContain('採決は無記名投票で行い');
});
