import { beforeAll, expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { setDemoRole } from '#contract/session.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
const pets = 'ペットは何匹まで飼えますか？';

async function openConversation(visitor: Visitor): Promise<string> {
  return (await visitor.call(caretaker.createConversation, { title: 'AI Chat Session' })).id;
}

async function ask(message: string, visitor = server.visit()) {
  const conversationId = await openConversation(visitor);
  return (await visitor.call(caretaker.sendMessage, { message, conversationId })).message;
}

beforeAll(async () => {
  // The first question indexes the documents.
  await ask(pets);
});

test('thirty visitors who ask at once all get the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(pets)));
  const contents = new Set(answers.map(({ content }) => content));
  expect(contents.size).toBe(1);
});

test('whoever leaves fifty times in the middle finds every answer, and the next one comes', async () => {
  for (let round = 0; round < 5; round += 1) {
    const visitor = server.visit();
    const conversationId = await openConversation(visitor);
    for (let count = 0; count < 10; count += 1) {
      const response = await visitor.send('/api/chat', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ message: pets, conversationId }),
      });
      await response.body?.cancel();
    }
    await expect
      .poll(async () => {
        const held = await visitor.call(caretaker.getConversation, { conversationId });
        return held.messages.filter(({ role }) => role === 'assistant').length;
      })
      .toBe(10);
  }
  expect((await ask(pets)).outcome).toBe('answered');
});

test('own words of any kind break no question', async () => {
  const board = server.visit();
  await board.call(setDemoRole, { role: 'board' });
  const groups = [
    ['。', '、'],
    ['\u3099', '\u309a'],
    ['\u200b', '\u200d'],
    ['(', '['],
    ['.*', '(a+)+$'],
    ['$&', '$1'],
    ['の', 'は'],
    ['ペ', 'ト'],
    ['ペット', 'ペットペット'],
    ['__proto__', 'constructor'],
  ];
  for (const words of groups) await board.call(caretaker.addOwnSynonym, { words });
  const conversationId = await openConversation(board);
  const asked = { message: pets, conversationId };
  const { sources } = await board.call(caretaker.sendMessage, asked);
  expect(sources[0]?.title).toBe('ペット飼育細則');
});
