import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/documents.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { addVoucher, deleteVoucher, getVoucherFile } from '#contract/voucher.ts';
import { bytesOf, plainPdf, typstPdf } from '#server/extraction/testing/example-files.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';
import { deleteOrphanedFiles } from './delete-orphaned-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-originals-'));
const files = createDiskFileStore(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const server = await startServer({ files });
type Visitor = ReturnType<typeof server.visit>;
let board: Visitor;

beforeEach(async () => {
  board = server.visit();
  await board.call(setDemoRole, { role: 'board' });
});

const facts = {
  title: '屋上防水工事の見積書',
  category: 'other' as const,
  summary: '',
  visibility: 'owners' as const,
  issuedOn: '2026-11-01',
  inForceFrom: null,
  inForceUntil: null,
  supersedesId: null,
};
type Facts = Record<keyof typeof facts | 'titleIsFileName', unknown>;
type Sent = { facts?: Partial<Facts>; bytes?: Uint8Array<ArrayBuffer>; name?: string };

const note = bytesOf('屋上の防水工事は、2027年5月に行います。\n費用は3,200,000円です。');

async function send({ facts: changes = {}, bytes = note, name = '見積.txt' }: Sent, by = board) {
  const form = new FormData();
  form.set('facts', JSON.stringify({ ...facts, ...changes }));
  form.set('file', new File([bytes], name));
  const response = await by.send(requestOf(contract.uploadDocument, {}).url, {
    method: 'POST',
    body: form,
  });
  return { status: response.status, answer: Object(await response.json()) };
}

async function upload(sent: Sent, by = board): Promise<contract.DocumentHead> {
  const { status, answer } = await send(sent, by);
  if (status !== 200) throw Object.assign(new Error('refused'), { status }, answer);
  return contract.uploadDocument.output.parse(answer).document;
}

async function download(documentId: string, by = board): Promise<Response> {
  return by.send(requestOf(contract.downloadOriginal, { documentId }).url);
}

async function preview(bytes: Uint8Array<ArrayBuffer>, name: string, by = board) {
  const form = new FormData();
  form.set('facts', JSON.stringify({ title: name }));
  form.set('file', new File([bytes], name));
  const response = await by.send(requestOf(contract.previewDocument, { title: '' }).url, {
    method: 'POST',
    body: form,
  });
  return { status: response.status, answer: Object(await response.json()) };
}

test('what an estimate in a PDF says of itself is told before it is added, and nothing is kept', async () => {
  const bytes = typstPdf('= 御見積書\n\nみどり坂レジデンス管理組合 御中\n\n発行日：令和8年10月3日');
  const before = await board.call(contract.listDocuments, {});
  expect(await preview(bytes, '給水ポンプ.pdf')).toEqual({
    status: 200,
    answer: {
      visibility: { value: 'board', from: '御見積書' },
      issuedOn: { value: '2026-10-03', from: '令和8年10月3日' },
    },
  });
  expect(await board.call(contract.listDocuments, {})).toEqual(before);
  expect((await preview(bytes, '給水ポンプ.pdf', server.visit())).status).toBe(403);
});

test('a paper is kept as one of 会計・決算', async () => {
  const head = await upload({ facts: { title: '2025年度 決算報告書', category: 'accounts' } });
  expect(head.category).toBe('accounts');
});

test('a PDF is listed, read by pages, found, downloaded as it was, and deleted', async () => {
  const bytes = typstPdf('防水工事の仕様\n#pagebreak()\n塗膜防水の保証は10年とする。');
  const head = await upload({ bytes, name: '仕様書.pdf' });
  expect(head).toMatchObject({
    title: '屋上防水工事の見積書',
    version: 1,
    reading: 'extracted',
    readingNote: '',
    file: { name: '仕様書.pdf', mediaType: 'application/pdf', byteSize: bytes.byteLength },
  });
  const { documents } = await board.call(contract.listDocuments, {});
  expect(documents).toContainEqual(head);

  const read = await board.call(contract.getDocument, { documentId: head.id });
  expect(read.canEdit).toBe(true);
  expect(read.blocks).toContainEqual(
    expect.objectContaining({ type: 'heading', anchor: 'page-2' }),
  );
  expect(read.chunks.map(({ id }) => id)).toEqual(['page-1', 'page-2']);

  const found = await board.call(contract.searchDocuments, { q: '塗膜防水の保証' });
  expect(found.hits[0]?.passages[0]?.href).toBe(`/document/${head.id}#page-2`);

  const original = await download(head.id);
  expect(original.headers.get('content-type')).toBe('application/pdf');
  expect(original.headers.get('x-content-type-options')).toBe('nosniff');
  expect(original.headers.get('content-disposition')).toBe(
    `attachment; filename="download.pdf"; filename*=UTF-8''${encodeURIComponent('仕様書.pdf')}`,
  );
  expect(new Uint8Array(await original.arrayBuffer())).toEqual(bytes);

  await board.call(contract.deleteDocument, { documentId: head.id });
  expect((await download(head.id)).status).toBe(404);
  const after = await board.call(contract.searchDocuments, { q: '塗膜防水の保証' });
  expect(after.hits.map(({ documentId }) => documentId)).not.toContain(head.id);
});

test('the title inside the file takes the place of its name, never of what somebody typed', async () => {
  const bytes = typstPdf('#text(18pt)[屋上庭園の利用のきまり]\n\n庭園は9時から17時まで使えます。');
  const sent = { bytes, name: 'rooftop.pdf' };
  const named = await upload({ ...sent, facts: { title: 'rooftop', titleIsFileName: true } });
  expect(named.title).toBe('屋上庭園の利用のきまり');
  const typed = await upload({ ...sent, facts: { title: 'rooftop' } });
  expect(typed.title).toBe('rooftop');
  const telling = { title: '屋上庭園の利用のきまり 2026年版', titleIsFileName: true };
  expect((await upload({ ...sent, facts: telling })).title).toBe(telling.title);
  const copied = { title: '\u2f47時' };
  expect((await upload({ ...sent, facts: copied })).title).toBe('日時');
  const bare = { facts: { title: '見積', titleIsFileName: true } };
  expect((await upload(bare)).title).toBe('見積');
});

test('a scan is kept, and says that nobody can search it', async () => {
  const bytes = plainPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]);
  const head = await upload({ bytes, name: 'scan.pdf' });
  expect(head).toMatchObject({
    reading: 'no-text',
    readingNote:
      '文字の情報がない（画像だけの）PDFです。原本は保存しました。検索と回答には使えません。',
  });
  expect(new Uint8Array(await (await download(head.id)).arrayBuffer())).toEqual(bytes);
});

