import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/push.ts';
import { demoUser } from '#demo/demo-user.ts';
import { signingKey } from '#server/outside/web-push/sender-token.ts';
import { createWebPush } from '#server/outside/web-push/web-push.ts';
import { foundAssociation, sendIn } from '#server/testing/sent-notice.ts';
import { startServer } from '#server/testing/start-server.ts';
import { ringDevices } from './ring-devices.ts';

type Bell = { readonly title: string; readonly navigate: string; readonly tag: string };

/** A browser: it alone can open what is sealed for it. */
function createDevice() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16);
  return {
    id: randomUUID(),
    publicKey: keys.getPublicKey().toString('base64url'),
    authSecret: secret.toString('base64url'),
    open(sealed: Buffer): { web_push: number; notification: Bell } {
      const salt = sealed.subarray(0, 16);
      const keyEnd = 21 + (sealed[20] ?? 0);
      const sender = sealed.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
      const derive = (from: Uint8Array, by: Uint8Array, what: Uint8Array, bytes: number) =>
        Buffer.from(hkdfSync('sha256', from, by, what, bytes));
      const material = derive(keys.computeSecret(sender), secret, info, 32);
      const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const opener = createDecipheriv('aes-128-gcm', key, nonce);
      opener.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opener.update(sealed.subarray(keyEnd, -16)), opener.final()]);
      const end = plain.lastIndexOf(2);
      if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('bad padding');
      return JSON.parse(plain.subarray(0, end).toString('utf8'));
    },
  };
}
type Device = ReturnType<typeof createDevice>;

const sender = createECDH('prime256v1');
sender.generateKeys();
const keys = {
  publicKey: sender.getPublicKey().toString('base64url'),
  // Node leaves zeros at its beginning away.
  privateKey: Buffer.concat([Buffer.alloc(32), sender.getPrivateKey()])
    .subarray(-32)
    .toString('base64url'),
};
const senderKey = createPublicKey(signingKey(keys));

type Shown = { device: string; title: string; navigate: string; tag: string; length: number };
/** What devices have shown; the same tag on the same device replaces what stands there. */
const shown: Shown[] = [];
const devices = new Map<string, Device>();
let asked = 0;
let lies: (number | 'nothing' | 'lost' | 'busy')[] = [];

/** What a push service answers to a request that is not as the standards have it. */
function faultOf({ headers }: IncomingMessage): number | undefined {
  const { authorization = '', topic, ttl, 'content-encoding': encoding } = headers;
  if (!isOurs(authorization)) return 403;
  const isWhole = encoding === 'aes128gcm' && ttl !== undefined;
  return isWhole && /^[\w-]{1,32}$/.test(String(topic)) ? undefined : 400;
}

/** Signed by the sender's key, for this server. */
function isOurs(authorization: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const seen = { key: senderKey, dsaEncoding: 'ieee-p1363' as const };
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, seen, Buffer.from(signature, 'base64url'))) return false;
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return key === keys.publicKey && aud === origin;
}

/** The status of a request, or nothing where no answer comes; it lies as told. */
function answerTo(request: IncomingMessage, sealed: Buffer): number | undefined {
  const fault = faultOf(request);
  if (fault !== undefined) return fault;
  const lie = lies.shift();
  if (lie === 'nothing') return undefined;
  if (typeof lie === 'number') return lie;
  if (lie === 'busy') return 429;
  const device = devices.get(request.url ?? '');
  if (!device) return 410;
  const { title, navigate, tag } = device.open(sealed).notification;
  shown.push({ device: device.id, title, navigate, tag, length: sealed.length });
  // It was taken, and the answer never came.
  return lie === 'lost' ? undefined : 201;
}

/** Speaks as a push service does, refuses what one refuses, and lies as told. */
const stub = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    asked += 1;
    const isBusy = lies[0] === 'busy';
    const status = answerTo(request, Buffer.concat(parts));
    if (status === undefined) return request.socket.destroy();
    return response.writeHead(status, isBusy ? { 'retry-after': '7200' } : {}).end();
  });
});
const port = await new Promise<number>((resolve) => {
  stub.listen(0, '127.0.0.1', () => resolve(Object(stub.address()).port));
});
afterAll(() => new Promise((resolve) => stub.close(resolve)));
const origin = `http://127.0.0.1:${port}`;

const webPush = createWebPush({ ...keys, subject: 'mailto:a@b.example', extraOrigin: origin });
const server = await startServer({ webPush });
const iso = () => new Date(server.clock.nowMs).toISOString();

beforeEach(() => {
  shown.length = 0;
  devices.clear();
  lies = [];
  asked = 0;
});

