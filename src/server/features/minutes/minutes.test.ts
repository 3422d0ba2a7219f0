import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listDocuments } from '#contract/documents.ts';
import { requestOf } from '#contract/endpoint.ts';
import * as notes from '#contract/meeting-notes.ts';
import { listMeetings } from '#contract/meetings.ts';
import * as contract from '#contract/minutes.ts';
import { getNotice } from '#contract/notices.ts';
import { setDemoRole } from '#contract/session.ts';
import * as votes from '#contract/votes.ts';
import type { Role } from '#domain/access/role.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-minutes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(folder) });
type Visitor = ReturnType<typeof server.visit>;
const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });

function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('it is not there');
  return value;
}

const noop = async () => undefined;

/** A rehearsed evening to its end: two come, every item is closed, two confirm. */
async function confirmed(during: (visitor: Visitor, meetingId: string) => Promise<void> = noop) {
  const visitor = server.visit();
  const { meetings } = await visitor.call(listMeetings, {});
  const ahead = given(meetings.find((it) => it.kind === 'general' && it.status === 'planned'));
  const meetingId = ahead.id;
  await become(visitor, 'chair');
  const { meeting } = await visitor.call(votes.rehearseVotes, { meetingId });
  const box = given(meeting.box);
  const silent = box.heads.filter((it) => it.state === 'none' && it.hasVoter);
  const people = silent.slice(0, 3).map(({ voters }) => given(voters[0]).id);
  const at = server.clock.nowMs;
  const events = people.map((personId) => ({
    id: randomUUID(),
    personId,
    what: 'room' as const,
    at,
  }));
  await visitor.call(votes.noteDoor, { meetingId, events });
  await visitor.call(votes.beginVotes, { meetingId });
  await during(visitor, meetingId);
  for (const { id: itemId } of box.items) {
    const hands = people.map((personId) => ({
      id: randomUUID(),
      personId,
      choice: 'yes' as const,
    }));
    await visitor.call(votes.noteHands, { meetingId, itemId, hands });
    await visitor.call(votes.noteRound, { meetingId, itemId, id: randomUUID(), what: 'closed' });
  }
  const { box: closed } = await visitor.call(votes.getVotes, { meetingId });
  const { digest } = given(closed).record;
  await visitor.call(votes.confirmVotes, { meetingId, digest });
  await become(visitor, 'director');
  const { meeting: done } = await visitor.call(votes.confirmVotes, { meetingId, digest });
  await become(visitor, 'chair');
  return { visitor, meetingId, people, box: given(done.box) };
}
type Evening = Awaited<ReturnType<typeof confirmed>>;

const see = (it: Evening) => it.visitor.call(contract.getMinutes, { meetingId: it.meetingId });

async function write(it: Evening, part: object) {
  const { draft } = await see(it);
  const { revision, texts } = given(draft);
  const sent = { meetingId: it.meetingId, revision, texts: { ...texts, ...part } };
  return it.visitor.call(contract.saveMinutes, sent);
}

async function check(it: Evening) {
  const { draft } = await see(it);
  const { revision } = given(draft);
  return it.visitor.call(contract.checkMinutesDraft, { meetingId: it.meetingId, revision });
}

/** Answers the minutes, or the status of a refusal. */
async function sign({ visitor, meetingId }: Evening, minutesId: string) {
  const form = new FormData();
  form.set('facts', JSON.stringify({ meetingId, minutesId }));
  form.set('file', new File([`%PDF-1.4 ${randomUUID()}`], '署名.pdf'));
  const { url } = requestOf(contract.addSignedMinutes, {});
  const response = await visitor.send(url, { method: 'POST', body: form });
  if (!response.ok) throw Object.assign(new Error('refused'), { status: response.status });
  return contract.addSignedMinutes.output.parse(await response.json());
}

const words = { opening: '議長が開会を告げました。', chairName: '佐々木 健' };
const signersOf = (it: Evening) => ({ ...words, signerIds: it.people.slice(0, 2) });

