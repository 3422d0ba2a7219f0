import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listDocuments } from '#contract/documents.ts';
import { requestOf } from '#contract/endpoint.ts';
import { listMeetings } from '#contract/meetings.ts';
import * as minutes from '#contract/minutes.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import * as contract from '#contract/signing.ts';
import * as votes from '#contract/votes.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { createSignatureDesk } from '#server/outside/signature-desk.ts';
import { type Lie, startSignatureDesk } from '#server/testing/signature-desk-stub.ts';
import { startServer } from '#server/testing/start-server.ts';
import { runSignings } from './run-signings.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-signing-'));
const stub = await startSignatureDesk();
afterAll(() => rmSync(folder, { recursive: true }));
afterAll(() => stub.close());
const files = createDiskFileStore(folder);
const desk = createSignatureDesk(stub.settings);
const server = await startServer({ files, desk });
const appUrl = 'https://sumiwa.example';

function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('it is not there');
  return value;
}

const at = (minutesLater: number) => new Date(server.clock.nowMs + minutesLater * 60_000);
const run = (minutesLater = 0) =>
  runSignings(server.db, { desk, files, appUrl, now: at(minutesLater) });

/** Minutes of a rehearsed evening that are checked, of an association that is no demonstration. */
async function checked() {
  const visitor = server.visit();
  const { meetings } = await visitor.call(listMeetings, {});
  const meetingId = given(
    meetings.find((it) => it.kind === 'general' && it.status === 'planned'),
  ).id;
  await visitor.call(setDemoRole, { role: 'chair' });
  const { meeting } = await visitor.call(votes.rehearseVotes, { meetingId });
  const box = given(meeting.box);
  const silent = box.heads.filter((it) => it.state === 'none' && it.hasVoter);
  const people = silent.slice(0, 3).map(({ voters }) => given(voters[0]).id);
  const events = people.map((personId) => ({
    id: randomUUID(),
    personId,
    what: 'room' as const,
    at: server.clock.nowMs,
  }));
  await visitor.call(votes.noteDoor, { meetingId, events });
  await visitor.call(votes.beginVotes, { meetingId });
  for (const { id: itemId } of box.items) {
    await visitor.call(votes.noteRound, { meetingId, itemId, id: randomUUID(), what: 'closed' });
  }
  const { digest } = given((await visitor.call(votes.getVotes, { meetingId })).box).record;
  await visitor.call(votes.confirmVotes, { meetingId, digest });
  await visitor.call(setDemoRole, { role: 'director' });
  await visitor.call(votes.confirmVotes, { meetingId, digest });
  await visitor.call(setDemoRole, { role: 'chair' });
  const { draft } = await visitor.call(minutes.getMinutes, { meetingId });
  const { revision, texts } = given(draft);
  const written = { chairName: '佐々木 健', signerIds: people.slice(0, 2) };
  const past = { X46: '記録なし', X47: '記録なし', X48: '変わりました', X53: '期限の内です' };
  const saved = await visitor.call(minutes.saveMinutes, {
    meetingId,
    revision,
    texts: { ...texts, ...written, remarks: { ...texts.remarks, ...past } },
  });
  const done = await visitor.call(minutes.checkMinutesDraft, {
    meetingId,
    revision: given(saved.draft).revision,
  });
  const { association } = await visitor.call(getSession, {});
  await server.db.query(`update association set kind = 'customer' where id = $1`, [association.id]);
  return { visitor, meetingId, minutesId: given(done.versions[0]).id, own: association.id };
}
type Checked = Awaited<ReturnType<typeof checked>>;

const addresses = ['chair@example.jp', 'one@example.jp', 'two@example.jp'];

async function ask({ visitor, meetingId, minutesId }: Checked) {
  const id = randomUUID();
  // No two are asked for at the same moment.
  server.clock.nowMs += 1000;
  await visitor.call(contract.askSigning, { meetingId, minutesId, id, addresses });
  return id;
}

const see = async ({ visitor, meetingId }: Checked) =>
  (await visitor.call(contract.getSigning, { meetingId })).latest;
const stateOf = async (it: Checked) =>
  given((await it.visitor.call(minutes.getMinutes, { meetingId: it.meetingId })).versions[0]);

