import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { themeScript } from '#contract/theme-script.ts';
import { demoUser } from '#demo/demo-user.ts';
import { template } from '#demo/template.ts';
import { dayInJapan } from '#domain/calendar.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createControl } from './control.ts';
import { cookieSecretOf } from './cookie-secret.ts';
import type { Database } from './db/db.ts';
import { onDuty } from './db/lease.ts';
import { issueInvoices } from './features/agreements/issue-invoices.ts';
import { tellAsked } from './features/agreements/tell-asked.ts';
import { tellInvoices } from './features/agreements/tell-invoices.ts';
import { noteLapses } from './features/applications/tell-applicants.ts';
import { tellFindings } from './features/checks/tell-findings.ts';
import { buildTemplate } from './features/demo/build-template.ts';
import { deleteIdleCopies } from './features/demo/store.ts';
import { createVisitors } from './features/demo/visitors.ts';
import { deleteOrphanedFiles } from './features/documents/store.ts';
import { endAssociations } from './features/leaving/end-associations.ts';
import { finishEndings } from './features/leaving/finish-endings.ts';
import { keepDemonstration } from './features/settlement/keep-demonstration.ts';
import { deleteEndedSignIns } from './features/sign-in/store.ts';
import { tellTrialEnds } from './features/trial/tell-trial-ends.ts';
import { log, logError } from './http/log.ts';
import { warmKnowledge } from './knowledge/warm-knowledge.ts';
import { type Outbox, startOutbox } from './mail/outbox.ts';
import { createModels } from './models/create-models.ts';
import { openMigratedDatabase } from './open-database.ts';
import type { FileStore } from './outside/file-store.ts';
import { createConfiguredFileStore } from './outside/file-store-configured.ts';
import { createLine } from './outside/line.ts';
import { createSmtpMailer } from './outside/mailer.ts';
import { newId } from './outside/new-id.ts';
import { createProviderDoor } from './outside/provider-door.ts';
import { createSignatureDesk } from './outside/signature-desk.ts';
import { createWebPush } from './outside/web-push/web-push.ts';
import { postAll } from './post-all.ts';

const webFolder = process.env['WEB_DIR'] ?? fileURLToPath(new URL('../web', import.meta.url));
const housekeepingMs = 600_000;
const postingMs = 30_000;
const drainMs = 10_000;

type Say = (sentence: string) => void;
type Running = { readonly address: string; stop(): Promise<void> };

/** Starts the whole product and answers when it takes visitors. */
export async function serve(config: Config, say: Say): Promise<Running> {
  const now = () => new Date();
  const today = () => dayInJapan(Date.now());
  const db = await openMigratedDatabase(config, say);
  try {
    await buildTemplate(db, today(), say);
    return await listen(config, { db, now, today });
  } catch (error) {
    await db.close();
    throw error;
  }
}

type Parts = { readonly db: Database; readonly now: () => Date; readonly today: () => string };

async function listen(config: Config, { db, now, today }: Parts): Promise<Running> {
  let isDraining = false;
  const files = createConfiguredFileStore(config);
  const outbox = config.smtpUrl
    ? startOutbox(db, {
        mailer: createSmtpMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom }),
        now,
        files,
      })
    : undefined;
  const line = config.lineSettings && createLine(config.lineSettings);
  const webPush = config.webPushSettings && createWebPush(config.webPushSettings);
  const desk = config.signingSettings && createSignatureDesk(config.signingSettings);
  const post = () => void postAll({ db, now }, { outbox, line, webPush, desk, files, config });
  const posting = setInterval(post, postingMs).unref();
  const cookieSecret = cookieSecretOf(config);
  const app = createApp({
    ...config,
    db,
    now,
    files,
    models: createModels(config),
    line,
    webPush,
    desk,
    providers: config.providerSettings.map(createProviderDoor),
    webFolder,
    inlineScripts: [themeScript],
    visitors: createVisitors({ cookieSecret, isHttps: config.appUrl.startsWith('https:') }),
    secret: cookieSecret,
    onMailStored: post,
    isDraining: () => isDraining,
  });
  const server = nodeServer(app.fetch);
  const port = await listenOn(server, config.port, config.host);
  const control = createControl(db, config);
  const controlServer = nodeServer(control.fetch);
  control.announce(await listenOn(controlServer, 0, '127.0.0.1'));
  const tell = async () => {
    const stored = await tellMorning(db, config, now());
    if (stored > 0) await outbox?.deliver();
  };
  const kept = { files, isWanted: () => !isDraining, appUrl: config.appUrl, tell };
  const housekeeping = startHousekeeping({ db, now, today }, kept);
  const warmed = readyDemonstration({ db, today }, kept);
  post();
  log('started', { port, database: db.kind, mail: outbox !== undefined });
  return {
    address: `http://localhost:${port}`,
    async stop() {
      isDraining = true;
      clearInterval(housekeeping);
      clearInterval(posting);
      control.withdraw();
      await Promise.all([drain(server), drain(controlServer), warmed]);
      await closeParts(db, outbox);
      log('stopped');
    },
  };
}

