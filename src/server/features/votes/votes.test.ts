import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listMeetings } from '#contract/meetings.ts';
import { setDemoRole } from '#contract/session.ts';
import * as contract from '#contract/votes.ts';
import type { Role } from '#domain/access/role.ts';
import { addDays } from '#domain/calendar.ts';
import type { Choice } from '#domain/votes/record.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const day = '2026-11-21';
type Visitor = ReturnType<typeof server.visit>;
const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });

async function findAhead(visitor: Visitor) {
  const { meetings } = await visitor.call(listMeetings, {});
  const found = meetings.find(
    ({ kind, status, agenda }) =>
      kind === 'general' &&
      status === 'planned' &&
      agenda.some((it) => it.kind === 'ordinary' || it.kind === 'special'),
  );
  if (!found) throw new Error('no general meeting is planned');
  const items = found.agenda.flatMap(({ id, kind }) =>
    kind === 'ordinary' || kind === 'special'
      ? [{ id, kind: kind === 'special' ? ('bylaw' as const) : kind }]
      : [],
  );
  return { ...found, items };
}

async function opened() {
  const visitor = server.visit();
  const ahead = await findAhead(visitor);
  const { id: meetingId, items, heldOn } = ahead;
  await become(visitor, 'chair');
  const input = {
    meetingId,
    id: randomUUID(),
    deadlineOn: addDays(heldOn, -1),
    voterIds: [],
    items,
  };
  const { meeting } = await visitor.call(contract.openVoteBox, input);
  const [itemId] = items.map(({ id }) => id);
  const heads = meeting.box?.heads.filter(({ hasVoter }) => hasVoter) ?? [];
  if (itemId === undefined || heads.length < 3) throw new Error('nothing to vote on');
  return { visitor, input, meetingId, itemId, items, heads, box: meeting.box };
}
type Opened = Awaited<ReturnType<typeof opened>>;

/** A visitor's copy does not live until the day of the meeting. */
async function openNow({ input }: Opened) {
  await server.db.query(
    'update vote_box set deadline_at = $2::timestamptz, opens_at = $3, began_at = $3 where id = $1',
    [
      input.id,
      new Date(server.clock.nowMs - 60_000).toISOString(),
      new Date(server.clock.nowMs).toISOString(),
    ],
  );
}

/** What one position reads on a slip. */
async function read({ visitor, meetingId }: Opened, role: Role, facts: object) {
  await become(visitor, role);
  const slip = { meetingId, id: randomUUID(), kind: 'paper' as const, stampedOn: day, choices: {} };
  return visitor.call(contract.readSlip, { ...slip, headId: '', ...facts });
}

async function readTwice(it: Opened, headId: string, choice: Choice) {
  const slip = { headId, choices: { [it.itemId]: choice } };
  await read(it, 'director', slip);
  return read(it, 'chair', slip);
}

