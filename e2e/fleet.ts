import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/db/db.ts';
import { openServer } from '#server/db/open-server.ts';
import { startBucket } from '#server/testing/bucket.ts';
import { poolerMissing, startPooler } from '#server/testing/pooler.ts';
import {
  createTestDatabase,
  runOnce,
  startPostgresServer,
} from '#server/testing/postgres-server.ts';
import { type ReceivedMail, startMailServer } from './mail-server.ts';
import { startProxy } from './proxy.ts';
import { type RunningProduct, runProduct } from './run-product.ts';

export type Fleet = {
  /** Of the proxy: what people open. */
  readonly url: string;
  /** Of each process, past the proxy. */
  addresses(): readonly string[];
  /** The database itself, past any pooler, as its owner sees it. */
  readonly db: Database;
  readonly mails: readonly ReceivedMail[];
  /** All lines that the processes of all times have written. */
  output(): string;
  /** SIGKILL, and another one in its place. */
  replace(place: number): Promise<void>;
  stop(): Promise<void>;
};

/** An installation made by the book: the login owns the database and is no superuser. */
const login = 'sumiwa';

type Wanted = { readonly processes: number; readonly isPooled?: boolean };

/** The built product several times on one PostgreSQL server. */
export async function startFleet({ processes, isPooled = false }: Wanted): Promise<Fleet> {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const server = await startPostgresServer();
    if (!server) throw new Error('PostgreSQL is not installed');
    closing.push(() => server.stop());
    const database = await ownedDatabase(server.url);
    const pooler = isPooled ? await startPooler(database) : undefined;
    if (isPooled && !pooler) throw new Error(poolerMissing);
    if (pooler) closing.push(() => pooler.stop());
    const started = await startParts(closing, pooler?.url ?? database, processes);
    const db = await openServer(database);
    closing.push(() => db.close());
    return { ...started, db, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ownedDatabase(serverUrl: string): Promise<string> {
  const { name, url } = await createTestDatabase(serverUrl);
  await runOnce(serverUrl, `create role ${login} login createrole`);
  await runOnce(serverUrl, `alter database ${name} owner to ${login}`);
  const own = new URL(url);
  own.username = login;
  return own.href;
}

async function startParts(
  closing: (() => Promise<unknown>)[],
  databaseUrl: string,
  processes: number,
): Promise<Omit<Fleet, 'db' | 'stop'>> {
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-fleet-'));
  closing.push(async () => rmSync(folder, { recursive: true, force: true }));
  const mailServer = await startMailServer();
  closing.push(() => mailServer.close());
  // The demonstration's settlement packs are kept there.
  const bucket = await startBucket();
  closing.push(() => bucket.close());
  const proxy = await startProxy();
  closing.push(() => proxy.close());
  const running = new Map<number, RunningProduct>();
  closing.push(() => Promise.all([...running.values()].map((product) => product.kill())));
  const outputs: (() => string)[] = [];

  async function start(place: number): Promise<void> {
    const env = {
      ...shared,
      FILES_S3_ENDPOINT: bucket.settings.endpoint,
      FILES_S3_BUCKET: bucket.settings.bucket,
      FILES_S3_REGION: bucket.settings.region,
      FILES_S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
      FILES_S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
      APP_URL: proxy.url,
      DATABASE_URL: databaseUrl,
      SMTP_URL: mailServer.url,
      DATA_DIR: join(folder, String(place)),
    };
    const product = await runProduct({ env });
    outputs.push(() => product.output());
    running.set(place, product);
    proxy.targets.set(place, product.url);
  }
  // All at once, as a machine starts them: tables and demonstration are made by one of them.
  await Promise.all(Array.from({ length: processes }, (_, place) => start(place)));
  return {
    url: proxy.url,
    addresses: () => [...running.values()].map(({ url }) => url),
    mails: mailServer.mails,
    output: () => outputs.map((output) => output()).join('\n'),
    async replace(place) {
      await running.get(place)?.kill();
      await start(place);
    },
  };
}

const shared = {
  INSTANCES: 'many',
  COOKIE_SECRET: 'c'.repeat(32),
  TRUSTED_PROXIES: '1',
  STAFF_EMAIL: 'staff@sumiwa.example',
};
