import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openServer } from '#server/db/open-server.ts';
import { testServers } from '#server/db/testing/engines.ts';
import { createTestDatabase } from '#server/testing/postgres-server.ts';

const names = ['statement_timeout', 'idle_in_transaction_session_timeout', 'search_path'];

/** What a connection has that the product has not prepared, such as one that a pooler opens. */
async function settingsOf(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const found: string[] = [];
  for (const name of names) {
    const { rows } = await client.query({ text: `show ${name}`, rowMode: 'array' });
    found.push(rows[0]?.[0]);
  }
  await client.end();
  return found;
}

for (const { url } of await testServers()) {
  test('three that start at once leave the limits at the login, for connections nobody prepared', async () => {
    const own = await createTestDatabase(url);
    const other = await createTestDatabase(url);
    const before = await settingsOf(other.url);
    const started = await Promise.all([1, 2, 3].map(() => openServer(own.url)));
    expect(await settingsOf(own.url)).toEqual(['30s', '90s', 'public']);
    expect(await settingsOf(other.url)).toEqual(before);
    await Promise.all(started.map((database) => database.close()));
    await Promise.all([own.drop(), other.drop()]);
  });
}