async function subscribe(associationId: string): Promise<Device> {
  const device = createDevice();
  devices.set(`/p/${device.id}`, device);
  await server.db.query(
    `insert into push_device (association_id, id, user_id, endpoint, public_key, auth_secret, added_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      associationId,
      device.id,
      demoUser.id,
      `${origin}/p/${device.id}`,
      device.publicKey,
      device.authSecret,
      iso(),
    ],
  );
  return device;
}

const sent = (associationId: string) => sendIn(server, associationId, { line: false, push: true });

async function ring(afterMinutes = 0): Promise<void> {
  server.clock.nowMs += afterMinutes * 60_000;
  await ringDevices(server.db, { webPush, now: new Date(server.clock.nowMs) });
}

async function stateIn(associationId: string) {
  const { rows } = await server.db.query<{ waiting: number; pushed: number; listening: number }>(
    `select (select count(*)::int from push_bell where association_id = $1) as waiting,
            (select count(*)::int from notice_event where association_id = $1 and event = 'pushed') as pushed,
            (select count(*)::int from push_device where association_id = $1 and ended_at is null) as listening`,
    [associationId],
  );
  return rows[0];
}

/** What stands on devices: a second of the same tag replaces the first. */
const standing = () => new Set(shown.map(({ device, tag }) => `${device} ${tag}`)).size;

test('each device rings once and says what there is, not what it says', async () => {
  const associationId = await foundAssociation(server);
  const [one, other] = [await subscribe(associationId), await subscribe(associationId)];
  await sent(associationId);
  await Promise.all([ring(), ring()]);
  expect(shown.map(({ device }) => device).toSorted()).toEqual([one.id, other.id].toSorted());
  const [first] = shown;
  expect(first?.title).toBe('【緊急】断水');
  expect(first?.navigate).toContain(
    `https://sumiwa.example/kumiai/${associationId}/notices?notice=`,
  );
  expect(JSON.stringify(shown)).not.toContain('水が出ません');
  expect(new Set(shown.map(({ length }) => length)).size).toBe(1);
  expect(await stateIn(associationId)).toEqual({ waiting: 0, pushed: 1, listening: 2 });
});

test('full, broken, silent, or taken without an answer: nobody twice, nobody forgotten', async () => {
  const associationId = await foundAssociation(server);
  await subscribe(associationId);
  await sent(associationId);
  lies = [429, 500, 'nothing', 403, 'lost'];
  for (let round = 0; round < 6; round += 1) await ring(60);
  expect(asked).toBe(6);
  // The lost answer is asked for again; the second takes the place of the first on the device.
  expect(shown).toHaveLength(2);
  expect(standing()).toBe(1);
  expect(await stateIn(associationId)).toEqual({ waiting: 0, pushed: 1, listening: 1 });
});

test('it waits as long as the service asks for', async () => {
  const associationId = await foundAssociation(server);
  await subscribe(associationId);
  await sent(associationId);
  lies = ['busy'];
  await ring();
  await ring(119);
  expect(asked).toBe(1);
  await ring(2);
  expect(shown).toHaveLength(1);
});

test('a device that is gone is taken off everywhere, and the mail goes all the same', async () => {
  const associationId = await foundAssociation(server);
  const gone = await subscribe(associationId);
  const stays = await subscribe(associationId);
  devices.delete(`/p/${gone.id}`);
  await sent(associationId);
  await ring();
  await ring(60);
  expect(shown.map(({ device }) => device)).toEqual([stays.id]);
  expect(await stateIn(associationId)).toEqual({ waiting: 0, pushed: 1, listening: 1 });
  const { rows } = await server.db.query(`select from outbox_mail where notice_of = $1`, [
    associationId,
  ]);
  expect(rows).toHaveLength(1);
});

test('a message that is refused ends without a trace of success, and after a day the trying ends', async () => {
  const associationId = await foundAssociation(server);
  await subscribe(associationId);
  await sent(associationId);
  lies = [413];
  await ring();
  expect(await stateIn(associationId)).toEqual({ waiting: 0, pushed: 0, listening: 1 });
  await sent(associationId);
  lies = Array.from({ length: 100 }, () => 'nothing' as const);
  for (let hour = 0; hour < 26; hour += 1) await ring(60);
  const tried = asked;
  await ring(600);
  expect(asked).toBe(tried);
  expect(await stateIn(associationId)).toEqual({ waiting: 0, pushed: 0, listening: 1 });
});

test('in the demonstration it is not offered, and no address is taken', async () => {
  const visitor = server.visit();
  expect(await visitor.call(contract.getPush, {})).toEqual({ publicKey: null, devices: [] });
  const { id, publicKey, authSecret } = createDevice();
  const device = { id, publicKey, authSecret, endpoint: 'https://fcm.googleapis.com/x' };
  await expect(visitor.call(contract.addPushDevice, device)).rejects.toMatchObject({ status: 409 });
});
