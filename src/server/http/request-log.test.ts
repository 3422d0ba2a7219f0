import { afterEach, expect, test, vi } from 'vitest';
import { sendInquiry } from '#contract/contact.ts';
import { addTask } from '#contract/home.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const written = vi.spyOn(console, 'info').mockImplementation(() => {});

afterEach(() => written.mockClear());

function lines(): Record<string, unknown>[] {
  return written.mock.calls.map(([line]) => JSON.parse(String(line)));
}

test('a request is one line: its id, its route, its status, its time', async () => {
  const response = await server
    .visit()
    .send('/api/associations/own/documents/not-an-id?name=secret');
  expect(lines()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: 'info',
      message: 'request',
      requestId: response.headers.get('x-request-id'),
      method: 'GET',
      route: '/api/associations/:associationId/documents/:documentId',
      status: 400,
      ms: expect.any(Number),
    },
  ]);
});

test('pages are not logged one by one', async () => {
  await server.app.request('/healthz');
  expect(lines()).toEqual([]);
});

test('no line tells who it was or what they wrote', async () => {
  const visitor = server.visit('203.0.113.77');
  await visitor.call(addTask, { title: '秘密の用件', detail: '内密', dueOn: null });
  await visitor.call(sendInquiry, {
    organizationName: '秘密の組合',
    name: '匿名 希望',
    email: 'hidden@example.jp',
    phone: '090-0000-0000',
    message: '内密の相談',
  });
  await visitor.send('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"hidden@example.jp","broken',
  });
  const text = JSON.stringify(lines());
  expect(lines()).toHaveLength(3);
  expect(text).not.toMatch(/秘密|内密|匿名|hidden|090-0000|203\.0\.113|visitor=/);
});

test('a bug is logged with its place under the id of the request, without the row it concerned', async () => {
  const broken = await startServer();
  await broken.db.exec("alter table task add constraint no_secret check (title not like '秘密%')");
  written.mockClear();
  const failing = broken.visit().call(addTask, { title: '秘密の用件', detail: '', dueOn: null });
  await expect(failing).rejects.toMatchObject({ status: 500, code: 'internal' });
  const error = lines().find(({ level }) => level === 'error');
  expect(error).toMatchObject({ message: 'unexpected error', code: '23514' });
  expect(error?.['stack']).toContain('store.ts');
  expect(lines().map(({ requestId }) => requestId)).toContain(error?.['requestId']);
  expect(JSON.stringify(lines())).not.toContain('秘密');
});
