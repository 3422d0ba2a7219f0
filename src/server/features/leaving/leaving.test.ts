import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listDocuments, saveDocument } from '#contract/documents.ts';
import * as ended from '#contract/ended.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getHome } from '#contract/home.ts';
import * as contract from '#contract/leaving.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import * as signing from '#contract/sign-in.ts';
import type { Role } from '#domain/access/role.ts';
import { deleteOrphanedFiles } from '#server/features/documents/store.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';
import { listColumns } from './archive/read-records.ts';
import { endAssociations } from './end-associations.ts';
import { finishEndings } from './finish-endings.ts';
import { tellMembers } from './tell-members.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-leaving-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = createDiskFileStore(folder);
const server = await startServer({ files });
const appUrl = 'http://localhost:3000';
const dayMs = 86_400_000;
const now = () => new Date(server.clock.nowMs);
type Visitor = ReturnType<typeof server.visit>;

async function signedIn(email: string, purpose: 'begin' | 'enter'): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(signing.askForNumber, { email, purpose });
  const mails = await listWaitingMails(server.db);
  const body = mails.findLast(({ recipient }) => recipient === email)?.body ?? '';
  const number = /\d{4} \d{4}/.exec(body)?.[0] ?? '';
  await visitor.call(signing.signIn, { number, isShared: false });
  return visitor;
}

async function begin(name: string, email: string) {
  const chair = await signedIn(email, 'begin');
  const { associationId } = await chair.call(signing.beginAssociation, {
    name,
    yourName: '鈴木 一郎',
    position: 'chair',
  });
  return { chair, associationId };
}

async function joined(associationId: string, email: string, role: Role): Promise<Visitor> {
  const visitor = await signedIn(email, 'begin');
  await server.db.query(
    `insert into membership (association_id, user_id, role) select $1, id, $3 from app_user where email = $2`,
    [associationId, email, role],
  );
  return visitor;
}

async function left(name: string, tag: string) {
  const { chair, associationId } = await begin(name, `chair-${tag}@example.jp`);
  const treasurer = await joined(associationId, `treasurer-${tag}@example.jp`, 'treasurer');
  const auditor = await joined(associationId, `auditor-${tag}@example.jp`, 'auditor');
  const owner = await joined(associationId, `owner-${tag}@example.jp`, 'owner');
  await treasurer.call(contract.askToLeave, {}, associationId);
  const { leave } = await chair.call(contract.getLeaving, {}, associationId);
  const requestId = leave?.id ?? '';
  await chair.call(contract.approveLeaving, { requestId }, associationId);
  return { associationId, chair, treasurer, auditor, owner, requestId };
}

async function recipientsOf(subject: RegExp, tag: string): Promise<string[]> {
  const mails = await listWaitingMails(server.db);
  return mails
    .filter((mail) => subject.test(mail.subject) && mail.recipient.includes(`-${tag}@`))
    .map(({ recipient }) => recipient)
    .toSorted();
}

async function upload(visitor: Visitor, associationId: string, words: string): Promise<void> {
  const form = new FormData();
  const facts = {
    title: '掲示',
    category: 'other',
    summary: '',
    visibility: 'everyone',
    issuedOn: '2026-11-20',
    inForceFrom: null,
    inForceUntil: null,
    supersedesId: null,
  };
  form.set('facts', JSON.stringify(facts));
  form.set('file', new File([words], 'keiji.txt'));
  const { url } = requestOf(listDocuments, {}, associationId);
  const response = await visitor.send(url, { method: 'POST', body: form });
  expect(response.status).toBe(200);
}

const keysStored = async () => (await files.list()).map(({ key }) => key);

async function isFinished(associationId: string): Promise<boolean> {
  const { rows } = await server.db.query(
    'select from ended_association where id = $1 and finished_at is not null',
    [associationId],
  );
  return rows.length > 0;
}

/** Every row of any table that still names the association. */
async function rowsLeft(associationId: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of (await listColumns(server.db)).keys()) {
    const { rows } = await server.db.query(`select from "${table}" where association_id = $1`, [
      associationId,
    ]);
    if (rows.length > 0) found.push(`${table}: ${rows.length}`);
  }
  const { rows } = await server.db.query(
    `select 'association' from association where id = $1
     union all select 'outbox' from outbox_mail where notice_of = $1
     union all select 'attempt' from sign_in_attempt where joins_association = $1`,
    [associationId],
  );
  return rows.length > 0 ? [...found, 'beside the tenant tables'] : found;
}

