import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawAuditSample, seeAuditSample } from '#contract/audit.ts';
import { approveLock, askForLock } from '#contract/books-lock.ts';
import { getDocument, listDocuments } from '#contract/documents.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getChart } from '#contract/ledger.ts';
import { listMeetings } from '#contract/meetings.ts';
import { setDemoRole } from '#contract/session.ts';
import * as contract from '#contract/settlement.ts';
import * as vouchers from '#contract/voucher.ts';
import type { Role } from '#domain/access/role.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { readPassbooks } from '#server/testing/read-passbooks.ts';
import { startServer } from '#server/testing/start-server.ts';

const filesFolder = mkdtempSync(join(tmpdir(), 'sumiwa-settlement-'));
afterAll(() => rmSync(filesFolder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(filesFolder) });
type Visitor = ReturnType<typeof server.visit>;

/** Weeks after the year that runs in the demonstration: it is over, and a copy of a visitor lives a day. */
const running = '2026';
const meetingOn = '2027-05-24';

async function as(visitor: Visitor, role: Role): Promise<Visitor> {
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const seen = (visitor: Visitor, year = running) => visitor.call(contract.getSettlement, { year });

async function closeMonths(visitor: Visitor): Promise<void> {
  await as(visitor, 'treasurer');
  const lockedUntil = '2027-03-31';
  const passbooks = await readPassbooks(visitor, lockedUntil);
  const lock = { lockedUntil, isFinal: false, reason: '', passbooks };
  const { request } = await visitor.call(askForLock, lock);
  await as(visitor, 'chair');
  await visitor.call(approveLock, { requestId: request.id });
}

async function enterCertificates(visitor: Visitor): Promise<void> {
  await as(visitor, 'treasurer');
  const { certificates } = await seen(visitor);
  for (const { accountId, ledgerYen: amountYen } of certificates) {
    const figure = { amountYen, inTransitYen: 0, note: '' };
    await visitor.call(contract.saveCertificate, { year: running, accountId, ...figure });
  }
}

async function issueDraft(visitor: Visitor) {
  await as(visitor, 'treasurer');
  const { checks } = await seen(visitor);
  const comments = checks
    .filter(({ holds, severity }) => !holds && severity === 'warning')
    .map(({ key }) => ({ key, text: '四月に支払いました。' }));
  return visitor.call(contract.issueDraft, { year: running, comments });
}

const report = {
  year: running,
  auditedOn: meetingOn,
  method: '残高証明書の原本、通帳、証憑を見ました。',
  opinion: 'fair' as const,
  exceptions: '',
  business: '業務は、規約と総会の決議に沿って行われていると認めます。',
};

async function audit(visitor: Visitor): Promise<void> {
  await as(visitor, 'auditor');
  const { certificates, audit: list } = await seen(visitor);
  for (const { accountId, certificateYen: amountYen } of certificates) {
    await visitor.call(contract.seeOriginal, { year: running, accountId, amountYen });
  }
  for (const { code } of list.items) {
    const answer = { code, result: 'fit' as const, note: '確かめました。' };
    await visitor.call(contract.answerAuditItem, { year: running, ...answer });
  }
  const { desk } = await visitor.call(drawAuditSample, {
    year: running,
    id: randomUUID(),
    seed: 4_721,
  });
  for (const { id: entryId } of desk.draw?.samples ?? []) {
    await visitor.call(seeAuditSample, { year: running, entryId, isSeen: true });
  }
}

/** From the report on: what it is about stays, whoever asks. */
async function expectNothingChanges(visitor: Visitor): Promise<void> {
  const frozen = { status: 409, message: expect.stringContaining('監査報告書が書かれた年度') };
  const { certificates, audit: list } = await seen(visitor);
  const accountId = certificates[0]?.accountId ?? '';
  const code = list.items[0]?.code ?? '';
  const answer = { year: running, code, result: null, note: '' };
  await expect(visitor.call(contract.answerAuditItem, answer)).rejects.toMatchObject(frozen);
  await expect(
    visitor.call(contract.seeOriginal, { year: running, accountId, amountYen: null }),
  ).rejects.toMatchObject(frozen);
  await as(visitor, 'treasurer');
  const figure = { amountYen: 1, inTransitYen: 0, note: '' };
  await expect(
    visitor.call(contract.saveCertificate, { year: running, accountId, ...figure }),
  ).rejects.toMatchObject(frozen);
  await expect(
    visitor.call(contract.deleteCertificate, { year: running, accountId }),
  ).rejects.toMatchObject(frozen);
  await expect(
    visitor.call(contract.putCertificatePaper, { year: running, accountId, voucherId: null }),
  ).rejects.toMatchObject(frozen);
}

async function pdfOf(visitor: Visitor, version: string, year = running) {
  const { url } = requestOf(contract.getPackPdf, { year, version });
  const response = await visitor.send(url);
  expect(response.status).toBe(200);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

test('the year that the demonstration calls approved is audited to the last item, on the day of its meeting', async () => {
  const visitor = server.visit();
  await as(visitor, 'auditor');
  const settlement = await seen(visitor, '2025');
  expect(settlement.isFinal).toBe(true);
  expect(settlement.audit.items.filter(({ isDone }) => !isDone).map(({ code }) => code)).toEqual(
    [],
  );
  const { meetings } = await visitor.call(listMeetings, {});
  const approving = meetings
    .filter(
      ({ kind, heldOn }) => kind === 'general' && heldOn > '2026-03-31' && heldOn < '2026-11-21',
    )
    .map(({ heldOn }) => heldOn);
  expect(approving).toContain(settlement.approvedOn);
});

describe('a year that is over', () => {
  const visitor = server.visit();
  beforeAll(() => {
    server.clock.nowMs = Date.parse('2027-05-24T12:00:00+09:00');
  });
  afterAll(() => {
    server.clock.nowMs = Date.parse('2026-11-21T12:00:00+09:00');
  });

  test('is not settled while months are open and certificates are missing', async () => {
    await as(visitor, 'treasurer');
    const { items, canIssue } = await seen(visitor);
    expect(canIssue).toBe(false);
    const open = items.filter(({ state }) => state === 'open').map(({ id }) => id);
    expect(open).toEqual(expect.arrayContaining(['months', 'certificates']));
    await expect(issueDraft(visitor)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('月の締め'),
    });
  });

  test('goes from the certificates to the approved version in the library', async () => {
    await closeMonths(visitor);
    await enterCertificates(visitor);
    await issueDraft(visitor);
    const drafted = await seen(visitor);
    expect(drafted.versions).toMatchObject([{ version: 1, state: 'draft', isCurrent: true }]);

    await as(visitor, 'auditor');
    await expect(visitor.call(contract.writeAuditReport, report)).rejects.toMatchObject({
      message: expect.stringContaining('監査チェックリスト'),
    });
    await audit(visitor);
    const early = { ...report, auditedOn: '2027-05-23' };
    await expect(visitor.call(contract.writeAuditReport, early)).rejects.toMatchObject({
      message: expect.stringContaining('監査の日'),
    });
    await visitor.call(contract.writeAuditReport, report);
    const audited = await seen(visitor);
    expect(audited.versions[0]).toMatchObject({ version: 2, state: 'audited' });
    await expectNothingChanges(visitor);

    await as(visitor, 'treasurer');
    const { documentId } = await visitor.call(contract.publishPack, { year: running });
    await visitor.call(contract.askForApproval, { year: running, meetingOn });
    await expect(visitor.call(contract.approveSettlement, { year: running })).rejects.toMatchObject(
      { status: 403 },
    );
    await as(visitor, 'chair');
    await visitor.call(contract.approveSettlement, { year: running });
    const settlement = await seen(visitor);
    expect(settlement).toMatchObject({ isFinal: true, approvedOn: meetingOn, request: null });
    expect(settlement.versions.map(({ state }) => state)).toEqual(['approved', 'audited', 'draft']);

    const approvedId = settlement.versions[0]?.documentId ?? '';
    const { document, versions } = await visitor.call(getDocument, { documentId: approvedId });
    expect(document).toMatchObject({
      title: '2026年度 決算書',
      category: 'accounts',
      visibility: 'owners',
      version: 2,
    });
    expect(versions.map(({ id }) => id)).toEqual([approvedId, documentId]);
  });

  test('keeps each version as it was issued', async () => {
    const [draft, audited, approved] = await Promise.all(
      ['1', '2', '3'].map((version) => pdfOf(visitor, version)),
    );
    const textOf = (pages: Awaited<ReturnType<typeof pdfOf>> | undefined) =>
      (pages ?? []).map(({ text }) => text).join('');
    expect(textOf(draft)).toContain('（案）');
    expect(textOf(draft)).not.toContain('監査報告書');
    expect(textOf(audited)).toContain('監査報告書');
    expect(textOf(approved)).toContain('令和9年5月24日 通常総会承認');
    expect(textOf(approved)).not.toContain('（案）');
    // Who paid in without saying what for is for the board alone.
    expect(textOf(approved)).not.toContain('ハナコ');
  });

  test('can no longer be changed once it is approved', async () => {
    await expect(issueDraft(visitor)).rejects.toMatchObject({ status: 409 });
    await expect(enterCertificates(visitor)).rejects.toMatchObject({ status: 409 });
  });
});

test('a year that still runs says what is missing', async () => {
  const visitor = await as(server.visit(), 'treasurer');
  const { items, canIssue } = await seen(visitor);
  expect(canIssue).toBe(false);
  expect(items[0]).toMatchObject({ id: 'over', state: 'open' });
});

test('an approved year of the demonstration agrees with itself, and is printed as approved', async () => {
  const visitor = await as(server.visit(), 'director');
  const { checks, isFinal } = await seen(visitor, '2025');
  expect(isFinal).toBe(true);
  const wrong = checks.filter(({ holds, severity }) => !holds && severity === 'error');
  expect(wrong.map(({ key }) => key)).toEqual([]);
  const [contents] = await pdfOf(visitor, 'now', '2025');
  expect(contents?.text).toContain('通常総会承認');
});

test('a certificate that differs is said in words, and another figure has to be seen again', async () => {
  const visitor = await as(server.visit(), 'treasurer');
  const { certificates } = await seen(visitor);
  const [first] = certificates;
  if (!first) throw new Error('no bank account');
  const place = { year: running, accountId: first.accountId };
  const figure = { amountYen: first.ledgerYen - 3_000, inTransitYen: 0, note: '' };
  const stands = async () => (await seen(visitor)).certificates[0];
  await visitor.call(contract.saveCertificate, { ...place, ...figure });
  expect(await stands()).toMatchObject({
    state: 'different',
    sentence: expect.stringContaining('帳簿のほうが3,000円多くなっています'),
  });
  await as(visitor, 'auditor');
  // What the auditor reads from the original is another figure: nothing is seen until the two agree.
  const read = first.ledgerYen - 3_000;
  await visitor.call(contract.seeOriginal, { ...place, amountYen: read + 1 });
  expect(await stands()).toMatchObject({
    originalSeenOn: null,
    originalYen: read + 1,
  });
  await visitor.call(contract.seeOriginal, { ...place, amountYen: read });
  await as(visitor, 'treasurer');
  const late = { amountYen: first.ledgerYen - 3_000, inTransitYen: 3_000, note: '' };
  await expect(visitor.call(contract.saveCertificate, { ...place, ...late })).rejects.toMatchObject(
    { status: 400 },
  );
  await visitor.call(contract.saveCertificate, { ...place, ...late, note: '四月一日に入金' });
  expect(await stands()).toMatchObject({
    state: 'explained',
    originalSeenOn: '2026-11-21',
  });
  await visitor.call(contract.saveCertificate, {
    ...place,
    ...figure,
    amountYen: first.ledgerYen,
  });
  expect(await stands()).toMatchObject({
    state: 'same',
    originalSeenOn: null,
    originalYen: read,
  });
});

test('the original is put there by the auditor alone, apart from the treasurer’s own paper', async () => {
  const visitor = await as(server.visit(), 'treasurer');
  const [first] = (await seen(visitor)).certificates;
  if (!first) throw new Error('no bank account');
  const place = { year: running, accountId: first.accountId };
  const id = randomUUID();
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 2]);
  const answer = async (file: File) => {
    const form = new FormData();
    form.set('facts', JSON.stringify({ ...place, id }));
    form.set('file', file);
    const { url } = requestOf(contract.addOriginalPaper, {});
    return visitor.send(url, { method: 'POST', body: form });
  };
  const send = async () => (await answer(new File([png], '原本.png'))).status;
  expect(await send()).toBe(403);
  await as(visitor, 'auditor');
  expect(await send()).toBe(404);
  await as(visitor, 'treasurer');
  const figure = { amountYen: first.ledgerYen, inTransitYen: 0, note: '' };
  await visitor.call(contract.saveCertificate, { ...place, ...figure });
  await as(visitor, 'auditor');
  for (const [name, bytes, sentence] of [
    ['原本.pdf', '%PDF-1.7 broken', /PDFが壊れていて、開けません/],
    ['原本.html', '<html>', /原本にできるのは、PDFと写真/],
  ] as const) {
    const refused = await answer(new File([bytes], name));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(sentence);
  }
  expect((await seen(visitor)).certificates[0]?.originalPaper).toBeNull();
  expect([await send(), await send()]).toEqual([200, 200]);
  expect((await seen(visitor)).certificates[0]).toMatchObject({
    paper: null,
    originalPaper: { voucherId: id, fileName: '原本.png' },
  });
  const { vouchers: boxed } = await visitor.call(vouchers.listVouchers, { box: 'yes' });
  expect(boxed.some((it) => it.id === id)).toBe(false);
  await as(visitor, 'treasurer');
  await expect(visitor.call(vouchers.deleteVoucher, { voucherId: id })).rejects.toMatchObject({
    status: 409,
  });
});