test('what is sent back as text is the same bytes, whatever they look like', async () => {
  const bytes = bytesOf('\uFEFF<script>alert(1)</script>\r\n'.repeat(200));
  const { id } = await upload({ bytes, name: 'a.txt' });
  const response = await download(id);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  const { blocks } = await board.call(contract.getDocument, { documentId: id });
  expect(JSON.stringify(blocks)).toContain('<script>');
});

test('a resident adds nothing, changes nothing and reads no document of the board', async () => {
  const { id } = await upload({ facts: { visibility: 'board' } });
  await board.call(setDemoRole, { role: 'resident' });
  expect(await send({})).toMatchObject({ status: 403 });
  expect((await download(id)).status).toBe(404);
  const refused = { status: 403 };
  const input = { documentId: id };
  await expect(board.call(contract.deleteDocument, input)).rejects.toMatchObject(refused);
  await expect(board.call(contract.saveDocument, { ...facts, ...input })).rejects.toMatchObject(
    refused,
  );
});

test('another association has neither the document nor its original', async () => {
  const { id } = await upload({});
  const stranger = server.visit();
  await stranger.call(setDemoRole, { role: 'board' });
  expect((await download(id, stranger)).status).toBe(404);
  await expect(stranger.call(contract.getDocument, { documentId: id })).rejects.toMatchObject({
    status: 404,
  });
  await expect(upload({ facts: { supersedesId: id } }, stranger)).rejects.toMatchObject({
    status: 404,
  });
});

test('a new version takes the place of the old one, once', async () => {
  const first = await upload({});
  const second = await upload({ facts: { supersedesId: first.id } });
  expect(second.version).toBe(2);
  const { versions } = await board.call(contract.getDocument, { documentId: first.id });
  expect(versions.map(({ id, isSuperseded }) => [id, isSuperseded])).toEqual([
    [second.id, false],
    [first.id, true],
  ]);
  expect(await send({ facts: { supersedesId: first.id } })).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining('すでに次の版があります') },
  });
});

test('a version is in force until the next one is, which may change or go', async () => {
  const first = await upload({ facts: { inForceFrom: '2020-04-01' } });
  const replaces = { supersedesId: first.id };
  const second = await upload({ facts: { ...replaces, inForceFrom: '2027-04-01' } });
  const lastDay = async () =>
    (await board.call(contract.getDocument, { documentId: first.id })).document.inForceUntil;
  expect(await lastDay()).toBe('2027-04-01');
  const documentId = second.id;
  const later = { ...facts, ...replaces, documentId, inForceFrom: '2027-05-01' };
  await board.call(contract.saveDocument, later);
  expect(await lastDay()).toBe('2027-05-01');
  await board.call(contract.saveDocument, { ...later, inForceFrom: null });
  expect(await lastDay()).toBeNull();
  await board.call(contract.saveDocument, later);
  await board.call(contract.deleteDocument, { documentId });
  expect(await lastDay()).toBeNull();
});

