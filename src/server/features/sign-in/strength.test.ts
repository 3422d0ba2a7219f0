import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { requestOf } from '#contract/endpoint.ts';
import { getHome } from '#contract/home.ts';
import { savePreference } from '#contract/management.ts';
import { askForProofNumber, proveByNumber } from '#contract/passkeys.ts';
import { listPeople, printLetters } from '#contract/people.ts';
import { addContact, addOfficer } from '#contract/setup.ts';
import { askForNumber, beginAssociation, getAccount, signIn } from '#contract/sign-in.ts';
import { mailedNumber } from '#server/testing/mailed-number.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const minuteMs = 60_000;
const old = { status: 403, code: 'prove_again' };
const refused = { status: 403, code: 'not_allowed' };

beforeEach(async () => {
  await server.db.exec('delete from outbox_mail; delete from rate_use');
  server.clock.nowMs += 25 * 60 * minuteMs;
});

async function enter(email: string, visitor = server.visit()): Promise<Visitor> {
  await visitor.call(askForNumber, { email, purpose: 'begin' });
  const number = await mailedNumber(server.db, email);
  await visitor.call(signIn, { number, isShared: false });
  return visitor;
}

async function board() {
  const email = `${randomUUID()}@example.jp`;
  const visitor = await enter(email);
  const { associationId } = await visitor.call(beginAssociation, {
    name: 'さくら台マンション管理組合',
    yourName: '鈴木 一郎',
    position: 'chair',
  });
  const contact = () => ({
    id: randomUUID(),
    kind: 'building' as const,
    name: '管理室',
    phone: '045-000-0000',
    hours: '',
    purpose: '',
  });
  return {
    visitor,
    email,
    associationId,
    /** `raised` is asked for this, `fresh` for the other. */
    write: () => visitor.call(addContact, contact(), associationId),
    elect: () =>
      visitor.call(
        addOfficer,
        {
          id: randomUUID(),
          personId: randomUUID(),
          post: 'chair',
          termFrom: '2026-05-24',
          termUntil: '2027-05-31',
        },
        associationId,
      ),
  };
}

async function prove(visitor: Visitor, email: string): Promise<void> {
  await server.db.exec('delete from outbox_mail');
  await visitor.call(askForProofNumber, {});
  await visitor.call(proveByNumber, { number: await mailedNumber(server.db, email) });
}

describe('本人の確認', () => {
  test('is asked for people after ten minutes, for other writes after twelve hours, for reading never', async () => {
    const { visitor, email, associationId, write, elect } = await board();
    server.clock.nowMs += 10 * minuteMs - 1;
    await expect(elect()).rejects.not.toMatchObject(old);
    server.clock.nowMs += 1;
    await expect(elect()).rejects.toMatchObject(old);
    await write();
    await prove(visitor, email);
    await expect(elect()).rejects.not.toMatchObject(old);
    server.clock.nowMs += 12 * 60 * minuteMs;
    await expect(write()).rejects.toMatchObject(old);
    await visitor.call(listPeople, {}, associationId);
    await visitor.call(getHome, {}, associationId);
    await prove(visitor, email);
    await write();
  });

  test('is not asked for what is one’s own', async () => {
    const { visitor, associationId } = await board();
    server.clock.nowMs += 20 * 60 * minuteMs;
    const own = { url: requestOf(savePreference, {}, associationId).url, method: 'PUT' };
    const headers = { 'content-type': 'application/json' };
    const { status } = await visitor.send(own.url, { method: own.method, headers, body: '{}' });
    expect(status).toBe(400);
  });

  test('stands before a letter is printed, whose paper lets somebody in', async () => {
    const { visitor, associationId } = await board();
    server.clock.nowMs += 10 * minuteMs;
    const { url, method } = requestOf(printLetters, {}, associationId);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ personIds: [randomUUID()] });
    const response = await visitor.send(url, { method, headers, body });
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'prove_again' }]);
  });

  test('makes the session a new secret; the old one is good for what is under way alone', async () => {
    const { visitor, email } = await board();
    const before = visitor.cookie;
    await prove(visitor, email);
    expect(visitor.cookie).not.toBe(before);
    await visitor.call(getAccount, {});
    server.clock.nowMs += minuteMs;
    const thief = server.visit();
    thief.cookie = before;
    expect((await thief.call(getAccount, {})).account).toBeNull();
  });

  test('takes no number of another kind, and none of another account', async () => {
    const { visitor, email } = await board();
    const other = await board();
    server.clock.nowMs += 11 * minuteMs;
    await server.db.exec('delete from outbox_mail');
    await visitor.call(askForNumber, { email, purpose: 'enter' });
    const entering = { number: await mailedNumber(server.db, email) };
    await expect(visitor.call(proveByNumber, entering)).rejects.toMatchObject(refused);
    await other.visitor.call(askForProofNumber, {});
    const theirs = { number: await mailedNumber(server.db, other.email) };
    await expect(visitor.call(proveByNumber, theirs)).rejects.toMatchObject(refused);
    await visitor.call(askForProofNumber, {});
    for (let times = 0; times < 5; times += 1) {
      await expect(visitor.call(proveByNumber, { number: '0000 0000' })).rejects.toMatchObject(
        refused,
      );
    }
    const right = { number: await mailedNumber(server.db, email) };
    await expect(visitor.call(proveByNumber, right)).rejects.toMatchObject(refused);
    expect((await visitor.call(getAccount, {})).account).not.toBeNull();
  });

  test('leaves the demonstration as it is: there nobody is asked', async () => {
    const visitor = server.visit();
    server.clock.nowMs += 20 * 60 * minuteMs;
    const { url, method } = requestOf(addContact, {});
    const headers = { 'content-type': 'application/json' };
    const response = await visitor.send(url, { method, headers, body: '{}' });
    expect(await response.json()).not.toMatchObject({ code: 'prove_again' });
  });
});
