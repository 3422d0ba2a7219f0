import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { mailFolder } from './mailbox.ts';
import { runProduct } from './run-product.ts';

const port = '3301';
const smtpPort = 3302;

/** The built product on an empty data folder, with a mail server that keeps what it gets; both stop at the end. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sumiwa-e2e-'));
  const mailServer = await startMailServer();
  const product = await runProduct({
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      APP_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      STAFF_EMAIL: 'staff@sumiwa.example',
      // Every test comes from an address of its own, so that none uses up the limits of another.
      TRUSTED_PROXIES: '1',
    },
  });
  return async () => {
    await product.stop();
    await new Promise<void>((closed) => mailServer.close(closed));
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function startMailServer(): Promise<SMTPServer> {
  rmSync(mailFolder, { recursive: true, force: true });
  mkdirSync(mailFolder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      count += 1;
      pipeline(stream, createWriteStream(join(mailFolder, `${count}.eml`)), done);
    },
  });
  await new Promise<void>((listening) => server.listen(smtpPort, '127.0.0.1', listening));
  return server;
}