test('the board changes what it said about a document', async () => {
  const { id } = await upload({});
  const input = {
    ...facts,
    documentId: id,
    title: '見積書（確定）',
    category: 'contract' as const,
  };
  const { document } = await board.call(contract.saveDocument, input);
  expect(document).toMatchObject({ id, title: '見積書（確定）', category: 'contract', version: 1 });
  const own = { ...input, supersedesId: id };
  await expect(board.call(contract.saveDocument, own)).rejects.toMatchObject({ status: 400 });
  const turned = { ...input, inForceFrom: '2027-01-01', inForceUntil: '2026-01-01' };
  await expect(board.call(contract.saveDocument, turned)).rejects.toMatchObject({ status: 400 });
});

test('versions cannot be turned into a circle', async () => {
  const first = await upload({});
  const second = await upload({ facts: { supersedesId: first.id } });
  const circle = { ...facts, documentId: first.id, supersedesId: second.id };
  await expect(board.call(contract.saveDocument, circle)).rejects.toMatchObject({ status: 409 });
  const same = { ...facts, documentId: second.id, supersedesId: first.id };
  expect((await board.call(contract.saveDocument, same)).document.version).toBe(2);
});

test('a document that came with the demonstration stays as it is', async () => {
  const { documents } = await board.call(contract.listDocuments, {});
  const documentId = documents.find(({ slug }) => slug === 'bylaws')?.id ?? '';
  expect((await board.call(contract.getDocument, { documentId })).canEdit).toBe(false);
  await expect(board.call(contract.deleteDocument, { documentId })).rejects.toMatchObject({
    status: 403,
  });
  const response = await download(documentId);
  expect(response.status).toBe(404);
  expect(Object(await response.json()).message).toContain('原本がありません');
});

test('a refused upload leaves the visitor without a copy', async () => {
  const visitor = server.visit();
  expect(await send({ name: 'a.png', bytes: bytesOf('\u0000') }, visitor)).not.toMatchObject({
    status: 200,
  });
  expect((await visitor.call(getSession, {})).hasOwnCopy).toBe(false);
});

test('the storage of a plan has an end, told in a sentence', async () => {
  const { association } = await board.call(getSession, {});
  await server.db.query('update subscription set storage_limit_mb = 1 where association_id = $1', [
    association.id,
  ]);
  const bytes = bytesOf('あ'.repeat(80_000));
  expect(await send({ bytes })).toMatchObject({ status: 200 });
  expect(await send({ bytes })).toMatchObject({
    status: 400,
    answer: { message: expect.stringContaining('合わせて1MBまでです') },
  });
});

test('bytes go an hour after the last document that refers to them', async () => {
  const bytes = bytesOf('二人の人が同じ議事録を載せる。');
  const one = await upload({ bytes });
  const two = await upload({ bytes });
  const hasBytes = async () => (await files.list()).map(({ key }) => key);
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const before = await hasBytes();
  await board.call(contract.deleteDocument, { documentId: one.id });
  await deleteOrphanedFiles(server.db, files, later(61));
  expect((await download(two.id)).status).toBe(200);
  await board.call(contract.deleteDocument, { documentId: two.id });
  await deleteOrphanedFiles(server.db, files, later(59));
  const kept = await hasBytes();
  expect(await deleteOrphanedFiles(server.db, files, later(61))).toBe(1);
  expect(before).toEqual(expect.arrayContaining(kept));
  expect(await hasBytes()).toHaveLength(kept.length - 1);
});

test('the bytes of a voucher stay as long as it is there', async () => {
  await board.call(setDemoRole, { role: 'treasurer' });
  const id = crypto.randomUUID();
  const form = new FormData();
  form.set('facts', JSON.stringify({ id }));
  form.set('file', new File([typstPdf('= 領収書\n\n金額 1,000円')], '領収書.pdf'));
  await board.send(requestOf(addVoucher, {}).url, { method: 'POST', body: form });
  const address = requestOf(getVoucherFile, { voucherId: id }).url;
  const later = new Date(Date.now() + 61 * 60_000);
  await deleteOrphanedFiles(server.db, files, later);
  expect((await board.send(address)).status).toBe(200);
  await board.call(deleteVoucher, { voucherId: id });
  expect(await deleteOrphanedFiles(server.db, files, later)).toBe(1);
});
