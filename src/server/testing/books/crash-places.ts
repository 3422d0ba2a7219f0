import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/db/db.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { openServer } from '#server/db/open-server.ts';
import { productMigrations } from '#server/db/product-migrations.ts';
import { startPostgresServer } from '#server/testing/postgres-server.ts';

type CrashPlace = {
  readonly name: string;
  readonly place: string;
  /** Of a server, whose own processes may be killed. */
  readonly untilReady?: () => Promise<void>;
  remove(): Promise<void>;
};

/** A folder, and where there is PostgreSQL a server of its own: killing one of its processes throws out all callers. */
export async function crashPlaces(): Promise<CrashPlace[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-crash-'));
  const dataDir = join(folder, 'data');
  await prepare(await openEmbedded(dataDir));
  const embedded = {
    name: 'embedded',
    place: dataDir,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
  // A promise that waits for no disk is lost with the process of the server.
  const server = await startPostgresServer(['synchronous_commit=on']);
  if (!server) return [embedded];
  await prepare(await openServer(server.url));
  const untilReady = () => untilAnswered(server.url);
  return [
    embedded,
    { name: 'PostgreSQL', place: server.url, untilReady, remove: () => server.stop() },
  ];
}

async function prepare(db: Database): Promise<void> {
  await migrate(db, productMigrations);
  await db.close();
}

async function untilAnswered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    try {
      const db = await openServer(url);
      await db.query('select 1');
      await db.close();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('The server did not come back.');
}
