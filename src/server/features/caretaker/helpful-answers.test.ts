import { beforeEach, expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

const question = 'プリズムの貸し出しは、だれに頼みますか';
let visitor: Visitor;

/** A visitor whose library says something that the product has never met. */
async function newcomer(role: 'resident' | 'board'): Promise<Visitor> {
  const one = server.visit();
  await one.call(setDemoRole, { role });
  const { association } = await one.call(getSession, {});
  await server.db.query(
    `update document set body = $2 where association_id = $1 and slug = 'rule-bicycle'`,
    [association.id, '### 第1条（プリズム）\n\nプリズムは、集会室の係に申し出て借りる。'],
  );
  return one;
}

beforeEach(async () => {
  visitor = await newcomer('board');
});

async function ask(by: Visitor = visitor) {
  const conversation = await by.call(caretaker.createConversation, { title: 'AI Chat Session' });
  const conversationId = conversation.id;
  const { message } = await by.call(caretaker.sendMessage, { message: question, conversationId });
  return { conversationId, messageId: message.id, accuracy: message.accuracy ?? 0 };
}

const rate = (messageId: string, rating: 'up' | 'down' | null, by = visitor) =>
  by.call(caretaker.rateMessage, { messageId, rating, reason: '' });

test('what the board found helpful is surer the next time', async () => {
  const first = await ask();
  expect((await rate(first.messageId, 'up')).isLearnt).toBe(true);
  expect((await ask()).accuracy).toBeGreaterThan(first.accuracy);
});

test('taken back, or with its conversation gone, it is forgotten', async () => {
  const first = await ask();
  await rate(first.messageId, 'up');
  expect((await rate(first.messageId, null)).isLearnt).toBe(false);
  expect((await ask()).accuracy).toBe(first.accuracy);
  await rate(first.messageId, 'up');
  await visitor.call(caretaker.deleteConversation, { conversationId: first.conversationId });
  expect((await ask()).accuracy).toBe(first.accuracy);
});

test('no, and the thumbs of a resident, teach nothing', async () => {
  const first = await ask();
  expect((await rate(first.messageId, 'down')).isLearnt).toBe(false);
  expect((await ask()).accuracy).toBe(first.accuracy);
  const resident = await newcomer('resident');
  const own = await ask(resident);
  expect((await rate(own.messageId, 'up', resident)).isLearnt).toBe(false);
  expect((await ask(resident)).accuracy).toBe(own.accuracy);
});

test('another association learns nothing of it', async () => {
  await rate((await ask()).messageId, 'up');
  const other = await newcomer('board');
  const first = await ask(other);
  expect((await ask(other)).accuracy).toBe(first.accuracy);
  expect(first.accuracy).toBeLessThan((await ask()).accuracy);
});

test('where the passage says something else by now, it is forgotten', async () => {
  await rate((await ask()).messageId, 'up');
  const { association } = await visitor.call(getSession, {});
  const say = (body: string) =>
    server.db.query(
      `update document set body = $2 where association_id = $1 and slug = 'rule-bicycle'`,
      [association.id, body],
    );
  await say('### 第1条（プリズム）\n\nプリズムは、管理事務室の係に申し出て借りる。');
  const changed = await ask();
  const other = await newcomer('board');
  const { association: another } = await other.call(getSession, {});
  await server.db.query(
    `update document set body = $2 where association_id = $1 and slug = 'rule-bicycle'`,
    [another.id, '### 第1条（プリズム）\n\nプリズムは、管理事務室の係に申し出て借りる。'],
  );
  expect(changed.accuracy).toBe((await ask(other)).accuracy);
});
