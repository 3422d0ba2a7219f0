import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createConversation, sendMessage } from '#contract/caretaker.ts';
import { getHome } from '#contract/home.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import * as contract from '#contract/sign-in.ts';
import { demoUser } from '#demo/demo-user.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { mailedNumber } from '#server/testing/mailed-number.ts';
import { startServer } from '#server/testing/start-server.ts';

const filesFolder = mkdtempSync(join(tmpdir(), 'sumiwa-sign-in-'));
afterAll(() => rmSync(filesFolder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(filesFolder) });
type Visitor = ReturnType<typeof server.visit>;
const hourMs = 3_600_000;

beforeEach(async () => {
  await server.db.exec('delete from outbox_mail; delete from rate_use');
  server.clock.nowMs += 25 * hourMs;
});

async function ask(visitor: Visitor, email: string, purpose: 'enter' | 'begin' = 'enter') {
  return visitor.call(contract.askForNumber, { email, purpose });
}

async function enter(email: string, { visitor = server.visit(), isShared = false } = {}) {
  await ask(visitor, email, 'begin');
  const number = await mailedNumber(server.db, email.trim().toLowerCase());
  await visitor.call(contract.signIn, { number, isShared });
  return visitor;
}

const accountOf = async (visitor: Visitor) => (await visitor.call(contract.getAccount, {})).account;

describe('the number by mail', () => {
  test('opens an account, and the same account the next time', async () => {
    const first = await enter('Hanako@Example.jp ');
    expect(await accountOf(first)).toMatchObject({ email: 'hanako@example.jp', memberships: [] });
    server.clock.nowMs += 60_000;
    const second = server.visit();
    await ask(second, 'hanako@example.jp');
    const number = await mailedNumber(server.db, 'hanako@example.jp');
    await second.call(contract.signIn, { number, isShared: false });
    expect((await accountOf(second))?.devices).toHaveLength(2);
  });

  test('is good in the browser that asked alone, once, and for ten minutes', async () => {
    const [asking, other] = [server.visit(), server.visit()];
    await ask(asking, 'taro@example.jp', 'begin');
    const number = await mailedNumber(server.db, 'taro@example.jp');
    const answer = { number, isShared: false };
    await ask(other, 'taro@example.jp', 'begin');
    await expect(other.call(contract.signIn, answer)).rejects.toMatchObject({ status: 403 });
    const attempt = asking.cookie;
    await asking.call(contract.signIn, answer);
    asking.cookie = attempt;
    await expect(asking.call(contract.signIn, answer)).rejects.toMatchObject({ status: 403 });
    const late = server.visit();
    await ask(late, 'taro@example.jp');
    const lateNumber = await mailedNumber(server.db, 'taro@example.jp');
    server.clock.nowMs += 600_000;
    await expect(
      late.call(contract.signIn, { number: lateNumber, isShared: false }),
    ).rejects.toMatchObject({ status: 403 });
  });

  test('five wrong ones end it, also when forty come at once', async () => {
    const visitor = server.visit();
    await ask(visitor, 'jiro@example.jp', 'begin');
    const number = await mailedNumber(server.db, 'jiro@example.jp');
    const wrong = number === '0000 0000' ? '0000 0001' : '0000 0000';
    const tries = Array.from({ length: 40 }, () =>
      visitor.call(contract.signIn, { number: wrong, isShared: false }).catch(() => undefined),
    );
    await Promise.all(tries);
    const { rows } = await server.db.query<{ used: number }>('select used from rate_use');
    expect(rows.map(({ used }) => used)).toContain(5);
    await expect(visitor.call(contract.signIn, { number, isShared: false })).rejects.toMatchObject({
      status: 403,
    });
  });

  test('after twenty wrong ones in a day the right one no longer opens by mail', async () => {
    await enter('saburo@example.jp');
    for (let round = 0; round < 4; round += 1) {
      server.clock.nowMs += 1_000;
      const guesser = server.visit();
      await ask(guesser, 'saburo@example.jp');
      for (let i = 0; i < 5; i += 1) {
        const guess = { number: '99999999', isShared: false };
        await guesser.call(contract.signIn, guess).catch(() => undefined);
      }
    }
    server.clock.nowMs += hourMs;
    const owner = server.visit();
    await ask(owner, 'saburo@example.jp');
    const number = await mailedNumber(server.db, 'saburo@example.jp');
    await expect(owner.call(contract.signIn, { number, isShared: false })).rejects.toMatchObject({
      status: 403,
    });
    server.clock.nowMs += 24 * hourMs;
    const tomorrow = await enter('saburo@example.jp');
    expect(await accountOf(tomorrow)).not.toBeNull();
  });

  test('an address gets five mails in an hour and fifteen in a day, and is told the same', async () => {
    const answers = new Set<string>();
    for (let i = 0; i < 7; i += 1) {
      answers.add((await ask(server.visit(), 'many@example.jp', 'begin')).message);
    }
    expect(answers.size).toBe(1);
    expect(await listWaitingMails(server.db)).toHaveLength(5);
    for (let hour = 0; hour < 4; hour += 1) {
      server.clock.nowMs += hourMs;
      for (let i = 0; i < 5; i += 1) await ask(server.visit(), 'many@example.jp', 'begin');
    }
    expect((await listWaitingMails(server.db)).length).toBeLessThanOrEqual(15);
  });
});

