import type { Database } from '#server/db/db.ts';
import { log, logError } from '#server/http/log.ts';
import type { Mailer } from '#server/outside/mailer.ts';
import * as store from './mail-store.ts';

/** A mail that is being sent is nobody else's for this long; longer than the mailer's own time-outs. */
const leaseMs = 120_000;
const pollMs = 30_000;

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
  { mailer, now }: { mailer: Mailer; now: () => Date },
): Outbox {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        while (!isStopped && (await sendNext(db, mailer, now()))) continue;
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
      mailer.close();
    },
  };
}

async function sendNext(db: Database, mailer: Mailer, now: Date): Promise<boolean> {
  const mail = await store.takeDueMail(db, { now, leaseMs });
  if (!mail) return false;
  try {
    await mailer.send(mail);
    await store.markSent(db, mail.id, now);
    log('mail sent', { mailId: mail.id });
  } catch (error) {
    const waitMs = retryDelayMs(mail.attempts);
    const code = errorCode(error);
    await store.markFailed(db, mail.id, {
      error: code,
      nextAttemptAt: new Date(now.getTime() + waitMs),
    });
    log('mail failed', { mailId: mail.id, code, attempts: mail.attempts });
  }
  return true;
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
