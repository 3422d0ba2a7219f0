import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as contract from '#contract/board-meetings.ts';
import * as minutes from '#contract/board-minutes.ts';
import * as circulation from '#contract/circulation.ts';
import { listDocuments } from '#contract/documents.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getHome } from '#contract/home.ts';
import { listMeetings } from '#contract/meetings.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import type { Presence } from '#domain/board-meetings/board-record.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';
import { postBoardCalls } from './call-post.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-board-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(folder) });
type Visitor = ReturnType<typeof server.visit>;

const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });
async function visitorAs(role: Role): Promise<Visitor> {
  const visitor = server.visit();
  await become(visitor, role);
  return visitor;
}
function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('it is not there');
  return value;
}

const id = '0199a000-0000-7000-8000-00000000b001';
const planned = {
  title: '理事会',
  heldOn: '2026-11-21',
  startsAt: '19:00',
  endsAt: '20:30',
  place: '集会室',
};
const see = (visitor: Visitor, meetingId = id) =>
  visitor.call(contract.getBoardMeeting, { meetingId });

/** A meeting of today with one report and one decision. */
async function prepared() {
  const visitor = await visitorAs('chair');
  await visitor.call(contract.planBoardMeeting, { id, ...planned });
  const itemIds = [randomUUID(), randomUUID()] as const;
  const item = { meetingId: id, body: '', sourceKey: '', documentIds: [] };
  const [report, decision] = itemIds;
  await visitor.call(contract.saveBoardItem, {
    ...item,
    itemId: report,
    kind: 'report',
    title: '月次報告',
  });
  await visitor.call(contract.saveBoardItem, {
    ...item,
    itemId: decision,
    kind: 'decision',
    title: '植栽の発注',
  });
  return { visitor, itemIds };
}

describe('the agenda', () => {
  test('of the next meeting of the demonstration is that of its notice, and what is open is proposed', async () => {
    const visitor = await visitorAs('chair');
    const { meetings, rules, today } = await visitor.call(contract.listBoardMeetings, {});
    const next = given(meetings.find(({ heldOn }) => heldOn > today));
    expect(rules.every(({ isOwn }) => isOwn)).toBe(true);
    const view = await see(visitor, next.id);
    expect(view.items.map(({ title }) => title)).toContain('修繕積立金の見直し');
    expect(view.announcedBy?.title).toBe('次回理事会の開催通知');
    const tasks = given(view.proposals.find(({ key }) => key === 'tasks'));
    const { tasks: listed } = await visitor.call(getHome, {});
    const openTitles = listed.filter((it) => it.kind === 'board' && it.doneAt === null);
    expect(openTitles.length).toBeGreaterThan(0);
    expect(openTitles.filter((it) => !tasks.body.includes(it.title))).toEqual([]);
    const { key, kind, title, body } = tasks;
    await visitor.call(contract.saveBoardItem, {
      meetingId: next.id,
      itemId: randomUUID(),
      kind,
      title,
      body,
      sourceKey: key,
      documentIds: [],
    });
    expect((await see(visitor, next.id)).proposals.map((it) => it.key)).not.toContain('tasks');
  });

  test('is ordered, carries papers of the library, and loses an item', async () => {
    const { visitor, itemIds } = await prepared();
    const [report, decision] = itemIds;
    const { documents } = await visitor.call(listDocuments, {});
    const paper = given(documents[0]);
    await visitor.call(contract.saveBoardItem, {
      meetingId: id,
      itemId: decision,
      kind: 'decision',
      title: '植栽',
      body: '',
      sourceKey: '',
      documentIds: [paper.id],
    });
    await visitor.call(contract.orderBoardItems, { meetingId: id, itemIds: [decision, report] });
    const { items } = await see(visitor);
    expect(items.map((it) => [it.id, it.label])).toEqual([
      [decision, '議題1'],
      [report, '議題2'],
    ]);
    expect(items[0]?.papers).toEqual([{ id: paper.id, title: paper.title }]);
    await visitor.call(contract.removeBoardItem, { meetingId: id, itemId: report });
    expect((await see(visitor)).items).toHaveLength(1);
    const again = visitor.call(contract.removeBoardItem, { meetingId: id, itemId: report });
    await expect(again).rejects.toMatchObject({ status: 404 });
    await visitor.call(contract.removeBoardItem, { meetingId: id, itemId: decision });
    await visitor.call(contract.cancelBoardMeeting, { meetingId: id });
    await expect(see(visitor)).rejects.toMatchObject({ status: 404 });
  });

  test('a day in the past, and one that ends before it begins, are refused', async () => {
    const visitor = await visitorAs('chair');
    const plan = (part: object) =>
      visitor.call(contract.planBoardMeeting, { id, ...planned, ...part });
    await expect(plan({ heldOn: '2026-11-20' })).rejects.toMatchObject({ status: 409 });
    await expect(plan({ endsAt: '18:00' })).rejects.toMatchObject({ status: 409 });
    await expect(plan({ title: ' ' })).rejects.toMatchObject({ status: 400 });
  });
});

