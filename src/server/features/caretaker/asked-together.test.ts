import { beforeAll, expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { getSession } from '#contract/session.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
let visitor: ReturnType<typeof server.visit>;
let conversationId = '';

beforeAll(async () => {
  visitor = server.visit();
  conversationId = (await visitor.call(caretaker.createConversation, { title: 'AI Chat Session' }))
    .id;
});

const ask = (message: string) => visitor.call(caretaker.sendMessage, { message, conversationId });

const plain = (text: string) => text.replaceAll('**', '');

/** What stands below the asker's own words. */
function below(words: string, content: string): string {
  const [, answer = ''] = plain(content).split(`「${words}」について\n\n`);
  return answer.split('\n\n')[0] ?? '';
}

test.each([
  [
    '積立金って今いくら貯まってるの？足りるの？',
    ['積立金って今いくら貯まってるの？', '修繕積立金の預金の残高は'],
    ['足りるの？', '不足'],
  ],
  [
    'ベランダにプランター置いていいですか？避難の板の前はまずい？',
    ['ベランダにプランター置いていいですか？', '植木鉢を置くこと'],
    ['避難の板の前はまずい？', 'いかなる物も置いてはならない'],
  ],
  [
    '集会室で子どもの誕生日会やりたいんですけど、何時まで使えますか。飲食OK？',
    ['何時まで使えますか', '午後9時まで'],
    ['飲食OK？', '使用者は、次のことを守らなければならない'],
  ],
])('%s is answered in two parts', async (message, first, second) => {
  const { message: answer, sources } = await ask(message);
  for (const [words = '', said = ''] of [first, second]) {
    expect(below(words, answer.content)).toContain(said);
  }
  expect(answer.outcome).toBe('answered');
  // What was looked up in figures has none.
  expect(answer.accuracy ?? 1).toBeGreaterThanOrEqual(0.6);
  const cited = [...answer.content.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
  expect([...new Set(cited)]).toEqual(sources.map((_, place) => place + 1));
});

test('a message with one question has no headings of its own', async () => {
  const { message } = await ask('原付置きたいです。月いくら？');
  expect(message.content).not.toContain('について**');
});

test('a changed sentence takes the words above it along, and leaves the other answer', async () => {
  const { id: ownId } = await visitor.call(caretaker.createConversation, { title: 'AI Chat' });
  await visitor.call(caretaker.sendMessage, {
    message: '犬は何匹まで?大きさは?',
    conversationId: ownId,
  });
  const { association } = await visitor.call(getSession, {});
  await server.db.query(
    `update document set body = replace(body, '45センチメートル', '46センチメートル')
      where association_id = $1 and slug = 'rule-pets'`,
    [association.id],
  );
  const { messages } = await visitor.call(caretaker.getConversation, { conversationId: ownId });
  const content = plain(messages.at(-1)?.content ?? '');
  expect(content).toContain('2匹まで');
  expect(content).not.toContain('45センチメートル');
});
