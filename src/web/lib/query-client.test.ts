import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient, getQueryFn } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, body: string) {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response(body, { status, statusText: 'No' }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a query reads the address in the first element of its key', async () => {
  const fetch = answerWith(200, '{"documents":[]}');
  const client = createQueryClient();
  expect(await client.fetchQuery({ queryKey: ['/api/documents', 'more'] })).toEqual({
    documents: [],
  });
  expect(fetch).toHaveBeenCalledWith(
    '/api/documents',
    expect.objectContaining({ method: 'GET', credentials: 'include' }),
  );
});

test('401 is an error by default, and nothing is tried twice', async () => {
  const fetch = answerWith(401, '');
  const client = createQueryClient();
  await expect(client.fetchQuery({ queryKey: ['/api/session'] })).rejects.toThrow('401: No');
  expect(fetch).toHaveBeenCalledOnce();
});

test('401 is an empty result when asked for', async () => {
  answerWith(401, '');
  const client = createQueryClient();
  const queryFn = getQueryFn({ on401: 'empty' });
  expect(await client.fetchQuery({ queryKey: ['/api/session'], queryFn })).toBeNull();
});

test('another error stays one when an empty 401 is asked for', async () => {
  answerWith(403, 'いいえ');
  const client = createQueryClient();
  const queryFn = getQueryFn({ on401: 'empty' });
  await expect(client.fetchQuery({ queryKey: ['/api/x'], queryFn })).rejects.toThrow('403: いいえ');
});

test('what was read never goes stale by itself', async () => {
  const fetch = answerWith(200, '1');
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['/api/x'] });
  await client.fetchQuery({ queryKey: ['/api/x'] });
  expect(fetch).toHaveBeenCalledOnce();
  expect(client.getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  });
});
