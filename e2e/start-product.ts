import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

const port = 3301;
const smtpPort = 3302;
const startLimitMs = 60_000;

/** The built product on an empty data folder, with a mail server that takes everything; both stop at the end. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sumiwa-e2e-'));
  const mailServer = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((resolve) => mailServer.listen(smtpPort, '127.0.0.1', resolve));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      APP_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(server);
  return async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    await new Promise<void>((resolve) => mailServer.close(() => resolve()));
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function untilReady(server: ChildProcess): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while (Date.now() < limit) {
    if (server.exitCode !== null) throw new Error('the product ended while it was starting');
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the product did not start in time');
}
