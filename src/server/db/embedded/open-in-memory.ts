import { readFileSync } from 'node:fs';
import { createDatabase } from '#server/db/create-database.ts';
import { DatabaseError } from '#server/db/database-error.ts';
import type { Database } from '#server/db/db.ts';
import { asDataDir, faultOf, startEngine } from '#server/db/embedded/engine.js';
import { createQueue } from '#server/db/embedded/queue.ts';
import { type Session, sessionSettings } from '#server/db/session.ts';

/** A database as bytes: opening it is about eight times faster than making a new one. */
type Snapshot = Uint8Array<ArrayBuffer>;

const dumps = new WeakMap<Database, () => Promise<Blob>>();

/** An empty PostgreSQL in this thread's memory, for tests. It has no watchdog and keeps nothing. */
export function openInMemory(): Promise<Database> {
  return open({});
}

/** From a file that holds a snapshot. */
export function readSnapshot(file: string): Promise<Database> {
  return open({ loadDataDir: asDataDir(readFileSync(file)) });
}

export async function dumpSnapshot(database: Database): Promise<Snapshot> {
  const dump = dumps.get(database);
  if (dump === undefined) throw new Error('Only a database in memory has snapshots.');
  await database.exec('checkpoint');
  const blob = await dump();
  return new Uint8Array(await blob.arrayBuffer());
}

async function open(options: { loadDataDir?: Blob }): Promise<Database> {
  const engine = await startEngine(options, { fsync: 'off' });
  await engine.exec(sessionSettings);
  const turns = createQueue();
  const session: Session = {
    query: (text, params) => engine.query(text, params).catch(refuse),
    exec: (sql) => engine.exec(sql).catch(refuse),
  };
  const database = createDatabase({
    kind: 'embedded',
    lend: (work) => turns(() => work(session)),
    close: () => turns(() => engine.close()),
  });
  dumps.set(database, () => engine.dump());
  return database;
}

function refuse(error: unknown): never {
  throw new DatabaseError(faultOf(error));
}
