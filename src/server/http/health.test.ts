import { expect, test } from 'vitest';
import { startServer } from '#server/testing/start-server.ts';

test('it is alive and takes visitors', async () => {
  const { app } = await startServer();
  expect((await app.request('/healthz')).status).toBe(200);
  const ready = await app.request('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ready' });
});

test('while it leaves it is alive and takes no new visitors', async () => {
  const { app } = await startServer({ isDraining: () => true });
  expect((await app.request('/healthz')).status).toBe(200);
  const ready = await app.request('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'draining' });
});

test('without its database it is alive and takes no visitors, and says nothing else', async () => {
  const { app, db, visit } = await startServer();
  await db.close();
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
  const asked = await visit().send('/api/session');
  expect(asked.status).toBe(500);
  expect(await asked.json()).toEqual({
    code: 'internal',
    message: 'サーバーで問題が起きました。時間をおいて再度お試しください。',
  });
});
