import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listMeetings } from '#contract/meetings.ts';
import * as roll from '#contract/roll-corrections.ts';
import { setDemoRole } from '#contract/session.ts';
import * as votes from '#contract/votes.ts';
import type { Role } from '#domain/access/role.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });

function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('it is not there');
  return value;
}

/** The evening of the next meeting, before its opening. */
async function rehearsed() {
  const visitor = server.visit();
  const { meetings } = await visitor.call(listMeetings, {});
  const ahead = given(meetings.find((it) => it.kind === 'general' && it.status === 'planned'));
  await become(visitor, 'chair');
  const { meeting } = await visitor.call(votes.rehearseVotes, { meetingId: ahead.id });
  return { visitor, meetingId: ahead.id, box: given(meeting.box) };
}
type Evening = Awaited<ReturnType<typeof rehearsed>>;

const see = async ({ visitor, meetingId }: Evening) =>
  given((await visitor.call(votes.getVotes, { meetingId })).box);
const headOf = ({ box }: Evening, dwellings: string) =>
  given(box.heads.find((it) => it.dwellings === dwellings));

type Part = { readonly what: 'voter' | 'excluded' | 'restored'; readonly voterId?: string };

async function ask({ visitor, meetingId }: Evening, headId: string, part: Part) {
  const id = randomUUID();
  const sent = { meetingId, id, headId, reason: '裁判所の決定（11月1日）', ...part };
  await visitor.call(roll.askRollCorrection, sent);
  return id;
}

async function decide({ visitor, meetingId }: Evening, correctionId: string, isApproved: boolean) {
  return visitor.call(roll.decideRollCorrection, { meetingId, correctionId, isApproved });
}

test('an excluded owner leaves every sum once a second person has agreed, and comes back', async () => {
  const it = await rehearsed();
  const head = headOf(it, '301');
  const id = await ask(it, head.id, { what: 'excluded' });
  // Asked for, nothing has changed; whoever asked does not agree with themselves.
  expect((await see(it)).eligible).toEqual(it.box.eligible);
  await expect(decide(it, id, true)).rejects.toMatchObject({ status: 409 });
  await become(it.visitor, 'viceChair');
  await decide(it, id, true);
  const out = await see(it);
  expect(out.eligible).toMatchObject({
    heads: it.box.eligible.heads - 1,
    votes: it.box.eligible.votes - head.votes,
  });
  expect(out.excluded).toMatchObject([{ dwellings: '301', reason: '裁判所の決定（11月1日）' }]);
  expect(out.heads.some((one) => one.id === head.id)).toBe(false);
  // The same decision again changes nothing, the other one is too late.
  await decide(it, id, true);
  await expect(decide(it, id, false)).rejects.toMatchObject({ status: 409 });

  const back = await ask(it, head.id, { what: 'restored' });
  await become(it.visitor, 'chair');
  await decide(it, back, true);
  expect((await see(it)).eligible).toEqual(it.box.eligible);
});

test('the excluded stand beside each item with the reason, and no slip of theirs is taken', async () => {
  const it = await rehearsed();
  const head = headOf(it, '301');
  const id = await ask(it, head.id, { what: 'excluded' });
  await become(it.visitor, 'viceChair');
  await decide(it, id, true);
  const { meetingId } = it;
  await it.visitor.call(votes.beginVotes, { meetingId });
  const itemId = given(it.box.items[0]).id;
  const standings = await it.visitor.call(votes.getVoteStandings, { meetingId, itemId });
  expect(standings.excluded).toMatchObject([{ id: head.id }]);
  expect(standings.heads.some((one) => one.id === head.id)).toBe(false);
  // Once opened, the roll stands.
  await expect(ask(it, head.id, { what: 'restored' })).rejects.toMatchObject({ status: 409 });
});

test('co-owners who name their voter late can vote, if the register knows the person', async () => {
  const it = await rehearsed();
  const shared = headOf(it, '1001');
  expect(shared.hasVoter).toBe(false);
  const people = given(it.box.owners.find(({ headId }) => headId === shared.id)).people;
  expect(people.map(({ name }) => name).toSorted()).toEqual(['原 和也', '原 真由美']);
  const stranger = given(headOf(it, '301').voters[0]).id;
  const wrong = ask(it, shared.id, { what: 'voter', voterId: stranger });
  await expect(wrong).rejects.toMatchObject({ status: 409 });
  const voterId = given(people[0]).id;
  const id = await ask(it, shared.id, { what: 'voter', voterId });
  // One at a time for each owner.
  await expect(ask(it, shared.id, { what: 'excluded' })).rejects.toMatchObject({ status: 409 });
  await become(it.visitor, 'viceChair');
  await decide(it, id, true);
  const named = given((await see(it)).heads.find((one) => one.id === shared.id));
  expect(named.voters.map((one) => one.id)).toEqual([voterId]);
});

test('a correction may be dropped, by whoever asked too; the auditor asks for none', async () => {
  const it = await rehearsed();
  const head = headOf(it, '301');
  const id = await ask(it, head.id, { what: 'excluded' });
  await decide(it, id, false);
  const box = await see(it);
  expect(box.corrections).toMatchObject([{ id, isApproved: false }]);
  expect(box.eligible).toEqual(it.box.eligible);
  await become(it.visitor, 'auditor');
  await expect(ask(it, head.id, { what: 'excluded' })).rejects.toMatchObject({ status: 403 });
});