test('the paper of the bank stands beside its figure, in no box, until it is taken off', async () => {
  const visitor = await as(server.visit(), 'treasurer');
  const { certificates } = await seen(visitor);
  const [first] = certificates;
  if (!first) throw new Error('no bank account');
  const place = { year: running, accountId: first.accountId };
  const form = new FormData();
  form.set('facts', JSON.stringify({ id: randomUUID() }));
  form.set(
    'file',
    new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1])], '残高.png'),
  );
  const { url } = requestOf(vouchers.addVoucher, {});
  const sent = await visitor.send(url, { method: 'POST', body: form });
  const { voucher } = vouchers.addVoucher.output.parse(await sent.json());
  const boxed = async () =>
    (await visitor.call(vouchers.listVouchers, { box: 'yes' })).vouchers.some(
      ({ id }) => id === voucher.id,
    );
  const put = (voucherId: string | null) =>
    visitor.call(contract.putCertificatePaper, { ...place, voucherId });
  await expect(put(voucher.id)).rejects.toMatchObject({ status: 404 });
  const figure = { amountYen: first.ledgerYen, inTransitYen: 0, note: '' };
  await visitor.call(contract.saveCertificate, { ...place, ...figure });
  await expect(put(randomUUID())).rejects.toMatchObject({ status: 409 });
  expect(await boxed()).toBe(true);
  const beside = { voucherId: voucher.id, fileName: '残高.png' };
  await put(voucher.id);
  expect((await seen(visitor)).certificates[0]?.paper).toEqual(beside);
  expect(await boxed()).toBe(false);
  await expect(
    visitor.call(vouchers.deleteVoucher, { voucherId: voucher.id }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('残高証明書') });
  // Another figure of the same bank keeps its paper.
  await visitor.call(contract.saveCertificate, { ...place, ...figure, amountYen: 1 });
  expect((await seen(visitor)).certificates[0]?.paper).toEqual(beside);
  await put(null);
  expect((await seen(visitor)).certificates[0]?.paper).toBeNull();
  await visitor.call(vouchers.deleteVoucher, { voucherId: voucher.id });
});

test('final locks go through the settlement alone', async () => {
  const visitor = await as(server.visit(), 'treasurer');
  const { years } = await visitor.call(getChart, {});
  const lockedUntil = years.at(-2)?.endsOn ?? '';
  await expect(
    visitor.call(askForLock, { lockedUntil, isFinal: true, reason: '' }),
  ).rejects.toMatchObject({ message: expect.stringContaining('「決算」') });
  const { documents } = await visitor.call(listDocuments, {});
  expect(documents.some(({ category }) => category === 'accounts')).toBe(false);
});
