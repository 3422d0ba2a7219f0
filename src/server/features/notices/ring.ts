import type { Database } from '#server/db/db.ts';
import { retryDelayMs } from '#server/mail/outbox.ts';
import type { Line } from '#server/outside/line.ts';
import * as store from './line-store.ts';

/** Longer than a request to LINE may take. */
const leaseMs = 60_000;
/** LINE forgets its keys after a day: later a repeat could be a second message. */
const tryHours = 23;

/** Rings those who have asked for it; a lost answer is asked for again under the same key. */
export async function ringLine(
  db: Database,
  { line, now }: { line: Line; now: Date },
): Promise<void> {
  await store.dropVainBells(db, new Date(now.getTime() - tryHours * 3_600_000));
  let bell = await store.takeDueBell(db, { now, leaseMs });
  while (bell) {
    const outcome = await line.push(bell);
    if (outcome === 'again') {
      const waitMs = retryDelayMs(bell.attempts);
      await store.tryBellAgain(db, bell, new Date(now.getTime() + waitMs));
    } else {
      await store.endBell(db, bell, { isTaken: outcome === 'accepted', now });
    }
    bell = await store.takeDueBell(db, { now, leaseMs });
  }
}
