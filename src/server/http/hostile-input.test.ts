import { expect, test } from 'vitest';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const json = { 'content-type': 'application/json' };
const good = { title: '点検', detail: '', dueOn: null };

async function post(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = json,
) {
  const response = await server.visit().send(path, { method: 'POST', headers, body });
  return { status: response.status, answer: Object(await response.json()) };
}

const tasks = '/api/associations/own/tasks';
const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

test.each([
  ['broken JSON', '{"title":', 400],
  ['no JSON at all', '', 400],
  ['an array', '[1,2]', 400],
  ['a number', '7', 400],
  ['null', 'null', 400],
  ['deep nesting', nested, 400],
  ['a wrong type', JSON.stringify({ ...good, title: 7 }), 400],
  ['an object for a text', JSON.stringify({ ...good, title: { $gt: '' } }), 400],
  ['an unknown field', JSON.stringify({ ...good, role: 'manager' }), 400],
  ['a forged prototype', '{"title":"a","detail":"","dueOn":null,"__proto__":{"x":1}}', 400],
  ['only spaces', JSON.stringify({ ...good, title: ' 　' }), 400],
  ['a NUL', JSON.stringify({ ...good, title: 'a\0b' }), 400],
  ['half a character', '{"title":"\\ud83d","detail":"","dueOn":null}', 400],
  ['a day that is none', JSON.stringify({ ...good, dueOn: '2026-02-30' }), 400],
  ['a string of a megabyte', JSON.stringify({ ...good, title: 'あ'.repeat(350_000) }), 413],
])('%s is refused with a Japanese sentence', async (_name, body, status) => {
  const refused = await post(tasks, body);
  expect(refused.status).toBe(status);
  expect(refused.answer.message).toMatch(/[ぁ-ん]。$/);
  expect(JSON.stringify(refused.answer)).not.toMatch(/Error|\bat \/|node_modules|zod/i);
});

test('bytes that are not UTF-8 are refused', async () => {
  const { status } = await post(tasks, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]));
  expect(status).toBe(400);
});

test('odd but whole characters are stored as they are', async () => {
  const title = '髙﨑 𠮷野家 👨‍👩‍👧 ㍿ é é ‮';
  const { status, answer } = await post(tasks, JSON.stringify({ ...good, title }));
  expect(status).toBe(200);
  expect(answer.task.title).toBe(title);
});

test('a form of another kind and a page of another site are refused', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await post(tasks, 'title=a', form)).status).toBe(415);
  const origin = { ...json, origin: 'https://evil.example' };
  expect((await post(tasks, JSON.stringify(good), origin)).status).toBe(403);
  expect((await post(tasks, JSON.stringify(good), { ...json, origin: 'null' })).status).toBe(403);
  const own = { ...json, origin: 'http://localhost:3000' };
  expect((await post(tasks, JSON.stringify(good), own)).status).toBe(200);
});

test.each([
  '/api/associations/own/documents/not-a-uuid',
  "/api/associations/own/documents/' or 1=1 --",
  '/api/associations/own/documents?x=1',
  '/api/associations/own/meetings/1/calendar.ics',
  '/api/associations/%00/home',
  '/api/associations/00000000-0000-4000-8000-000000000000/home',
  '/api/nothing',
  '/api/contact',
])('GET %s is a calm no', async (path) => {
  const response = await server.visit().send(path);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(Object(await response.json()).message).toMatch(/[ぁ-ん]。$/);
});

test('every answer carries the security headers and a request id', async () => {
  const response = await server.visit().send('/api/session');
  const csp = response.headers.get('content-security-policy') ?? '';
  expect(csp).toContain("frame-ancestors 'none'");
  expect(csp.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('referrer-policy')).toBeTruthy();
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
