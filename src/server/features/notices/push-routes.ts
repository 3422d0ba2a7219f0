import type { Hono } from 'hono';
import * as contract from '#contract/push.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { WebPush } from '#server/outside/web-push/web-push.ts';
import { isRealMember } from './line-store.ts';
import { addDevice, endDevices, listDevices } from './push-store.ts';

const notOffered = '端末への通知は、いまは使えません。';

/** この端末への通知: a member asks for it on each device, and takes it back. */
export function pushRoutes(app: Hono<Env>, webPush: WebPush | undefined): void {
  handle(app, contract.getPush, async ({ db, scope }) => {
    const isOffered = webPush !== undefined && (await isRealMember(db, scope));
    return {
      publicKey: isOffered ? webPush.publicKey : null,
      devices: isOffered ? await listDevices(db, scope) : [],
    };
  });

  handle(app, contract.addPushDevice, async ({ db, scope, input, now }) => {
    if (!webPush || !(await isRealMember(db, scope))) throw new Refusal('conflict', notOffered);
    if (!webPush.mayReach(input.endpoint)) {
      throw new Refusal('invalid_input', 'このブラウザーの通知は、使えません。');
    }
    await addDevice(db, scope, { ...input, now });
    return {};
  });

  handle(app, contract.endPushDevice, async ({ db, scope, input: { endpoint }, now }) => {
    await endDevices(db, scope, { endpoint, now });
    return {};
  });

  handle(app, contract.endPushDevices, async ({ db, scope, now }) => {
    await endDevices(db, scope, { endpoint: null, now });
    return {};
  });
}