function call(body: string, headers: Record<string, string>) {
  return server.app.request('/api/signing', { method: 'POST', body, headers });
}

function signAll(id: string): void {
  const kept = given(stub.envelopes.get(id));
  kept.signed = kept.signed.map(() => true);
}

beforeEach(() => {
  stub.lies.length = 0;
  stub.asked.length = 0;
});

/** One evening for all that ends without signatures, and for what ends with them. */
let evening: Checked;
beforeAll(async () => {
  evening = await checked();
});

test('a forged, an old or an unknown callback changes nothing, and asks nothing of the desk', async () => {
  const it = evening;
  const id = await ask(it);
  await run();
  signAll(id);
  const body = JSON.stringify({ id });
  const { nowMs } = server.clock;
  const right = stub.sealFor(body, nowMs);
  const asked = stub.asked.length;
  for (const headers of [
    {},
    stub.sealFor(body, nowMs, 'another-secret'),
    stub.sealFor(JSON.stringify({ id: randomUUID() }), nowMs),
    stub.sealFor(body, nowMs - 3_600_000),
    { ...right, 'x-signing-timestamp': '1e9' },
    { ...right, 'x-signing-signature': '' },
  ]) {
    expect((await call(body, headers)).status).toBe(403);
  }
  const strange = JSON.stringify({ id: randomUUID() });
  expect((await call(strange, stub.sealFor(strange, nowMs))).status).toBe(200);
  const broken = JSON.stringify({ id: 'x', state: 'signed' });
  expect((await call(broken, stub.sealFor(broken, nowMs))).status).toBe(400);
  await run();
  expect(stub.asked).toHaveLength(asked);
  expect(await see(it)).toMatchObject({ state: 'waiting' });
  await it.visitor.call(contract.withdrawSigning, { meetingId: it.meetingId });
  await run(2);
  expect(given(stub.envelopes.get(id)).isWithdrawn).toBe(true);
});

test('a desk that refuses the envelope, or holds another document, ends it in words', async () => {
  const it = evening;
  await ask(it);
  stub.lies.push(400);
  await run();
  const refused = given(await see(it));
  expect(refused.state).toBe('refused');
  expect(refused.words).toContain('受け付けませんでした');
  // Another try is another envelope.
  await ask(it);
  await run(1);
  stub.lies.push('another-digest');
  await run(12);
  const strange = given(await see(it));
  expect(strange.state).toBe('refused');
  expect(strange.words).toContain('違う書類');
  expect((await stateOf(it)).state).toBe('checked');
});

test('what comes back is not taken where it does not begin with what was sent', async () => {
  const it = evening;
  const id = await ask(it);
  await run();
  signAll(id);
  // To the question of the state it tells the truth.
  stub.lies.push('none', 'another-document');
  await run(11);
  expect(await see(it)).toMatchObject({ state: 'refused' });
  expect((await stateOf(it)).state).toBe('checked');
});

test('a signer who refuses ends it; taken back, nothing that comes afterwards counts', async () => {
  const it = evening;
  const first = await ask(it);
  await run();
  given(stub.envelopes.get(first)).isRefused = true;
  await run(11);
  expect((await see(it))?.words).toContain('断った方がいる');

  const second = await ask(it);
  await run(12);
  const { visitor, meetingId } = it;
  await expect(visitor.call(minutes.reopenMinutes, { meetingId })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('取り消して'),
  });
  await expect(ask(it)).rejects.toMatchObject({ status: 409 });
  await visitor.call(contract.withdrawSigning, { meetingId });
  await expect(visitor.call(contract.withdrawSigning, { meetingId })).rejects.toMatchObject({
    status: 409,
  });
  signAll(second);
  stub.lies.push(503);
  await run(30);
  await run(100);
  expect(given(stub.envelopes.get(second)).isWithdrawn).toBe(true);
  expect(await see(it)).toMatchObject({ state: 'withdrawn' });
  expect((await stateOf(it)).state).toBe('checked');
});

