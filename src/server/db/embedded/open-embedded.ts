import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '#server/db/create-database.ts';
import { messageOf, StorageProblem } from '#server/db/database-error.ts';
import type { Database, TransactionOptions } from '#server/db/db.ts';
import { finishNewFolder, makeFolder, prepareFolder } from '#server/db/embedded/data-folder.ts';
import { EngineHost } from '#server/db/embedded/engine-host.ts';
import { acquireLock } from '#server/db/embedded/lock.ts';
import { startMaintenance } from '#server/db/embedded/maintenance.ts';
import { createQueue } from '#server/db/embedded/queue.ts';
import type { Session } from '#server/db/session.ts';

const maintenanceTimeoutMs = 600_000;
const closeTimeoutMs = 30_000;

const settings = {
  fsync: 'on',
  wal_sync_method: 'fsync',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  shared_buffers: '16MB',
};

export type EmbeddedOptions = {
  readonly statementTimeoutMs?: number;
  readonly checkpointEveryMs?: number;
  /** Told when nothing can be promised any more; by default it ends the process with code 70. */
  readonly onFatal?: (reason: Error) => void;
  readonly now?: () => number;
  /** The engine's thread, when it does not lie beside this file. */
  readonly workerUrl?: URL;
  /** An empty cluster, packed. By default the one that the build made; where there is none, the engine makes it, which takes it long. */
  readonly clusterUrl?: URL;
};

/** Opens the folder with PostgreSQL inside this process: one process, one building. */
export async function openEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<Database> {
  const folder = resolve(dataDir);
  const workerUrl = options.workerUrl ?? new URL('./embedded-worker.js', import.meta.url);
  if (!existsSync(workerUrl)) throw new Error(`The build lacks ${workerUrl.pathname}.`);
  const clusterUrl = options.clusterUrl ?? new URL('./new-cluster.tar.gz', workerUrl);
  const cluster = existsSync(clusterUrl) ? fileURLToPath(clusterUrl) : null;
  const host = new EngineHost({
    url: workerUrl,
    workerData: { dataDir: folder, isNew: false, settings, cluster },
    onFatal: options.onFatal ?? exitAtOnce,
  });
  makeFolder(folder);
  const release = acquireLock(folder, () => host.fail(lockLost(folder)));
  try {
    const { isNew } = prepareFolder(folder);
    await host.start(isNew);
    if (isNew) finishNewFolder(folder);
  } catch (error) {
    release();
    throw error instanceof StorageProblem ? error : cannotOpen(folder, error);
  }
  return assemble(host, options, release);
}

function assemble(host: EngineHost, options: EmbeddedOptions, release: () => void): Database {
  const { statementTimeoutMs = 30_000, checkpointEveryMs = 60_000, now = Date.now } = options;
  // Outer queue: whole transactions. The host has its own for single statements.
  const turns = createQueue();
  const lend = <T>(work: (session: Session) => Promise<T>, limits: TransactionOptions = {}) =>
    turns(() => work(openSession(host, limits.statementTimeoutMs ?? statementTimeoutMs)));
  const maintenance = startMaintenance({
    checkpoint: () => lend((session) => session.exec('checkpoint'), maintenanceLimits),
    vacuum: () => vacuumAll(lend),
    checkpointEveryMs,
    now,
  });
  return createDatabase({
    kind: 'embedded',
    lend: (work, limits) => {
      maintenance.markUsed();
      return lend(work, limits);
    },
    async close() {
      maintenance.stop();
      await turns(() => host.close(closeTimeoutMs));
      release();
    },
  });
}

const maintenanceLimits = { statementTimeoutMs: maintenanceTimeoutMs };

/** Table by table, so that requests get their turn in between. */
async function vacuumAll(
  lend: <T>(work: (session: Session) => Promise<T>, limits: TransactionOptions) => Promise<T>,
): Promise<void> {
  const list = "select oid::regclass::text from pg_class where relkind in ('r', 'm')";
  const { rows } = await lend((session) => session.query(list, []), maintenanceLimits);
  for (const [table] of rows) {
    await lend((session) => session.exec(`vacuum (analyze) ${table}`), maintenanceLimits);
  }
}

function openSession(host: EngineHost, timeoutMs: number): Session {
  const { generation } = host;
  const limits = { timeoutMs, generation };
  return {
    query: (text, params) => host.call({ op: 'query', text, params }, limits),
    async exec(sql) {
      await host.call({ op: 'exec', text: sql, params: [] }, limits);
    },
  };
}

function cannotOpen(folder: string, error: unknown): StorageProblem {
  return new StorageProblem(
    'EDBFATAL',
    `データフォルダ ${folder} を開けませんでした（${messageOf(error)}）。`,
    error,
  );
}

function lockLost(folder: string): StorageProblem {
  return new StorageProblem('EDBLOCKED', `データフォルダ ${folder} の使用権が失われました。`);
}

function exitAtOnce(reason: Error): void {
  process.stderr.write(`${reason.message}\n`);
  process.exit(70);
}
