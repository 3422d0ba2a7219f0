import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const startLimitMs = 120_000;
/** As package.json and the Dockerfile start it. */
const youngGeneration = '--max-semi-space-size=4';
const returnsMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
};

/**
 * Starts the built product as its own process on a free port of this machine and waits until it takes visitors.
 * Answers its address, how long the start took, and how to end it.
 */
export async function runProduct({ dataDir, databaseUrl = '' }) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const startedMs = performance.now();
  const server = spawn(process.execPath, [youngGeneration, 'dist/server/main.js'], {
    cwd: root,
    env: {
      ...returnsMemory,
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_URL: address,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      // Empty is absent: nothing that is measured may leave this machine.
      SMTP_URL: '',
      OPENAI_API_KEY: '',
      GEMINI_API_KEY: '',
      FILES_S3_ENDPOINT: '',
      // Each measured visitor names an address of its own.
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  await untilReady(address, server);
  return {
    address,
    pid: server.pid,
    startMs: performance.now() - startedMs,
    async stop() {
      process.off('exit', kill);
      await ended(server);
    },
  };
}

async function untilReady(address, server) {
  const limit = performance.now() + startLimitMs;
  while (performance.now() < limit) {
    if (server.exitCode !== null) throw new Error('the product ended while it was starting');
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(20);
  }
  throw new Error(`the product did not start within ${startLimitMs} ms`);
}

async function ended(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const isLate = await Promise.race([exit.then(() => false), sleep(20_000, true, { ref: false })]);
  if (isLate) server.kill('SIGKILL');
  await exit;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
