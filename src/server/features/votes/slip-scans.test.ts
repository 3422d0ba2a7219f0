import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { requestOf } from '#contract/endpoint.ts';
import { listMeetings } from '#contract/meetings.ts';
import { setDemoRole } from '#contract/session.ts';
import { addSlipScan, getSlipScan } from '#contract/slip-scans.ts';
import { getVotes, readSlip, rehearseVotes } from '#contract/votes.ts';
import type { Role } from '#domain/access/role.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-slip-scans-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(folder) });
type Visitor = ReturnType<typeof server.visit>;
const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

async function opened() {
  const visitor = server.visit();
  const { meetings } = await visitor.call(listMeetings, {});
  const ahead = meetings.find((it) => it.kind === 'general' && it.status === 'planned');
  await become(visitor, 'chair');
  const meetingId = ahead?.id ?? '';
  const { meeting } = await visitor.call(rehearseVotes, { meetingId, part: 'ballot' });
  const silent = meeting.box?.heads.filter(({ state, hasVoter }) => state === 'none' && hasVoter);
  return { visitor, meetingId, headIds: (silent ?? []).map(({ id }) => id) };
}

async function scan(visitor: Visitor, facts: object, bytes = png) {
  const form = new FormData();
  form.set('facts', JSON.stringify(facts));
  form.set('file', new File([bytes], '用紙.png'));
  const sent = await visitor.send(requestOf(addSlipScan, {}).url, { method: 'POST', body: form });
  return sent.status;
}

test('a scan is kept with the slip, and who reads a second time sees the same one', async () => {
  const { visitor, meetingId, headIds } = await opened();
  const [headId = '', otherId = ''] = headIds;
  const id = randomUUID();
  await become(visitor, 'companyStaff');
  // A slow line sends it twice.
  expect(await scan(visitor, { meetingId, id, headId })).toBe(200);
  expect(await scan(visitor, { meetingId, id, headId })).toBe(200);
  const slip = { meetingId, kind: 'paper' as const, stampedOn: '2026-11-21', choices: {} };
  const read = (more: object) =>
    visitor.call(readSlip, { ...slip, id: randomUUID(), headId, ...more });
  await expect(read({ headId: otherId, scanId: id })).rejects.toMatchObject({ status: 404 });
  expect((await read({ scanId: id })).outcome).toBe('read-once');
  await become(visitor, 'director');
  const { box } = await visitor.call(getVotes, { meetingId });
  const head = box?.heads.find((it) => it.id === headId);
  expect(head?.scans).toMatchObject([{ id, fileName: '用紙.png', mediaType: 'image/png' }]);
  const shown = await visitor.send(requestOf(getSlipScan, { scanId: id }).url);
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png);
  expect((await read({ scanId: id })).outcome).toBe('counted');
});

test('a scan of somebody who is not on the roll, or that is no paper, is refused', async () => {
  const { visitor, meetingId, headIds } = await opened();
  const facts = { meetingId, id: randomUUID(), headId: headIds[0] ?? '' };
  expect(await scan(visitor, { ...facts, headId: randomUUID() })).toBe(404);
  expect(await scan(visitor, facts, Uint8Array.from([1, 2, 3]))).toBe(400);
  await become(visitor, 'owner');
  expect(await scan(visitor, facts)).toBe(403);
});
