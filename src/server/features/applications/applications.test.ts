import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as contract from '#contract/applications.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { allForms, formKeys } from '#domain/applications/all-forms.ts';
import { addDays } from '#domain/calendar.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { startServer } from '#server/testing/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-applications-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(folder) });
type Visitor = ReturnType<typeof server.visit>;
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

async function as(visitor: Visitor, role: Role): Promise<Visitor> {
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const own = (visitor: Visitor) => visitor.call(contract.getApplications, {});
const inbox = (visitor: Visitor) => visitor.call(contract.getApplicationInbox, {});

async function attach(
  visitor: Visitor,
  facts: { applicationId: string; slot: string },
  bytes = png,
) {
  const form = new FormData();
  form.set('facts', JSON.stringify({ id: randomUUID(), ...facts }));
  form.set('file', new File([bytes], '写真.png'));
  const { url } = requestOf(contract.addApplicationFile, {});
  return (await visitor.send(url, { method: 'POST', body: form })).status;
}

const windows = {
  part: ['窓ガラス'],
  product: '複層ガラス K-2',
  specification: '断熱の等級4',
  look: '変わらない',
  orderOn: '2027-01-20',
  startsOn: '2027-02-01',
  contractor: 'みなと内装',
  contractorPerson: '原田',
  contractorPhone: '045-000-7711',
  pledge: 'はい',
};

/** Filled in, with what has to hang on it, and sent. */
async function sent(visitor: Visitor, answers: Record<string, string | string[]> = windows) {
  const { homes } = await own(visitor);
  const applicationId = randomUUID();
  const draft = {
    applicationId,
    form: 'windows' as const,
    dwellingId: homes[0]?.id ?? '',
    answers,
  };
  await visitor.call(contract.saveApplication, draft);
  await attach(visitor, { applicationId, slot: 'catalogue' });
  const { number } = await visitor.call(contract.sendApplication, { applicationId });
  return { applicationId, number, draft };
}

const found = async (visitor: Visitor, id: string) =>
  (await own(visitor)).applications.find((it) => it.id === id);

describe('an application of an owner', () => {
  test('is kept as a draft that nobody else sees, and sent only when it is whole', async () => {
    const visitor = await as(server.visit(), 'owner');
    const { homes } = await own(visitor);
    const applicationId = randomUUID();
    const draft = { applicationId, form: 'windows' as const, dwellingId: homes[0]?.id ?? '' };
    await visitor.call(contract.saveApplication, { ...draft, answers: { product: 'K-2' } });
    await expect(visitor.call(contract.sendApplication, { applicationId })).rejects.toMatchObject({
      status: 400,
      message: '「取り替えるところ」：当てはまるものを選んでください。',
    });
    await visitor.call(contract.saveApplication, { ...draft, answers: windows });
    await expect(visitor.call(contract.sendApplication, { applicationId })).rejects.toMatchObject({
      message: '「製品のカタログ」を付けてください。',
    });
    await as(visitor, 'chair');
    const { applications } = await inbox(visitor);
    expect(applications.map(({ id }) => id)).not.toContain(applicationId);
    await visitor.call(contract.deleteApplication, { applicationId });
    expect(await found(visitor, applicationId)).toBeUndefined();
  });

  test('gets a number and a deadline by the rules of the house, and stays', async () => {
    const visitor = await as(server.visit(), 'owner');
    const first = await sent(visitor);
    const second = await sent(visitor);
    expect(first.number).toMatch(/^2026-\d+$/);
    const numbers = [first, second].map(({ number }) => Number(number.split('-')[1]));
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
    // 注文の1か月前: 2027-01-20 → the house counts from 工事を始める日, 2027-02-01.
    expect(await found(visitor, first.applicationId)).toMatchObject({
      state: 'waiting',
      dueOn: '2027-01-01',
      next: ['withdrawn'],
    });
    const { applicationId } = first;
    await expect(visitor.call(contract.deleteApplication, { applicationId })).rejects.toMatchObject(
      {
        status: 409,
      },
    );
    await expect(visitor.call(contract.saveApplication, first.draft)).rejects.toMatchObject({
      status: 409,
    });
    expect(await attach(visitor, { applicationId, slot: 'quotation' })).toBe(409);
  });

  test('is asked back, mended, decided by the board with conditions, used, and printed', async () => {
    const visitor = await as(server.visit(), 'owner');
    const { applicationId, draft, number } = await sent(visitor);
    await as(visitor, 'companyStaff');
    await visitor.call(contract.askApplicantBack, {
      applicationId,
      words: '網戸の色を教えてください',
    });
    await as(visitor, 'owner');
    expect(await found(visitor, applicationId)).toMatchObject({
      state: 'asked-back',
      steps: [{ kind: 'sent' }, { by: '管理会社の担当者', words: '網戸の色を教えてください' }],
    });
    const mended = { ...windows, specification: '断熱の等級4。網戸は黒' };
    await visitor.call(contract.saveApplication, { ...draft, answers: mended });
    await as(visitor, 'chair');
    const seen = (await inbox(visitor)).applications.find(({ id }) => id === applicationId);
    expect(seen?.answers).toMatchObject({ specification: '断熱の等級4' });
    await as(visitor, 'owner');
    expect(await visitor.call(contract.sendApplication, { applicationId })).toMatchObject({
      number,
    });

    await as(visitor, 'chair');
    const { boardDays } = await inbox(visitor);
    const decision = {
      applicationId,
      kind: 'conditional' as const,
      words: '',
      conditions: ['網戸は黒にすること'],
    };
    const decide = (resolution: { on: string; by: 'meeting' | 'circulation' } | null) =>
      visitor.call(contract.decideApplication, { ...decision, resolution });
    await expect(decide(null)).rejects.toMatchObject({ status: 400 });
    await expect(
      decide({ on: addDays(boardDays[0] ?? '', -1), by: 'meeting' }),
    ).rejects.toMatchObject({
      message: 'その日に開かれた理事会がありません。日を確かめてください。',
    });
    const on = boardDays[0] ?? '';
    await decide({ on, by: 'meeting' });
    await expect(decide({ on, by: 'meeting' })).rejects.toMatchObject({ status: 409 });

    await as(visitor, 'owner');
    expect(await found(visitor, applicationId)).toMatchObject({
      state: 'conditional',
      lapsesOn: '2027-05-21',
      next: ['done'],
    });
    const paper = await visitor.send(
      requestOf(contract.getApplicationPaper, { applicationId }).url,
    );
    const [page] = await readPdf(new Uint8Array(await paper.arrayBuffer()));
    for (const words of [
      '承認通知書',
      `第${number}号`,
      '網戸は黒にすること',
      '605号室',
      '保証するものではありません',
    ]) {
      expect(page?.text.replaceAll(/\s/g, '')).toContain(words);
    }
    await visitor.call(contract.finishApplication, { applicationId, words: '' });
    expect(await found(visitor, applicationId)).toMatchObject({ state: 'done', next: [] });
  });

  test('is never decided in the position that applied, and refused only with a reason', async () => {
    const visitor = await as(server.visit(), 'chair');
    const { applicationId } = await sent(visitor);
    const { boardDays } = await inbox(visitor);
    const refusal = {
      applicationId,
      kind: 'refused' as const,
      conditions: [],
      resolution: { on: boardDays[0] ?? '', by: 'meeting' as const },
    };
    await expect(
      visitor.call(contract.decideApplication, { ...refusal, words: '外観が変わるため' }),
    ).rejects.toMatchObject({ status: 403 });
    await as(visitor, 'viceChair');
    await expect(
      visitor.call(contract.decideApplication, { ...refusal, words: '' }),
    ).rejects.toMatchObject({ status: 400 });
    await visitor.call(contract.decideApplication, { ...refusal, words: '外観が変わるため' });
    expect(await found(visitor, applicationId)).toMatchObject({ state: 'refused' });
  });

  test('answered by two at once is answered once', async () => {
    const visitor = await as(server.visit(), 'owner');
    const { applicationId } = await sent(visitor);
    await as(visitor, 'chair');
    const { boardDays } = await inbox(visitor);
    const resolution = { on: boardDays[0] ?? '', by: 'meeting' as const };
    const both = await Promise.allSettled([
      visitor.call(contract.decideApplication, {
        applicationId,
        kind: 'approved',
        words: '',
        conditions: [],
        resolution,
      }),
      visitor.call(contract.decideApplication, {
        applicationId,
        kind: 'refused',
        words: '否決',
        conditions: [],
        resolution,
      }),
      visitor.call(contract.askApplicantBack, { applicationId, words: '色は？' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('who sees what', () => {
  test('a tenant files what residents file, sees nothing of the owner, and no inbox', async () => {
    const visitor = await as(server.visit(), 'owner');
    const { applicationId } = await sent(visitor);
    await as(visitor, 'tenant');
    const seen = await own(visitor);
    expect(seen).toMatchObject({ mayFileForOwner: false, applications: [] });
    await expect(inbox(visitor)).rejects.toMatchObject({ status: 403 });
    const paper = requestOf(contract.getApplicationPaper, { applicationId }).url;
    expect((await visitor.send(paper)).status).toBe(404);
    const dwellingId = seen.homes[0]?.id ?? '';
    const draft = { applicationId: randomUUID(), dwellingId, answers: {} };
    await expect(
      visitor.call(contract.saveApplication, { ...draft, form: 'works' }),
    ).rejects.toMatchObject({ status: 403 });
    await visitor.call(contract.saveApplication, { ...draft, form: 'absence' });
    expect((await own(visitor)).applications).toMatchObject([{ form: 'absence', state: 'draft' }]);
  });

  test('files are read by the applicant and the board, and by nobody else', async () => {
    const visitor = await as(server.visit(), 'owner');
    const { applicationId } = await sent(visitor);
    const fileId = (await found(visitor, applicationId))?.files[0]?.id ?? '';
    const mine = requestOf(contract.getApplicationFile, { fileId }).url;
    const boards = requestOf(contract.getInboxFile, { fileId }).url;
    expect(new Uint8Array(await (await visitor.send(mine)).arrayBuffer())).toEqual(png);
    expect((await visitor.send(boards)).status).toBe(403);
    await as(visitor, 'auditor');
    expect((await visitor.send(boards)).status).toBe(200);
    const stranger = await as(server.visit(), 'chair');
    expect((await stranger.send(boards)).status).toBe(404);
    expect(await attach(visitor, { applicationId, slot: 'nowhere' })).toBe(409);
  });

  test('the demonstration has one of the own and one on paper before the board', async () => {
    const visitor = await as(server.visit(), 'chair');
    const { applications } = await inbox(visitor);
    expect(applications).toMatchObject([
      { form: 'pet', isOnPaper: true, dwelling: { number: '501' }, state: 'waiting' },
      { form: 'works', isOnPaper: false, dwelling: { number: '605' }, state: 'waiting' },
    ]);
    expect(await visitor.call(contract.getApplicationCounts, {})).toEqual({
      askedBack: 0,
      waiting: 1,
      answered: 0,
      inbox: 2,
    });
    const pet = applications[0]?.id ?? '';
    await visitor.call(contract.receiveApplication, { applicationId: pet, words: '' });
    await expect(
      visitor.call(contract.receiveApplication, { applicationId: pet, words: '' }),
    ).rejects.toMatchObject({ status: 409 });
    const { association } = await visitor.call(getSession, {});
    const { rows } = await server.db.query(
      'select kind from application_step where association_id = $1 order by taken_at',
      [association.id],
    );
    expect(rows).toHaveLength(3);
  });
});

test('each of the forms is printed blank, with every field on it', async () => {
  const visitor = await as(server.visit(), 'owner');
  const short: string[] = [];
  for (const form of formKeys) {
    const answer = await visitor.send(requestOf(contract.getBlankForm, { form }).url);
    const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    const text = pages
      .map((page) => page.text)
      .join('')
      .replaceAll(/\s/g, '');
    for (const { label } of Object.values(allForms[form].fields)) {
      if (!text.includes(label.replaceAll(/\s/g, ''))) short.push(`${form}: ${label}`);
    }
    if (pages.length > 3) short.push(`${form}: ${pages.length} pages`);
  }
  expect(short).toEqual([]);
});