describe('the box', () => {
  test('holds every owner of the register once, and every vote', async () => {
    const { box, input } = await opened();
    const { rows } = await server.db.query<{ votes: number; sets: number }>(
      `select sum(d.votes)::int as votes, count(distinct o.owners)::int as sets
         from dwelling d join (
           select association_id, dwelling_id, string_agg(person_id::text, ' ' order by person_id) as owners
             from ownership group by 1, 2) o
           on o.association_id = d.association_id and o.dwelling_id = d.id
        where d.association_id = (select association_id from vote_box where id = $1)`,
      [input.id],
    );
    expect(box?.eligible).toMatchObject({ votes: rows[0]?.votes, heads: rows[0]?.sets });
    expect(box).toMatchObject({
      recordOn: day,
      beganAt: null,
      answered: { heads: 0 },
      chain: { count: 0, head: '', brokenAt: null },
    });
  });

  test('is opened once; the same request again finds it', async () => {
    const { visitor, input } = await opened();
    const again = await visitor.call(contract.openVoteBox, input);
    expect(again.meeting.box?.answered.heads).toBe(0);
    await expect(
      visitor.call(contract.openVoteBox, { ...input, id: randomUUID() }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test.each([
    ['a deadline after the meeting', { deadlineOn: '2030-01-01' }],
    ['a deadline that is over', { deadlineOn: '2026-11-20' }],
    ['other items', { items: [{ id: randomUUID(), kind: 'ordinary' as const }] }],
    ['no meeting', { meetingId: randomUUID() }],
  ])('%s is refused', async (_, change) => {
    const visitor = server.visit();
    const { id: meetingId, items, heldOn } = await findAhead(visitor);
    await become(visitor, 'chair');
    const input = { meetingId, id: randomUUID(), deadlineOn: addDays(heldOn, -1), voterIds: [] };
    const status = 'meetingId' in change ? 404 : 409;
    await expect(
      visitor.call(contract.openVoteBox, { ...input, items, ...change }),
    ).rejects.toMatchObject({ status });
  });

  test('co-owners vote through whom they have named', async () => {
    const { box, visitor } = await opened();
    const mute = box?.heads.find(({ hasVoter }) => !hasVoter);
    if (!mute) throw new Error('no dwelling is owned by two');
    const { rows } = await server.db.query<{ id: string }>(
      `select p.id from person p where p.name = $1 limit 1`,
      [mute.names.split('、')[0]],
    );
    const other = server.visit();
    const { id: meetingId, items, heldOn } = await findAhead(other);
    await become(other, 'chair');
    const { meeting } = await other.call(contract.openVoteBox, {
      meetingId,
      id: randomUUID(),
      deadlineOn: addDays(heldOn, -1),
      voterIds: rows.map(({ id }) => id),
      items,
    });
    const named = meeting.box?.heads.find(({ dwellings }) => dwellings === mute.dwellings);
    expect(named?.hasVoter).toBe(true);
    await become(visitor, 'director');
    await expect(
      visitor.call(contract.readSlip, {
        meetingId,
        id: randomUUID(),
        headId: mute.id,
        kind: 'paper',
        stampedOn: day,
        choices: {},
      }),
    ).rejects.toMatchObject({ status: 409 });
  });
});

test('a meeting opens on its day, not before', async () => {
  const it = await opened();
  await become(it.visitor, 'chair');
  const begin = () => it.visitor.call(contract.beginVotes, { meetingId: it.meetingId });
  await expect(begin()).rejects.toMatchObject({ status: 409 });
  await server.db.query(
    `update meeting set held_on = $2 where id = $1
        and association_id = (select association_id from vote_box where id = $3)`,
    [it.meetingId, day, it.input.id],
  );
  await expect(begin()).rejects.toMatchObject({ status: 409 });
  await server.db.query(
    `update vote_box set deadline_at = opens_at - interval '1 year' where id = $1`,
    [it.input.id],
  );
  const { meeting } = await begin();
  expect(meeting.box?.beganAt).toBe(server.clock.nowMs);
  server.clock.nowMs += 60_000;
  expect((await begin()).meeting.box?.beganAt).toBe(meeting.box?.beganAt);
});

describe('a slip', () => {
  test('counts when two positions read the same, and is linked', async () => {
    const it = await opened();
    const headId = it.heads[0]?.id ?? '';
    const slip = { headId, choices: { [it.itemId]: 'yes' } };
    const first = await read(it, 'director', slip);
    expect(first).toMatchObject({
      outcome: 'read-once',
      meeting: { box: { answered: { heads: 0 } } },
    });
    expect((await read(it, 'director', slip)).outcome).toBe('read-once');
    const { outcome, meeting } = await read(it, 'chair', slip);
    expect(outcome).toBe('counted');
    expect(meeting.box).toMatchObject({
      answered: { heads: 1 },
      chain: { count: 1, brokenAt: null },
    });
    expect(meeting.box?.heads.find(({ id }) => id === headId)?.state).toBe('counted');
  });

  test('that two read differently waits until they agree', async () => {
    const it = await opened();
    const headId = it.heads[0]?.id ?? '';
    await read(it, 'director', { headId, choices: { [it.itemId]: 'yes' } });
    const { outcome, meeting } = await read(it, 'chair', {
      headId,
      choices: { [it.itemId]: 'no' },
    });
    expect(outcome).toBe('differs');
    expect(meeting.box?.heads.find(({ id }) => id === headId)?.state).toBe('differs');
    const agreed = await read(it, 'director', { headId, choices: { [it.itemId]: 'no' } });
    expect(agreed).toMatchObject({ outcome: 'counted', meeting: { box: { chain: { count: 1 } } } });
  });

  test('sent twice by a slow line counts once', async () => {
    const it = await opened();
    const slip = { headId: it.heads[0]?.id, choices: { [it.itemId]: 'yes' } };
    await read(it, 'director', slip);
    const id = randomUUID();
    await read(it, 'chair', { ...slip, id });
    const { outcome, meeting } = await read(it, 'chair', { ...slip, id });
    expect(outcome).toBe('counted');
    expect(meeting.box?.chain.count).toBe(1);
  });

  test('is taken back by two, and nothing revives', async () => {
    const it = await opened();
    const headId = it.heads[0]?.id ?? '';
    await readTwice(it, headId, 'yes');
    await read(it, 'director', { headId, kind: 'withdrawal' });
    const { meeting } = await read(it, 'chair', { headId, kind: 'withdrawal' });
    expect(meeting.box).toMatchObject({ answered: { heads: 0 }, chain: { count: 2 } });
    expect(meeting.box?.heads.find(({ id }) => id === headId)?.state).toBe('withdrawn');
  });

  test.each([
    ['of a day to come', { stampedOn: '2026-11-22' }, 409],
    ['of a day before dispatch', { stampedOn: '2026-11-20' }, 409],
    ['on an item that is not there', { choices: { [randomUUID()]: 'yes' } }, 409],
    ['of nobody on the roll', { headId: randomUUID() }, 404],
  ])('%s is refused', async (_, facts, status) => {
    const it = await opened();
    await expect(read(it, 'director', { headId: it.heads[0]?.id, ...facts })).rejects.toMatchObject(
      { status },
    );
  });

  test('comes too late once the meeting has opened', async () => {
    const it = await opened();
    await openNow(it);
    await expect(read(it, 'director', { headId: it.heads[0]?.id })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('始まった'),
    });
  });
});

test('how an item stands is seen from the opening on, and not before', async () => {
  const it = await opened();
  const [one, two, three] = it.heads;
  if (!(one && two && three)) throw new Error('no heads');
  await readTwice(it, one.id, 'yes');
  await readTwice(it, two.id, 'yes');
  const { meeting: before } = await readTwice(it, three.id, 'no');
  expect(before.box?.items.map(({ tally }) => tally)).toEqual(it.items.map(() => null));
  expect(JSON.stringify(before)).not.toContain('"yes"');
  await openNow(it);
  const { box } = await it.visitor.call(contract.getVotes, { meetingId: it.meetingId });
  const tally = box?.items.find(({ id }) => id === it.itemId)?.tally;
  expect(tally?.byChoice).toMatchObject({
    yes: { heads: 2, votes: one.votes + two.votes },
    no: { heads: 1, votes: three.votes },
    abstain: { heads: 0 },
  });
  expect(tally?.fate).toBe('open');
});

describe('the bylaws', () => {
  test('are read when the box is opened, and shown with their article', async () => {
    const { box } = await opened();
    const ordinary = box?.items.find(({ kind }) => kind === 'ordinary');
    // 第47条第1項 and 第2項 of the demonstration: votes alone, and more than half of them must be there.
    expect(ordinary?.rule).toMatchObject({
      pass: '出席した組合員の議決権の過半数',
      quorum: '議決権全体の過半数を持つ組合員',
      axes: ['votes'],
      refused: '',
    });
    expect(ordinary?.rule.own.map(({ place }) => place)).toEqual([
      expect.stringContaining('第47条'),
      expect.stringContaining('第47条'),
    ]);
  });

  test('decide whether the meeting has a quorum', async () => {
    const it = await opened();
    const whole = it.box?.eligible.votes ?? 0;
    for (const { id } of it.heads.slice(0, 3)) await readTwice(it, id, 'yes');
    await openNow(it);
    const { box } = await it.visitor.call(contract.getVotes, { meetingId: it.meetingId });
    const tally = box?.items.find(({ kind }) => kind === 'ordinary')?.tally;
    const present = tally?.counted.present.votes ?? 0;
    expect(tally).toMatchObject({
      hasQuorum: false,
      passes: false,
      // More than half of 60 is 31.
      missing: { present: { votes: Math.floor(whole / 2) + 1 - present } },
    });
  });

  test('stay as they were read, though the document is changed afterwards', async () => {
    const it = await opened();
    const before = it.box?.items.map(({ rule }) => rule);
    await server.db.query(
      `update document set body = replace(body, '過半数', '5分の4以上') where category = 'bylaw'
          and association_id = (select association_id from vote_box where id = $1)`,
      [it.input.id],
    );
    await become(it.visitor, 'chair');
    const { box } = await it.visitor.call(contract.getVotes, { meetingId: it.meetingId });
    expect(box?.items.map(({ rule }) => rule)).toEqual(before);
  });
});

describe('a proxy', () => {
  test('names another owner, and says so on the roll', async () => {
    const it = await opened();
    const [giver, agent] = it.heads;
    const slip = { headId: giver?.id, kind: 'proxy', agentId: agent?.voters[0]?.id };
    await read(it, 'director', slip);
    const { outcome, meeting } = await read(it, 'chair', slip);
    expect(outcome).toBe('counted');
    const head = meeting.box?.heads.find(({ id }) => id === giver?.id);
    expect(head).toMatchObject({ state: 'counted', isProxy: true });
    expect(meeting.box?.chain.brokenAt).toBeNull();
  });

  test('may name the chair, or somebody of the family who is written down first', async () => {
    const it = await opened();
    const [one, two] = it.heads;
    const chair = it.box?.agents.find(({ relation }) => relation === 'chair');
    const toChair = { headId: one?.id, kind: 'proxy', agentId: chair?.id };
    await read(it, 'director', toChair);
    expect((await read(it, 'chair', toChair)).outcome).toBe('counted');
    const agentId = randomUUID();
    const agent = {
      meetingId: it.meetingId,
      id: agentId,
      name: '田中 花',
      relation: 'spouse' as const,
    };
    await it.visitor.call(contract.addVoteAgent, agent);
    const toWife = { headId: two?.id, kind: 'proxy', agentId };
    await read(it, 'director', toWife);
    expect((await read(it, 'chair', toWife)).outcome).toBe('counted');
  });

  test.each<[string, (it: Opened) => object, number]>([
    ['the owner', ({ heads }) => ({ agentId: heads[0]?.voters[0]?.id }), 409],
    ['nobody who is known', () => ({ agentId: randomUUID() }), 404],
    [
      'an agent on a slip',
      ({ heads }) => ({ kind: 'paper', agentId: heads[1]?.voters[0]?.id }),
      409,
    ],
  ])('that names %s is refused', async (_, facts, status) => {
    const it = await opened();
    const slip = { headId: it.heads[0]?.id, kind: 'proxy', ...facts(it) };
    await expect(read(it, 'director', slip)).rejects.toMatchObject({ status });
  });

  test('read with another agent differs, and says where', async () => {
    const it = await opened();
    const [giver, one, two] = it.heads;
    const slip = { headId: giver?.id, kind: 'proxy' };
    await read(it, 'director', { ...slip, agentId: one?.voters[0]?.id });
    const { outcome, meeting } = await read(it, 'chair', { ...slip, agentId: two?.voters[0]?.id });
    expect(outcome).toBe('differs');
    const head = meeting.box?.heads.find(({ id }) => id === giver?.id);
    expect(head).toMatchObject({ state: 'differs', differences: ['agent'], isReadByMe: true });
  });
});

test('why each owner counts is told from the opening on, to the board and the auditor', async () => {
  const it = await opened();
  const [one, two] = it.heads;
  if (!(one && two)) throw new Error('no heads');
  await readTwice(it, one.id, 'no');
  const chair = it.box?.agents.find(({ relation }) => relation === 'chair');
  const proxy = { headId: two.id, kind: 'proxy', agentId: chair?.id };
  await read(it, 'director', proxy);
  await read(it, 'chair', proxy);
  const asked = { meetingId: it.meetingId, itemId: it.itemId };
  await expect(it.visitor.call(contract.getVoteStandings, asked)).rejects.toMatchObject({
    status: 409,
  });
  await openNow(it);
  await become(it.visitor, 'auditor');
  const { heads } = await it.visitor.call(contract.getVoteStandings, asked);
  expect(heads.find(({ id }) => id === one.id)).toMatchObject({ way: 'paper', choice: 'no' });
  // Whoever presides is there, and has shown nothing yet.
  expect(heads.find(({ id }) => id === two.id)).toMatchObject({
    way: 'proxy',
    reason: 'agent-without-hand',
  });
  await become(it.visitor, 'companyStaff');
  await expect(it.visitor.call(contract.getVoteStandings, asked)).rejects.toMatchObject({
    status: 403,
  });
});

test('an answer changed behind the back of the product is named', async () => {
  const it = await opened();
  for (const { id } of it.heads.slice(0, 3)) await readTwice(it, id, 'yes');
  await server.db.query(
    `update vote_answer set choices = jsonb_build_object($1::text, 'no') where number = 2 and box_id = $2`,
    [it.itemId, it.input.id],
  );
  const { box } = await it.visitor.call(contract.getVotes, { meetingId: it.meetingId });
  expect(box?.chain).toMatchObject({ count: 3, brokenAt: 2 });
});

test('what was written may be changed by nobody, the database says so', async () => {
  for (const table of ['vote_head', 'vote_reading', 'vote_answer']) {
    for (const right of ['update', 'delete']) {
      const { rows } = await server.db.query<{ may: boolean }>(
        `select has_table_privilege('sumiwa_app', $1, $2) as may`,
        [table, right],
      );
      expect([table, right, rows[0]?.may]).toEqual([table, right, false]);
    }
  }
});

test('the roll is opened by the chair, and read by those who enter slips', async () => {
  const it = await opened();
  for (const role of ['owner', 'auditor', 'tenant'] as const) {
    await become(it.visitor, role);
    await expect(
      it.visitor.call(contract.getVotes, { meetingId: it.meetingId }),
    ).rejects.toMatchObject({ status: 403 });
  }
  await become(it.visitor, 'treasurer');
  await expect(it.visitor.call(contract.openVoteBox, it.input)).rejects.toMatchObject({
    status: 403,
  });
});

test('many who read at once leave no gap and no fork', async () => {
  const it = await opened();
  const heads = it.heads.slice(0, 12);
  const slips = heads.map(({ id }) => ({ headId: id, choices: { [it.itemId]: 'yes' as const } }));
  await become(it.visitor, 'director');
  const readAll = () =>
    Promise.all(
      slips.map((slip) =>
        it.visitor.call(contract.readSlip, {
          ...slip,
          meetingId: it.meetingId,
          id: randomUUID(),
          kind: 'paper',
          stampedOn: day,
        }),
      ),
    );
  await readAll();
  await become(it.visitor, 'chair');
  // Twice at the same time: the second finds nothing that waits.
  await Promise.all([readAll(), readAll()]);
  const { box } = await it.visitor.call(contract.getVotes, { meetingId: it.meetingId });
  expect(box?.answered.heads).toBe(heads.length);
  expect(box?.chain).toMatchObject({ count: heads.length, brokenAt: null });
});