async function closeParts(db: Database, outbox: Outbox | undefined): Promise<void> {
  await outbox?.stop();
  await db.close();
}

/** Invoices that are due are made, and people are told what they are to know. Answers how many mails were stored. */
async function tellMorning(
  db: Database,
  { issuer, staffEmail, appUrl }: Config,
  now: Date,
): Promise<number> {
  const morning = { now, appUrl };
  await issueInvoices(db, { issuer, now });
  await noteLapses(db, now);
  return (
    (await tellTrialEnds(db, morning)) +
    (await tellInvoices(db, morning)) +
    (await tellAsked(db, { now, staffEmail })) +
    (await tellFindings(db, morning))
  );
}

type Kept = {
  readonly files: FileStore;
  /** Until the process ends. */
  readonly isWanted: () => boolean;
  readonly appUrl: string;
  readonly tell: () => Promise<void>;
};

/**
 * Idle copies and associations that left go with the files that only they had, people are told by mail what they are to
 * know, and on a new day the demonstration is built for that day. Of several processes on one database one does it each time.
 */
function startHousekeeping(parts: Parts, kept: Kept): NodeJS.Timeout {
  const { db, now, today } = parts;
  const duty = {
    name: 'housekeeping',
    holder: newId(now().getTime()),
    leaseMs: 120_000,
    // Shorter than the time between two, so that whoever is next in time finds it free.
    restMs: housekeepingMs - 60_000,
  };
  let warmedOn = today();
  const timer = setInterval(async () => {
    try {
      await onDuty(db, duty, (isHeld) => keepHouse(parts, kept, isHeld));
      if (warmedOn === today()) return;
      warmedOn = today();
      await readyDemonstration(parts, kept);
    } catch (error) {
      logError('housekeeping failed', error);
    }
  }, housekeepingMs);
  return timer.unref();
}

async function keepHouse(
  { db, now, today }: Parts,
  { files, appUrl, tell }: Kept,
  isHeld: () => boolean,
): Promise<void> {
  const steps = [
    () => deleteIdleCopies(db, now()),
    () => deleteEndedSignIns(db, now()),
    () => endAssociations(db, now()),
    () => deleteOrphanedFiles(db, files, now()),
    () => finishEndings(db, { files, appUrl, now: now() }),
    tell,
    async () => {
      if (await buildTemplate(db, today())) log('demonstration rebuilt');
    },
  ];
  for (const step of steps) if (isHeld()) await step();
}

/** What takes seconds to make waits for nobody's start: visitors come in meanwhile. */
async function readyDemonstration(
  parts: Omit<Parts, 'now'>,
  { files, isWanted }: Pick<Kept, 'files' | 'isWanted'>,
): Promise<void> {
  const { db, today } = parts;
  try {
    const kept = await keepDemonstration(db, { files, isWanted, today: today() });
    if (kept > 0) log('the settlements of the demonstration are in its library', { kept });
  } catch (error) {
    logError('the settlements of the demonstration were not kept', error);
  }
  await warmDemonstration(parts);
}

/** The first visitor's first question waits for nothing. Should it fail, the question itself does the work. */
async function warmDemonstration({ db, today }: Omit<Parts, 'now'>): Promise<void> {
  const { associationId } = template;
  const caller = { userId: demoUser.id, associationId, hasOwnCopy: false };
  try {
    await warmKnowledge(db, caller, today());
  } catch (error) {
    logError('the demonstration was not indexed', error);
  }
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

function nodeServer(fetch: Fetch): Server {
  const server = createAdaptorServer({ fetch });
  if (!('headersTimeout' in server)) throw new Error('expected an HTTP/1 server');
  // A slow client may not hold a connection open for ever.
  server.headersTimeout = 20_000;
  // A file of 20 MB over a slow line.
  server.requestTimeout = 180_000;
  return server;
}

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Requests under way are finished; what takes longer than the limit is cut. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
