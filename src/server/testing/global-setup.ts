import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dumpSnapshot, openInMemory } from '#server/db/embedded/open-in-memory.ts';
import { startPostgresServer } from './postgres-server.ts';
import { prepareDatabase } from './prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The demonstration in an embedded database, as bytes in a file. */
    snapshotFile: string;
    /** A PostgreSQL server to make databases on, where the project asks for one. */
    databaseUrl: string;
  }
}

/** Prepares once what every test file of the server starts from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (project.name === 'server-postgres') return provideServer(project);
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-snapshot-'));
  const db = await openInMemory();
  await prepareDatabase(db);
  const snapshotFile = join(folder, 'demonstration.tar');
  writeFileSync(snapshotFile, await dumpSnapshot(db));
  await db.close();
  project.provide('snapshotFile', snapshotFile);
  project.provide('databaseUrl', '');
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function provideServer(project: TestProject): Promise<() => Promise<void>> {
  project.provide('snapshotFile', '');
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? undefined : await startPostgresServer();
  const url = given ?? server?.url;
  if (!url) throw new Error('no PostgreSQL server for the tests');
  project.provide('databaseUrl', url);
  return async () => server?.stop();
}