test('too late, it is called with the consent of all, once, and its owners read the agenda', async () => {
  const { visitor } = await prepared();
  expect((await see(visitor)).verdict).toMatchObject({ state: 'late', latestOn: '2026-11-13' });
  const call = (hasConsent: boolean) =>
    visitor.call(contract.callBoardMeeting, { meetingId: id, hasConsent });
  await expect(call(false)).rejects.toThrow('全員が同意したとき');
  await call(true);
  await expect(call(true)).rejects.toMatchObject({ status: 409 });
  const { sent, recipients } = await see(visitor);
  expect(sent).toEqual({ on: '2026-11-21', hasConsent: true });
  expect(recipients.map(({ post }) => post)).toContain('auditor');
  const { url } = requestOf(contract.getBoardCallPaper, { meetingId: id });
  const pdf = await visitor.send(url);
  expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  const move = visitor.call(contract.changeBoardMeeting, {
    meetingId: id,
    ...planned,
    endsAt: '21:00',
  });
  await expect(move).rejects.toMatchObject({ status: 409 });
  await become(visitor, 'owner');
  const { meetings } = await visitor.call(listMeetings, {});
  const told = given(meetings.find((it) => it.id === id));
  expect(told.agenda.map(({ title }) => title)).toEqual(['月次報告', '植栽の発注']);
  // The demonstration writes to nobody, and asks once.
  expect(await postBoardCalls(server.db, new Date('2026-11-21T12:00:00Z'))).toBeGreaterThan(0);
  expect(await postBoardCalls(server.db, new Date('2026-11-21T12:00:00Z'))).toBe(0);
  const { rows } = await server.db.query(`select from outbox_mail where subject like '%理事会%'`);
  expect(rows).toEqual([]);
});

const see2 = (visitor: Visitor) => visitor.call(minutes.getBoardMinutes, { meetingId: id });

/** An evening with everybody there, one opposed, and one task. */
async function recorded() {
  const { visitor, itemIds } = await prepared();
  const [, decision] = itemIds;
  await visitor.call(contract.callBoardMeeting, { meetingId: id, hasConsent: true });
  const { officers, record, revision } = await see2(visitor);
  const directors = officers.filter(({ post }) => post !== 'auditor');
  const [chair, second, third, fourth] = directors;
  const taskId = randomUUID();
  const full = {
    ...record,
    chairId: given(chair).id,
    signerIds: [given(second).id, given(third).id],
    presence: Object.fromEntries(officers.map((it): [string, Presence] => [it.id, 'room'])),
    items: {
      [decision]: {
        outcome: 'decided' as const,
        decision: '植栽の手入れを12万円で発注する。',
        stands: { [given(fourth).id]: 'no' as const },
        interest: '',
        notes: '',
      },
    },
    tasks: [
      {
        id: taskId,
        itemId: decision,
        title: '植栽を発注する',
        owner: '森 理事',
        dueOn: '2026-12-10',
      },
    ],
  };
  const save = (part: object = {}, at = revision) =>
    visitor.call(minutes.saveBoardMinutes, {
      meetingId: id,
      revision: at,
      record: { ...full, ...part },
    });
  return { visitor, itemIds, directors, taskId, full, save };
}

