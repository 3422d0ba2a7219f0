import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as passkeys from '#contract/passkeys.ts';
import * as contract from '#contract/providers.ts';
import { askForNumber, beginAssociation, getAccount, signIn } from '#contract/sign-in.ts';
import { allProviders, type Provider } from '#domain/accounts/provider-rules.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { createProviderDoor } from '#server/outside/provider-door.ts';
import { mailedNumber } from '#server/testing/mailed-number.ts';
import { type Forgery, startProvider } from '#server/testing/provider-stub.ts';
import { startServer } from '#server/testing/start-server.ts';
import { deleteWaysIn } from './account-store.ts';
import { deleteEndedSignIns } from './store.ts';

const minuteMs = 60_000;
const time = { now: () => 0 };
const [line, google] = await Promise.all([
  startProvider('line', () => time.now()),
  startProvider('google', () => time.now()),
]);
const stubs = { line, google } as const;
const server = await startServer({
  providers: [line, google].map(({ settings }) => createProviderDoor(settings)),
});
time.now = () => server.clock.nowMs;
afterAll(() => Promise.all([line.close(), google.close()]));

type Visitor = ReturnType<typeof server.visit>;
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

type There = { readonly provider: Provider; readonly subject: string; readonly forgery?: Forgery };

async function go(visitor: Visitor, purpose: 'enter' | 'add', there: There) {
  const { provider, subject, forgery } = there;
  const { address } = await visitor.call(contract.askProvider, { provider, purpose });
  return stubs[provider].choose(address, subject, forgery);
}

async function enter(there: There, visitor = server.visit()): Promise<Visitor> {
  await visitor.call(contract.returnFromProvider, await go(visitor, 'enter', there));
  return visitor;
}

let people = 0;

/** Somebody who is let in by mail and has added the provider. */
async function owner(provider: Provider) {
  people += 1;
  const there = { provider, subject: `person ${people}` };
  const email = `person${people}@example.jp`;
  const visitor = await enterByMail(email);
  await visitor.call(contract.returnFromProvider, await go(visitor, 'add', there));
  return { visitor, there, email };
}

const countOf = async (table: string) =>
  (await server.db.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]
    ?.count;