test('sent with its signers in order; who has signed is seen; signed by all, it is the original', async () => {
  const it = evening;
  const before = await it.visitor.call(contract.getSigning, { meetingId: it.meetingId });
  expect(before).toMatchObject({ isOffered: true });
  expect(before.signers.map(({ name }) => name)[0]).toBe('佐々木 健');
  const id = await ask(it);
  const { meetingId, minutesId } = it;
  await it.visitor.call(contract.askSigning, { meetingId, minutesId, id, addresses });
  expect(await see(it)).toMatchObject({ state: 'asked' });
  await run();
  const sent = given(stub.envelopes.get(id));
  expect(sent.signers.map(({ mail }) => mail)).toEqual(addresses);
  expect(sent.callback).toBe(`${appUrl}/api/signing`);
  expect(Buffer.from(sent.document, 'base64').subarray(0, 5).toString()).toBe('%PDF-');

  sent.signed = [true, false, false];
  const body = JSON.stringify({ id });
  // Twice, as a desk that heard no answer does.
  const sealed = stub.sealFor(body, server.clock.nowMs);
  expect((await call(body, sealed)).status).toBe(200);
  expect((await call(body, sealed)).status).toBe(200);
  await run();
  const waiting = given(await see(it));
  expect(waiting.signers.map(({ hasSigned }) => hasSigned)).toEqual([true, false, false]);
  expect(waiting.words).toContain('署名を待っています');
  expect(waiting.words).not.toContain('佐々木');

  signAll(id);
  // No callback comes: the desk is asked all the same.
  await run(5);
  expect((await stateOf(it)).state).toBe('checked');
  await run(11);
  expect(await see(it)).toMatchObject({ state: 'kept', words: '全員が電子署名しました。' });
  const { state, documentId } = await stateOf(it);
  expect(state).toBe('signed');
  const { documents } = await it.visitor.call(listDocuments, {});
  expect(documents.find((one) => one.id === documentId)?.summary).toContain('電子署名しました');
  const shown = await it.visitor.send(
    requestOf(minutes.getSignedMinutes, { meetingId: it.meetingId, version: '1' }).url,
  );
  const kept = Buffer.from(await shown.arrayBuffer());
  expect(
    kept
      .subarray(0, -60)
      .equals(Buffer.from(sent.document, 'base64').subarray(0, kept.length - 60)),
  ).toBe(true);
  const asked = stub.asked.length;
  await run(600);
  expect(stub.asked).toHaveLength(asked);
});

async function inTheDemonstration(it: Checked) {
  const kind = (to: string) =>
    server.db.query('update association set kind = $2 where id = $1', [it.own, to]);
  await kind('copy');
  const { isOffered } = await it.visitor.call(contract.getSigning, { meetingId: it.meetingId });
  expect(isOffered).toBe(false);
  await expect(ask(it)).rejects.toMatchObject({ status: 409 });
  await kind('customer');
}

test('nothing leaves the demonstration; a desk that is away or speaks nonsense is asked again, and takes an envelope once', async () => {
  const it = await checked();
  await inTheDemonstration(it);
  const id = await ask(it);
  const lies: readonly Lie[] = [500, 429, 401, 'nothing', 'lost'];
  let minute = 0;
  for (const lie of lies) {
    stub.lies.push(lie);
    await run(minute);
    expect(await see(it)).toMatchObject({ state: 'asked' });
    minute += 61;
  }
  await run(minute);
  expect(await see(it)).toMatchObject({ state: 'waiting' });
  expect(stub.envelopes.get(id)?.title).toContain('議事録');
  for (const lie of ['nonsense', 503, 'nothing'] as const) {
    minute += 61;
    stub.lies.push(lie);
    await run(minute);
    expect(await see(it)).toMatchObject({ state: 'waiting' });
  }
  signAll(id);
  // The state comes, the document does not.
  minute += 61;
  stub.lies.push('none', 500);
  await run(minute);
  expect(await see(it)).toMatchObject({ state: 'waiting' });
  // Whoever asked may no longer keep it: it waits for somebody who may.
  await it.visitor.call(setDemoRole, { role: 'director' });
  await run(minute + 61);
  expect(await see(it)).toMatchObject({ state: 'complete' });
  const { meetingId } = it;
  await expect(it.visitor.call(contract.keepSigning, { meetingId })).rejects.toMatchObject({
    status: 403,
  });
  await it.visitor.call(setDemoRole, { role: 'viceChair' });
  await it.visitor.call(contract.keepSigning, { meetingId });
  expect((await stateOf(it)).state).toBe('signed');
});
