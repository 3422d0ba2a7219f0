import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dumpSnapshot, openInMemory, readSnapshot } from '#server/db/embedded/open-in-memory.ts';
import { openServer } from '#server/db/open-server.ts';
import { createTestDatabase, startPostgresServer } from './postgres-server.ts';
import { prepareDatabase } from './prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The demonstration in an embedded database, as bytes in a file that a project on a server does not have. */
    snapshotFile: string;
    /** The same without anything in it. */
    emptySnapshotFile: string;
    /** A PostgreSQL server to make databases on; empty on a machine that has none. */
    serverUrl: string;
    /** The name of the database with the demonstration on that server; empty in the embedded project. */
    template: string;
  }
}

/** Prepares once what every test file of the server starts from: the demonstration, ready to be copied. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-tests-'));
  const server = await findServer();
  const isOnServer = project.name === 'server-postgres';
  if (server && !isOnServer) await createRole(server.url);
  const template = isOnServer && server ? await makeTemplate(server.url) : undefined;
  project.provide('serverUrl', server?.url ?? '');
  project.provide('template', template?.name ?? '');
  const empty = join(folder, 'empty.tar');
  const demonstration = join(folder, 'demonstration.tar');
  if (!isOnServer) await makeSnapshots(empty, demonstration);
  project.provide('emptySnapshotFile', empty);
  project.provide('snapshotFile', demonstration);
  return async () => {
    await template?.drop();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function findServer() {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? { url: given, stop: async () => {} } : startPostgresServer();
}

/** The role belongs to the whole server: two test files would make it at the same moment. */
async function createRole(url: string): Promise<void> {
  const db = await openServer(url);
  await db.exec(
    `do $$ begin if to_regrole('sumiwa_app') is null then create role sumiwa_app nologin; end if; end $$`,
  );
  await db.close();
}

async function makeTemplate(url: string) {
  const template = await createTestDatabase(url);
  const db = await openServer(template.url);
  await prepareDatabase(db);
  await db.close();
  return template;
}

async function makeSnapshots(empty: string, demonstration: string): Promise<void> {
  copyFileSync(await emptyCluster(), empty);
  const db = await readSnapshot(empty);
  await prepareDatabase(db);
  writeFileSync(demonstration, await dumpSnapshot(db));
  await db.close();
}

/** Making a cluster is half of what preparing costs, and the same for one version of the engine: it is kept from run to run. */
async function emptyCluster(): Promise<string> {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const kept = join('.cache', `empty-cluster-${dependencies['@electric-sql/pglite']}.tar`);
  if (existsSync(kept)) return kept;
  const db = await openInMemory();
  const bytes = await dumpSnapshot(db);
  await db.close();
  mkdirSync('.cache', { recursive: true });
  const unfinished = `${kept}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, kept);
  return kept;
}
