import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largestFileBytes, uploadDocument } from '#contract/documents.ts';
import { requestOf } from '#contract/endpoint.ts';
import { setDemoRole } from '#contract/session.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { exampleFacts as facts } from '#server/testing/example-facts.ts';
import { startServer } from '#server/testing/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-upload-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(folder) });
const visitor = server.visit();
const { url } = requestOf(uploadDocument, {});

beforeAll(async () => {
  await visitor.call(setDemoRole, { role: 'board' });
});

const file = new File(['回覧です。'], '回覧.txt');

/** A stream has no length, and Node wants to know that nothing is read before it is sent. */
const streaming: object = { duplex: 'half' };

async function post(
  body: FormData | string | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
) {
  const response = await visitor.send(url, { ...streaming, method: 'POST', body, headers });
  return { status: response.status, answer: Object(await response.json()) };
}

function formOf(parts: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

test('facts and a file are taken', async () => {
  const { status, answer } = await post(
    formOf([
      ['facts', facts],
      ['file', file],
    ]),
  );
  expect([status, answer.document?.file?.name]).toEqual([200, '回覧.txt']);
});

const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

test.each([
  ['no file', formOf([['facts', facts]]), 400],
  ['no facts', formOf([['file', file]]), 400],
  [
    'a word for the file',
    formOf([
      ['facts', facts],
      ['file', 'text'],
    ]),
    400,
  ],
  [
    'a file for the facts',
    formOf([
      ['facts', file],
      ['file', file],
    ]),
    400,
  ],
  [
    'two files',
    formOf([
      ['facts', facts],
      ['file', file],
      ['file', file],
    ]),
    400,
  ],
  [
    'a third part',
    formOf([
      ['facts', facts],
      ['file', file],
      ['role', 'manager'],
    ]),
    400,
  ],
  [
    'broken facts',
    formOf([
      ['facts', '{'],
      ['file', file],
    ]),
    400,
  ],
  [
    'facts of another kind',
    formOf([
      ['facts', '[]'],
      ['file', file],
    ]),
    400,
  ],
  [
    'an unknown fact',
    formOf([
      ['facts', facts.replace('{', '{"addedBy":"a",')],
      ['file', file],
    ]),
    400,
  ],
  [
    'an empty file',
    formOf([
      ['facts', facts],
      ['file', new File([], 'a.txt')],
    ]),
    400,
  ],
])('%s is refused with a Japanese sentence', async (_name, body, status) => {
  const refused = await post(body);
  expect(refused.status).toBe(status);
  expect(refused.answer.message).toMatch(/[ぁ-ん]。$/);
});

test.each([
  ['JSON', facts, { 'content-type': 'application/json' }, 415],
  ['no type', 'facts', { 'content-type': '' }, 415],
  ['a form without its border', 'facts', { 'content-type': 'multipart/form-data' }, 400],
  [
    'a form that ends too early',
    '--x\r\nContent-Disposition: form-data; name="file',
    multipart,
    400,
  ],
  ['a form of nothing', '', multipart, 400],
  ['another site', facts, { ...multipart, origin: 'https://evil.example' }, 403],
])('%s is refused', async (_name, body, headers, status) => {
  expect((await post(body, headers)).status).toBe(status);
});

test('20 MB are taken, one byte more is not', async () => {
  const text = new Uint8Array(largestFileBytes).fill(0x61);
  const whole = await post(
    formOf([
      ['facts', facts],
      ['file', new File([text], 'a.txt')],
    ]),
  );
  expect(whole.status).toBe(200);
  const more = new File([text, 'a'], 'a.txt');
  const refused = await post(
    formOf([
      ['facts', facts],
      ['file', more],
    ]),
  );
  expect(refused).toMatchObject({
    status: 413,
    answer: { message: expect.stringContaining('ファイルが20MBを超えています。') },
  });
});

test('a stream without a length is counted as it comes, and left alone after the limit', async () => {
  const chunk = new Uint8Array(1024 * 1024);
  let sentMegabytes = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sentMegabytes += 1;
      controller.enqueue(chunk);
    },
  });
  expect((await post(endless, multipart)).status).toBe(413);
  expect(sentMegabytes).toBeLessThan(30);
});

test('who may not upload is refused before anything is read', async () => {
  const resident = server.visit();
  await resident.call(setDemoRole, { role: 'resident' });
  let isRead = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = { ...streaming, method: 'POST', body, headers: multipart };
  expect((await resident.send(url, init)).status).toBe(403);
  expect(isRead).toBe(false);
});

test('a board that sends three files without end waits alone', async () => {
  const [busy, other] = [server.visit(), server.visit()];
  for (const board of [busy, other]) await board.call(setDemoRole, { role: 'board' });
  const send = async (by: typeof visitor, body: FormData | ReadableStream<Uint8Array>) => {
    const headers = body instanceof FormData ? {} : multipart;
    const response = await by.send(url, { ...streaming, method: 'POST', body, headers });
    return { status: response.status, answer: Object(await response.json()) };
  };
  const whole = () =>
    formOf([
      ['facts', facts],
      ['file', file],
    ]);
  const streams = Array.from({ length: 3 }, () => new TransformStream<Uint8Array, Uint8Array>());
  const underWay = streams.map(({ readable }) => send(busy, readable));
  // Each is being read as soon as its first bytes are taken.
  const writers = streams.map(({ writable }) => writable.getWriter());
  await Promise.all(writers.map((writer) => writer.write(new Uint8Array(1))));

  expect(await send(busy, whole())).toMatchObject({
    status: 429,
    answer: { message: expect.stringMatching(/^一度に受け取れるファイルは3つまでです。/) },
  });
  expect((await send(other, whole())).status).toBe(200);

  await Promise.all(writers.map((writer) => writer.close()));
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([400, 400, 400]);
  expect((await send(busy, whole())).status).toBe(200);
});