describe('nothing can be learnt', () => {
  test('a known and an unknown address get the same answer after the same statements', async () => {
    await enter('known@example.jp');
    const asked = async (email: string) => {
      server.statements.length = 0;
      const response = await server.visit().send('/api/sign-in/number', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, purpose: 'enter' }),
      });
      return {
        status: response.status,
        body: await response.text(),
        statements: [...server.statements],
      };
    };
    expect(await asked('unknown@example.jp')).toEqual(await asked('known@example.jp'));
  });

  test('an unknown address is written to, but no number of it opens anything', async () => {
    const visitor = server.visit();
    await ask(visitor, 'stranger@example.jp');
    const [mail] = await listWaitingMails(server.db);
    expect(mail?.subject).toBe('スミワへの登録が見つかりません');
    expect(mail?.body).not.toMatch(/\d{4} \d{4}/);
  });

  test('the demo user has no way in', async () => {
    const visitor = server.visit();
    await ask(visitor, demoUser.email);
    expect(await mailedNumber(server.db, demoUser.email)).toBe('');
  });

  test('no row of the attempt or the session holds what opens it', async () => {
    const visitor = await enter('quiet@example.jp');
    const secrets = visitor.cookie.split(/[=.; ]/).filter((part) => part.length > 40);
    expect(secrets.length).toBeGreaterThan(0);
    const { rows } = await server.db.query<{ text: string }>(
      'select account_session::text as text from account_session',
    );
    for (const secret of secrets) expect(rows.map(({ text }) => text).join()).not.toContain(secret);
  });
});

describe('a session', () => {
  test('is turned after a day; the old secret signs out whoever comes late with it, and says so', async () => {
    const visitor = await enter('turn@example.jp');
    const old = visitor.cookie;
    server.clock.nowMs += 24 * hourMs;
    await accountOf(visitor);
    const turned = visitor.cookie;
    expect(turned).not.toBe(old);
    await accountOf(visitor);
    server.clock.nowMs += 61_000;
    const thief = server.visit();
    thief.cookie = old;
    expect(await accountOf(thief)).toBeNull();
    expect(await accountOf(visitor)).toBeNull();
    const mails = await listWaitingMails(server.db);
    expect(mails.at(-1)?.subject).toBe('スミワから自動でログアウトしました');
  });

  test('of many requests at once with the old secret one turns it and none is refused', async () => {
    const visitor = await enter('at-once@example.jp');
    const old = visitor.cookie;
    server.clock.nowMs += 24 * hourMs;
    const tabs = Array.from({ length: 12 }, () => {
      const tab = server.visit();
      tab.cookie = old;
      return tab;
    });
    const accounts = await Promise.all(tabs.map(accountOf));
    expect(accounts.every((account) => account !== null)).toBe(true);
    expect(tabs.filter(({ cookie }) => cookie !== old)).toHaveLength(1);
  });

  test('a lost answer signs nobody out', async () => {
    const visitor = await enter('lost@example.jp');
    const old = visitor.cookie;
    server.clock.nowMs += 24 * hourMs;
    await accountOf(visitor);
    visitor.cookie = old;
    server.clock.nowMs += hourMs;
    expect(await accountOf(visitor)).not.toBeNull();
    expect(visitor.cookie).not.toBe(old);
  });

  test('ends on a shared device after half an hour without use', async () => {
    const visitor = await enter('library@example.jp', { isShared: true });
    server.clock.nowMs += 29 * 60_000;
    expect(await accountOf(visitor)).not.toBeNull();
    server.clock.nowMs += 29 * 60_000;
    expect(await accountOf(visitor)).not.toBeNull();
    server.clock.nowMs += 31 * 60_000;
    expect(await accountOf(visitor)).toBeNull();
  });

  test('another device is ended from the list; everywhere ends all', async () => {
    const [here, there] = [await enter('two@example.jp'), await enter('two@example.jp')];
    const devices = (await accountOf(here))?.devices ?? [];
    const other = devices.find(({ isThis }) => !isThis)?.id ?? '';
    await here.call(contract.endDevice, { sessionId: other });
    expect(await accountOf(there)).toBeNull();
    const again = await enter('two@example.jp');
    await here.call(contract.signOut, { everywhere: true });
    expect(await accountOf(again)).toBeNull();
    await expect(here.call(contract.endDevice, { sessionId: other })).rejects.toMatchObject({
      status: 401,
    });
  });

  test('the eleventh ends the longest unused', async () => {
    const first = await enter('many-devices@example.jp');
    for (let i = 0; i < 10; i += 1) {
      server.clock.nowMs += hourMs;
      await enter('many-devices@example.jp');
      if (i % 4 === 3) await server.db.exec('delete from rate_use');
    }
    expect(await accountOf(first)).toBeNull();
  });
});

