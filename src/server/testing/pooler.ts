import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import {
  ended,
  freePort,
  type PostgresServer,
  unprivilegedUser,
  untilInputEnds,
  untilReady,
} from './postgres-server.ts';

/** PgBouncer is a system package; said where a test of it has to be left out. */
export const poolerMissing =
  'PgBouncer is not installed on this machine: what goes through it was not tested (apt-get install pgbouncer).';

/** Fewer than the processes open, so that connections really are handed from one to the other. */
const connections = 6;

/** PgBouncer in transaction mode in front of the database of a URL; undefined where it is not installed. */
export async function startPooler(databaseUrl: string): Promise<PostgresServer | undefined> {
  const program = findPooler();
  if (program === undefined) return undefined;
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-pooler-'));
  const port = await freePort();
  const { hostname, port: databasePort, username, pathname } = new URL(databaseUrl);
  const file = join(folder, 'pooler.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${databasePort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 400
logfile = ${join(folder, 'pooler.log')}
`,
  );
  if (user !== undefined) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const pooler = spawn('sh', ['-c', untilInputEnds, 'sh', folder, program, '-q', file], {
    ...user,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  await untilReady(url, pooler);
  return {
    url,
    async stop() {
      pooler.stdin.end();
      await ended(pooler);
    },
  };
}

export function findPooler(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));
}
