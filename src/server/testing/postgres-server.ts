import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

export type PostgresServer = { readonly url: string; stop(): Promise<void> };
export type TestDatabase = {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
};

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'shared_buffers=32MB',
  // Its content is worth nothing after the tests.
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
];

/**
 * Starts a throw-away PostgreSQL from the binaries of this machine; undefined when there are none.
 * Of a setting that is given twice PostgreSQL takes the last.
 */
export async function startPostgresServer(
  moreSettings: readonly string[] = [],
): Promise<PostgresServer | undefined> {
  const bin = findBinaries();
  if (bin === undefined) return undefined;
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-postgres-'));
  const data = join(folder, 'data');
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const init = ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8'];
  execFileSync(join(bin, 'initdb'), [...init, '--locale=C.UTF-8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    ...[...settings, ...moreSettings].flatMap((setting) => ['-c', setting]),
  ];
  const command = ['-c', untilInputEnds, 'sh', folder, join(bin, 'postgres'), ...args];
  const server = spawn('sh', command, {
    ...user,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    async stop() {
      server.stdin.end();
      await ended(server);
    },
  };
}

/**
 * Runs a server until this process closes the pipe, on purpose or because it was killed: either way
 * neither the server nor its folder stays behind.
 */
export const untilInputEnds = `folder=$1; shift
  "$@" & server=$!
  cat > /dev/null
  kill -INT $server; wait $server
  cd /; rm -rf "$folder"`;

/** A database of its own beside the one the URL names: empty, or a copy of one nobody is connected to. */
export async function createTestDatabase(
  url: string,
  template = 'template1',
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnce(url, `create database ${name} template ${template}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    name,
    url: own.href,
    drop: () => runOnce(url, `drop database if exists ${name} with (force)`),
  };
}

export async function runOnce(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The folder with `initdb` and `postgres`, on the PATH or where Debian puts them. */
export function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .map(Number)
        .toSorted((a, b) => b - a)
    : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, String(version), 'bin')),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = ['postgres', 'nobody'].find(exists) ?? 'nobody';
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

function exists(user: string): boolean {
  try {
    return idOf('-u', user) > 0;
  } catch {
    return false;
  }
}

function idOf(kind: '-u' | '-g', user: string): number {
  return Number(execFileSync('id', [kind, user], { encoding: 'utf8', stdio: 'pipe' }));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address instanceof Object ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

export async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await runOnce(url, 'select 1');
      return;
    } catch (error) {
      const isHopeless = server.exitCode !== null || Date.now() > deadline;
      if (isHopeless) {
        server.stdin?.end();
        throw new Error('The PostgreSQL server for the tests did not start.', { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  await new Promise((resolve) => server.once('exit', resolve));
}