test('a write with a session says where it comes from', async () => {
  const visitor = await enter('csrf@example.jp');
  const write = (headers: Record<string, string>) =>
    server.app.request('/api/sign-out', {
      method: 'POST',
      headers: { cookie: visitor.cookie, 'content-type': 'application/json', ...headers },
      body: '{"everywhere":true}',
    });
  expect((await write({})).status).toBe(403);
  expect((await write({ origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await write({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await accountOf(visitor)).not.toBeNull();
  expect((await write({ origin: 'http://localhost:3000' })).status).toBe(200);
});

type Reading = { readonly path: string };

function isReading(it: unknown): it is Reading {
  const { method, path, needs } = Object(it);
  // A file may not be there.
  const isFile = 'mediaType' in Object(it);
  return method === 'GET' && typeof path === 'string' && needs !== 'nothing' && !isFile;
}

describe('a new association', () => {
  const beginning = {
    name: 'さくら台マンション管理組合',
    yourName: '鈴木 一郎',
    position: 'chair',
  };

  async function begin(email: string) {
    const visitor = await enter(email);
    const begun = { ...beginning, position: 'chair' } as const;
    const { associationId } = await visitor.call(contract.beginAssociation, begun);
    return { visitor, associationId };
  }

  test('is a trial of thirty days, seen by its founder alone', async () => {
    const { visitor, associationId } = await begin('founder@example.jp');
    const account = await accountOf(visitor);
    expect(account?.memberships).toMatchObject([{ name: beginning.name, position: 'chair' }]);
    const session = await visitor.call(getSession, {}, associationId);
    expect(session.user).toMatchObject({ name: '鈴木 一郎', email: 'founder@example.jp' });
    expect(session.may).toContain('month.close');
    const home = await visitor.call(getHome, {}, associationId);
    expect(home.tasks).toEqual([]);
    const { id: conversationId } = await visitor.call(
      createConversation,
      { title: 'はじめて' },
      associationId,
    );
    const asked = { message: 'ペットは飼えますか', conversationId };
    const { message } = await visitor.call(sendMessage, asked, associationId);
    expect(message.content).not.toContain('みどり坂');
    const ownDemo = server.visit();
    await expect(ownDemo.call(sendMessage, asked)).rejects.toMatchObject({ status: 404 });
    const other = await begin('other-founder@example.jp');
    for (const stranger of [server.visit(), other.visitor]) {
      await expect(stranger.call(getHome, {}, associationId)).rejects.toMatchObject({
        status: 404,
      });
    }
  });

  test('has every page, though nothing stands in it yet', async () => {
    const { visitor, associationId } = await begin('empty@example.jp');
    const contracts = import.meta.glob<Record<string, unknown>>('../../../contract/*.ts', {
      eager: true,
    });
    const reading = Object.values(contracts)
      .flatMap((module) => Object.values(module))
      .filter(isReading);
    expect(reading.length).toBeGreaterThan(20);
    const failed: string[] = [];
    for (const { path } of reading) {
      const filled = path.replaceAll(/:\w+/g, associationId);
      const { status } = await visitor.send(`/api/associations/${associationId}${filled}`);
      const isNamed = path.includes(':');
      if (status >= 500 || (status === 404 && !isNamed)) failed.push(`${path} → ${status}`);
    }
    // 「まだ登録されていません」: there is no plan before somebody has made one.
    expect(failed).toEqual(['/repair-plan → 404']);
  });

  test('one account tries one out at a time', async () => {
    const { visitor } = await begin('eager@example.jp');
    const begun = { ...beginning, position: 'chair' } as const;
    await expect(visitor.call(contract.beginAssociation, begun)).rejects.toMatchObject({
      status: 409,
    });
    server.clock.nowMs += 31 * 24 * hourMs;
    const later = await enter('eager@example.jp');
    await expect(later.call(contract.beginAssociation, begun)).resolves.toBeDefined();
  });

  test('the demonstration stays as it is for whoever has signed in', async () => {
    const { visitor, associationId } = await begin('both@example.jp');
    await visitor.call(setDemoRole, { role: 'treasurer' });
    const demo = await visitor.call(getSession, {});
    expect(demo.association.id).not.toBe(associationId);
    expect(demo.user.position).toBe('treasurer');
    await expect(visitor.call(getHome, {}, demo.association.id)).rejects.toMatchObject({
      status: 404,
    });
    const membership = await visitor.call(getSession, {}, associationId);
    expect(membership.user.position).toBe('chair');
  });
});
