import type { Database } from '#server/db/db.ts';
import { log, logError } from '#server/http/log.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import type { Attachment, Mail, Mailer } from '#server/outside/mailer.ts';
import * as store from './mail-store.ts';

/**
 * A mail that is being sent is nobody else's. The hold is made longer while its process lives, so it can be short: of
 * one that was killed the next process takes the mail over while its reader still waits for the number in it.
 */
const holdMs = 30_000;
const renewMs = holdMs / 3;
const pollMs = 10_000;

export type Outbox = {
  /** Sends what is due now; a call while one runs makes it look once more at the end. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Sends waiting mails one after the other until each has gone. A mail may arrive twice when the process dies
 * between sending and noting it, and is never lost.
 */
export function startOutbox(
  db: Database,
  parts: { mailer: Mailer; now: () => Date; files?: FileStore },
): Outbox {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        while (!isStopped && (await sendNext(db, parts))) continue;
      } while (isAskedAgain && !isStopped);
    } catch (error) {
      logError('outbox failed', error);
    } finally {
      // In one go with the last look: who asks between the two would wait for a run that looks no more.
      running = undefined;
    }
  }

  function deliver(): Promise<void> {
    isAskedAgain = true;
    running ??= run();
    return running;
  }

  const timer = setInterval(deliver, pollMs);
  timer.unref();
  return {
    deliver,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
      parts.mailer.close();
    },
  };
}

/** With what hangs on it; without it, it does not go. */
async function sendWhole(mail: store.WaitingMail, { mailer, files }: Parts): Promise<void> {
  const { attachmentSha256, attachmentName } = mail;
  if (attachmentSha256 === null) return mailer.send(mail);
  const bytes = await files?.get(attachmentSha256);
  if (!bytes) throw Object.assign(new Error('the attachment is missing'), { code: 'ENOENT' });
  const attachment: Attachment = { name: attachmentName ?? '', bytes };
  return mailer.send(mail, attachment);
}

type Parts = Parameters<typeof startOutbox>[1];

async function sendNext(db: Database, parts: Parts): Promise<boolean> {
  const { now: clock } = parts;
  const mail = await store.takeDueMail(db, { now: clock(), leaseMs: holdMs });
  if (!mail) return false;
  const holding = setInterval(() => {
    const until = new Date(clock().getTime() + holdMs);
    store.holdMail(db, mail.id, until).catch((error) => logError('a mail was not held', error));
  }, renewMs);
  try {
    const failure = await sendWhole(mail, parts).then(
      () => undefined,
      (error: unknown) => ({ code: errorCode(error) }),
    );
    if (failure) await noteFailure(db, mail, { ...failure, now: clock() });
    // Apart from the sending: what has gone must not be tried again because it could not be written down at once.
    else await noteSent(db, mail, clock());
  } finally {
    clearInterval(holding);
  }
  return true;
}

const triesToNote = 5;

async function noteSent(db: Database, { id }: Mail, now: Date): Promise<void> {
  for (let left = triesToNote; ; left -= 1) {
    try {
      await store.markSent(db, id, now);
      log('mail sent', { mailId: id });
      return;
    } catch (error) {
      if (left === 1) throw error;
      await new Promise((again) => setTimeout(again, 1000));
    }
  }
}

async function noteFailure(
  db: Database,
  { id, attempts }: store.WaitingMail,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  const nextAttemptAt = new Date(now.getTime() + retryDelayMs(attempts));
  await store.markFailed(db, id, { error: code, nextAttemptAt });
  log('mail failed', { mailId: id, code, attempts });
}

/** 1, 2, 4 … minutes, at most six hours. */
export function retryDelayMs(attempts: number): number {
  return Math.min(60_000 * 2 ** (attempts - 1), 6 * 3_600_000);
}

/** The server's text may hold the recipient's address, so only its code is kept. */
function errorCode(error: unknown): string {
  const { code, responseCode } = Object(error);
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
}
