import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as documents from '#contract/documents.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { docx, paragraph, plainPdf, xlsx } from '#server/extraction/testing/example-files.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { exampleFacts as facts } from '#server/testing/example-facts.ts';
import { startServer } from '#server/testing/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-hostile-uploads-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(join(folder, 'files')) });
const visitor = server.visit();
const { url } = requestOf(documents.uploadDocument, {});

beforeAll(async () => {
  await visitor.call(setDemoRole, { role: 'board' });
});

async function send(
  bytes: string | Uint8Array<ArrayBuffer>,
  name = 'a.txt',
  said = facts,
  by = visitor,
) {
  const form = new FormData();
  form.set('facts', said);
  form.set('file', new File([bytes], name));
  const response = await by.send(url, { method: 'POST', body: form });
  return { status: response.status, answer: Object(await response.json()) };
}

async function textOf(documentId: string): Promise<string> {
  const { blocks } = await visitor.call(documents.getDocument, { documentId });
  return JSON.stringify(blocks);
}

describe('what is said about a file', () => {
  test.each([
    ['a NUL', '"回\\u0000覧"'],
    ['half a character', '"回\\ud83d"'],
    ['the other half', '"\\udc00覧"'],
    ['121 characters', JSON.stringify('あ'.repeat(121))],
    ['spaces', '" 　"'],
    ['an object', '{"$ne":""}'],
  ])('a title of %s is refused', async (_what, title) => {
    const refused = await send('回覧です。', 'a.txt', facts.replace('"回覧"', title));
    expect(refused.status).toBe(400);
    expect(refused.answer.message).toMatch(/[ぁ-ん]。$/);
  });

  test('a title of odd but whole characters stays as it is, but turns no sentence around', async () => {
    const title = '髙﨑 \u202E規約\u2067 👨‍👩‍👧 <b>&amp;</b> %00 ../..';
    const { answer } = await send('回覧です。', 'a.txt', facts.replace('回覧', title));
    expect(answer.document.title).toBe('髙﨑 規約 👨‍👩‍👧 <b>&amp;</b> %00 ../..');
    const named = await send('回覧です。', 'a.txt', facts.replace('回覧', '\u202E\u200f'));
    expect(named.answer.document.title).toBe('題名のない文書');
  });

  test.each(['a.txt', 'a.md', 'a.csv'])('the text of %s turns no sentence around', async (name) => {
    const { answer } = await send('規約\u202E第1条\u2066目的', name);
    expect(await textOf(answer.document.id)).toContain('規約第1条目的');
  });
});

describe('the name of a file', () => {
  test.each([
    ['../../etc/passwd', /^passwd$/],
    ['..\\..\\windows\\system32\\a.txt', /^a\.txt$/],
    ['/etc/shadow', /^shadow$/],
    ['CON.txt', /^CON\.txt$/],
    ['..', /^名前のないファイル$/],
    ['規約\u202Efdp.txt', /^規約fdp\.txt$/],
    ['<img src=x onerror=alert(1)>.txt', /^<img src=x onerror=alert\(1\)>\.txt$/],
    ['a\r\nset-cookie: x=1.txt', /^a.*x=1\.txt$/],
    [`${'長'.repeat(300)}.txt`, /^長{196}\.txt$/],
  ])('%j names nothing outside its folder, and no header', async (name, kept) => {
    const { status, answer } = await send('回覧です。', name);
    expect(status).toBe(200);
    expect(answer.document.file.name).toMatch(kept);
    const response = await visitor.send(`${url}/${answer.document.id}/original`);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="download/);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(readdirSync(folder)).toEqual(['files']);
  });
});

describe('bytes that are no text', () => {
  test.each([
    ['UTF-16 without its mark', [...Buffer.from('回覧 abc', 'utf16le')]],
    ['a NUL', [0xe5, 0x9b, 0x9e, 0, 0xe5]],
    ['halves of characters in UTF-8', [0xed, 0xa0, 0x80, 0xed, 0xb0, 0x80]],
    ['half a character in UTF-16', [0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]],
  ])('%s are refused', async (_what, bytes) => {
    const { status, answer } = await send(Uint8Array.from(bytes));
    expect(status).toBe(400);
    expect(answer.message).toMatch(/[ぁ-ん]。$/);
  });

  test('an overlong slash becomes none', async () => {
    const { answer } = await send(Uint8Array.from([0xc0, 0xaf, 0xc0, 0xae]));
    expect(await textOf(answer.document.id)).not.toMatch(/[/.]/);
  });
});

describe('a file that looks elsewhere', () => {
  const declared = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname"><!ENTITY b "BOMB">]>';

  test('a Word file reads no file of the machine', async () => {
    const xml = `<?xml version="1.0"?>${declared}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph('初め&a;&b;終わり')}</w:body></w:document>`;
    const { status, answer } = await send(docx('', { 'word/document.xml': xml }), 'a.docx');
    expect(status).toBe(200);
    expect(await textOf(answer.document.id)).not.toContain('BOMB');
  });

  test('a sheet keeps its formula as letters', async () => {
    const rows = [['=HYPERLINK(A1)', "=cmd|' /C calc'!A0"]];
    const { answer } = await send(await xlsx([{ name: '表', rows }]), 'a.xlsx');
    expect(await textOf(answer.document.id)).toContain("=cmd|' /C calc'!A0");
  });

  test('a PDF runs nothing of its own', async () => {
    const bytes = plainPdf([
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(1\\);) >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /AA << /O << /S /Launch /F (calc) >> >> >>',
    ]);
    const { answer } = await send(bytes, 'a.pdf');
    expect(answer.document.reading).not.toBe('extracted');
  });
});

test('while many files are read, another visitor is not kept waiting', async () => {
  const waves = Array.from({ length: 16 }, (_, place) =>
    send(`${'>'.repeat(9_000)} ${place}\n${'a,'.repeat(9_000)}`, place % 2 ? 'a.md' : 'a.csv'),
  );
  const all = Promise.all(waves);
  const isRead = vi.fn<() => void>();
  void all.then(isRead);
  await server.visit().call(getSession, {});
  expect(isRead).not.toHaveBeenCalled();
  const statuses = (await all).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(statuses).toContain(200);
});

test('while a document of 300,000 letters without a heading is opened, others are answered', async () => {
  const text = '管理費は毎月27日に引き落とされます。\n'.repeat(15_000);
  const { answer } = await send(text, 'a.txt');
  const documentId: string = answer.document.id;
  const other = server.visit();
  let isOpen = false;
  const opening = visitor.call(documents.getDocument, { documentId }).finally(() => {
    isOpen = true;
  });
  let answered = 0;
  while (!isOpen) {
    await other.call(getSession, {});
    // The database of the tests answers without one.
    await nextTurn();
    answered += 1;
  }
  expect((await opening).blocks.length).toBeGreaterThan(0);
  expect(answered).toBeGreaterThan(5);
});
