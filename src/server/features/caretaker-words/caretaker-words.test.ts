import { beforeEach, expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { setDemoRole } from '#contract/session.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
let visitor: ReturnType<typeof server.visit>;

beforeEach(() => {
  visitor = server.visit();
});

async function answerTo(message: string): Promise<caretaker.ChatMessage> {
  const title = 'AI Chat Session';
  const { id: conversationId } = await visitor.call(caretaker.createConversation, { title });
  const asked = { message, conversationId };
  return (await visitor.call(caretaker.sendMessage, asked)).message;
}

test('own synonyms: the board adds them, the next answer knows them, a resident only reads', async () => {
  const words = ['カワセミ', '駐輪場'];
  const added = visitor.call(caretaker.addOwnSynonym, { words });
  await expect(added).rejects.toMatchObject({ status: 403 });

  await visitor.call(setDemoRole, { role: 'board' });
  const question = 'カワセミの使用料はいくらですか';
  const before = await answerTo(question);
  const { synonym } = await visitor.call(caretaker.addOwnSynonym, { words });
  const after = await answerTo(question);
  const firstOf = ({ sources: [source] = [] }: caretaker.ChatMessage) =>
    `${source?.title} ${source?.place}`;
  expect(firstOf(before)).not.toContain('駐輪場');
  expect(firstOf(after)).toContain('駐輪場');

  await visitor.call(setDemoRole, { role: 'resident' });
  const listed = await visitor.call(caretaker.listOwnSynonyms, {});
  expect(listed.synonyms).toEqual([{ id: synonym.id, words }]);
  const strangers = await server.visit().call(caretaker.listOwnSynonyms, {});
  expect(strangers.synonyms).toEqual([]);

  await visitor.call(setDemoRole, { role: 'board' });
  await visitor.call(caretaker.deleteOwnSynonym, { synonymId: synonym.id });
  expect((await visitor.call(caretaker.listOwnSynonyms, {})).synonyms).toEqual([]);
  const again = visitor.call(caretaker.deleteOwnSynonym, { synonymId: synonym.id });
  await expect(again).rejects.toMatchObject({ status: 404 });
});

test('the same word twice is no synonym', async () => {
  await visitor.call(setDemoRole, { role: 'board' });
  const added = visitor.call(caretaker.addOwnSynonym, { words: ['管理員', ' 管理員 '] });
  await expect(added).rejects.toMatchObject({
    status: 400,
    message: '同じ意味の言葉を、2つ以上入れてください。',
  });
});