async function sign(visitor: Visitor, minutesId: string) {
  const form = new FormData();
  form.set('facts', JSON.stringify({ meetingId: id, minutesId }));
  form.set('file', new File([`%PDF-1.4 ${randomUUID()}`], '署名.pdf'));
  const { url } = requestOf(minutes.addSignedBoardMinutes, {});
  const response = await visitor.send(url, { method: 'POST', body: form });
  if (!response.ok) throw Object.assign(new Error('refused'), { status: response.status });
  return minutes.addSignedBoardMinutes.output.parse(await response.json());
}

test('the evening is kept as it is typed, and nobody overwrites what they have not seen', async () => {
  const { visitor, save, directors } = await recorded();
  const saved = await save();
  expect(saved.revision).toBe(1);
  const { tally, verdict } = given(saved.items[1]);
  expect(tally).toMatchObject({ yes: directors.length - 1, no: 1, passes: true });
  expect(verdict).toContain('反対1名');
  await expect(save()).rejects.toMatchObject({ status: 409 });
  expect((await save({ guests: '管理会社の担当者' }, 1)).record.guests).toBe('管理会社の担当者');
  const proxy = { presence: { [given(directors[0]).id]: 'proxy' as const } };
  await expect(save(proxy, 2)).rejects.toThrow('代理人の出席は、規約で認めていません');
  await expect(save({ beganAt: '25:00' }, 2)).rejects.toMatchObject({ status: 400 });
  expect((await see2(visitor)).revision).toBe(2);
});

test('checked, the results are told and the tasks stand in the board’s list; signed, they are a document', async () => {
  const { visitor, save, taskId, directors } = await recorded();
  await save({ presence: {} });
  const check = (revision: number) =>
    visitor.call(minutes.checkBoardMinutes, { meetingId: id, revision });
  await expect(check(1)).rejects.toThrow('役員の出欠');
  await save({}, 1);
  const [version] = (await check(2)).versions;
  expect(version).toMatchObject({ state: 'checked' });
  await expect(save({}, 2)).rejects.toMatchObject({ status: 409 });
  const told = async () =>
    given((await visitor.call(listMeetings, {})).meetings.find((it) => it.id === id));
  expect(await told()).toMatchObject({
    status: 'held',
    agenda: [
      { result: null },
      { result: 'passed', votesFor: directors.length - 1, votesAgainst: 1 },
    ],
  });
  const own = async () => (await visitor.call(getHome, {})).tasks.find((it) => it.id === taskId);
  expect(await own()).toMatchObject({ kind: 'board', owner: '森 理事', dueOn: '2026-12-10' });
  const { meetings, today } = await visitor.call(contract.listBoardMeetings, {});
  const next = given(meetings.find(({ heldOn }) => heldOn > today));
  const { proposals } = await see(visitor, next.id);
  expect(proposals.find(({ key }) => key === 'tasks')?.body).toContain('植栽を発注する');

  await visitor.call(minutes.reopenBoardMinutes, { meetingId: id });
  await save({ tasks: [] }, 2);
  const [again] = (await check(3)).versions;
  expect(await own()).toBeUndefined();
  const { url } = requestOf(minutes.getBoardMinutesPdf, { meetingId: id, version: '1' });
  const pdf = await visitor.send(url);
  expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  const [signed] = (await sign(visitor, given(again).id)).versions;
  const { documents } = await visitor.call(listDocuments, {});
  expect(documents.find((it) => it.id === signed?.documentId)).toMatchObject({
    category: 'board-meeting',
    visibility: 'everyone',
  });
  expect((await told()).documentId).toBe(signed?.documentId);
  const scan = requestOf(minutes.getSignedBoardMinutes, { meetingId: id, version: '1' });
  expect((await visitor.send(scan.url)).status).toBe(200);
  await expect(sign(visitor, given(again).id)).rejects.toMatchObject({ status: 409 });
  const reason = '時刻の誤り';
  const next2 = await visitor.call(minutes.correctBoardMinutes, { meetingId: id, reason });
  expect(next2.versions).toMatchObject([
    { version: 2, state: 'draft', reason },
    { state: 'signed' },
  ]);
});

