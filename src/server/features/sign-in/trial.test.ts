import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { requestOf } from '#contract/endpoint.ts';
import { getHome } from '#contract/home.ts';
import { getManagement, savePreference } from '#contract/management.ts';
import { listPeople, printLetters } from '#contract/people.ts';
import { getSession } from '#contract/session.ts';
import * as setup from '#contract/setup.ts';
import * as signing from '#contract/sign-in.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const dayMs = 86_400_000;

async function enter(email: string, purpose: 'begin' | 'enter') {
  const visitor = server.visit();
  await visitor.call(signing.askForNumber, { email, purpose });
  const mails = await listWaitingMails(server.db);
  const body = mails.filter(({ recipient }) => recipient === email).at(-1)?.body ?? '';
  const number = /\d{4} \d{4}/.exec(body)?.[0] ?? '';
  await visitor.call(signing.signIn, { number, isShared: false });
  return visitor;
}

const rows = [
  ['部屋番号', '専有面積', '議決権', '区分所有者', 'フリガナ'],
  ['101', '60', '1', '青木 一郎', 'アオキ イチロウ'],
];

test('after its last day a trial shows everything and takes nothing in but what is one’s own', async () => {
  const email = 'trial@example.jp';
  const board = await enter(email, 'begin');
  const { associationId } = await board.call(signing.beginAssociation, {
    name: 'さくら台マンション管理組合',
    yourName: '鈴木 一郎',
    position: 'chair',
  });
  const trial = async (visitor: typeof board) =>
    (await visitor.call(getSession, {}, associationId)).trial;
  expect(await trial(board)).toEqual({ endsOn: '2026-12-21', daysLeft: 31 });
  await board.call(setup.applyRosterTable, { id: randomUUID(), rows }, associationId);

  server.clock.nowMs += 30 * dayMs;
  const lastDay = await enter(email, 'enter');
  expect(await trial(lastDay)).toEqual({ endsOn: '2026-12-21', daysLeft: 1 });
  await lastDay.call(setup.applyRosterTable, { id: randomUUID(), rows }, associationId);

  server.clock.nowMs += dayMs;
  const after = await enter(email, 'enter');
  expect(await trial(after)).toEqual({ endsOn: '2026-12-21', daysLeft: 0 });
  const late = after.call(setup.applyRosterTable, { id: randomUUID(), rows }, associationId);
  await expect(late).rejects.toThrow('お試しは2026年12月21日に終わりました');
  const { people } = await after.call(listPeople, {}, associationId);
  const personIds = people.map(({ id }) => id);
  const { url, method, body } = requestOf(printLetters, { personIds }, associationId);
  const headers = { 'content-type': 'application/json' };
  expect((await after.send(url, { method, headers, body })).status).toBe(403);
  expect(personIds).toHaveLength(1);
  await after.call(getHome, {}, associationId);
  const preference = (await after.call(getManagement, {}, associationId)).preference;
  await after.call(savePreference, preference, associationId);

  // 契約: nothing ends any more.
  await server.db.query('update association set trial_ends_on = null where id = $1', [
    associationId,
  ]);
  expect(await trial(after)).toBeNull();
  await after.call(setup.applyRosterTable, { id: randomUUID(), rows }, associationId);
});

test('the demonstration has no trial', async () => {
  expect((await server.visit().call(getSession, {})).trial).toBeNull();
});
