import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listDocuments } from '#contract/documents.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getChart, listEntries, postEntry, reverseEntry } from '#contract/ledger.ts';
import { listOpenItems } from '#contract/open-items.ts';
import { setDemoRole } from '#contract/session.ts';
import * as contract from '#contract/voucher.ts';
import { bytesOf, plainPdf, typstPdf } from '#server/extraction/testing/example-files.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-vouchers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = createDiskFileStore(folder);
const server = await startServer({ files });
type Visitor = ReturnType<typeof server.visit>;
let treasurer: Visitor;

beforeEach(async () => {
  treasurer = server.visit();
  await treasurer.call(setDemoRole, { role: 'treasurer' });
});

const invoice = typstPdf(`= 請求書
みどり坂レジデンス管理組合 御中

発行日：令和8年10月31日

#align(right)[みどり坂文具\\ 登録番号 T1234567890123]

#text(16pt)[ご請求金額　45,100円（うち消費税 4,100円）]

お支払期限：2026年11月30日`);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

type Sent = { bytes?: Uint8Array<ArrayBuffer>; name?: string; id?: string; by?: Visitor };

async function send({ bytes = invoice, name = '請求書.pdf', id, by = treasurer }: Sent = {}) {
  const form = new FormData();
  form.set('facts', JSON.stringify({ id: id ?? crypto.randomUUID() }));
  form.set('file', new File([bytes], name));
  const { url } = requestOf(contract.addVoucher, {});
  const response = await by.send(url, { method: 'POST', body: form });
  return { status: response.status, answer: Object(await response.json()) };
}

async function add(sent: Sent = {}): Promise<contract.Voucher> {
  const { status, answer } = await send(sent);
  expect(`${status} ${answer.message ?? ''}`).toBe('200 ');
  return contract.addVoucher.output.parse(answer).voucher;
}

type Booked = { id?: string; from?: string };

async function book(
  day: string,
  voucherIds: string[] = [],
  { id = crypto.randomUUID(), from = '1120-01' }: Booked = {},
) {
  const { accounts, funds } = await treasurer.call(getChart, {});
  const accountOf = (code: string) => accounts.find((it) => it.code === code)?.id ?? '';
  const fundId = funds[0]?.id ?? '';
  const posting = (code: string, amountYen: number) => ({
    fundId,
    accountId: accountOf(code),
    amountYen,
    counterpartyId: null,
  });
  const { entry } = await treasurer.call(postEntry, {
    id,
    postedOn: day,
    summary: '用紙と消耗品',
    reason: '',
    postings: [posting('5180', 45_100), posting(from, -45_100)],
    voucherIds,
  });
  return entry;
}