describe.each(allProviders)('%s', (provider) => {
  const word = provider === 'line' ? 'LINE' : 'Google';

  test('is added by whoever signed in, opens that account, and is taken away', async () => {
    const { visitor, there, email } = await owner(provider);
    expect(await subjects()).toContain(`${word}でログインできるようになりました`);
    expect((await accountOf(visitor))?.providers).toMatchObject([{ provider, lastUsedAt: null }]);
    const entered = await enter(there);
    expect(await accountOf(entered)).toMatchObject({ email });
    expect((await accountOf(entered))?.providers[0]?.lastUsedAt).not.toBeNull();
    expect(await visitor.call(contract.removeProvider, { provider })).toEqual({ removed: true });
    await expect(enter(there)).rejects.toMatchObject(refused);
    expect(await subjects()).toContain(`${word}でのログインの登録が消されました`);
    expect(await visitor.call(contract.removeProvider, { provider })).toEqual({ removed: false });
  });

  test('makes no account, whatever address it speaks of', async () => {
    const { email } = await owner(provider);
    const before = [await countOf('app_user'), await countOf('account_session')];
    for (const isVerified of [false, true]) {
      const claims = { email, email_verified: isVerified };
      const stranger = { provider, subject: 'nobody here', forgery: { claims } };
      await expect(enter(stranger)).rejects.toMatchObject({
        ...refused,
        message: expect.stringContaining('登録されていません'),
      });
    }
    expect([await countOf('app_user'), await countOf('account_session')]).toEqual(before);
  });

  const seconds = () => Math.floor(server.clock.nowMs / 1000);
  const forgeries: readonly (readonly [string, () => Forgery])[] = [
    ['another nonce', () => ({ claims: { nonce: 'another' } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['made for another', () => ({ claims: { aud: 'another' } })],
    ['made for others too', () => ({ claims: { aud: ['1234567890', 'another'] } })],
    ['handed on by another', () => ({ claims: { azp: 'another' } })],
    ['another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['run out', () => ({ claims: { exp: seconds() } })],
    ['without an end', () => ({ claims: { exp: undefined } })],
    ['made long ago', () => ({ claims: { iat: seconds() - 3600 } })],
    ['made tomorrow', () => ({ claims: { iat: seconds() + 86_400, exp: seconds() + 90_000 } })],
    ['of nobody', () => ({ claims: { sub: '' } })],
    ['not signed', () => ({ alg: 'none' })],
    ['signed by another', () => ({ key: 'another' })],
    ['signed in another way', () => ({ alg: provider === 'line' ? 'RS256' : 'HS256' })],
    ['signed with what everybody knows', () => ({ alg: 'HS256', key: 'another' })],
    ['changed on the way', () => ({ isChanged: true })],
    ['refused there', () => ({ status: 400 })],
  ];

  test('a token that is forged opens nothing and adds nothing', async () => {
    const { there } = await owner(provider);
    const other = await enterByMail(`other-${provider}@example.jp`);
    const before = await countOf('account_session');
    const wrong: string[] = [];
    for (const [name, forgery] of forgeries) {
      await server.db.exec('delete from rate_use');
      const entering = await enter({ ...there, forgery: forgery() }).catch(({ code }) => code);
      if (entering !== 'not_allowed') wrong.push(`${name}: ${entering}`);
      const back = await go(other, 'add', { provider, subject: 'new', forgery: forgery() });
      const adding = await other.call(contract.returnFromProvider, back).catch(({ code }) => code);
      if (adding !== 'not_allowed') wrong.push(`${name} (adding): ${adding}`);
    }
    expect(wrong).toEqual([]);
    expect(await countOf('account_session')).toBe(before);
    expect((await accountOf(other))?.providers).toEqual([]);
    // The same way with nothing forged goes through: it was the forgery that was refused.
    await enter(there);
  });

  test('a way there is good once, in the browser that went, for a quarter of an hour', async () => {
    const { there } = await owner(provider);
    const visitor = server.visit();
    const back = await go(visitor, 'enter', there);
    const elsewhere = server.visit().call(contract.returnFromProvider, back);
    await expect(elsewhere).rejects.toMatchObject(refused);
    const cookies = visitor.cookie;
    await visitor.call(contract.returnFromProvider, back);
    visitor.cookie = cookies;
    await expect(visitor.call(contract.returnFromProvider, back)).rejects.toMatchObject(refused);

    const wrongState = { ...(await go(visitor, 'enter', there)), state: 'another' };
    await expect(visitor.call(contract.returnFromProvider, wrongState)).rejects.toMatchObject(
      refused,
    );
    const late = await go(visitor, 'enter', there);
    server.clock.nowMs += 15 * minuteMs;
    await expect(visitor.call(contract.returnFromProvider, late)).rejects.toMatchObject(refused);
    await deleteEndedSignIns(server.db, new Date(server.clock.nowMs));
    expect(await countOf('provider_attempt')).toBe(0);
  });

  test('a code of somebody else, or one used before, opens nothing', async () => {
    const { there } = await owner(provider);
    const victim = server.visit();
    const stolen = await go(victim, 'enter', there);
    const thief = server.visit();
    const own = await go(thief, 'enter', { provider, subject: 'thief' });
    // PKCE: the code was asked for with the challenge of another browser.
    const mixed = thief.call(contract.returnFromProvider, { ...own, code: stolen.code });
    await expect(mixed).rejects.toMatchObject(refused);
    await expect(victim.call(contract.returnFromProvider, stolen)).rejects.toMatchObject(refused);

    const first = await go(victim, 'enter', there);
    await victim.call(contract.returnFromProvider, first);
    const second = await go(victim, 'enter', there);
    const again = victim.call(contract.returnFromProvider, { ...second, code: first.code });
    await expect(again).rejects.toMatchObject(refused);
  });

  test('an answer that says to come from another provider is refused before its code is used', async () => {
    const { there } = await owner(provider);
    const visitor = server.visit();
    const count = stubs[provider].asked.length;
    const back = { ...(await go(visitor, 'enter', there)), issuer: 'https://evil.example' };
    await expect(visitor.call(contract.returnFromProvider, back)).rejects.toMatchObject(refused);
    expect(stubs[provider].asked).toHaveLength(count);
    const right = await go(visitor, 'enter', there);
    await visitor.call(contract.returnFromProvider, {
      ...right,
      issuer: stubs[provider].settings.baseUrl,
    });
  });

  test('a provider that is down is told of as that', async () => {
    const { there } = await owner(provider);
    await expect(enter({ ...there, forgery: { status: 503 } })).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('返事がありません'),
    });
  });
});

test('a provider is added and removed only by whoever showed lately who they are', async () => {
  const { visitor } = await owner('line');
  server.clock.nowMs += 10 * minuteMs;
  const old = { status: 403, code: 'prove_again' };
  const adding = visitor.call(contract.askProvider, { provider: 'google', purpose: 'add' });
  await expect(adding).rejects.toMatchObject(old);
  const removing = visitor.call(contract.removeProvider, { provider: 'line' });
  await expect(removing).rejects.toMatchObject(old);
  const stranger = server.visit();
  const asked = { provider: 'line', purpose: 'add' } as const;
  await expect(stranger.call(contract.askProvider, asked)).rejects.toMatchObject({ status: 401 });
});

test('whoever came in by a provider shows who they are before what is grave', async () => {
  const { there } = await owner('line');
  const entered = await enter(there);
  const removing = () => entered.call(contract.removeProvider, { provider: 'line' });
  await expect(removing()).rejects.toMatchObject({ status: 403, code: 'prove_again' });
  await entered.call(passkeys.askForProofNumber, {});
  const number = await mailedNumber(server.db, `person${people}@example.jp`);
  await entered.call(passkeys.proveByNumber, { number });
  expect(await removing()).toEqual({ removed: true });
});

test('one person of a provider belongs to one account, and an account has one of each', async () => {
  const one = await owner('google');
  const other = await owner('google');
  const taken = await go(other.visitor, 'add', one.there);
  const adding = other.visitor.call(contract.returnFromProvider, taken);
  await expect(adding).rejects.toMatchObject({ status: 409 });
  const second = await go(one.visitor, 'add', { provider: 'google', subject: 'a second one' });
  const again = one.visitor.call(contract.returnFromProvider, second);
  await expect(again).rejects.toMatchObject({ status: 409 });
  expect(await accountOf(await enter(other.there))).toMatchObject({ email: other.email });
  // The same name at the other provider is another person.
  const elsewhere = enter({ provider: 'line', subject: one.there.subject });
  await expect(elsewhere).rejects.toMatchObject(refused);
});

test('whoever signs out on the way, or comes back as somebody else, adds nothing', async () => {
  const visitor = await enterByMail('leaves@example.jp');
  const back = await go(visitor, 'add', { provider: 'line', subject: 'leaving' });
  const other = await enterByMail('another@example.jp');
  const provider = /provider=[^;]+/.exec(visitor.cookie)?.[0] ?? '';
  other.cookie = `${other.cookie}; ${provider}`;
  const adding = other.call(contract.returnFromProvider, back);
  await expect(adding).rejects.toMatchObject(refused);
  expect((await accountOf(other))?.providers).toEqual([]);
});

test('what goes to the provider says nothing of anybody, and nothing stored can finish a way', async () => {
  const visitor = server.visit();
  const asked = { provider: 'line', purpose: 'enter' } as const;
  const { address } = await visitor.call(contract.askProvider, asked);
  const query = Object.fromEntries(new URL(address).searchParams);
  expect(query).toMatchObject({
    response_type: 'code',
    scope: 'openid',
    redirect_uri: 'http://localhost:3000/hairu',
    code_challenge_method: 'S256',
  });
  const { rows } = await server.db.query('select * from provider_attempt');
  const stored = JSON.stringify(rows);
  const kept = [query['state'], query['nonce'], query['code_challenge']];
  expect(kept.filter((it) => it === undefined || stored.includes(it))).toEqual([]);
  const { rows: logins } = await server.db.query('select * from provider_login');
  expect(JSON.stringify(logins)).not.toContain('person ');
});

test('a lost address takes the providers with it', async () => {
  const { there } = await owner('line');
  const entered = await enter(there);
  const { rows } = await server.db.query<{ accountId: string }>(
    'select account_id as "accountId" from provider_login order by made_at desc limit 1',
  );
  await deleteWaysIn(server.db, rows[0]?.accountId ?? '');
  await expect(enter(there)).rejects.toMatchObject(refused);
  expect((await accountOf(entered))?.providers).toEqual([]);
});

test('thirty ways in ten minutes are enough for a caller', async () => {
  const visitor = server.visit();
  const asked = { provider: 'line', purpose: 'enter' } as const;
  for (let way = 0; way < 30; way += 1) await visitor.call(contract.askProvider, asked);
  await expect(visitor.call(contract.askProvider, asked)).rejects.toMatchObject({ status: 429 });
});

test('an association is begun as always; the provider belongs to the person, not to it', async () => {
  const { visitor, there } = await owner('google');
  const begun = { name: 'みなみ台管理組合', yourName: '木村 花', position: 'chair' } as const;
  await visitor.call(beginAssociation, begun);
  const account = await accountOf(await enter(there));
  expect(account?.memberships).toMatchObject([{ name: begun.name }]);
});