test('every figure comes from the box, and the draft is kept as it is typed', async () => {
  const it = await confirmed();
  const { draft, versions } = await see(it);
  expect(versions).toEqual([]);
  expect(
    given(draft)
      .attendants.map(({ id }) => id)
      .toSorted(),
  ).toEqual(it.people.toSorted());
  const text = JSON.stringify(given(draft).paper.blocks);
  for (const { label, tally } of it.box.items) {
    const { byChoice, counted } = given(tally);
    expect(text).toContain(
      `${label}は、出席組合員${counted.present.heads}名・議決権${counted.present.votes}個のうち、賛成${byChoice.yes.heads}名・${byChoice.yes.votes}個`,
    );
  }
  const written = await write(it, words);
  expect(written.versions).toMatchObject([{ version: 1, state: 'draft' }]);
  expect(JSON.stringify(written.draft?.paper)).toContain(words.opening);
  // Whoever has not seen the last save overwrites nothing.
  const stale = { meetingId: it.meetingId, revision: 0, texts: given(written.draft).texts };
  await expect(it.visitor.call(contract.saveMinutes, stale)).rejects.toMatchObject({ status: 409 });
});

test('what was written down on the way stands in the draft, and nothing of it twice', async () => {
  let place = '';
  const said = {
    id: randomUUID(),
    kind: 'question' as const,
    speaker: '組合員A',
    words: 'いつから',
  };
  const it = await confirmed(async (visitor, meetingId) => {
    const add = (more: object = {}) =>
      visitor.call(notes.addMeetingNote, { meetingId, place, ...said, ...more });
    const { items } = await visitor.call(notes.getMeetingNotes, { meetingId });
    place = given(items[0]).id;
    await add();
    await add();
    const gone = { id: randomUUID(), words: '消す言葉' };
    await add(gone);
    const removed = { meetingId, noteId: gone.id };
    await visitor.call(notes.removeMeetingNote, removed);
    // 元に戻す, and away for good.
    expect((await add(gone)).notes).toHaveLength(2);
    await visitor.call(notes.removeMeetingNote, removed);
    await expect(add({ id: randomUUID(), place: randomUUID() })).rejects.toMatchObject({
      status: 404,
    });
    await become(visitor, 'owner');
    await expect(visitor.call(notes.getMeetingNotes, { meetingId })).rejects.toMatchObject({
      status: 403,
    });
    await become(visitor, 'chair');
  });
  const { draft } = await see(it);
  expect(given(draft).texts.items[place]).toEqual({
    course: '',
    questions: '質問（組合員A）：いつから',
  });
  await write(it, words);
  const late = { meetingId: it.meetingId, place, ...said, id: randomUUID() };
  await expect(it.visitor.call(notes.addMeetingNote, late)).rejects.toMatchObject({ status: 409 });
});

test('an error keeps the minutes open; checked, they are frozen until taken back', async () => {
  const it = await confirmed();
  await write(it, words);
  await expect(check(it)).rejects.toMatchObject({ status: 409 });
  const first = given(it.box.items[0]).id;
  const wrong = { [first]: { course: '満場一致で、賛成99名でした。', questions: '' } };
  await write(it, { ...signersOf(it), items: wrong });
  await expect(check(it)).rejects.toMatchObject({ status: 409 });
  const { draft } = await write(it, { items: {} });
  expect(given(draft).checks.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['X46', 'none'],
    ['X47', 'none'],
    ...['X48', 'X49', 'X50', 'X51', 'X52', 'X53', 'X54'].map((id) => [id, 'good']),
  ]);
  expect((await check(it)).versions).toMatchObject([{ state: 'checked' }]);
  await expect(write(it, words)).rejects.toMatchObject({ status: 409 });
  const { url } = requestOf(contract.getMinutesPdf, { meetingId: it.meetingId, version: '1' });
  const pdf = await it.visitor.send(url);
  expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  await it.visitor.call(contract.reopenMinutes, { meetingId: it.meetingId });
  expect((await write(it, words)).versions).toMatchObject([{ state: 'draft' }]);
});

