import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Config } from './config.ts';
import { backup } from './db/backup/backup.ts';
import type { Database } from './db/db.ts';
import { type CheckedChain, checkChains } from './features/activity/check-chains.ts';
import { type Operated, operateInvoices } from './features/agreements/operate.ts';
import type { Law } from './features/law/law.ts';
import { saveLaw } from './features/law/store.ts';
import { logError } from './http/log.ts';
import { listWaitingMails, type WaitingMail } from './mail/mail-store.ts';
import { type TakenBounces, takeBounces } from './take-bounces.ts';

/**
 * The embedded database belongs to one process. A command beside a running server therefore asks that server,
 * at the loopback address and with the token of a file that only the server's own user can read.
 */
type ControlFile = { readonly url: string; readonly token: string };

const fileName = 'control.json';

type Served = Pick<Config, 'dataDir' | 'issuer' | 'appUrl'>;

export function createControl(db: Database, { dataDir, issuer, appUrl }: Served) {
  const file = join(dataDir, fileName);
  const token = randomBytes(32).toString('base64url');
  const app = new Hono();

  app.use(async (c, next) => {
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)) return c.body(null, 403);
    return next();
  });
  app.get('/outbox', async (c) => c.json(await listWaitingMails(db)));
  app.get('/audit', async (c) => c.json(await checkChains(db, c.req.query('association'))));
  app.post('/backup', async (c) => {
    const { path } = await c.req.json<{ path: string }>();
    return c.json(await backup(db, path, backupNotes()));
  });
  app.post('/bounces', async (c) => {
    const { text } = await c.req.json<{ text: string }>();
    return c.json(await takeBounces(db, text, new Date()));
  });
  app.post('/invoices', async (c) => {
    const { words } = await c.req.json<{ words: string[] }>();
    return c.json(await operateInvoices(db, words, { issuer, appUrl, now: new Date() }));
  });
  app.post('/law', async (c) => {
    await saveLaw(db, await c.req.json<Law>(), new Date());
    return c.json({});
  });
  app.onError((error, c) => {
    logError('control failed', error);
    return c.text(error.message, 500);
  });

  return {
    fetch: app.fetch,
    announce(port: number): void {
      const content: ControlFile = { url: `http://127.0.0.1:${port}`, token };
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, JSON.stringify(content), { mode: 0o600 });
    },
    withdraw(): void {
      rmSync(file, { force: true });
    },
  };
}

/** For whoever looks at a backup later. */
export function backupNotes() {
  return { product: __VERSION__, takenAt: new Date().toISOString() };
}

export type RunningServer = {
  listWaitingMails(): Promise<WaitingMail[]>;
  backup(path: string): Promise<unknown>;
  saveLaw(law: Law): Promise<unknown>;
  operateInvoices(words: readonly string[]): Promise<Operated>;
  takeBounces(text: string): Promise<TakenBounces>;
  checkChains(only: string | undefined): Promise<CheckedChain[]>;
};

/** The server that holds this data folder, if one answers. */
export async function findRunningServer(dataDir: string): Promise<RunningServer | undefined> {
  const file = join(dataDir, fileName);
  if (!existsSync(file)) return undefined;
  const { url, token }: ControlFile = JSON.parse(readFileSync(file, 'utf8'));

  async function ask<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json() as Promise<Answer>;
  }

  // A file left by a server that was killed leads nowhere.
  const isAlive = await ask('/outbox').then(
    () => true,
    () => false,
  );
  if (!isAlive) return undefined;
  return {
    listWaitingMails: () => ask('/outbox'),
    backup: (path) => ask('/backup', { path }),
    saveLaw: (law) => ask('/law', law),
    operateInvoices: (words) => ask('/invoices', { words }),
    takeBounces: (text) => ask('/bounces', { text }),
    checkChains: (only) =>
      ask(only === undefined ? '/audit' : `/audit?association=${encodeURIComponent(only)}`),
  };
}

function isSame(given: string, right: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
