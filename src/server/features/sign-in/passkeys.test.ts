import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/passkeys.ts';
import { askForNumber, getAccount, signIn } from '#contract/sign-in.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { mailedNumber } from '#server/testing/mailed-number.ts';
import { createAuthenticator } from '#server/testing/soft-authenticator.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
type Device = ReturnType<typeof createAuthenticator>;
const minuteMs = 60_000;
const refused = { status: 403, code: 'not_allowed' };

beforeEach(async () => {
  await server.db.exec('delete from outbox_mail; delete from rate_use');
  server.clock.nowMs += 25 * 60 * minuteMs;
});

async function enterByMail(email: string): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(askForNumber, { email, purpose: 'begin' });
  const number = await mailedNumber(server.db, email);
  await visitor.call(signIn, { number, isShared: false });
  return visitor;
}

const subjects = async () => (await listWaitingMails(server.db)).map(({ subject }) => subject);
const accountOf = async (visitor: Visitor) => (await visitor.call(getAccount, {})).account;

async function add(visitor: Visitor, device: Device, name = '自分のスマートフォン') {
  const { options } = await visitor.call(contract.askToAddPasskey, {});
  await visitor.call(contract.addPasskey, { name, made: device.make(options) });
}

async function owner(email: string) {
  const visitor = await enterByMail(email);
  const device = createAuthenticator();
  await add(visitor, device);
  return { visitor, device };
}

type Mischief = Parameters<Device['sign']>[1];

async function enter(device: Device, wrong?: Mischief, visitor = server.visit()) {
  const { options } = await visitor.call(contract.askToEnter, {});
  await visitor.call(contract.enterByPasskey, { signed: device.sign(options, wrong) });
  return visitor;
}

