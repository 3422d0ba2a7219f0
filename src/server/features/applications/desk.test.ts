import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as desk from '#contract/application-desk.ts';
import * as contract from '#contract/applications.ts';
import { requestOf } from '#contract/endpoint.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { addDays, formatDate } from '#domain/calendar.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { testToday } from '#server/testing/prepare-database.ts';
import { startServer } from '#server/testing/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-desk-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(folder) });
type Visitor = ReturnType<typeof server.visit>;
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

async function as(visitor: Visitor, role: Role): Promise<Visitor> {
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const absence = {
  startsOn: '2027-01-10',
  returnsOn: '2027-03-10',
};

async function scan(visitor: Visitor, applicationId: string, slot = 'scan'): Promise<number> {
  const form = new FormData();
  form.set('facts', JSON.stringify({ id: randomUUID(), applicationId, slot }));
  form.set('file', new File([png], '紙.png'));
  const { url } = requestOf(desk.addDeskFile, {});
  return (await visitor.send(url, { method: 'POST', body: form })).status;
}

/** The end of keeping a pet, of somebody of dwelling 302, as it stands on the paper. */
async function keyed(
  visitor: Visitor,
  facts: { number?: string; receivedOn?: string; applicationId?: string } = {},
) {
  const { number = '302', receivedOn = testToday, applicationId = randomUUID() } = facts;
  const { home, person } = await somebodyOf(visitor, (it) => it.number === number);
  await visitor.call(desk.saveDeskApplication, {
    applicationId,
    form: 'pet',
    ...home,
    personId: person.id,
    receivedOn,
    answers: petEnds,
  });
  return { applicationId, person };
}

/** The first dwelling that fits, and of its people the first that does. */
async function somebodyOf(
  visitor: Visitor,
  fits: (home: desk.DeskHome) => boolean,
  isWanted: (person: desk.DeskHome['people'][number]) => boolean = () => true,
) {
  const { homes } = await visitor.call(desk.getApplicationDesk, {});
  const home = homes.find((it) => fits(it) && it.people.some(isWanted));
  const person = home?.people.find(isWanted);
  if (!home || !person) throw new Error('nobody lives there');
  return { home: { dwellingId: home.id }, person };
}

const petEnds = { purpose: '飼うのを終える', species: '猫', name: 'そら', endedOn: testToday };
const send = (visitor: Visitor, applicationId: string) =>
  visitor.call(desk.sendDeskApplication, { applicationId });
const inInbox = async (visitor: Visitor, id: string) =>
  (await visitor.call(contract.getApplicationInbox, {})).applications.find((it) => it.id === id);

test('what came on paper is keyed in with its scan, in the name of whoever brought it, and says so', async () => {
  const visitor = await as(server.visit(), 'companyStaff');
  const receivedOn = addDays(testToday, -2);
  const { applicationId, person } = await keyed(visitor, { receivedOn });
  const { drafts } = await visitor.call(desk.getApplicationDesk, {});
  expect(drafts).toMatchObject([
    { application: { id: applicationId, isOnPaper: true }, personId: person.id, receivedOn },
  ]);
  await expect(send(visitor, applicationId)).rejects.toMatchObject({
    status: 400,
    message: '「届いた紙の写し」を付けてください。',
  });
  expect(await scan(visitor, applicationId, 'nowhere')).toBe(400);
  expect(await scan(visitor, applicationId)).toBe(200);
  const { number } = await send(visitor, applicationId);
  expect(number).toMatch(/^2026-\d+$/);
  const seen = await inInbox(visitor, applicationId);
  expect(seen).toMatchObject({
    isOnPaper: true,
    applicant: person.name,
    dwelling: { number: '302' },
    state: 'waiting',
    files: [{ slot: 'scan', name: '紙.png' }],
    steps: [
      {
        kind: 'sent',
        on: receivedOn,
        by: '管理会社の担当者',
        words: `紙で届いたものを、${formatDate(testToday)}に入力しました。`,
      },
    ],
  });
  // Nothing of it is changed any more.
  expect(await scan(visitor, applicationId)).toBe(409);
  await expect(keyed(visitor, { applicationId })).rejects.toMatchObject({ status: 409 });
  await expect(visitor.call(desk.deleteDeskApplication, { applicationId })).rejects.toMatchObject({
    status: 409,
  });
});

test('a paper that was asked back comes again, later than it was asked, and is answered', async () => {
  const visitor = await as(server.visit(), 'companyStaff');
  const { applicationId } = await keyed(visitor);
  await scan(visitor, applicationId);
  const { number } = await send(visitor, applicationId);
  await visitor.call(contract.askApplicantBack, { applicationId, words: '日にちを教えてください' });
  await expect(
    keyed(visitor, { applicationId, receivedOn: addDays(testToday, -1) }),
  ).rejects.toMatchObject({ status: 400 });
  await keyed(visitor, { applicationId });
  expect(await send(visitor, applicationId)).toEqual({ number });
  await visitor.call(contract.receiveApplication, { applicationId, words: '' });
  expect(await inInbox(visitor, applicationId)).toMatchObject({ state: 'received', told: 'paper' });
});

test('a paper is taken back on paper, too', async () => {
  const visitor = await as(server.visit(), 'director');
  const { applicationId } = await keyed(visitor);
  await scan(visitor, applicationId);
  await send(visitor, applicationId);
  const step = { applicationId, kind: 'withdrawn' } as const;
  await visitor.call(desk.noteDeskStep, step);
  await expect(visitor.call(desk.noteDeskStep, step)).rejects.toMatchObject({ status: 409 });
  expect(await inInbox(visitor, applicationId)).toMatchObject({
    state: 'withdrawn',
    steps: [{}, { kind: 'withdrawn', words: '紙で届きました。', by: '理事' }],
  });
});

test('whoever brought it sees where it stands, and mends it on paper alone', async () => {
  const visitor = await as(server.visit(), 'companyStaff');
  const { applicationId } = await keyed(visitor, { number: '605' });
  await scan(visitor, applicationId);
  await send(visitor, applicationId);
  await visitor.call(contract.askApplicantBack, { applicationId, words: '写真を付けてください' });
  await as(visitor, 'owner');
  const own = (await visitor.call(contract.getApplications, {})).applications;
  expect(own.find(({ id }) => id === applicationId)).toMatchObject({
    isOnPaper: true,
    state: 'asked-back',
    next: ['withdrawn'],
  });
  await expect(visitor.call(contract.sendApplication, { applicationId })).rejects.toMatchObject({
    status: 409,
  });
});

test('a wrong day, a stranger to the dwelling, an owner’s form of a tenant, and the wrong caller are refused', async () => {
  const visitor = await as(server.visit(), 'companyStaff');
  for (const receivedOn of [addDays(testToday, 1), addDays(testToday, -91)]) {
    await expect(keyed(visitor, { receivedOn })).rejects.toMatchObject({ status: 400 });
  }
  const one = await somebodyOf(visitor, () => true);
  const other = await somebodyOf(visitor, ({ id }) => id !== one.home.dwellingId);
  const tenant = await somebodyOf(
    visitor,
    () => true,
    ({ isOwner }) => !isOwner,
  );
  const draft = {
    applicationId: randomUUID(),
    form: 'works' as const,
    receivedOn: testToday,
    answers: {},
  };
  await expect(
    visitor.call(desk.saveDeskApplication, { ...draft, ...one.home, personId: other.person.id }),
  ).rejects.toMatchObject({ message: '住戸と、出した方を選んでください。' });
  await expect(
    visitor.call(desk.saveDeskApplication, {
      ...draft,
      ...tenant.home,
      personId: tenant.person.id,
    }),
  ).rejects.toMatchObject({ message: 'この届け出は、区分所有者の方のものです。' });
  for (const role of ['owner', 'auditor'] as const) {
    await as(visitor, role);
    await expect(visitor.call(desk.getApplicationDesk, {})).rejects.toMatchObject({ status: 403 });
  }
});

test('what a member files on the phone is none of the desk’s drafts', async () => {
  const visitor = await as(server.visit(), 'owner');
  const { homes } = await visitor.call(contract.getApplications, {});
  const applicationId = randomUUID();
  await visitor.call(contract.saveApplication, {
    applicationId,
    form: 'absence',
    dwellingId: homes[0]?.id ?? '',
    answers: absence,
  });
  await as(visitor, 'companyStaff');
  expect((await visitor.call(desk.getApplicationDesk, {})).drafts).toEqual([]);
  expect(await scan(visitor, applicationId)).toBe(404);
  await expect(send(visitor, applicationId)).rejects.toMatchObject({ status: 404 });
  await expect(visitor.call(desk.deleteDeskApplication, { applicationId })).rejects.toMatchObject({
    status: 404,
  });
});
