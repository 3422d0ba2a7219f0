import { afterAll, inject } from 'vitest';
import type { Database } from '#server/db/db.ts';
import { readSnapshot } from '#server/db/embedded/open-in-memory.ts';
import { openServer } from '#server/db/open-server.ts';
import { createTestDatabase } from '#server/testing/postgres-server.ts';

type TestServer = TestEngine & { readonly url: string };

export type TestEngine = {
  readonly name: 'embedded' | 'server';
  /** An empty database that goes away with the test file. */
  openEmpty(): Promise<Database>;
};

/** Every engine at hand: the embedded one always, a server when this machine has one. */
export async function testEngines(): Promise<TestEngine[]> {
  return [{ name: 'embedded', openEmpty: openEmptyInMemory }, ...(await testServers())];
}

/** One server or none: tests loop over it, so that without a server they do not exist. */
export async function testServers(): Promise<TestServer[]> {
  const url = inject('serverUrl');
  if (!url) return [];
  return [{ name: 'server', url, openEmpty: () => openEmptyOnServer(url) }];
}

/** Making one takes seconds; this is read from one that was made for all. */
export async function openEmptyInMemory(): Promise<Database> {
  const database = await readSnapshot(inject('emptySnapshotFile'));
  afterAll(() => database.close().catch(() => undefined));
  return database;
}

async function openEmptyOnServer(url: string): Promise<Database> {
  const own = await createTestDatabase(url);
  const database = await openServer(own.url);
  afterAll(async () => {
    await database.close().catch(() => undefined);
    await own.drop();
  });
  return database;
}