test('the minutes are for those who write them, and only the chairs check', async () => {
  const { visitor, save } = await recorded();
  await save();
  for (const role of ['owner', 'tenant', 'auditor'] as const) {
    await become(visitor, role);
    await expect(see2(visitor)).rejects.toMatchObject({ status: 403 });
  }
  await become(visitor, 'director');
  const check = visitor.call(minutes.checkBoardMinutes, { meetingId: id, revision: 1 });
  await expect(check).rejects.toMatchObject({ status: 403 });
  const call = visitor.call(contract.callBoardMeeting, { meetingId: id, hasConsent: true });
  await expect(call).rejects.toMatchObject({ status: 403 });
});

describe('approval in writing', () => {
  const asked = {
    id,
    kind: 'works',
    title: '床の張り替え',
    body: '801号室',
    dueOn: '2026-11-28',
  } as const;
  const one = async (visitor: Visitor) =>
    given((await visitor.call(circulation.listCirculations, {})).circulations[0]);
  const answer = async (visitor: Visitor, role: Role) => {
    await become(visitor, role);
    await visitor.call(circulation.answerCirculation, {
      circulationId: id,
      agrees: true,
      words: '',
    });
  };

  test('counts each director once, on the screen or on paper, and ends with more than half of all', async () => {
    const visitor = await visitorAs('chair');
    const { allowed } = await visitor.call(circulation.listCirculations, {});
    expect(allowed).toEqual(['works', 'windows', 'preservation']);
    await visitor.call(circulation.beginCirculation, asked);
    const { needed, directors } = await one(visitor);
    expect(needed).toBe(Math.floor(directors.length / 2) + 1);
    await answer(visitor, 'chair');
    await expect(answer(visitor, 'chair')).rejects.toMatchObject({ status: 409 });
    await answer(visitor, 'treasurer');
    expect(await one(visitor)).toMatchObject({ state: 'open', agreed: 2 });
    await become(visitor, 'chair');
    const rest = given((await one(visitor)).directors.find((it) => it.answer === null));
    const paper = { circulationId: id, personId: rest.id, agrees: true };
    const early = visitor.call(circulation.enterCirculationPaper, {
      ...paper,
      answeredOn: '2026-11-20',
    });
    await expect(early).rejects.toMatchObject({ status: 400 });
    await visitor.call(circulation.enterCirculationPaper, { ...paper, answeredOn: '2026-11-21' });
    expect(await one(visitor)).toMatchObject({ state: 'approved', approvedOn: '2026-11-21' });
    await expect(answer(visitor, 'viceChair')).rejects.toMatchObject({ status: 409 });
    await become(visitor, 'chair');
    const { url } = requestOf(circulation.getCirculationPaper, { circulationId: id });
    expect((await visitor.send(url)).status).toBe(200);
    const { meetings, today } = await visitor.call(contract.listBoardMeetings, {});
    const next = given(meetings.find(({ heldOn }) => heldOn > today));
    const { proposals } = await see(visitor, next.id);
    expect(proposals.map(({ key }) => key)).toContain(`circulation:${id}`);
  });

  test('is refused with the reason for what the bylaws do not name, to 監事, and once withdrawn', async () => {
    const visitor = await visitorAs('chair');
    const begin = (part: object) =>
      visitor.call(circulation.beginCirculation, { ...asked, ...part });
    await expect(begin({ kind: 'other' })).rejects.toThrow('理事会を開いて決めてください');
    await expect(begin({ dueOn: '2026-11-20' })).rejects.toMatchObject({ status: 400 });
    await begin({});
    await become(visitor, 'auditor');
    const own = visitor.call(circulation.answerCirculation, {
      circulationId: id,
      agrees: true,
      words: '',
    });
    await expect(own).rejects.toMatchObject({ status: 403 });
    await become(visitor, 'chair');
    await visitor.call(circulation.withdrawCirculation, { circulationId: id });
    expect(await one(visitor)).toMatchObject({ state: 'withdrawn' });
    const again = visitor.call(circulation.withdrawCirculation, { circulationId: id });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });
});
