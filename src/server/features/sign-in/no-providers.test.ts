import { expect, test } from 'vitest';
import { askProvider } from '#contract/providers.ts';
import { getAccount } from '#contract/sign-in.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();

test('where the operator set no keys, no provider is offered and none can be asked for', async () => {
  const visitor = server.visit();
  expect(await visitor.call(getAccount, {})).toMatchObject({ account: null, providers: [] });
  const asked = { provider: 'google', purpose: 'enter' } as const;
  await expect(visitor.call(askProvider, asked)).rejects.toMatchObject({ status: 404 });
});
