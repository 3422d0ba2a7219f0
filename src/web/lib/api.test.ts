import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, answerProofsWith, send, sentenceOf } from './api.ts';

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

describe('本人の確認', () => {
  const write = { method: 'POST', url: '/api/account/passkeys/question', body: '{"name":"端末"}' };
  const asksForProof = () =>
    Response.json(
      { code: 'prove_again', message: 'ご本人の確認が済んでいません。' },
      { status: 403 },
    );

  /** A server that lets writes through once somebody has shown who they are. */
  function serverThatAsks(isProved: () => boolean) {
    const fetch = vi.fn<typeof globalThis.fetch>(async () =>
      isProved() ? Response.json({}) : asksForProof(),
    );
    vi.stubGlobal('fetch', fetch);
    return fetch;
  }

  test('is asked for once, whatever waits for it, and each is sent again as it was', async () => {
    let isProved = false;
    const fetch = serverThatAsks(() => isProved);
    const ask = vi.fn<() => Promise<boolean>>(async () => {
      // The proof itself is a write, which must not wait for those that wait for it.
      isProved = true;
      await send({ method: 'POST', url: '/api/account/proof', body: '{}' });
      return true;
    });
    const stop = answerProofsWith(ask);
    await Promise.all([send(write), send(write)]);
    stop();
    expect(ask).toHaveBeenCalledTimes(1);
    const again = fetch.mock.calls
      .filter(([url]) => url === write.url)
      .map(([, init]) => init?.body);
    expect(new Set(again)).toEqual(new Set([write.body]));
    expect(again.length).toBeGreaterThan(2);
  });

  test('where it is not given, the write is refused in the words of the server', async () => {
    serverThatAsks(() => false);
    const stop = answerProofsWith(async () => false);
    await expect(send(write)).rejects.toMatchObject({
      code: 'prove_again',
      sentence: 'ご本人の確認が済んでいません。',
    });
    stop();
  });

  test('is asked for by nobody where no page asks', async () => {
    const fetch = serverThatAsks(() => false);
    await expect(send(write)).rejects.toMatchObject({ status: 403 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