describe('a passkey', () => {
  test('is added by whoever signed in, opens the account on its own, and is taken away', async () => {
    const { visitor, device } = await owner('hanako@example.jp');
    expect(await subjects()).toContain('画面ロックでログインできる端末が加わりました');
    const [passkey] = (await accountOf(visitor))?.passkeys ?? [];
    expect(passkey).toMatchObject({ name: '自分のスマートフォン', lastUsedAt: null });
    const entered = await enter(device);
    const account = await accountOf(entered);
    expect(account).toMatchObject({ email: 'hanako@example.jp' });
    expect(account?.passkeys[0]?.lastUsedAt).not.toBeNull();
    const gone = { passkeyId: passkey?.id ?? '' };
    expect(await visitor.call(contract.removePasskey, gone)).toEqual({ removed: true });
    await expect(enter(device)).rejects.toMatchObject(refused);
    expect((await accountOf(visitor))?.passkeys).toEqual([]);
    expect(await subjects()).toContain('画面ロックでログインできる端末が消されました');
  });

  test('one device is registered once, ten in all', async () => {
    const { visitor, device } = await owner('ten@example.jp');
    const { options } = await visitor.call(contract.askToAddPasskey, {});
    expect(options.excludeCredentials).toHaveLength(1);
    const again = { name: '同じ端末', made: device.make(options) };
    await expect(visitor.call(contract.addPasskey, again)).rejects.toMatchObject({ status: 409 });
    for (let more = 0; more < 9; more += 1)
      await add(visitor, createAuthenticator(), `${more}台目`);
    await expect(visitor.call(contract.askToAddPasskey, {})).rejects.toMatchObject({ status: 409 });
  });

  test('is added and removed only by whoever showed lately who they are', async () => {
    const { visitor, device } = await owner('later@example.jp');
    const [passkey] = (await accountOf(visitor))?.passkeys ?? [];
    server.clock.nowMs += 10 * minuteMs;
    const old = { status: 403, code: 'prove_again' };
    await expect(visitor.call(contract.askToAddPasskey, {})).rejects.toMatchObject(old);
    const gone = { passkeyId: passkey?.id ?? '' };
    await expect(visitor.call(contract.removePasskey, gone)).rejects.toMatchObject(old);
    const { options } = await visitor.call(contract.askToProve, {});
    await visitor.call(contract.proveByPasskey, { signed: device.sign(options) });
    expect(await visitor.call(contract.removePasskey, gone)).toEqual({ removed: true });
  });

  test('of another account cannot be taken away or used for one', async () => {
    const [one, other] = [await owner('one@example.jp'), await owner('other@example.jp')];
    const [passkey] = (await accountOf(one.visitor))?.passkeys ?? [];
    const gone = { passkeyId: passkey?.id ?? '' };
    expect(await other.visitor.call(contract.removePasskey, gone)).toEqual({ removed: false });
    const { userHandle } = one.device.state;
    await expect(enter(other.device, { userHandle })).rejects.toMatchObject(refused);
    const { options } = await one.visitor.call(contract.askToProve, {});
    const signed = other.device.sign(options);
    await expect(one.visitor.call(contract.proveByPasskey, { signed })).rejects.toMatchObject(
      refused,
    );
  });

  test('a stranger may neither add one nor prove anything', async () => {
    const stranger = server.visit();
    await expect(stranger.call(contract.askToAddPasskey, {})).rejects.toMatchObject({
      status: 401,
    });
    await expect(stranger.call(contract.askToProve, {})).rejects.toMatchObject({ status: 401 });
    await expect(stranger.call(contract.askForProofNumber, {})).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('an answer is refused', () => {
  test.each<[string, Mischief]>([
    ['from another site', { origin: 'http://localhost:4000' }],
    ['from a site that looks alike', { origin: 'http://localhost.example:3000' }],
    ['to another question', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['for another host', { host: 'elsewhere.example' }],
    ['without 画面ロック', { isUnlocked: false }],
    ['for nobody', { userHandle: '' }],
  ])('%s', async (_what, wrong) => {
    const { device } = await owner('careful@example.jp');
    await expect(enter(device, wrong)).rejects.toMatchObject(refused);
    const entered = await enter(device);
    expect(await accountOf(entered)).not.toBeNull();
    await server.db.query('delete from passkey');
  });

  test.each<[string, Mischief]>([
    ['from another site', { origin: 'https://elsewhere.example' }],
    ['to another question', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['for another host', { host: 'elsewhere.example' }],
    ['without 画面ロック', { isUnlocked: false }],
  ])('when a passkey is made %s', async (_what, wrong) => {
    const visitor = await enterByMail('maker@example.jp');
    const { options } = await visitor.call(contract.askToAddPasskey, {});
    const made = createAuthenticator().make(options, wrong);
    const added = visitor.call(contract.addPasskey, { name: '端末', made });
    await expect(added).rejects.toMatchObject(refused);
    expect((await accountOf(visitor))?.passkeys).toEqual([]);
  });

  test('when it comes twice, also at the same moment', async () => {
    const { device } = await owner('twice@example.jp');
    const visitor = server.visit();
    const { options } = await visitor.call(contract.askToEnter, {});
    const { cookie } = visitor;
    const signed = device.sign(options);
    const tabs = Array.from({ length: 8 }, () => {
      const tab = server.visit();
      tab.cookie = cookie;
      return tab.call(contract.enterByPasskey, { signed }).then(
        () => 'in',
        (error: { status: number }) => error.status,
      );
    });
    const answers = await Promise.all(tabs);
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 403)).toHaveLength(7);
    const late = server.visit();
    late.cookie = cookie;
    await expect(late.call(contract.enterByPasskey, { signed })).rejects.toMatchObject(refused);
  });

  test('in another browser than the one that asked, and after ten minutes', async () => {
    const { device } = await owner('slow@example.jp');
    const [asking, other] = [server.visit(), server.visit()];
    const { options } = await asking.call(contract.askToEnter, {});
    await other.call(contract.askToEnter, {});
    const signed = device.sign(options);
    await expect(other.call(contract.enterByPasskey, { signed })).rejects.toMatchObject(refused);
    server.clock.nowMs += 10 * minuteMs;
    await expect(asking.call(contract.enterByPasskey, { signed })).rejects.toMatchObject(refused);
  });

  test('to a question of another kind', async () => {
    const { visitor, device } = await owner('kinds@example.jp');
    const { options } = await visitor.call(contract.askToEnter, {});
    const proof = visitor.call(contract.proveByPasskey, { signed: device.sign(options) });
    await expect(proof).rejects.toMatchObject(refused);
  });

  test('when the device counted less than before: a copy of it answers', async () => {
    const { device } = await owner('counter@example.jp');
    await enter(device);
    await enter(device);
    device.state.counter = 1;
    await expect(enter(device)).rejects.toMatchObject(refused);
    device.state.counter = 2;
    expect(await accountOf(await enter(device))).not.toBeNull();
  });

  test('after thirty in ten minutes from one place, right or wrong', async () => {
    const { device } = await owner('many@example.jp');
    const visitor = server.visit('198.51.100.7');
    const statuses = new Map<number, number>();
    const wrong = { origin: 'https://elsewhere.example' };
    for (let times = 0; times < 32; times += 1) {
      const status = await enter(device, wrong, visitor).then(
        () => 200,
        (error: { status: number }) => error.status,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 403: 30, 429: 2 });
    await expect(enter(device, {}, visitor)).rejects.toMatchObject({ status: 429 });
    expect(await accountOf(await enter(device))).not.toBeNull();
  });
});

test('nothing tells which keys exist: known and unknown are refused after the same words', async () => {
  const { device } = await owner('silent@example.jp');
  const stranger = createAuthenticator();
  stranger.state.userHandle = Buffer.alloc(16, 9).toString('base64url');
  const wordsOf = (asking: Promise<unknown>) => asking.catch(({ message }) => message as string);
  const wrong = { challenge: Buffer.alloc(32, 7).toString('base64url') };
  const [known, unknown] = [await wordsOf(enter(device, wrong)), await wordsOf(enter(stranger))];
  expect(known).toEqual(unknown);
  const { options } = await server.visit().call(contract.askToEnter, {});
  expect(options.allowCredentials).toEqual([]);
});
