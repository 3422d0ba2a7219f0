import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('../src/server/testing/postgres-server.ts', import.meta.url));
// The tests' server writes nothing through to the disk; a measured one has to.
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];

/** Runs `work` for the embedded database on an empty folder, then for a PostgreSQL server where one is at hand. */
export async function withEachDatabase(work) {
  await withFolder((dataDir) => work({ name: 'embedded (PGlite)', dataDir }));
  const { module } = await runnerImport(source, { configFile: false, logLevel: 'error' });
  const given = process.env.DATABASE_URL || process.env.TEST_DATABASE_URL;
  const server = given ? undefined : await module.startPostgresServer(durable);
  const url = given || server?.url;
  if (!url) {
    process.stderr.write('No PostgreSQL at hand: set DATABASE_URL, or install the server.\n');
    return;
  }
  try {
    await withServer(url, { createTestDatabase: module.createTestDatabase, work });
  } finally {
    await server?.stop();
  }
}

async function withServer(url, { createTestDatabase, work }) {
  const database = await createTestDatabase(url);
  try {
    const name = await describeServer(database.url);
    await withFolder((dataDir) => work({ name, dataDir, databaseUrl: database.url }));
  } finally {
    await database.drop();
  }
}

async function describeServer(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select split_part(current_setting('server_version'), ' ', 1) as version, current_setting('fsync') as fsync`,
    );
    return `PostgreSQL ${rows[0].version} (fsync ${rows[0].fsync})`;
  } finally {
    await client.end();
  }
}

async function withFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-bench-'));
  try {
    await work(join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
