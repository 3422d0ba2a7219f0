import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { uploadDocument } from '#contract/documents.ts';
import { exampleDocument } from '#web/testing/example-document.ts';
import { stubUploads } from '#web/testing/stub-uploads.ts';
import { ApiError, send } from './api.ts';
import { upload } from './upload.ts';

const facts = {
  title: '議事録',
  category: 'general-meeting',
  summary: '',
  visibility: 'everyone',
  issuedOn: '2026-11-21',
  inForceFrom: null,
  inForceUntil: null,
  supersedesId: null,
} as const;
const file = new File(['中身'], '議事録.pdf');

function start() {
  const uploads = stubUploads();
  const shares: number[] = [];
  const aborting = new AbortController();
  const onProgress = (share: number) => shares.push(share);
  const answered = upload(uploadDocument, facts, file, { onProgress, signal: aborting.signal });
  // What a test does not look at may fail.
  answered.catch(() => undefined);
  return { uploads, shares, aborting, answered };
}

async function sentIn(uploads: ReturnType<typeof stubUploads>) {
  return waitFor(() => {
    const [sent] = uploads;
    if (!sent) throw new Error('nothing sent');
    return sent;
  });
}

test('the file travels beside its facts, and the answer is the document', async () => {
  const { uploads, shares, answered } = start();
  const sent = await sentIn(uploads);
  expect(sent.method).toBe('POST');
  expect(sent.url).toBe('/api/associations/own/documents');
  expect(sent.facts()).toEqual(facts);
  const carried = sent.form.get('file');
  expect(carried instanceof File && carried.name).toBe('議事録.pdf');
  sent.arrive(0.25);
  sent.arrive(1);
  const document = exampleDocument();
  sent.answer(200, { document });
  expect(await answered).toEqual({ document });
  expect(shares).toEqual([0.25, 1, 1]);
});

test('a refusal carries the sentence of the server', async () => {
  const { uploads, answered } = start();
  (await sentIn(uploads)).answer(413, { message: '保存容量が足りません。' });
  const error = await answered.catch((it: unknown) => it);
  expect(error instanceof ApiError && [error.status, error.sentence]).toEqual([
    413,
    '保存容量が足りません。',
  ]);
});

test('a lost connection is no refusal', async () => {
  const { uploads, answered } = start();
  (await sentIn(uploads)).break();
  const error = await answered.catch((it: unknown) => it);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(ApiError);
});

test('it can be stopped on its way, and before its turn', async () => {
  const { uploads, aborting, answered } = start();
  const sent = await sentIn(uploads);
  aborting.abort();
  await expect(answered).rejects.toThrow('aborted');
  expect(sent.isAborted).toBe(true);

  const second = start();
  second.aborting.abort();
  await expect(second.answered).rejects.toThrow('aborted');
  expect(second.uploads).toHaveLength(0);
});

test('a write after it waits until it is answered', async () => {
  const { uploads, answered } = start();
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return Response.json({});
  });
  const later = send({ method: 'POST', url: '/later', body: '{}' });
  const sent = await sentIn(uploads);
  expect(urls).toEqual([]);
  sent.answer(200, { document: exampleDocument() });
  await answered;
  await later;
  expect(urls).toEqual(['/later']);
});
