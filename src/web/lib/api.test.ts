import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, send, sentenceOf } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

const get = { method: 'GET', url: '/api/session', body: null };

function answerWith(body: string, init: ResponseInit) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('an error says the status, then the body', async () => {
  answerWith('{"message":"見つかりませんでした。"}', { status: 404 });
  await expect(send(get)).rejects.toThrow(/^404: \{"message":"見つかりませんでした。"\}$/);
});

test('an error with an empty body says the status text', async () => {
  answerWith('', { status: 502, statusText: 'Bad Gateway' });
  await expect(send(get)).rejects.toThrow(/^502: Bad Gateway$/);
});

test('the user reads the sentence of the server, else one of our own', () => {
  expect(sentenceOf(new ApiError(404, '', '{"message":"見つかりませんでした。"}'))).toBe(
    '見つかりませんでした。',
  );
  expect(sentenceOf(new ApiError(500, 'Internal', '<html>'))).toContain(
    'サーバーで問題が起きました',
  );
  expect(sentenceOf(new TypeError('Failed to fetch'))).toContain('通信できませんでした');
});

test('every call carries the cookie, and a body is JSON', async () => {
  const fetch = answerWith('{}', { status: 200 });
  await send({ method: 'POST', url: '/api/contact', body: '{"name":"佐々木"}' });
  expect(fetch).toHaveBeenCalledWith('/api/contact', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"佐々木"}',
  });
});