test('signed, they are a document, a notice waits as a draft, and nothing changes but by another version', async () => {
  const it = await confirmed();
  await write(it, signersOf(it));
  const [version] = (await check(it)).versions;
  const [signed] = (await sign(it, given(version).id)).versions;
  expect(signed).toMatchObject({ state: 'signed', version: 1 });
  const { documents } = await it.visitor.call(listDocuments, {});
  expect(documents.find(({ id }) => id === signed?.documentId)).toMatchObject({
    category: 'general-meeting',
    visibility: 'owners',
  });
  const { meetings } = await it.visitor.call(listMeetings, {});
  expect(meetings.find(({ id }) => id === it.meetingId)?.documentId).toBe(signed?.documentId);
  const notice = await it.visitor.call(getNotice, { noticeId: given(signed?.noticeId) });
  expect(notice).toMatchObject({ stage: 'draft' });
  const { byChoice } = given(given(it.box.items[0]).tally);
  expect(notice.body).toContain(`賛成${byChoice.yes.heads}名・${byChoice.yes.votes}個`);

  await expect(sign(it, given(version).id)).rejects.toMatchObject({ status: 409 });
  await expect(write(it, words)).rejects.toMatchObject({ status: 409 });
  const reopening = it.visitor.call(contract.reopenMinutes, { meetingId: it.meetingId });
  await expect(reopening).rejects.toMatchObject({ status: 409 });
  await expect(
    server.db.query(`update minutes set texts = '{}' where id = $1`, [given(version).id]),
  ).rejects.toMatchObject({ code: 'SL059' });

  const reason = '質疑の記載もれ';
  const next = await it.visitor.call(contract.correctMinutes, { meetingId: it.meetingId, reason });
  expect(next.versions).toMatchObject([
    { version: 2, state: 'draft', reason },
    { version: 1, state: 'signed' },
  ]);
  const [second] = (await check(it)).versions;
  const [corrected] = (await sign(it, given(second).id)).versions;
  const after = (await it.visitor.call(listDocuments, {})).documents;
  expect(after.find(({ id }) => id === signed?.documentId)?.isSuperseded).toBe(true);
  expect(after.find(({ id }) => id === corrected?.documentId)?.version).toBe(2);
  expect(corrected?.noticeId).toBeNull();
});

test('nobody writes before the record stands, and only the chairs check and sign', async () => {
  const it = await confirmed();
  await write(it, signersOf(it));
  for (const role of ['owner', 'tenant', 'auditor'] as const) {
    await become(it.visitor, role);
    await expect(see(it)).rejects.toMatchObject({ status: 403 });
  }
  await become(it.visitor, 'director');
  await expect(check(it)).rejects.toMatchObject({ status: 403 });
  const visitor = server.visit();
  await become(visitor, 'chair');
  const { meetings } = await visitor.call(listMeetings, {});
  const ahead = (one: { kind: string; status: string }) =>
    one.kind === 'general' && one.status === 'planned';
  const { id: meetingId } = given(meetings.find(ahead));
  const { meetings: recorded } = await visitor.call(contract.listMinutesMeetings, {});
  expect(recorded.some(({ id }) => id === meetingId)).toBe(false);
  const { draft } = await visitor.call(contract.getMinutes, { meetingId });
  expect(draft).toBeNull();
  const texts = { ...words, signerIds: [], items: {}, closing: '', remarks: {} };
  await expect(
    visitor.call(contract.saveMinutes, { meetingId, revision: 0, texts }),
  ).rejects.toMatchObject({ status: 409 });
  const board = given(meetings.find((one) => one.kind === 'board')).id;
  await expect(visitor.call(contract.getMinutes, { meetingId: board })).rejects.toMatchObject({
    status: 404,
  });
});