describe('leaving', () => {
  test('takes two persons, is told to every member, and leaves everything to be read', async () => {
    const { associationId, chair, treasurer, owner } = await left('さくら台管理組合', 'read');
    const shown = await owner.call(contract.getLeaving, {}, associationId);
    expect(shown.leave?.approved).toEqual({ as: 'chair', on: '2026-11-21', lastDay: '2026-12-21' });
    expect((await owner.call(getSession, {}, associationId)).leavesOn).toBe('2026-12-21');
    await owner.call(getHome, {}, associationId);
    await expect(upload(chair, associationId, '電球')).rejects.toMatchObject({ actual: 403 });
    const { url } = requestOf(saveDocument, { documentId: associationId }, associationId);
    const write = await treasurer.send(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([400, 403]).toContain(write.status);
    expect(await tellMembers(server.db, { now: now(), appUrl })).toBe(1);
    expect(await tellMembers(server.db, { now: now(), appUrl })).toBe(0);
    expect(await recipientsOf(/利用が2026年12月21日で終わります/, 'read')).toEqual([
      'auditor-read@example.jp',
      'chair-read@example.jp',
      'owner-read@example.jp',
      'treasurer-read@example.jp',
    ]);
    // Whoever leaves takes everything along without a further approval.
    await chair.call(contract.makeArchive, {}, associationId);
  });

  test('is not approved by the one who asked, in whatever position by now', async () => {
    const { chair, associationId } = await begin('みどり台管理組合', 'chair-same@example.jp');
    await joined(associationId, 'vice-same@example.jp', 'viceChair');
    await chair.call(contract.askToLeave, {}, associationId);
    const { leave } = await chair.call(contract.getLeaving, {}, associationId);
    const approve = () =>
      chair.call(contract.approveLeaving, { requestId: leave?.id ?? '' }, associationId);
    await expect(approve()).rejects.toThrow('頼んだ方ご本人と、同じ住戸の方は、承認できません');
    await server.db.query(
      `update membership set role = 'treasurer' where association_id = $1 and role = 'chair'`,
      [associationId],
    );
    await expect(approve()).rejects.toThrow('頼んだ方ご本人');
    expect((await chair.call(getSession, {}, associationId)).leavesOn).toBeNull();
  });

  test('is decided by the only officer, once everybody knew of it for fourteen days', async () => {
    const { chair, associationId } = await begin('ひとり管理組合', 'chair-alone@example.jp');
    const owner = await joined(associationId, 'owner-alone@example.jp', 'owner');
    expect((await owner.call(contract.getLeaving, {}, associationId)).standsAlone).toBe(false);
    expect((await chair.call(contract.getLeaving, {}, associationId)).standsAlone).toBe(true);
    const startMs = server.clock.nowMs;
    await chair.call(contract.askToLeave, {}, associationId);
    await tellMembers(server.db, { now: now(), appUrl });
    await tellMembers(server.db, { now: now(), appUrl });
    expect(await recipientsOf(/終了が頼まれました/, 'alone')).toEqual([
      'chair-alone@example.jp',
      'owner-alone@example.jp',
    ]);
    const { leave } = await owner.call(contract.getLeaving, {}, associationId);
    expect(leave).toMatchObject({ decidedFrom: '2026-12-05', approved: null });
    const requestId = leave?.id ?? '';
    const decide = () => chair.call(contract.approveLeaving, { requestId }, associationId);
    await expect(decide()).rejects.toThrow('2026年12月5日になると、決められます');
    server.clock.nowMs = startMs + 14 * dayMs;
    // Fourteen days later the proof is too old: it is asked for anew.
    await expect(decide()).rejects.toMatchObject({ status: 403 });
    await server.db.query(
      `update account_session set proved_at = $2 where account_id = (select id from app_user where email = $1)`,
      ['chair-alone@example.jp', now().toISOString()],
    );
    await decide();
    expect((await owner.call(getSession, {}, associationId)).leavesOn).toBe('2027-01-04');
    await tellMembers(server.db, { now: now(), appUrl });
    expect(await recipientsOf(/2027年1月4日で終わります/, 'alone')).toHaveLength(2);
    server.clock.nowMs = startMs;
  });

  test('that one officer asked alone is stopped by an owner, who may not stop what two decided', async () => {
    const { chair, associationId } = await begin('はんたい管理組合', 'chair-object@example.jp');
    const owner = await joined(associationId, 'owner-object@example.jp', 'owner');
    const tenant = await joined(associationId, 'tenant-object@example.jp', 'tenant');
    await chair.call(contract.askToLeave, {}, associationId);
    await tellMembers(server.db, { now: now(), appUrl });
    const { leave } = await owner.call(contract.getLeaving, {}, associationId);
    const requestId = leave?.id ?? '';
    const object = (visitor: Visitor) =>
      visitor.call(contract.objectToLeaving, { requestId }, associationId);
    await expect(object(tenant)).rejects.toMatchObject({ status: 403 });
    await object(owner);
    expect((await chair.call(contract.getLeaving, {}, associationId)).leave).toBeNull();
    await tellMembers(server.db, { now: now(), appUrl });
    expect(await recipientsOf(/利用を続けます/, 'object')).toHaveLength(3);
    const byTwo = await left('ふたり管理組合', 'two');
    const two = byTwo.owner.call(
      contract.objectToLeaving,
      { requestId: byTwo.requestId },
      byTwo.associationId,
    );
    await expect(two).rejects.toMatchObject({ status: 404 });
  });

  test('that was asked alone needs the second officer who came since', async () => {
    const { chair, associationId } = await begin('あらた管理組合', 'chair-new@example.jp');
    await chair.call(contract.askToLeave, {}, associationId);
    const treasurer = await joined(associationId, 'treasurer-new@example.jp', 'treasurer');
    const { leave } = await treasurer.call(contract.getLeaving, {}, associationId);
    const requestId = leave?.id ?? '';
    await expect(chair.call(contract.approveLeaving, { requestId }, associationId)).rejects.toThrow(
      '頼んだ方ご本人',
    );
    await treasurer.call(contract.approveLeaving, { requestId }, associationId);
    expect((await chair.call(getSession, {}, associationId)).leavesOn).toBe('2026-12-21');
  });

  test('is stopped by any officer, and by nobody else; then writing goes on', async () => {
    const { associationId, chair, owner, auditor, requestId } = await left(
      'ひばり管理組合',
      'stop',
    );
    const stop = (visitor: Visitor) =>
      visitor.call(contract.stopLeaving, { requestId }, associationId);
    await expect(stop(owner)).rejects.toMatchObject({ status: 403 });
    await tellMembers(server.db, { now: now(), appUrl });
    await stop(auditor);
    await expect(stop(auditor)).rejects.toMatchObject({ status: 404 });
    expect((await chair.call(getSession, {}, associationId)).leavesOn).toBeNull();
    await upload(chair, associationId, '続けます');
    expect(await tellMembers(server.db, { now: now(), appUrl })).toBe(1);
    expect(await recipientsOf(/利用を続けます/, 'stop')).toHaveLength(4);
    await endAssociations(server.db, new Date(server.clock.nowMs + 60 * dayMs));
    await chair.call(getHome, {}, associationId);
  });

  test('is shown to members once it is approved, and before that to officers', async () => {
    const { chair, associationId } = await begin('あおば管理組合', 'chair-shown@example.jp');
    const owner = await joined(associationId, 'owner-shown@example.jp', 'owner');
    await joined(associationId, 'vice-shown@example.jp', 'viceChair');
    await chair.call(contract.askToLeave, {}, associationId);
    expect((await owner.call(contract.getLeaving, {}, associationId)).leave).toBeNull();
    const { leave } = await chair.call(contract.getLeaving, {}, associationId);
    expect(leave).toMatchObject({ approved: null });
  });
});

describe('when the last day is over', () => {
  test('everything of the association goes, and nothing of others', async () => {
    const stays = await begin('となりの管理組合', 'chair-stays@example.jp');
    await upload(stays.chair, stays.associationId, '同じ掲示');
    const { chair, associationId } = await begin('いなほ管理組合', 'chair-gone@example.jp');
    await upload(chair, associationId, '同じ掲示');
    await upload(chair, associationId, 'いなほだけの掲示');
    const treasurer = await joined(associationId, 'treasurer-gone@example.jp', 'treasurer');
    await treasurer.call(contract.askToLeave, {}, associationId);
    const { leave } = await chair.call(contract.getLeaving, {}, associationId);
    await chair.call(contract.approveLeaving, { requestId: leave?.id ?? '' }, associationId);
    expect((await keysStored()).length).toBeGreaterThanOrEqual(2);

    const lastMoment = new Date('2026-12-21T14:59:00Z');
    expect(await endAssociations(server.db, lastMoment)).toBe(0);
    const after = new Date('2026-12-21T15:00:00Z');
    expect(await endAssociations(server.db, after)).toBeGreaterThan(0);
    expect(await rowsLeft(associationId)).toEqual([]);
    expect(await rowsLeft(stays.associationId)).not.toEqual([]);
    await expect(chair.call(getHome, {}, associationId)).rejects.toMatchObject({ status: 404 });

    // Its own bytes are still there: no certificate before they have gone.
    await finishEndings(server.db, { files, appUrl, now: after });
    expect(await isFinished(associationId)).toBe(false);
    await deleteOrphanedFiles(server.db, files, new Date(Date.now() + dayMs));
    await finishEndings(server.db, { files, appUrl, now: after });
    expect(await isFinished(associationId)).toBe(true);
    const { rows } = await server.db.query(
      'select file_count as "fileCount", shared_count as "sharedCount" from ended_association where id = $1',
      [associationId],
    );
    expect(rows).toEqual([{ fileCount: 2, sharedCount: 1 }]);
  });

  test('a certificate with the counts is for those who asked, approved and audited, once the files have gone', async () => {
    const { associationId, chair } = await left('やまと管理組合', 'paper');
    await server.db.query(
      `update leaving_request set ended_as = 'chair', ended_by = asked_by, ended_at = now() where association_id = $1`,
      [associationId],
    );
    await upload(chair, associationId, 'やまとだけの掲示');
    await server.db.query(
      `update leaving_request set ended_as = null, ended_by = null, ended_at = null where association_id = $1`,
      [associationId],
    );
    const stored = await keysStored();
    server.clock.nowMs = Date.now() + 40 * dayMs;
    expect(await endAssociations(server.db, now())).toBeGreaterThan(0);
    const finishing = { files, appUrl, now: now() };
    const open = await finishEndings(server.db, finishing);
    expect(await recipientsOf(/データを消去しました/, 'paper')).toEqual([]);
    await deleteOrphanedFiles(server.db, files, now());
    expect((await keysStored()).length).toBeLessThan(stored.length);
    expect((await finishEndings(server.db, finishing)) + open).toBeGreaterThan(0);
    expect(await finishEndings(server.db, finishing)).toBe(0);
    expect(await recipientsOf(/データを消去しました/, 'paper')).toEqual([
      'auditor-paper@example.jp',
      'chair-paper@example.jp',
      'treasurer-paper@example.jp',
    ]);
    const again = await signedIn('chair-paper@example.jp', 'enter');
    const { ended: list } = await again.call(ended.listEnded, {});
    expect(list).toMatchObject([
      { id: associationId, name: 'やまと管理組合', hasCertificate: true },
    ]);
    const { url } = requestOf(ended.getCertificate, { endedId: associationId });
    const paper = await again.send(url);
    expect(paper.status).toBe(200);
    expect((await paper.text()).slice(0, 4)).toBe('%PDF');
    const stranger = await signedIn('owner-paper@example.jp', 'enter');
    expect((await stranger.call(ended.listEnded, {})).ended).toEqual([]);
    expect((await stranger.send(url)).status).toBe(404);
    expect((await server.visit().send(url)).status).toBe(404);
    const { rows } = await server.db.query<{ counts: Record<string, number>; left: string[] }>(
      'select row_counts as counts, files_left as left from ended_association where id = $1',
      [associationId],
    );
    expect(rows[0]?.counts).toMatchObject({
      fund: 2,
      membership: 4,
      document: 1,
      document_file: 1,
    });
    expect(rows[0]?.left).toEqual([]);
  });

  test('a copy of the demonstration can be led there and is never deleted for it', async () => {
    const visitor = server.visit();
    await visitor.call(setDemoRole, { role: 'chair' });
    await visitor.call(contract.askToLeave, {});
    await visitor.call(setDemoRole, { role: 'viceChair' });
    const { leave } = await visitor.call(contract.getLeaving, {});
    await visitor.call(contract.approveLeaving, { requestId: leave?.id ?? '' });
    const { association, leavesOn } = await visitor.call(getSession, {});
    expect(leavesOn).not.toBeNull();
    await endAssociations(server.db, new Date(server.clock.nowMs + 90 * dayMs));
    expect(await rowsLeft(association.id)).not.toEqual([]);
    expect(await tellMembers(server.db, { now: now(), appUrl })).toBe(0);
  });
});
