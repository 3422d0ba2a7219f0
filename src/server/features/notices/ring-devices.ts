import type { Database } from '#server/db/db.ts';
import { retryDelayMs } from '#server/mail/outbox.ts';
import type { WebPush } from '#server/outside/web-push/web-push.ts';
import * as store from './push-store.ts';

/** Longer than a request to a push service may take. */
const leaseMs = 60_000;
const tryHours = 23;

/** Rings the devices that asked for it; what nobody answered is asked again under the same id. */
export async function ringDevices(
  db: Database,
  { webPush, now }: { webPush: WebPush; now: Date },
): Promise<void> {
  await store.dropVainDeviceBells(db, new Date(now.getTime() - tryHours * 3_600_000));
  let bell = await store.takeDueDeviceBell(db, { now, leaseMs });
  while (bell) {
    const outcome = await webPush.push({ ...bell, id: bell.deliveryId }, now);
    if (outcome.kind === 'again') {
      const waitMs = Math.max(outcome.waitMs, retryDelayMs(bell.attempts));
      await store.tryDeviceAgain(db, bell, new Date(now.getTime() + waitMs));
    } else {
      await store.endDeviceBell(db, bell, { isTaken: outcome.kind === 'accepted', now });
      if (outcome.kind === 'gone') await store.endGoneDevice(db, bell.endpoint, now);
    }
    bell = await store.takeDueDeviceBell(db, { now, leaseMs });
  }
}