/** The first day that is not closed yet. */
async function openDay(): Promise<string> {
  const { lockedUntil } = await treasurer.call(getChart, {});
  const day = new Date(`${lockedUntil}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

test('what an invoice says is read, with the words and their place on the page', async () => {
  const voucher = await add();
  expect(voucher).toMatchObject({
    kind: 'invoice',
    payee: 'みどり坂文具',
    issuedOn: '2026-10-31',
    dueOn: '2026-11-30',
    amountYen: 45_100,
    invoiceNumber: 'T1234567890123',
    isConfirmed: false,
    readingNote: '',
    entries: [],
    addedAs: '会計担当理事',
  });
  const amount = voucher.places.find(({ field }) => field === 'amountYen');
  expect(amount).toMatchObject({ page: 1, quote: expect.stringContaining('45,100円') });
  const { left = 0, top = 0, width = 0, height = 0 } = amount?.box ?? {};
  expect(left).toBeGreaterThan(0.05);
  expect(left + width).toBeLessThan(0.95);
  expect(top).toBeGreaterThan(0.1);
  expect(top + height).toBeLessThan(0.5);
});

test('what is owed keeps the 支払期限 of its paper, for every list of what is to be paid', async () => {
  const { id } = await add();
  const entry = await book(await openDay(), [id], { from: '2110' });
  const { owed } = await treasurer.call(listOpenItems, {});
  expect(owed.find(({ entryId }) => entryId === entry.id)).toMatchObject({
    amountYen: 45_100,
    dueOn: '2026-11-30',
  });
});

test('the same id adds once; the same file again is told', async () => {
  const id = crypto.randomUUID();
  const name = '二度.pdf';
  await add({ id, name });
  expect((await send({ id, name })).answer).toMatchObject({ isTwin: false, voucher: { id } });
  expect((await send({ name })).answer).toMatchObject({ isTwin: true });
  const { count } = await treasurer.call(contract.listVouchers, { text: name });
  expect(count).toBe(2);
});

test('it is shown in the browser, or saved, byte for byte', async () => {
  const { id: voucherId } = await add();
  const shown = await treasurer.send(requestOf(contract.getVoucherFile, { voucherId }).url);
  expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename=/);
  expect(shown.headers.get('content-type')).toBe('application/pdf');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(invoice);
  const { url } = requestOf(contract.getVoucherFile, { voucherId, as: 'download' });
  expect((await treasurer.send(url)).headers.get('content-disposition')).toMatch(/^attachment;/);
});

test('a photo is kept without reading; what cannot be opened is refused in words', async () => {
  expect(await add({ bytes: png, name: '領収書.png' })).toMatchObject({
    kind: 'other',
    amountYen: null,
    places: [],
    file: { mediaType: 'image/png' },
  });
  const refused = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const { status, answer } = await send({ bytes, name });
    return `${status} ${answer.message}`;
  };
  expect(await refused(bytesOf('%PDF-1.7 broken'), '請求書.pdf')).toMatch(/^400 PDFが壊れていて/);
  expect(await refused(bytesOf('....ftypheic....'), 'IMG.HEIC')).toMatch(/^400 .*互換性優先/);
  expect(await refused(bytesOf('<html>'), '請求書.html')).toMatch(/^400 .*PDFと写真/);
  const large = new Uint8Array(20 * 1024 * 1024 + 1);
  expect(await refused(large, '写真.jpg')).toMatch(/^413 .*20MB/);
  const { vouchers } = await treasurer.call(contract.listVouchers, { box: 'yes' });
  expect(vouchers.map(({ file }) => file.name)).not.toContain('写真.jpg');
});

test('a scan is kept, and says why nothing was read', async () => {
  const bytes = plainPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]);
  const { readingNote } = await add({ bytes });
  expect(readingNote).toContain('画像だけの');
});

test('booked with an entry it stands beside it; a repeat changes nothing', async () => {
  const { id: voucherId } = await add();
  const day = await openDay();
  const id = crypto.randomUUID();
  const entry = await book(day, [voucherId], { id });
  await book(day, [voucherId], { id });
  const { vouchers } = await treasurer.call(contract.listVouchers, { entryId: entry.id });
  expect(vouchers).toMatchObject([{ id: voucherId, entries: [{ number: entry.number }] }]);
  const withOne = await treasurer.call(listEntries, {
    voucher: 'with',
    text: '用紙と消耗品',
    yen: '45100',
  });
  expect(withOne.entries.map((it) => it.id)).toEqual([entry.id]);
  const bare = await treasurer.call(listEntries, {
    voucher: 'without',
    text: '用紙と消耗品',
    yen: '45100',
  });
  expect(bare.entries).toEqual([]);
});

test('an entry is not booked with a paper that is not there', async () => {
  const id = crypto.randomUUID();
  await expect(book(await openDay(), [crypto.randomUUID()], { id })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('証憑か仕訳が見つかりません'),
  });
  const { count } = await treasurer.call(listEntries, { yen: '45100', text: '用紙と消耗品' });
  expect(count).toBe(0);
});

test('one paper beside two entries, two papers beside one; taken off until the month is closed', async () => {
  const [one, other] = [await add(), await add({ bytes: png, name: 'a.png' })];
  const day = await openDay();
  const [first, second] = [await book(day, [one.id]), await book(day)];
  await treasurer.call(contract.attachVoucher, { voucherId: one.id, entryId: second.id });
  await treasurer.call(contract.attachVoucher, { voucherId: other.id, entryId: second.id });
  const beside = await treasurer.call(contract.listVouchers, { entryId: second.id });
  expect(beside.count).toBe(2);
  await expect(treasurer.call(contract.deleteVoucher, { voucherId: one.id })).rejects.toMatchObject(
    { status: 409, message: expect.stringContaining(`No.${first.number}`) },
  );
  for (const entryId of [first.id, second.id]) {
    await treasurer.call(contract.detachVoucher, { voucherId: one.id, entryId });
  }
  await treasurer.call(contract.deleteVoucher, { voucherId: one.id });
  await expect(treasurer.call(contract.getVoucher, { voucherId: one.id })).rejects.toMatchObject({
    status: 404,
  });
});

test('beside an entry of a closed month a paper may still be put, but not taken off', async () => {
  const { lockedUntil } = await treasurer.call(getChart, {});
  const old = await treasurer.call(listEntries, { until: lockedUntil ?? '' });
  const entryId = old.entries[0]?.id ?? '';
  const { id: voucherId } = await add();
  const { voucher } = await treasurer.call(contract.attachVoucher, { voucherId, entryId });
  expect(voucher.entries).toMatchObject([{ isClosed: true }]);
  await expect(
    treasurer.call(contract.detachVoucher, { voucherId, entryId }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('締めた月') });
});

test('in the box lies what stands beside no entry, or only beside one that was taken back', async () => {
  const { id: voucherId } = await add();
  const inBox = async () =>
    (await treasurer.call(contract.listVouchers, { box: 'yes' })).vouchers.some(
      ({ id }) => id === voucherId,
    );
  expect(await inBox()).toBe(true);
  const entry = await book(await openDay(), [voucherId]);
  expect(await inBox()).toBe(false);
  const id = crypto.randomUUID();
  const reversal = { entryId: entry.id, id, postedOn: entry.postedOn, reason: '金額のまちがい' };
  await treasurer.call(reverseEntry, reversal);
  expect(await inBox()).toBe(true);
});

test('facts are put right, and are then somebody’s word', async () => {
  const { id: voucherId } = await add();
  const facts = {
    voucherId,
    kind: 'receipt' as const,
    issuedOn: '2026-11-01',
    dueOn: null,
    amountYen: 45_000,
    payee: 'ほかの店',
    invoiceNumber: '',
    note: '値引き後',
  };
  const { voucher } = await treasurer.call(contract.saveVoucher, facts);
  expect(voucher).toMatchObject({ isConfirmed: true, amountYen: 45_000, payee: 'ほかの店' });
  const turned = { ...facts, dueOn: '2026-10-01' };
  await expect(treasurer.call(contract.saveVoucher, turned)).rejects.toMatchObject({ status: 400 });
  for (const found of [
    { text: 'ほかの店' },
    { yen: '45000' },
    { from: '2026-11-01', until: '2026-11-01' },
  ]) {
    const { vouchers } = await treasurer.call(contract.listVouchers, found);
    expect(vouchers.map(({ id }) => id)).toContain(voucherId);
  }
});

test('payments of 10,000 yen and more without a paper are listed until they have one', async () => {
  const day = await openDay();
  const entry = await book(day);
  const range = { from: day, until: day };
  const missing = async () =>
    (await treasurer.call(contract.listWithoutVoucher, range)).entries.filter(
      ({ id }) => id === entry.id,
    );
  expect(await missing()).toMatchObject([{ amountYen: 45_100, number: entry.number }]);
  const { id: voucherId } = await add();
  await treasurer.call(contract.attachVoucher, { voucherId, entryId: entry.id });
  expect(await missing()).toEqual([]);
});

test('a payment needs no paper where one stands beside what it pays', async () => {
  const day = await openDay();
  const { accounts, funds, counterparties } = await treasurer.call(getChart, {});
  const accountId = (code: string) => accounts.find((it) => it.code === code)?.id ?? '';
  const counterpartyId = counterparties[0]?.id ?? '';
  const fundId = funds[0]?.id ?? '';
  const line = (code: string, amountYen: number) => ({
    fundId,
    accountId: accountId(code),
    amountYen,
    counterpartyId,
  });
  const write = async (summary: string, postings: ReturnType<typeof line>[]) => {
    const facts = { postedOn: day, summary, reason: '', postings, voucherIds: [] };
    const { entry } = await treasurer.call(postEntry, { id: crypto.randomUUID(), ...facts });
    return entry.id;
  };
  const bill = await write('修理の請求', [line('5180', 76_543), line('2110', -76_543)]);
  const payment = await write('修理の支払', [line('2110', 76_543), line('1120-01', -76_543)]);
  const isMissing = async () =>
    (await treasurer.call(contract.listWithoutVoucher, { from: day, until: day })).entries.some(
      ({ id }) => id === payment,
    );
  expect(await isMissing()).toBe(true);
  const { id: voucherId } = await add();
  await treasurer.call(contract.attachVoucher, { voucherId, entryId: bill });
  expect(await isMissing()).toBe(false);
});

test('another visitor finds nothing of it, a director reads but adds nothing', async () => {
  const { id: voucherId } = await add();
  const stranger = server.visit();
  await stranger.call(setDemoRole, { role: 'treasurer' });
  expect((await stranger.send(requestOf(contract.getVoucherFile, { voucherId }).url)).status).toBe(
    404,
  );
  await treasurer.call(setDemoRole, { role: 'director' });
  expect((await send()).status).toBe(403);
  expect((await treasurer.call(contract.getVoucher, { voucherId })).voucher.id).toBe(voucherId);
});

test('a voucher is no document', async () => {
  const { file } = await add();
  const { documents } = await treasurer.call(listDocuments, {});
  expect(documents.map((it) => it.file?.name)).not.toContain(file.name);
});

test('the papers of the demonstration open without a file in the store, and read as their rows say', async () => {
  const { vouchers, count } = await treasurer.call(contract.listVouchers, {});
  expect(count).toBeGreaterThan(150);
  const wrong: string[] = [];
  for (const voucher of vouchers.filter((_, index) => index % 5 === 0)) {
    const { url } = requestOf(contract.getVoucherFile, { voucherId: voucher.id });
    const bytes = new Uint8Array(await (await treasurer.send(url)).arrayBuffer());
    const read = await add({ bytes, name: voucher.file.name });
    for (const field of [
      'kind',
      'payee',
      'issuedOn',
      'dueOn',
      'amountYen',
      'invoiceNumber',
    ] as const) {
      if (read[field] !== voucher[field]) {
        wrong.push(`${voucher.file.name} ${field}: ${read[field]} for ${voucher[field]}`);
      }
    }
    await treasurer.call(contract.deleteVoucher, { voucherId: read.id });
  }
  expect(wrong).toEqual([]);
  expect((await files.list()).length).toBeGreaterThan(0);
});
